import type { AnyGame, Json, OptionsOf, Seat } from "@facedown/core";
import type { Arbitrary } from "fast-check";

/** Which playthroughs are tried. */
export interface PlaythroughOptions<G extends AnyGame = AnyGame> {
  /** The game's options: a list to choose from, or a fast-check arbitrary. Default: `[{}]`. */
  readonly options?: readonly Partial<OptionsOf<G>>[] | Arbitrary<Partial<OptionsOf<G>>>;
  /** Numbers of seats to choose from. Default: all that the game takes. */
  readonly seats?: readonly number[];
  /** The greatest number of picks. Default: two thirds of the game's `usual`. */
  readonly most?: number;
}

/** What one random game is made from: the same value is the same game, move for move. */
export interface Playthrough {
  readonly seats: number;
  readonly options: Readonly<Record<string, Json>>;
  readonly seed: string;
  /** One number a step: which kind of move, by whom, which of the choices. */
  readonly picks: readonly number[];
  /** Where the game is left, in thousandths of its steps; `null` where it is played to the end of the picks. */
  readonly cut: number | null;
  /** Which twins are made of it. */
  readonly twins: number;
}

/** Something that is done in a playthrough; `refused` where a kept one was refused when it was kept. */
export type Deed = (
  | { readonly by: Seat | "table"; readonly move: { readonly type: string } & Readonly<Record<string, Json>> }
  | { readonly undo: Seat }
) & { readonly refused?: true };

/** A counterexample as it is kept: like a playthrough, with its moves instead of picks. */
export interface Regression {
  readonly seats: number;
  readonly options: Readonly<Record<string, Json>>;
  readonly seed: string;
  readonly deeds: readonly Deed[];
  readonly twins: number;
  /** What it was about. */
  readonly note?: string;
  /** The file it was read from. */
  readonly file?: string;
}
