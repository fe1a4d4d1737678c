import type { Rejection } from "@facedown/core";
import type { Deed } from "./playthrough.js";

/** A deed of a game whose rules broke, and what became of it. */
export interface Made {
  readonly deed: Deed;
  /** Absent for the deed in which the rules broke. */
  readonly became?: "done" | Rejection;
}

/** Thrown where rules throw while a game is played: what they threw is the cause. */
export class RulesBroke extends Error {
  override readonly name = "RulesBroke";
  /** All that was done until the rules broke; absent where the game itself was played to its end. */
  readonly made: readonly Made[] | undefined;
  /** What else is to be known, for people. */
  readonly note: string;

  constructor(cause: unknown, { made, note = "" }: { made?: readonly Made[]; note?: string }) {
    super("the rules broke", { cause });
    this.made = made;
    this.note = note;
  }
}
