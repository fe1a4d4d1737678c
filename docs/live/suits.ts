import {
  defineRules,
  each,
  everyone,
  nobody,
  only,
  size,
  zone,
  type Seat,
  type Zone,
} from "@facedown/core";
import * as v from "valibot";

const suits = ["red", "blue", "green"] as const;
type Suit = (typeof suits)[number];

interface State {
  turn: Seat;
  led: Suit | null;
  deck: Zone<Suit>;
  trick: Zone<Suit>;
  past: Zone<Suit>;
  hands: Zone<Suit>[];
}

interface Rejections {
  "SUIT-1": { turn: Seat };
  "SUIT-2": { at: number };
  "SUIT-3": { led: Suit };
}

const rules = defineRules<State, {}, Rejections>()({
  visible: {
    turn: "public",
    led: "public",
    deck: "count",
    trick: "cells",
    past: "cells",
    hands: each("cells"),
  },
  rulebook: {
    "SUIT-1": { text: "Players take turns.", chapter: "Turns" },
    "SUIT-2": {
      text: "A card is played from one's own hand.",
      chapter: "Playing",
    },
    "SUIT-3": {
      text: "Whoever holds the suit that was led plays it.",
      chapter: "Playing",
    },
  },
});

const places = [0, 1, 2] as const;

// #region play
const play = rules.move({
  input: v.strictObject({ at: v.picklist(places) }), // a place of the hand, not a card
  check: ({ view, seat, input: { at } }) => {
    if (view.turn !== seat) return rules.reject("SUIT-1", { turn: view.turn });
    const hand = view.hands[seat] ?? []; // what this seat sees: its own cards, `null` for others'
    const suit = hand[at];
    if (!suit) return rules.reject("SUIT-2", { at });
    if (view.led !== null && suit !== view.led && hand.includes(view.led))
      return rules.reject("SUIT-3", { led: view.led });
    return undefined;
  },
  choices: ({ view, seat }) => {
    if (view.turn !== seat) return [];
    const hand = view.hands[seat] ?? [];
    const mustFollow = hand.includes(view.led);
    return places
      .filter(
        (at) => at < hand.length && (!mustFollow || hand[at] === view.led),
      )
      .map((at) => ({ at }));
  },
  apply: ({ state, seat, input: { at }, dealer }) => {
    dealer.move(state.hands[seat]!, at, state.trick);
    state.led ??= state.trick.cards[0]!.face;
    state.turn = (seat + 1) % state.hands.length;
  },
});
// #endregion play

/** Three cards each; whoever holds the suit that was led must play it. */
export const game = rules.game({
  name: "suits",
  version: 1,
  seats: { min: 2, max: 3 },
  usual: 30,
  setup: ({ seats, dealer }) => {
    const deck = zone<Suit>(nobody, [...suits, ...suits, ...suits]);
    const hands = Array.from({ length: seats }, (_, seat) =>
      zone<Suit>(only(seat)),
    );
    dealer.shuffle(deck);
    dealer.deal(deck, hands, 3);
    return {
      turn: 0,
      led: null,
      deck,
      trick: zone<Suit>(everyone),
      past: zone<Suit>(everyone),
      hands,
    };
  },
  moves: { play },
  toAct: ({ view }) =>
    view.hands.every((hand) => hand.length === 0) ? nobody : only(view.turn),
  settle: {
    trick: {
      when: ({ state }) => size(state.trick) === state.hands.length,
      then: ({ state, dealer }) => {
        dealer.moveAll(state.trick, state.past);
        state.led = null;
      },
    },
  },
  outcome: ({ view }) =>
    view.hands.every((hand) => hand.length === 0) ? "over" : undefined,
  stocks: ({ state: { deck, trick, past, hands } }) => ({
    cards: {
      cells: [deck, trick, past, ...hands].flatMap(({ cards }) => cards),
    },
  }),
  words: {
    en: {
      moves: {
        play: ({ at }, { view, viewer }) =>
          `Play card ${at + 1}, ${(viewer === "spectator" ? null : view.hands[viewer]?.[at]) ?? "unseen"}`,
      },
      events: {},
      rejections: {
        "SUIT-1": ({ turn }, { name }) => `It is ${name(turn)}'s turn.`,
        "SUIT-2": ({ at }) => `You have no card ${at + 1}.`,
        "SUIT-3": ({ led }) => `You hold ${led}, so you must play it.`,
      },
      phases: {},
      places: {
        deck: () => "the deck",
        trick: () => "the trick",
        past: () => "past tricks",
        "hands.*": ([seat], { name }) => `${name(Number(seat))}'s hand`,
      },
      card: (face) => `${face as string | number}`,
      options: {},
      outcome: () => "All cards are played.",
      facts: {},
      standing: ({ view, name }) => [
        `It is ${name(view.turn)}'s turn.`,
        ...(view.led === null ? [] : [`${view.led} was led.`]),
      ],
    },
  },
});
