import * as v from "valibot";
import {
  defineRules,
  each,
  nobody,
  only,
  zone,
  type Seat,
  type Zone,
} from "@facedown/core";

interface State {
  deck: Zone<number>;
  hands: Zone<number>[];
  laid: Zone<number>[]; // what each has laid, face down until all have
  opened: number; // how many of them are face up
  points: number[];
}

const rules = defineRules<State>()({
  // Who sees what. A field that is left out does not compile, nor does a zone that is called public.
  visible: {
    deck: "count",
    hands: each("cells"),
    laid: each("cells"),
    opened: "public",
    points: "public",
  },
});

const lay = rules.move({
  input: v.strictObject({ card: v.number() }),
  secret: ["card"], // what the others must not learn: the laws try to
  choices: ({ view, seat }) =>
    view.laid[seat]!.length > view.opened
      ? []
      : view.hands[seat]!.map((card) => ({ card: card! })),
  check: ({ view, seat, input }) => {
    if (view.laid[seat]!.length > view.opened) return rules.reject("HIGH-1");
    return view.hands[seat]!.includes(input.card)
      ? undefined
      : rules.reject("HIGH-2", input);
  },
  apply: ({ state, seat, input, dealer }) => {
    const hand = state.hands[seat]!;
    const at = hand.cards.findIndex(({ face }) => face === input.card);
    dealer.pass(hand, at, state.laid[seat]!);
  },
});

export const highCard = rules.game({
  name: "high-card",
  version: 1,
  seats: { min: 2, max: 4 },
  usual: 40, // no game takes more moves
  setup: ({ seats, dealer }) => {
    const deck = zone(nobody, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    const own = (): Zone<number>[] =>
      Array.from({ length: seats }, (_, seat) => zone(only(seat)));
    const hands = own();
    dealer.shuffle(deck);
    dealer.deal(deck, hands, 3);
    return { deck, hands, laid: own(), opened: 0, points: hands.map(() => 0) };
  },
  moves: { lay },
  toAct: ({ view }) => {
    const isAsked = (seat: Seat) =>
      view.opened < 3 && view.laid[seat]!.length === view.opened;
    return only(...[...view.laid.keys()].filter(isAsked));
  },
  settle: {
    // What follows by itself once all have laid a card: all are turned, and the highest has the point.
    open: {
      when: ({ state }) =>
        state.laid.every(({ cards }) => cards.length > state.opened),
      then: ({ state, dealer }) => {
        for (const zone of state.laid) dealer.reveal(zone, state.opened);
        const faces = state.laid.map(({ cards }) => cards[state.opened]!.face);
        state.points[faces.indexOf(Math.max(...faces))]! += 1;
        state.opened += 1;
      },
    },
  },
  outcome: ({ view }) =>
    view.opened === 3 ? { points: view.points } : undefined,
  // All cells that might be each other: none is ever lost, and a bot may imagine them otherwise.
  stocks: ({ state }) => ({
    cards: {
      cells: [state.deck, ...state.hands, ...state.laid].flatMap(
        ({ cards }) => cards,
      ),
    },
  }),
});

export { highCard as game };
