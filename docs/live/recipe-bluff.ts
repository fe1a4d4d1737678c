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

const kinds = ["hen", "fox"] as const;
type Kind = (typeof kinds)[number];
interface State {
  phase: "claim" | "answer";
  turn: Seat;
  claim: Kind | null; // what is said of the card face down
  deck: Zone<Kind>; // all of it is dealt, and yet it lies on the table
  down: Zone<Kind>;
  seen: Zone<Kind>; // cards that were challenged lie open
  spent: Zone<Kind>; // cards that were believed stay face down
  hands: Zone<Kind>[];
  points: number[];
}

const rules = defineRules<State>()({
  visible: {
    phase: "public",
    turn: "public",
    claim: "public",
    deck: "count",
    down: "cells",
    seen: "cells",
    spent: "cells",
    hands: each("cells"),
    points: "public",
  },
  derived: { answerer: (view) => (view.turn + 1) % view.hands.length },
});

const claim = rules.move({
  input: v.strictObject({
    place: v.pipe(v.number(), v.integer(), v.minValue(0)),
    kind: v.picklist(kinds),
  }),
  during: "claim",
  secret: ["place"], // what is said is heard; which card it is said of is not
  check: ({ view, seat, input }) => {
    if (seat !== view.turn) return rules.reject("not-your-turn");
    return input.place < view.hands[seat]!.length
      ? undefined
      : rules.reject("no-such-card");
  },
  choices: ({ view, seat }) =>
    seat === view.turn
      ? view.hands[seat]!.flatMap((_, place) =>
          kinds.map((kind) => ({ place, kind })),
        )
      : [],
  apply: ({ state, seat, input, dealer }) => {
    dealer.pass(state.hands[seat]!, input.place, state.down);
    state.claim = input.kind;
    state.phase = "answer";
  },
});

const answer = rules.move({
  input: v.strictObject({ challenge: v.boolean() }),
  during: "answer",
  check: ({ view, seat }) =>
    seat === view.answerer ? undefined : rules.reject("not-your-turn"),
  choices: ({ view, seat }) =>
    seat === view.answerer ? [{ challenge: true }, { challenge: false }] : [],
  apply: ({ state, seat, input, dealer }) => {
    if (input.challenge) {
      dealer.reveal(state.down, "top");
      const isTrue = state.down.cards[0]!.face === state.claim;
      state.points[isTrue ? state.turn : seat]! += 2;
      dealer.moveAll(state.down, state.seen);
    } else {
      state.points[state.turn]! += state.claim === "fox" ? 1 : 0;
      dealer.moveAll(state.down, state.spent); // and nobody ever learns
    }
    state.claim = null;
    state.phase = "claim";
    state.turn = nextSeat(state.turn, { seats: state.hands.length });
  },
});

/** Lay a card face down and say what it is; the next player believes it or looks. */
export const game = rules.game({
  name: "recipe-bluff",
  version: 1,
  seats: { min: 2, max: 4 },
  usual: 40,
  setup: ({ seats, dealer }) => {
    const deck = zone<Kind>(
      nobody,
      Array.from({ length: 3 * seats }, (_, i) =>
        i % 3 === 0 ? "fox" : "hen",
      ),
    );
    const hands = Array.from({ length: seats }, (_, seat) =>
      zone<Kind>(only(seat)),
    );
    dealer.shuffle(deck);
    dealer.deal(deck, hands, 3);
    const [down, seen, spent] = [
      zone<Kind>(nobody),
      zone<Kind>(everyone),
      zone<Kind>(nobody),
    ];
    return {
      phase: "claim",
      turn: 0,
      claim: null,
      deck,
      down,
      seen,
      spent,
      hands,
      points: hands.map(() => 0),
    };
  },
  moves: { claim, answer },
  toAct: ({ view }) => only(view.phase === "claim" ? view.turn : view.answerer),
  outcome: ({ view }) =>
    view.phase === "claim" && view.hands.every((hand) => hand.length === 0)
      ? { points: view.points }
      : undefined,
  stocks: ({ state: { deck, down, seen, spent, hands } }) => ({
    cards: {
      cells: [deck, down, seen, spent, ...hands].flatMap(({ cards }) => cards),
    },
  }),
});
