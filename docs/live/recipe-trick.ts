import {
  defineRules,
  each,
  everyone,
  nobody,
  only,
  zone,
  type Seat,
  type Zone,
} from "@facedown/core";
import * as v from "valibot";

interface Card {
  suit: "cups" | "coins";
  rank: number;
}
interface State {
  leader: Seat;
  trick: Zone<Card>; // in order of play, from the leader on
  hands: Zone<Card>[];
  deck: Zone<Card>;
  taken: Zone<Card>[];
}

const rules = defineRules<State>()({
  visible: {
    leader: "public",
    trick: "cells",
    hands: each("cells"),
    deck: "count",
    taken: each("cells"),
  },
  derived: {
    turn: (view) => (view.leader + view.trick.length) % view.hands.length,
  },
});

const play = rules.move({
  input: v.strictObject({
    place: v.pipe(v.number(), v.integer(), v.minValue(0)),
  }),
  check: ({ view, seat, input }) => {
    const card = view.hands[seat]![input.place];
    if (seat !== view.turn) return rules.reject("not-your-turn");
    if (!card) return rules.reject("no-such-card");
    const led = view.trick[0]?.suit;
    // Only the player knows whether this is true, and only the player is refused.
    const holds = view.hands[seat]!.some((each) => each?.suit === led);
    return !holds || card.suit === led
      ? undefined
      : rules.reject("follow-suit");
  },
  choices: ({ view, seat }) => {
    if (seat !== view.turn) return [];
    const hand = view.hands[seat]!;
    const led = view.trick[0]?.suit;
    const holds = hand.some((card) => card?.suit === led);
    return hand.flatMap((card, place) =>
      !holds || card?.suit === led ? [{ place }] : [],
    );
  },
  apply: ({ state, seat, input, dealer }) => {
    dealer.move(state.hands[seat]!, input.place, state.trick);
  },
});

/** Follow suit if you can; the highest card of the suit that was led takes the trick. */
export const game = rules.game({
  name: "recipe-trick",
  version: 1,
  seats: { min: 3, max: 4 },
  usual: 40,
  setup: ({ seats, dealer }) => {
    const deck = zone<Card>(
      nobody,
      (["cups", "coins"] as const).flatMap((suit) =>
        [1, 2, 3, 4, 5, 6, 7].map((rank) => ({ suit, rank })),
      ),
    );
    const hands = Array.from({ length: seats }, (_, seat) =>
      zone<Card>(only(seat)),
    );
    dealer.shuffle(deck);
    dealer.deal(deck, hands, 3);
    const taken = hands.map(() => zone<Card>(everyone));
    return { leader: 0, trick: zone<Card>(everyone), hands, deck, taken };
  },
  moves: { play },
  toAct: ({ view }) => only(view.turn),
  settle: {
    take: {
      when: ({ state }) => state.trick.cards.length === state.hands.length,
      then: ({ state, dealer }) => {
        const cards = state.trick.cards.map(({ face }) => face);
        const led = cards[0]!.suit;
        const best = Math.max(
          ...cards.filter(({ suit }) => suit === led).map(({ rank }) => rank),
        );
        const at = cards.findIndex(
          ({ suit, rank }) => suit === led && rank === best,
        );
        state.leader = (state.leader + at) % state.hands.length;
        dealer.moveAll(state.trick, state.taken[state.leader]!);
      },
    },
  },
  outcome: ({ view }) =>
    view.hands.every((hand) => hand.length === 0) && view.trick.length === 0
      ? { tricks: view.taken.map((cards) => cards.length / view.hands.length) }
      : undefined,
  stocks: ({ state }) => ({
    cards: {
      cells: [state.deck, ...state.hands, state.trick, ...state.taken].flatMap(
        ({ cards }) => cards,
      ),
    },
  }),
});
