import {
  defineRules,
  each,
  everyone,
  nextSeat,
  nobody,
  only,
  zone,
  type Seat,
  type Zone,
} from "@facedown/core";
import * as v from "valibot";

interface State {
  turn: Seat;
  deck: Zone<number>;
  hands: Zone<number>[];
  pile: Zone<number>;
}

const rules = defineRules<State>()({
  visible: {
    turn: "public",
    deck: "count",
    hands: each("cells"),
    pile: "cells",
  },
});

const play = rules.move({
  input: v.strictObject({
    place: v.pipe(v.number(), v.integer(), v.minValue(0)),
  }),
  check: ({ view, seat, input }) => {
    if (seat !== view.turn) return rules.reject("not-your-turn");
    const card = view.hands[seat]![input.place]; // one's own cards are there; others' are null
    if (typeof card !== "number") return rules.reject("no-such-card");
    return card > (view.pile.at(-1) ?? 0) ? undefined : rules.reject("too-low");
  },
  choices: ({ view, seat }) =>
    view.turn !== seat
      ? []
      : view.hands[seat]!.flatMap((card, place) =>
          card! > (view.pile.at(-1) ?? 0) ? [{ place }] : [],
        ),
  apply: ({ state, seat, input, dealer }) => {
    dealer.move(state.hands[seat]!, input.place, state.pile);
    state.turn = nextSeat(seat, { seats: state.hands.length });
  },
});

const draw = rules.move({
  check: ({ view, seat }) =>
    seat === view.turn ? undefined : rules.reject("not-your-turn"),
  apply: ({ state, seat, dealer }) => {
    dealer.draw(state.deck, state.hands[seat]!);
    state.turn = nextSeat(seat, { seats: state.hands.length });
  },
});

/** Lay a higher card or draw one; whoever has laid the whole hand wins. */
export const game = rules.game({
  name: "recipe-hand",
  version: 1,
  seats: { min: 2, max: 4 },
  usual: 60,
  setup: ({ seats, dealer }) => {
    const deck = zone(
      nobody,
      Array.from({ length: 20 }, (_, i) => i + 1),
    );
    const hands = Array.from({ length: seats }, (_, seat) =>
      zone<number>(only(seat)),
    );
    dealer.shuffle(deck);
    dealer.deal(deck, hands, 3);
    return { turn: 0, deck, hands, pile: zone<number>(everyone) };
  },
  moves: { play, draw },
  toAct: ({ view }) => only(view.turn),
  outcome: ({ view }) => {
    const done = view.hands.findIndex((hand) => hand.length === 0);
    return done >= 0 || view.deck === 0
      ? { winner: done >= 0 ? done : null }
      : undefined;
  },
  stocks: ({ state }) => ({
    cards: {
      cells: [state.deck, ...state.hands, state.pile].flatMap(
        ({ cards }) => cards,
      ),
    },
  }),
});
