import type { AnyGame } from "@facedown/core";
import type { Base } from "../base.js";
import type { Finding } from "../broken.js";
import type { LawOptions } from "../law.js";
import type { SeatFields } from "../seat-fields.js";
import type { Tally } from "../tally.js";

/** What a law knows while it runs. */
export interface LawContext {
  readonly game: AnyGame;
  readonly options: LawOptions;
  /** Counted over all playthroughs. */
  readonly tally: Tally;
  /** Learned over all playthroughs. */
  readonly seatFields: SeatFields;
  /** Whether a failure was found and a shorter game is looked for: more is tried in each. */
  readonly isShrinking: boolean;
}

/** One law: what it holds a game to. */
export interface LawDefinition {
  /** Whether it must hear what becomes of cells. */
  readonly hears: boolean;
  /** Why it says nothing of this game; `undefined` when it does. */
  readonly absent?: (game: AnyGame) => string | undefined;
  /** Throws `LawBroken` where a game that was played out breaks it. */
  readonly check: (base: Base, context: LawContext) => void;
  /** What all playthroughs together show to be wrong. */
  readonly end?: (context: LawContext) => Finding | undefined;
}

/** Whether something is excused by name, with a reason. */
export function isExcused({ options }: LawContext, name: string): boolean {
  return (options.excused?.[name] ?? "") !== "";
}
