import type { AnyGame, Describe, MoveOf, Viewer } from "@facedown/core";

/** What a board is given: all that its viewer may know, and what it may do. */
export interface BoardProps {
  readonly game: AnyGame;
  readonly words: Describe<AnyGame>;
  readonly view: unknown;
  readonly viewer: Viewer;
  readonly seats: number;
  /** The legal moves that can be listed; none while an earlier position is looked at. */
  readonly choices: readonly MoveOf<AnyGame>[];
  /** Whether moves can be made: not while an earlier position is looked at, or when the board is only shown. */
  readonly canMove: boolean;
  readonly play: (move: MoveOf<AnyGame>) => void;
  /** Whether this viewer sees something else at a place than everybody does. */
  readonly differs?: (path: string) => boolean;
}
