import { areYouAHuman } from "@facedown/are-you-a-human";
import type { AnyGame } from "@facedown/core";
import { humanPunishment } from "@facedown/human-punishment";
import {
  createMessageFromTheStars,
  messageFromTheStars,
  spanishPack as starsInSpanish,
} from "@facedown/message-from-the-stars";
import { interrupt, memory, partners, promise } from "@facedown/testing/fixtures";
import { createTotallyHuman, spanishPack, totallyHuman } from "@facedown/totally-human";

const real: readonly AnyGame[] = [totallyHuman, areYouAHuman, messageFromTheStars, humanPunishment];
const tests: readonly AnyGame[] = [memory, partners, interrupt, promise];
const all = [...real, ...tests];

/** The games that can be played here, by name. Another game is another name in the lists above; the first is usual. */
export const games: ReadonlyMap<string, AnyGame> = new Map(all.map((game) => [game.name, game]));

/** The games whose cards are written in another language, by that language. */
const translated: Readonly<Record<string, readonly AnyGame[]>> = {
  es: [createTotallyHuman({ pack: spanishPack }), createMessageFromTheStars({ pack: starsInSpanish })],
};

/** The game of this name, with cards of this language where there are any. */
export function gameIn(language: string, name: string): AnyGame | undefined {
  return translated[language]?.find((game) => game.name === name) ?? games.get(name);
}

/** Each game of this name: with the usual cards, and with those of other languages. */
export function editionsOf(name: string): AnyGame[] {
  return [...games.values(), ...Object.values(translated).flat()].filter((game) => game.name === name);
}

/** Whether a game was made to test the library with, and not to be played for fun. */
export function isTestGame(game: AnyGame): boolean {
  return tests.includes(game);
}
