import type { AnyGame } from "@facedown/core";
import type { GameEntry, Variant } from "./game-entry.js";

const fixtures = () => import("@facedown/testing/fixtures");
const twoLanguages = (load: () => Promise<AnyGame>): readonly [Variant, Variant] => [
  { id: "standard", title: "English", language: "en", load },
  { id: "spanish", title: "Español", language: "es", load },
];
const only = (load: () => Promise<AnyGame>): readonly [Variant] => [
  { id: "standard", title: "Standard", language: "en", load },
];

/** The games that can be played here. Another game is another entry; its code is loaded when it is chosen. */
export const games: readonly [GameEntry, ...GameEntry[]] = [
  {
    name: "totally-human",
    title: "Totally Human",
    about: "Answer three questions, find out who only pretends to be human, leave on the right rocket.",
    variants: [
      {
        id: "standard",
        title: "English",
        language: "en",
        load: async () => (await import("@facedown/totally-human")).totallyHuman,
      },
      {
        id: "spanish",
        title: "Español",
        language: "es",
        load: async () => {
          const { createTotallyHuman, spanishPack } = await import("@facedown/totally-human");
          return createTotallyHuman({ pack: spanishPack });
        },
      },
    ],
  },
  {
    name: "are-you-a-human",
    title: "Are You a Human?",
    about: "Look at the robots for a minute, then name from memory what a card shows.",
    variants: twoLanguages(async () => (await import("@facedown/are-you-a-human")).areYouAHuman),
  },
  {
    name: "message-from-the-stars",
    title: "A Message From the Stars",
    about: "An alien and scientists send each other words; a secret cipher gives each a score.",
    variants: [
      {
        id: "standard",
        title: "English",
        language: "en",
        load: async () => (await import("@facedown/message-from-the-stars")).messageFromTheStars,
      },
      {
        id: "spanish",
        title: "Español",
        language: "es",
        load: async () => {
          const { createMessageFromTheStars, spanishPack } = await import("@facedown/message-from-the-stars");
          return createMessageFromTheStars({ pack: spanishPack });
        },
      },
    ],
  },
  {
    name: "human-punishment",
    title: "Human Punishment",
    about: "Secret teams, weapons aimed in the open, programs that interrupt; the last team standing wins.",
    variants: twoLanguages(async () => (await import("@facedown/human-punishment")).humanPunishment),
  },
  {
    name: "fixture-memory",
    title: "Memory (a test game)",
    about: "A row is studied, then covered; a neighbor points, you name the card.",
    variants: only(async () => (await fixtures()).memory),
  },
  {
    name: "fixture-partners",
    title: "Partners (a test game)",
    about: "Two teams, a word to send, notes that only partners read.",
    variants: only(async () => (await fixtures()).partners),
  },
  {
    name: "fixture-interrupt",
    title: "Interrupt (a test game)",
    about: "Attacks that may be answered out of turn, for a few seconds.",
    variants: only(async () => (await fixtures()).interrupt),
  },
  {
    name: "fixture-promise",
    title: "Promise (a test game)",
    about: "Boats, pledges and a tide: moves that wait for the consent of others.",
    variants: only(async () => (await fixtures()).promise),
  },
];

/** The entry of this name. */
export function entryOf(name: string): GameEntry | undefined {
  return games.find((entry) => entry.name === name);
}
