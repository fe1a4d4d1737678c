import {
  defineRules,
  everyone,
  nobody,
  slots,
  type Slots,
} from "@facedown/core";
import * as v from "valibot";

// #region state
interface State {
  left: number;
  row: Slots<string>; // each place holds a cell, `{ face, shownTo }`
}
// #endregion state

const rules = defineRules<State>()({
  visible: { left: "public", row: "cells" },
});

const places = [0, 1, 2, 3] as const;
const place = v.strictObject({ at: v.picklist(places) });
const choices = () => places.map((at) => ({ at }));

// #region moves
const peek = rules.move({
  input: place,
  choices,
  apply: ({ state, seat, input, dealer }) => {
    dealer.peek(state.row, input.at, seat); // one more seat sees the cell
    state.left--;
  },
});

const reveal = rules.move({
  input: place,
  choices,
  apply: ({ state, input, dealer }) => {
    dealer.reveal(state.row, input.at); // everyone sees it
    state.left--;
  },
});

const mix = rules.move({
  apply: ({ state, dealer }) => {
    dealer.shuffle(state.row); // everyone's sight of every cell ends
    state.left--;
  },
});
// #endregion moves

/** Four cards face down, and whoever likes looks, turns up or shuffles. */
export const game = rules.game({
  name: "peek",
  version: 1,
  seats: { min: 1, max: 4 },
  usual: 30,
  setup: ({ dealer }) => {
    const row = slots(nobody, ["sun", "moon", "star", "rain"]);
    dealer.shuffle(row);
    return { left: 10, row };
  },
  moves: { peek, reveal, mix },
  toAct: ({ view }) => (view.left > 0 ? everyone : nobody),
  outcome: ({ view }) => (view.left === 0 ? "over" : undefined),
  stocks: ({ state }) => ({ cards: { cells: state.row.cards } }),
  words: {
    en: {
      moves: {
        peek: ({ at }) => `Peek at card ${at + 1}`,
        reveal: ({ at }) => `Turn up card ${at + 1}`,
        mix: () => "Shuffle",
      },
      events: {},
      rejections: {},
      phases: {},
      places: { row: () => "the row" },
      card: (face) => `${face as string | number}`,
      options: {},
      outcome: () => "Ten moves were made.",
      facts: {},
      standing: ({ view }) => [`${view.left} moves are left.`],
    },
  },
});
