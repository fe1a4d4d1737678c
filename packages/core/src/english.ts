import { capital, parameterText } from "./sentence.js";
import { wantedText } from "./wanted.js";
import type { CoreWords } from "./words.js";

/** The library's own sentences in English. */
export const english: CoreWords = {
  seat: (seat) => `Seat ${seat + 1}`,
  spectator: "the spectator",
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
  unchosen: (name) => `${name}: nobody has chosen`,
  countOnly: ({ name, count }) => `${name}: ${count === 1 ? "1 card" : `${count} cards`}`,
  waiting: (names, reader = false) => {
    if (reader) return names === "" ? "Waiting for you." : `Waiting for you, and for ${names}.`;
    return names === "" ? "Nobody is waited for." : `Waiting for ${names}.`;
  },
  timer: (name, seconds) => `${capital(name)}: ${seconds === 1 ? "1 second" : `${seconds} seconds`}.`,
  events: {
    moved: ({ card, from, to }) =>
      from === ""
        ? `${capital(card)} comes to ${to}.`
        : to === ""
          ? `${capital(card)} leaves ${from}.`
          : `${capital(card)} goes from ${from} to ${to}.`,
    shuffled: ({ zone }) => `${capital(zone)} is shuffled.`,
    shown: ({ card, at, to }) => `${capital(card)} in ${at} is shown to ${to}.`,
    concealed: ({ at, from }) => `A card in ${at} is hidden from ${from}.`,
    flipped: ({ card, at }) => `A card in ${at} is turned over: ${card}.`,
    asked: ({ seats }) =>
      seats === "nobody" ? "Nobody has to choose any more." : `Asked to choose in secret: ${seats}.`,
    sealed: ({ seat, choice }) =>
      choice === "" ? `${capital(seat)} has chosen.` : `${capital(seat)} has chosen ${choice}.`,
    withdrawn: ({ seat }) => `${capital(seat)} takes a choice back.`,
    opened: ({ choices }) => `The choices are opened: ${choices}.`,
    disclosed: ({ fact, value }) => `${capital(fact)}: ${value}.`,
    undone: ({ seat }) => `${capital(seat)} takes the last move back.`,
    rewound: () => "The game goes back to an earlier position.",
  },
  input: (path, wanted) => {
    if (wanted.is === "no field") {
      const [only, ...others] = wanted.fields ?? [];
      if (wanted.fields === null) return `There is no field ${path}.`;
      if (only === undefined) return `There is no field ${path}: this takes none.`;
      return others.length === 0
        ? `There is no field ${path}: the only field is ${only}.`
        : `There is no field ${path}: the fields are ${english.list(wanted.fields)}.`;
    }
    if (wanted.is !== "missing") return `${path} is not right: expected ${wantedText(wanted)}.`;
    return wanted.of.is === "other"
      ? `${path} is missing.`
      : `${path} is missing: expected ${wantedText(wanted.of)}.`;
  },
  rejections: {
    "game-over": () => "The game is over.",
    "unknown-move": ({ move }) => `There is no move called ${parameterText(move)}.`,
    "bad-input": ({ path, expected }) =>
      `${parameterText(path)} is not right: expected ${parameterText(expected)}.`,
    "not-now": () => "This is not possible in this phase.",
    "not-yours": () => "This move is not yours to make.",
    "left-seat": () => "Somebody else holds this seat now.",
    "nothing-to-undo": () => "There is no move of yours to take back.",
    "undo-final": () => "By the rules that stands once it is made.",
    "undo-shown": () => "Something has been shown or rolled since.",
    "undo-noticed": () => "Somebody has moved since.",
    "too-long": ({ most }) => `A match ends after ${parameterText(most)} moves at the latest.`,
    "rules-broke": () => "The rules of this game broke; the move was not made.",
  },
};
