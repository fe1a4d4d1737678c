import type { Json } from "./json.js";
import type { CoreWords } from "./words.js";

const text = (parameter: Json | undefined): string =>
  typeof parameter === "string" ? parameter : JSON.stringify(parameter ?? null);

const large = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);

/** The library's own sentences in English. */
export const english: CoreWords = {
  seat: (seat) => `Seat ${seat + 1}`,
  spectator: "the spectator",
  table: "the table",
  everyone: "everyone",
  nobody: "nobody",
  list: (names) =>
    names.length < 2
      ? (names[0] ?? "")
      : `${names.slice(0, -1).join(", ")} and ${names[names.length - 1] as string}`,
  faceDown: (count) => (count === 1 ? "a face-down card" : `${count} face-down cards`),
  emptyPlace: "an empty place",
  zone: ({ name, count, shown, down }) => {
    const cards = count === 1 ? "1 card" : `${count} cards`;
    if (count === 0) return `${name}: empty`;
    if (shown === "") return `${name}: ${cards}, face down`;
    return down === 0 ? `${name}: ${cards}: ${shown}` : `${name}: ${cards}: ${shown}; ${down} face down`;
  },
  countOnly: ({ name, count }) => `${name}: ${count === 1 ? "1 card" : `${count} cards`}`,
  waiting: (names) => (names === "" ? "Nobody is waited for." : `Waiting for ${names}.`),
  timer: (name, seconds) => `Timer ${name}: ${seconds} seconds.`,
  events: {
    moved: ({ card, from, to }) =>
      from === ""
        ? `${large(card)} comes to ${to}.`
        : to === ""
          ? `${large(card)} leaves ${from}.`
          : `${large(card)} goes from ${from} to ${to}.`,
    shuffled: ({ zone }) => `${large(zone)} is shuffled.`,
    shown: ({ card, at, to }) => `${large(card)} in ${at} is shown to ${to}.`,
    concealed: ({ at, from }) => `A card in ${at} is hidden from ${from}.`,
    flipped: ({ card, at }) => `A card in ${at} is turned over: ${card}.`,
    asked: ({ seats }) =>
      seats === "nobody" ? "Nobody has to choose any more." : `Asked to choose in secret: ${seats}.`,
    sealed: ({ seat, choice }) =>
      choice === "" ? `${large(seat)} has chosen.` : `${large(seat)} has chosen ${choice}.`,
    withdrawn: ({ seat }) => `${large(seat)} takes a choice back.`,
    opened: ({ choices }) => `The choices are opened: ${choices}.`,
    disclosed: ({ fact, value }) => `${large(fact)}: ${value}.`,
    undone: ({ seat }) => `${large(seat)} takes the last move back.`,
  },
  rejections: {
    "game-over": () => "The game is over.",
    "unknown-move": ({ move }) => `There is no move called ${text(move)}.`,
    "bad-input": ({ path, expected }) => `${text(path)} is not right: expected ${text(expected)}.`,
    "not-now": () => "This is not possible in this phase.",
    "not-yours": () => "This move is not yours to make.",
    "left-seat": () => "Somebody else holds this seat now.",
    "nothing-to-undo": () => "There is no move of yours to take back.",
    "undo-shown": () => "Something has been shown or rolled since.",
    "undo-noticed": () => "Somebody has moved since.",
    "too-long": ({ most }) => `A match ends after ${text(most)} moves at the latest.`,
    "rules-broke": () => "The rules of this game broke; the move was not made.",
  },
};
