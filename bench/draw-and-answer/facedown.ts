import { defineRules, everyone, nobody, only, seatsWhere, size, zone, type Zone } from "@facedown/core";
import * as v from "valibot";
import { cards, moves, rounds, seats } from "./deal.js";

interface State {
  phase: "draw" | "answer" | "over";
  deck: Zone<number>;
  hands: Zone<number>[];
  /** The card that each seat plays this round, face down. */
  answers: Zone<number>[];
  /** Four cards a round, in the order of the seats. */
  revealed: Zone<number>;
  scores: number[];
  round: number;
}

const rules = defineRules<State>()({
  visible: {
    phase: "public",
    deck: "count",
    hands: "cells",
    answers: "cells",
    revealed: "cells",
    scores: "public",
    round: "public",
  },
});

const draw = rules.move({
  during: "draw",
  check: ({ view, seat }) =>
    view.hands[seat]!.length < rounds ? undefined : rules.reject("full", { rounds }),
  apply: ({ state, seat, dealer }) => {
    dealer.draw(state.deck, state.hands[seat]!);
  },
});

const answer = rules.move({
  input: v.strictObject({ index: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(rounds - 1)) }),
  during: "answer",
  check: ({ view, seat, input }) => {
    if (view.answers[seat]!.length > 0) return rules.reject("answered");
    return input.index < view.hands[seat]!.length ? undefined : rules.reject("no-card");
  },
  choices: ({ view, seat }) =>
    view.answers[seat]!.length > 0 ? [] : view.hands[seat]!.map((_, index) => ({ index })),
  apply: ({ state, seat, input, dealer }) => {
    dealer.move(state.hands[seat]!, input.index, state.answers[seat]!);
  },
});

/** Draw-and-answer as a game of Facedown. */
export const drawAndAnswer = rules.game({
  name: "draw-and-answer",
  version: 1,
  seats: { min: seats, max: seats },
  usual: moves,
  setup: ({ dealer }) => {
    const deck = zone(
      nobody,
      Array.from({ length: cards }, (_, card) => card),
    );
    dealer.shuffle(deck);
    return {
      phase: "draw",
      deck,
      hands: Array.from({ length: seats }, (_, seat) => zone<number>(only(seat))),
      answers: Array.from({ length: seats }, (_, seat) => zone<number>(only(seat))),
      revealed: zone<number>(everyone),
      scores: Array.from({ length: seats }, () => 0),
      round: 0,
    };
  },
  moves: { draw, answer },
  toAct: ({ view }) => {
    if (view.phase === "over") return nobody;
    return view.phase === "draw"
      ? seatsWhere(seats, (seat) => view.hands[seat]!.length < rounds)
      : seatsWhere(seats, (seat) => view.answers[seat]!.length === 0);
  },
  settle: {
    allDrawn: {
      when: ({ state }) => state.phase === "draw" && state.hands.every((hand) => size(hand) === rounds),
      then: ({ state }) => {
        state.phase = "answer";
      },
    },
    reveal: {
      when: ({ state }) => state.phase === "answer" && state.answers.every((played) => size(played) === 1),
      then: ({ state, dealer }) => {
        const faces = state.answers.map((played) => played.cards[0]!.face);
        for (const played of state.answers) dealer.move(played, "top", state.revealed);
        const best = faces.indexOf(Math.max(...faces));
        state.scores[best] = state.scores[best]! + 1;
        state.round++;
        if (state.round === rounds) state.phase = "over";
      },
    },
  },
  outcome: ({ view }) => (view.phase === "over" ? { scores: view.scores } : undefined),
});
