import { includes, nobody, type Seat } from "@facedown/core";
import * as v from "valibot";
import { shortCircuit, type Card } from "./cards.js";
import { allFeatures, allGuesses, featuresSchema, guessSchema, pointsOf, type Guess } from "./guesses.js";
import { rules, type State, type TableDealer, type View } from "./state.js";
import { endTurn } from "./turns.js";

const allNamed = allFeatures.map((names) => ({ names }));
const allSuggested = allGuesses.map((names) => ({ names }));

function notGuessing(view: View, seat: Seat) {
  const guesser = view.guesser!;
  return seat === guesser ? undefined : rules.reject("AH-8", { guesser });
}

/** Whether a card still lies face down. */
export function hasFaceDown({ table }: Pick<State, "table">): boolean {
  return table.cards.some(({ shownTo }) => shownTo === nobody);
}

/** Whether this guess lets the player guess another card (AH-A10, AH-A11). */
function earnsBonus(state: State, names: Guess | null, card: Card): boolean {
  if (names !== shortCircuit || card !== shortCircuit || state.settings.mode === "solo") return false;
  return (!state.bonus || state.settings.shortCircuitChain) && hasFaceDown(state);
}

/** Flips the card (AH-10) and counts the points; the turn ends unless there is a bonus guess. */
function resolve(state: State, dealer: TableDealer, seat: Seat, names: Guess | null): void {
  const at = state.pointed!;
  const { active: side, settings } = state;
  dealer.reveal(state.table, at);
  const card = state.table.cards[at]!.face;
  const points = names === null ? 0 : pointsOf(names, card, settings.mode === "solo" ? 1 : 0);
  state.sides[side]!.score += points;
  state.pointed = null;
  state.suggestions = [];
  dealer.tell({ type: "guessed", seat, side, at, names, card, points });
  if (!earnsBonus(state, names, card)) {
    endTurn(state, dealer);
    return;
  }
  state.bonus = true;
  state.phase = "point";
  dealer.tell({ type: "bonusEarned", seat });
}

/** Names one, two or three features of the card, all at once (AH-9). */
export const guess = rules.move({
  input: v.strictObject({ names: featuresSchema }),
  during: "guess",
  check: ({ view, seat }) => notGuessing(view, seat),
  choices: ({ view, seat }) => (seat === view.guesser ? allNamed : []),
  apply: ({ state, seat, input: { names }, dealer }) => {
    resolve(state, dealer, seat, names);
  },
});

/** Says that the card is a Short Circuit (AH-9, AH-14). A move of its own, so that it stands apart from 124 others. */
export const guessShortCircuit = rules.move({
  during: "guess",
  check: ({ view, seat }) => notGuessing(view, seat),
  apply: ({ state, seat, dealer }) => {
    resolve(state, dealer, seat, shortCircuit);
  },
});

/** Names nothing, where the table allows it: the card is flipped all the same (AH-A7). */
export const pass = rules.move({
  during: "guess",
  check: ({ view, seat }) =>
    notGuessing(view, seat) ??
    (view.settings.allowPass ? undefined : rules.reject("AH-9", { why: "no pass" })),
  apply: ({ state, seat, dealer }) => {
    resolve(state, dealer, seat, null);
  },
});

function cannotSuggest(view: View, seat: Seat) {
  if (view.settings.mode !== "teams") return rules.reject("AH-22", { why: "no teams" });
  const { members, captain } = view.sides[view.active]!;
  if (!includes(members, seat)) return rules.reject("AH-22", { why: "other team" });
  if (seat === captain) return rules.reject("AH-22", { why: "captain" });
  const suggested = view.suggestions.some((suggestion) => suggestion.seat === seat);
  return suggested ? rules.reject("AH-22", { why: "suggested already" }) : undefined;
}

/** Tells the own captain, aloud, what the card might be; once for each card (AH-A22). */
export const suggest = rules.move({
  input: v.strictObject({ names: guessSchema }),
  during: "guess",
  final: true,
  check: ({ view, seat }) => cannotSuggest(view, seat),
  choices: ({ view, seat }) => (cannotSuggest(view, seat) ? [] : allSuggested),
  apply: ({ state, seat, input: { names }, dealer }) => {
    state.suggestions.push({ seat, names });
    dealer.tell({ type: "suggested", seat, names });
  },
});
