import type { Json, Match, Random, Rejection, Running, Seat, Viewer } from "@facedown/core";

/** A move as it goes over the wire. */
export type WireMove = { readonly type: string } & Readonly<Record<string, Json>>;

/** All that a viewer receives of a position, whatever the game. */
export interface AnyFrame {
  readonly view: object;
  readonly events: readonly { readonly type: string }[];
  readonly waiting: readonly Seat[];
  readonly timers: readonly Running[];
  readonly outcome: unknown;
}

interface AnyMatch {
  frame(viewer: Viewer): AnyFrame;
  choices(by: Seat | "table", type?: string): WireMove[];
  sample(by: Seat | "table", type: string, random: Random): WireMove | undefined;
  explain(by: Seat | "table", move: unknown): Rejection | undefined;
}

const loosely = (match: Match): AnyMatch => match;

/** All that a viewer receives of a position. */
export function frameOf(match: Match, viewer: Viewer): AnyFrame {
  return loosely(match).frame(viewer);
}

/** The legal moves that can be listed: of one name, or all. */
export function choicesOf(match: Match, by: Seat | "table", type?: string): WireMove[] {
  return loosely(match).choices(by, type);
}

/** Some legal move of a name. */
export function sampleOf(
  match: Match,
  by: Seat | "table",
  type: string,
  random: Random,
): WireMove | undefined {
  return loosely(match).sample(by, type, random);
}

/** Why a move is refused; takes any value. */
export function refusalOf(match: Match, by: Seat | "table", move: unknown): Rejection | undefined {
  return loosely(match).explain(by, move);
}
