import { defineRules, each, everyone, nobody, only, zone, type Zone } from "@facedown/core";
import * as v from "valibot";

/*
 * A table of any size that never ends. Every move touches one card: `turn` turns it over where it lies, `draw` takes it
 * from a deck of which everyone knows the size alone, `giveBack` puts it under that deck.
 */

interface Card {
  readonly card: number;
  readonly side: 0 | 1;
}

interface State {
  deck: Zone<number>;
  hands: Zone<number>[];
  rows: Zone<Card>[];
  moves: number;
}

const rules = defineRules<State>()({
  visible: { deck: "count", hands: "cells", rows: each("cells"), moves: "public" },
});

const place = v.pipe(v.number(), v.integer(), v.minValue(0));

const turn = rules.move({
  input: v.strictObject({ row: place, at: place }),
  check: ({ view, input }) =>
    view.rows[input.row]?.[input.at] === undefined ? rules.reject("no-card") : undefined,
  sample: ({ view, random }) => {
    const row = random.int(view.rows.length);
    return { row, at: random.int(view.rows[row]!.length) };
  },
  apply: ({ state, input, dealer }) => {
    state.moves++;
    dealer.flip(state.rows[input.row]!, input.at);
  },
});

const draw = rules.move({
  check: ({ view, seat }) =>
    view.deck > 0 && view.hands[seat]!.length === 0 ? undefined : rules.reject("no-card"),
  apply: ({ state, seat, dealer }) => {
    state.moves++;
    dealer.draw(state.deck, state.hands[seat]!);
  },
});

const giveBack = rules.move({
  check: ({ view, seat }) => (view.hands[seat]!.length > 0 ? undefined : rules.reject("no-card")),
  apply: ({ state, seat, dealer }) => {
    state.moves++;
    dealer.move(state.hands[seat]!, "top", state.deck);
  },
});

/** The game. `cards` lie in rows of `row` cards, and as many in the deck. */
export const growing = rules.game({
  name: "growing",
  version: 1,
  seats: { min: 2, max: 31 },
  usual: 1000,
  options: v.strictObject({
    cards: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 40),
    row: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 40),
  }),
  setup: ({ seats, options: { cards, row } }) => ({
    deck: zone(
      nobody,
      Array.from({ length: cards }, (_, card) => card),
    ),
    hands: Array.from({ length: seats }, (_, seat) => zone<number>(only(seat))),
    rows: Array.from({ length: Math.ceil(cards / row) }, (_, at) =>
      zone<Card>(
        everyone,
        Array.from({ length: Math.min(row, cards - at * row) }, (_none, i) => ({
          card: at * row + i,
          side: 0,
        })),
      ),
    ),
    moves: 0,
  }),
  moves: { turn, draw, giveBack },
  toAct: () => only(0),
  outcome: () => undefined,
});
