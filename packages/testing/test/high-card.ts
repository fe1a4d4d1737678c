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

interface State {
  phase: "play" | "over";
  deck: Zone<number>;
  hands: Zone<number>[];
  plays: Sealed<number>;
  last: number | null;
}

const rules = defineRules<State>()({
  visible: { phase: "public", deck: "count", hands: each("cells"), plays: "cells", last: "public" },
});

/** Everybody plays a card of two in secret; the highest wins. `leaks` plants a leak: what was sealed last is told to all. */
export function highCard({ leaks = false } = {}) {
  const play = rules.move({
    input: v.strictObject({ card: v.picklist([1, 2, 3, 4, 5, 6]) }),
    secret: ["card"],
    during: "play",
    check: ({ view, seat, input }) =>
      view.hands[seat]?.includes(input.card) && !view.plays[seat]?.sealed
        ? undefined
        : rules.reject("not-in-hand", { card: input.card }),
    choices: ({ view, seat }) =>
      view.plays[seat]?.sealed
        ? []
        : ([1, 2, 3, 4, 5, 6] as const)
            .filter((card) => view.hands[seat]?.includes(card))
            .map((card) => ({ card })),
    apply: ({ state, seat, input, dealer }) => {
      dealer.seal(state.plays, seat, input.card);
      if (leaks) state.last = input.card;
    },
  });
  const close = rules.tableMove({
    during: "play",
    apply: ({ state }) => {
      state.phase = "over";
    },
  });
  return rules.game({
    name: "high-card",
    version: 1,
    seats: { min: 2, max: 3 },
    usual: 12,
    setup: ({ seats, dealer }) => {
      const deck = zone(nobody, [1, 2, 3, 4, 5, 6]);
      const hands = Array.from({ length: seats }, (_, seat) => zone<number>(only(seat)));
      dealer.shuffle(deck);
      dealer.deal(deck, hands, 2);
      return { phase: "play", deck, hands, plays: sealed<number>(seats, allSeats(seats)), last: null };
    },
    moves: { play, close },
    toAct: ({ view }) => stillToChoose(view.plays),
    timers: {
      round: {
        due: ({ view }) => (view.phase === "play" ? { seconds: 30, id: 1 } : undefined),
        expire: "close",
      },
    },
    settle: {
      open: {
        when: ({ state }) => state.phase === "play" && allSealed(state.plays),
        then: ({ state, dealer }) => {
          dealer.open(state.plays);
          state.phase = "over";
        },
      },
    },
    outcome: ({ view }) =>
      view.phase === "over"
        ? { best: Math.max(0, ...view.plays.map(({ choice }) => choice ?? 0)) }
        : undefined,
    invariants: {
      "who plays a card holds it": ({ state: { plays, hands } }) =>
        plays.choices.every(
          (choice, seat) => !choice || hands[seat]?.cards.some(({ face }) => face === choice.face) === true,
        ),
    },
    stocks: ({ state }) => ({
      cards: { cells: [state.deck, ...state.hands].flatMap(({ cards }) => cards) },
      plays: { cells: state.plays.choices, values: [1, 2, 3, 4, 5, 6] },
    }),
  });
}
