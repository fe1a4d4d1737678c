import {
  allSealed,
  defineRules,
  each,
  everyone,
  includes,
  nobody,
  only,
  sealed,
  stillToChoose,
  zone,
  type Sealed,
  type Seat,
  type Seats,
  type Zone,
} from "@facedown/core";
import * as v from "valibot";

interface State {
  deck: Zone<number>;
  round: number;
  hands: Zone<number>[]; // one for each side, seen by both partners
  chosen: Sealed<number>;
  played: Zone<number>;
  points: number[];
}

const rounds = 4;
const sideOf = (seat: Seat): number => seat % 2;
const members = (side: number): Seats => only(side, side + 2);
/** In each round one partner of each side chooses, in turn. */
const choosers = (round: number): Seats =>
  round % 2 === 0 ? only(0, 1) : only(2, 3);

const rules = defineRules<State>()({
  visible: {
    deck: "count",
    round: "public",
    hands: each("cells"),
    chosen: "cells",
    played: "cells",
    points: "public",
  },
});

const choose = rules.move({
  input: v.strictObject({
    place: v.pipe(v.number(), v.integer(), v.minValue(0)),
  }),
  secret: ["place"],
  check: ({ view, seat, input }) => {
    const { asked, sealed } = view.chosen[seat]!;
    if (!asked || sealed) return rules.reject("not-asked");
    return input.place < view.hands[sideOf(seat)]!.length
      ? undefined
      : rules.reject("no-such-card");
  },
  choices: ({ view, seat }) => {
    const { asked, sealed } = view.chosen[seat]!;
    return asked && !sealed
      ? view.hands[sideOf(seat)]!.map((_, place) => ({ place }))
      : [];
  },
  apply: ({ state, seat, input, dealer }) => {
    // The partner sees what was chosen, the other side sees that something was.
    dealer.seal(state.chosen, seat, input.place, members(sideOf(seat)));
  },
});

/** Two sides of two; partners share a hand and take turns to play from it. */
export const game = rules.game({
  name: "recipe-partners",
  version: 1,
  seats: { min: 4, max: 4 },
  usual: 40,
  setup: ({ seats, dealer }) => {
    const deck = zone(nobody, [1, 2, 3, 4, 5, 6, 7, 8]);
    const hands = [0, 1].map((side) => zone<number>(members(side)));
    dealer.shuffle(deck);
    dealer.deal(deck, hands, rounds);
    const chosen = sealed<number>(seats, choosers(0));
    return {
      deck,
      round: 0,
      hands,
      chosen,
      played: zone<number>(everyone),
      points: [0, 0],
    };
  },
  moves: { choose },
  toAct: ({ view }) => stillToChoose(view.chosen),
  settle: {
    compare: {
      when: ({ state }) => allSealed(state.chosen),
      then: ({ state, dealer }) => {
        const asked = choosers(state.round);
        dealer.open(state.chosen);
        const cards = state.hands.map((hand, side) => {
          const seat = includes(asked, side) ? side : side + 2;
          dealer.move(hand, state.chosen.choices[seat]!.face, state.played);
          return state.played.cards.at(-1)!.face;
        });
        state.points[cards[0]! > cards[1]! ? 0 : 1]! += 1;
        state.round += 1;
        dealer.ask(
          state.chosen,
          state.round < rounds ? choosers(state.round) : nobody,
        );
      },
    },
  },
  outcome: ({ view }) =>
    view.round === rounds ? { points: view.points } : undefined,
  stocks: ({ state: { deck, hands, played, chosen } }) => ({
    cards: { cells: [deck, ...hands, played].flatMap(({ cards }) => cards) },
    chosen: {
      cells: chosen.choices,
      values: hands[0]!.cards.map((_, place) => place),
    },
  }),
});
