import { seatList, type Seat } from "@facedown/core";
import type { Team } from "./pack/types.js";
import type { View } from "./state.js";

/** How the game ended. */
export interface Outcome {
  /** The team of the winners; `null` when nobody won. */
  readonly team: Team | null;
  /** Those who won, alive or not. */
  readonly winners: readonly Seat[];
  /** By a check, or because the power failed (HP-E-20). */
  readonly why: "check" | "power";
  /** Who was eliminated first: the first player of the next game (HP-P-12); `null` for nobody. */
  readonly firstOut: Seat | null;
}

/** How the game ended; `undefined` until then. */
export function outcomeOf({ ending, firstOut }: View): Outcome | undefined {
  return ending
    ? { team: ending.team, winners: seatList(ending.winners), why: ending.why, firstOut }
    : undefined;
}
