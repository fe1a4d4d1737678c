import {
  defineRules,
  each,
  nextSeat,
  nobody,
  only,
  zone,
  type Seat,
  type Zone,
} from "@facedown/core";
import * as v from "valibot";

const kinds = ["wheat", "wood", "wool"] as const;
type Kind = (typeof kinds)[number];
interface State {
  phase: "offer" | "answer" | "over";
  turns: number;
  turn: Seat;
  offer: { give: Kind; want: Kind } | null; // said aloud
  asked: Seat; // who is to say yes or no
  deck: Zone<Kind>;
  hands: Zone<Kind>[];
}

const rules = defineRules<State>()({
  visible: {
    phase: "public",
    turns: "public",
    turn: "public",
    offer: "public",
    asked: "public",
    deck: "count",
    hands: each("cells"),
  },
});

function endTurn(state: State): void {
  state.offer = null;
  state.turns -= 1;
  state.turn = nextSeat(state.turn, { seats: state.hands.length });
  state.phase = "offer";
}

const offer = rules.move({
  input: v.strictObject({ give: v.picklist(kinds), want: v.picklist(kinds) }),
  during: "offer",
  check: ({ view, seat, input }) => {
    if (seat !== view.turn) return rules.reject("not-your-turn");
    if (input.give === input.want) return rules.reject("no-trade");
    return view.hands[seat]!.includes(input.give)
      ? undefined
      : rules.reject("not-in-hand");
  },
  choices: ({ view, seat }) =>
    kinds.flatMap((give) =>
      seat === view.turn && view.hands[seat]!.includes(give)
        ? kinds.filter((want) => want !== give).map((want) => ({ give, want }))
        : [],
    ),
  apply: ({ state, seat, input }) => {
    state.offer = input;
    state.asked = nextSeat(seat, { seats: state.hands.length });
    state.phase = "answer";
  },
});

const decline = rules.move({
  during: "answer",
  check: ({ view, seat }) =>
    seat === view.asked ? undefined : rules.reject("not-asked"),
  apply: ({ state }) => {
    state.asked = nextSeat(state.asked, { seats: state.hands.length });
    if (state.asked === state.turn) endTurn(state);
  },
});

const accept = rules.move({
  during: "answer",
  // Everybody is asked, whatever they hold: to ask only those who can would tell who can.
  check: ({ view, seat }) => {
    if (seat !== view.asked) return rules.reject("not-asked");
    return view.hands[seat]!.includes(view.offer!.want)
      ? undefined
      : rules.reject("not-in-hand");
  },
  apply: ({ state, seat, dealer }) => {
    const { give, want } = state.offer!;
    const [from, to] = [state.hands[state.turn]!, state.hands[seat]!];
    const placeOf = (hand: Zone<Kind>, kind: Kind): number =>
      hand.cards.findIndex(({ face }) => face === kind);
    // `move` would tell where the first of its kind lay, and so what the cards before it are not.
    dealer.pass(from, placeOf(from, give), to);
    dealer.pass(to, placeOf(to, want), from);
    endTurn(state);
  },
});

/** Offer a kind for another; when the turns are over the largest set wins. */
export const game = rules.game({
  name: "recipe-trade",
  version: 1,
  seats: { min: 3, max: 4 },
  usual: 120,
  setup: ({ seats, dealer }) => {
    const deck = zone<Kind>(
      nobody,
      Array.from({ length: 3 * seats }, (_, i) => kinds[i % 3]!),
    );
    const hands = Array.from({ length: seats }, (_, seat) =>
      zone<Kind>(only(seat)),
    );
    dealer.shuffle(deck);
    dealer.deal(deck, hands, 3);
    return {
      phase: "offer",
      turns: 2 * seats,
      turn: 0,
      offer: null,
      asked: 0,
      deck,
      hands,
    };
  },
  moves: { offer, accept, decline },
  toAct: ({ view }) => {
    if (view.phase === "over") return nobody;
    return only(view.phase === "offer" ? view.turn : view.asked);
  },
  settle: {
    end: {
      when: ({ state }) => state.turns === 0 && state.phase !== "over",
      then: ({ state, dealer }) => {
        for (const hand of state.hands) dealer.reveal(hand);
        state.phase = "over";
      },
    },
  },
  outcome: ({ view }) => {
    if (view.phase !== "over") return undefined;
    const most = (hand: readonly (Kind | null)[]): number =>
      Math.max(
        ...kinds.map((kind) => hand.filter((card) => card === kind).length),
      );
    return { largest: view.hands.map(most) };
  },
  stocks: ({ state }) => ({
    cards: {
      cells: [state.deck, ...state.hands].flatMap(({ cards }) => cards),
    },
  }),
  invariants: {
    "what is offered is there": ({ state: { offer, hands, turn } }) =>
      offer === null ||
      hands[turn]!.cards.some(({ face }) => face === offer.give),
  },
});
