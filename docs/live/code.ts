import {
  defineRules,
  everyone,
  nobody,
  only,
  slots,
  type Seat,
  type Slots,
} from "@facedown/core";
import * as v from "valibot";

interface State {
  turn: Seat;
  seats: number;
  left: number;
  found: boolean;
  code: Slots<number>; // three digits that nobody sees
}

interface Events {
  guessed: { seat: Seat; digits: number[] };
}

interface Rejections {
  "CODE-1": { turn: Seat };
}

// #region facts
const rules = defineRules<State, Events, Rejections>()({
  visible: {
    turn: "public",
    seats: "public",
    left: "public",
    found: "public",
    code: "cells",
  },
  events: { guessed: { seat: "public", digits: "public" } },
  facts: { hits: v.picklist([0, 1, 2, 3]) }, // all values that may ever be told
  rulebook: { "CODE-1": { text: "Players take turns.", chapter: "Turns" } },
});
// #endregion facts

const digit = v.picklist([1, 2, 3]);
type Digit = v.InferOutput<typeof digit>;
const all = [1, 2, 3] as const;

// #region guess
const guess = rules.move({
  input: v.strictObject({ digits: v.tuple([digit, digit, digit]) }),
  check: ({ view, seat }) =>
    view.turn === seat
      ? undefined
      : rules.reject("CODE-1", { turn: view.turn }),
  choices: ({ view, seat }) =>
    view.turn === seat
      ? all.flatMap((a) =>
          all.flatMap((b) =>
            all.map((c) => ({ digits: [a, b, c] as [Digit, Digit, Digit] })),
          ),
        )
      : [],
  apply: ({ state, seat, input, dealer }) => {
    dealer.tell({ type: "guessed", seat, digits: [...input.digits] });
    const hits = state.code.cards.filter(
      (card, i) => card !== "empty" && card.face === input.digits[i],
    );
    const told = dealer.disclose(
      "hits",
      hits.length as 0 | 1 | 2 | 3,
      everyone,
    );
    state.found = told === 3; // public, and follows from what was disclosed
    state.left--;
    state.turn = (state.turn + 1) % state.seats;
  },
});
// #endregion guess

/** Three digits lie face down; each guess is answered with how many are right. */
export const game = rules.game({
  name: "code",
  version: 1,
  seats: { min: 1, max: 4 },
  usual: 30,
  setup: ({ seats, dealer }) => ({
    turn: 0,
    seats,
    left: 8,
    found: false,
    code: {
      ...slots<number>(nobody, []),
      cards: [1, 2, 3].map(() => dealer.random.hidden(nobody, all)),
    },
  }),
  moves: { guess },
  toAct: ({ view }) =>
    view.left > 0 && !view.found ? only(view.turn) : nobody,
  outcome: ({ view }) =>
    view.found ? "found" : view.left === 0 ? "not found" : undefined,
  stocks: ({ state }) => ({
    digits: { cells: state.code.cards, values: [...all] },
  }),
  words: {
    en: {
      moves: { guess: ({ digits }) => `Guess ${digits.join(" ")}` },
      events: {
        guessed: ({ seat, digits }, { name }) =>
          `${name(seat)} guesses ${digits.join(" ")}.`,
      },
      rejections: {
        "CODE-1": ({ turn }, { name }) => `It is ${name(turn)}'s turn.`,
      },
      phases: {},
      places: { code: () => "the code" },
      card: (face) => `${face as string | number}`,
      options: {},
      outcome: (found) =>
        found === "found" ? "The code is found." : "The code stays a secret.",
      facts: { hits: (hits) => `${hits} right` },
      standing: ({ view, name }) =>
        view.found ? [] : [`${name(view.turn)} guesses; ${view.left} left.`],
    },
  },
});
