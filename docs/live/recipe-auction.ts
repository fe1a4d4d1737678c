import {
  defineRules,
  each,
  everyone,
  includes,
  nextSeat,
  nobody,
  only,
  secret,
  union,
  zone,
  type Seat,
  type Seats,
  type Secret,
  type Zone,
} from "@facedown/core";
import * as v from "valibot";

interface State {
  turn: Seat;
  high: { seat: Seat; amount: number } | null;
  out: Seats; // who has passed in this auction
  purses: Secret<number>[]; // behind each player's screen
  lots: Zone<number>;
  lot: Zone<number>;
  won: Zone<number>[];
}

const rules = defineRules<State>()({
  visible: {
    turn: "public",
    high: "public",
    out: "public",
    purses: each("cells"),
    lots: "count",
    lot: "cells",
    won: each("cells"),
  },
});

/** Whose turn it is once somebody has bid or passed: of those who are still in. */
function goOn(state: State, seat: Seat): void {
  state.turn = nextSeat(seat, { seats: state.purses.length, out: state.out });
}

const bid = rules.move({
  input: v.strictObject({
    amount: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)),
  }),
  check: ({ view, seat, input }) => {
    if (seat !== view.turn) return rules.reject("not-your-turn");
    if (input.amount <= (view.high?.amount ?? 0))
      return rules.reject("too-low");
    return input.amount <= view.purses[seat]!
      ? undefined
      : rules.reject("too-poor");
  },
  choices: ({ view, seat }) => {
    const least = (view.high?.amount ?? 0) + 1;
    if (seat !== view.turn) return [];
    return Array.from(
      { length: Math.max(0, view.purses[seat]! - least + 1) },
      (_, i) => ({
        amount: least + i,
      }),
    );
  },
  apply: ({ state, seat, input }) => {
    state.high = { seat, amount: input.amount };
    goOn(state, seat);
  },
});

const pass = rules.move({
  check: ({ view, seat }) =>
    seat === view.turn ? undefined : rules.reject("not-your-turn"),
  apply: ({ state, seat }) => {
    state.out = union(state.out, only(seat));
    if (state.out !== ((2 ** state.purses.length - 1) as Seats))
      goOn(state, seat);
  },
});

/** Three lots, money that nobody else sees; the lots that are worth most win. */
export const game = rules.game({
  name: "recipe-auction",
  version: 1,
  seats: { min: 2, max: 4 },
  usual: 200,
  setup: ({ seats, dealer }) => {
    const lots = zone(nobody, [1, 2, 3, 4, 5, 6]);
    const lot = zone<number>(everyone);
    dealer.shuffle(lots);
    dealer.draw(lots, lot);
    const purses = Array.from({ length: seats }, (_, seat) =>
      dealer.random.hidden(only(seat), [6, 7, 8, 9, 10, 11, 12]),
    );
    const won = purses.map(() => zone<number>(everyone));
    return { turn: 0, high: null, out: nobody, purses, lots, lot, won };
  },
  moves: { bid, pass },
  toAct: ({ view }) => only(view.turn),
  settle: {
    sold: {
      when: ({ state }) => {
        const left = state.purses.filter(
          (_, seat) => !includes(state.out, seat),
        ).length;
        return state.lot.cards.length > 0 && left <= (state.high ? 1 : 0);
      },
      then: ({ state, dealer }) => {
        const { high, purses, lots, lot, won } = state;
        const winner = high?.seat ?? state.turn;
        // A purse that has been used is a new cell, for the same eyes.
        if (high)
          purses[winner] = secret(
            purses[winner]!.face - high.amount,
            only(winner),
          );
        dealer.move(lot, "top", won[winner]!);
        if (lots.cards.length > 3) dealer.draw(lots, lot);
        state.high = null;
        state.out = nobody;
        state.turn = winner;
      },
    },
  },
  outcome: ({ view }) => {
    if (view.lot.length > 0) return undefined;
    return {
      worths: view.won.map((lots) =>
        lots.reduce<number>((sum, lot) => sum + lot!, 0),
      ),
    };
  },
  stocks: ({ state }) => ({
    lots: {
      cells: [state.lots, state.lot, ...state.won].flatMap(
        ({ cards }) => cards,
      ),
    },
    purses: {
      cells: state.purses,
      values: Array.from({ length: 13 }, (_, coins) => coins),
    },
  }),
  invariants: {
    "whoever has bid can pay": ({ state: { high, purses } }) =>
      high === null || purses[high.seat]!.face >= high.amount,
  },
});
