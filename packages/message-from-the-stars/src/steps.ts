import { everyone, only, union, type Seats } from "@facedown/core";
import { roundsOf } from "./options.js";
import { teamSeats, type Kind } from "./sides.js";
import type { Phase, Side, State, TableDealer } from "./state.js";

/** The sides of a kind with their indices, team 0 first. */
export function sidesOfKind(state: State, kind: Kind): { readonly side: Side; readonly at: number }[] {
  const found: { readonly side: Side; readonly at: number }[] = [];
  state.sides.forEach((side, at) => {
    if (side.kind === kind) found.push({ side, at });
  });
  return found;
}

/** Who learns what is a team's own: the team, or everybody where there is but one. */
export function teamOrAll(state: State, team: 0 | 1): Seats {
  return state.settings.mode === "coop" ? everyone : teamSeats(state.sides, team);
}

/** Who learns what a side sends: words of aliens are public, unless two teams play hard (MS-11, MS-34, MS-35, MS-41). */
export function hearersOf(state: State, { team, kind }: Pick<Side, "team" | "kind">): Seats {
  return kind === "alien" && !state.settings.hard ? everyone : teamOrAll(state, team);
}

function ask(state: State, dealer: TableDealer, phase: Phase, kind: Kind): void {
  state.phase = phase;
  dealer.ask(state.committed, union(...sidesOfKind(state, kind).map(({ side }) => only(side.captain))));
}

/** Begins a round, or the final guess when all rounds are over (MS-9, MS-24). */
export function beginRound(state: State, dealer: TableDealer): void {
  if (state.round === roundsOf(state.settings)) {
    beginGuess(state, dealer, "guessScientists");
    return;
  }
  dealer.tell({ type: "roundBegun", round: state.round });
  ask(state, dealer, "alien", "alien");
}

/** The scientists' turn in a round. */
export function askScientists(state: State, dealer: TableDealer): void {
  ask(state, dealer, "scientists", "scientists");
}

/** A step of the final guess: a card is shown, or all cards have been, and those who do not hold it guess (MS-25 to MS-27). */
export function beginGuess(
  state: State,
  dealer: TableDealer,
  phase: "guessScientists" | "guessAlien" | "guessCipher",
): void {
  const shown = phase === "guessScientists" ? "scientists" : "alien";
  if (phase !== "guessCipher")
    for (const { side, at } of sidesOfKind(state, shown)) {
      dealer.show(side.card, 0, teamOrAll(state, side.team));
      dealer.tell({ type: "cardShown", side: at, card: side.card.cards[0]! }, teamOrAll(state, side.team));
    }
  ask(state, dealer, phase, phase === "guessScientists" ? "alien" : "scientists");
}
