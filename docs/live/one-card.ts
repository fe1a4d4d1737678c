import {
  allSealed,
  allSeats,
  defineRules,
  each,
  nobody,
  only,
  sealed,
  stillToChoose,
  zone,
  type Sealed,
  type Zone,
} from "@facedown/core";
import * as v from "valibot";

// #region state
interface State {
  phase: "choose" | "over";
  deck: Zone<number>;
  hands: Zone<number>[];
  laid: Sealed<number>; // one choice a seat, each a cell
}
// #endregion state

interface Rejections {
  "ONE-1": { card: number };
}

const rules = defineRules<State, {}, Rejections>()({
  visible: {
    phase: "public",
    deck: "count",
    hands: each("cells"),
    laid: "cells",
  },
  rulebook: {
    "ONE-1": { text: "Each lays a card of its own hand.", chapter: "Laying" },
  },
});

const cards = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

// #region lay
const lay = rules.move({
  input: v.strictObject({ card: v.picklist(cards) }),
  secret: ["card"],
  during: "choose",
  check: ({ view, seat, input }) =>
    view.hands[seat]?.includes(input.card)
      ? undefined
      : rules.reject("ONE-1", { card: input.card }),
  choices: ({ view, seat }) =>
    cards
      .filter((card) => view.hands[seat]?.includes(card))
      .map((card) => ({ card })),
  apply: ({ state, seat, input, dealer }) => {
    dealer.seal(state.laid, seat, input.card);
  },
});
// #endregion lay

/** Two cards each; all lay one in secret, and the highest wins. */
export const game = rules.game({
  name: "one-card",
  version: 1,
  seats: { min: 2, max: 4 },
  usual: 20,
  setup: ({ seats, dealer }) => {
    const deck = zone<number>(nobody, cards);
    const hands = Array.from({ length: seats }, (_, seat) =>
      zone<number>(only(seat)),
    );
    dealer.shuffle(deck);
    dealer.deal(deck, hands, 2);
    return {
      phase: "choose",
      deck,
      hands,
      laid: sealed<number>(seats, allSeats(seats)),
    };
  },
  moves: { lay },
  toAct: ({ view }) => stillToChoose(view.laid),
  // #region open
  settle: {
    open: {
      when: ({ state }) => state.phase === "choose" && allSealed(state.laid),
      then: ({ state, dealer }) => {
        dealer.open(state.laid);
        state.phase = "over";
      },
    },
  },
  // #endregion open
  outcome: ({ view }) =>
    view.phase === "over"
      ? { laid: view.laid.map(({ choice }) => choice ?? 0) }
      : undefined,
  // #region stocks
  stocks: ({ state }) => ({
    cards: {
      cells: [state.deck, ...state.hands].flatMap((pile) => pile.cards),
    },
    laid: { cells: state.laid.choices, values: [...cards] },
  }),
  // #endregion stocks
  invariants: {
    "what is laid was held": ({ state }) =>
      state.laid.choices.every(
        (laid, seat) =>
          laid === null ||
          state.hands[seat]?.cards.some(({ face }) => face === laid.face),
      ),
  },
  words: {
    en: {
      moves: { lay: ({ card }) => `Lay ${card}` },
      events: {},
      rejections: { "ONE-1": ({ card }) => `You do not hold ${card}.` },
      phases: { choose: "Each lays a card", over: "The end" },
      places: {
        deck: () => "the deck",
        "hands.*": ([seat], { name }) => `${name(Number(seat))}'s hand`,
        laid: () => "the laid cards",
      },
      card: (face) => `${face as string | number}`,
      options: {},
      outcome: ({ laid }, { name }) =>
        `${name(laid.indexOf(Math.max(...laid)))} has the highest card.`,
      facts: {},
    },
  },
});
