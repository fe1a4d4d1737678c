import { allSealed, allSeats, everyone, includes, only, union, type Seat } from "@facedown/core";
import * as v from "valibot";
import { answerNumbers, numbersLeft, roleOf, rounds, type AnswerNumber } from "./cards.js";
import type { Pack } from "./pack/pack.js";
import { beginLaunchPhase } from "./places.js";
import { rules, type State, type TableDealer, type View } from "./state.js";

/** The numbers that a seat may answer now, as its own cards and answers tell (TH-16, TH-17). */
export function allowedAnswers(view: View, seat: Seat): readonly AnswerNumber[] {
  const hand = view.players[seat]!.hand;
  if (roleOf(hand) !== "alien") return answerNumbers;
  const before = view.answers.slice(0, view.round).map((answers) => answers[seat]!.choice!);
  return numbersLeft(hand, before);
}

/** Turns noun cards up until one has a symbol of the question; the others are discarded (TH-13, TH-A7). */
function drawNoun(state: State, dealer: TableDealer, pack: Pack, question: number): void {
  const { symbols } = pack.questions[question]!;
  const until = {
    test: ({ card, side }: { card: number; side: 0 | 1 }) => symbols.includes(pack.nouns[card]![side].symbol),
    keep: state.nouns,
    discard: state.discards,
  };
  while (!dealer.drawUntil(state.piles.nouns, until)) {
    dealer.moveAll(state.discards, state.piles.nouns);
    dealer.shuffle(state.piles.nouns, { flip: true });
  }
}

/** Draws the question of this round with its adjectives and nouns, and asks all players (TH-11). */
export function readQuestion(state: State, dealer: TableDealer, pack: Pack): void {
  const { round } = state;
  dealer.draw(state.piles.questions, state.questions);
  dealer.draw(state.piles.adjectives, state.adjectives);
  const question = state.questions.cards[round]!.face;
  drawNoun(state, dealer, pack, question);
  dealer.tell({
    type: "questionRead",
    round,
    reader: round % state.players.length,
    question,
    adjective: state.adjectives.cards[round]!.face,
    noun: state.nouns.cards[round]!.face,
  });
  state.phase = "answer";
  dealer.ask(state.answers[round]!, allSeats(state.players.length));
}

/** Plays an answer card face down; it may be changed until the last player has answered (TH-15, TH-A5). */
export const answer = rules.move({
  input: v.strictObject({ number: v.picklist(answerNumbers) }),
  during: "answer",
  secret: ["number"],
  check: ({ view, seat, input }) => {
    const allowed = allowedAnswers(view, seat);
    return allowed.includes(input.number) ? undefined : rules.reject("TH-17", { allowed });
  },
  choices: ({ view, seat }) => allowedAnswers(view, seat).map((number) => ({ number })),
  apply: ({ state, seat, input, dealer }) => {
    dealer.seal(state.answers[state.round]!, seat, input.number);
  },
});

/** Says that this player needs no more discussion. */
export const done = rules.move({
  during: "discuss",
  check: ({ view, seat }) => {
    if (view.settings.discussionEnds === "host") return rules.reject("TH-22", { why: "host ends it" });
    return includes(view.done, seat) ? rules.reject("TH-22", { why: "done already" }) : undefined;
  },
  apply: ({ state, seat, dealer }) => {
    state.done = union(state.done, only(seat));
    dealer.tell({ type: "done", seat });
  },
});

/** The host ends the discussion. */
export const closeDiscussion = rules.tableMove({
  during: "discuss",
  check: ({ view }) =>
    view.settings.discussionEnds === "all" ? rules.reject("TH-22", { why: "players end it" }) : undefined,
  apply: ({ state }) => {
    state.done = allSeats(state.players.length);
  },
});

/** Turns the answers over together when the last one lies there (TH-19). */
export const revealAnswers = {
  when: ({ state }: { state: State }) => state.phase === "answer" && allSealed(state.answers[state.round]!),
  then: ({ state, dealer }: { state: State; dealer: TableDealer }) => {
    dealer.open(state.answers[state.round]!, everyone);
    state.phase = "discuss";
  },
};

/** Goes on when the discussion is over: to the next question, or after the third to the rockets (TH-24). */
export function endDiscussion(pack: Pack) {
  return {
    when: ({ state }: { state: State }) =>
      state.phase === "discuss" && state.done === allSeats(state.players.length),
    then: ({ state, dealer }: { state: State; dealer: TableDealer }) => {
      dealer.tell({ type: "discussionClosed", round: state.round });
      state.done = only();
      if (state.round === rounds - 1) {
        beginLaunchPhase(state, dealer);
        return;
      }
      state.round++;
      readQuestion(state, dealer, pack);
    },
  };
}
