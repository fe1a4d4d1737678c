import type { AnyGame, Describe, Json } from "@facedown/core";

/** What can be worked out from what one viewer received, as tables to be read. */
export interface Deduced {
  readonly tables: readonly DeducedTable[];
  /** What was taken for granted, or what to mind. */
  readonly note: string;
}

export interface DeducedTable {
  readonly caption: string;
  readonly head: readonly string[];
  /** The first cell of a row is what the row is about. */
  readonly rows: readonly (readonly string[])[];
}

/** What it is worked out from. */
export interface Received {
  readonly game: AnyGame;
  readonly words: Describe<AnyGame>;
  /** The options, which everybody at the table knows. */
  readonly options: Readonly<Record<string, Json>>;
  /** What the viewer saw at each of its positions, the latest last. */
  readonly views: readonly unknown[];
}

/** A chance from 0 to 1 in hundredths; what is not quite sure never reads as sure. */
export function percent(chance: number): string {
  if (chance <= 0) return "no";
  if (chance >= 1) return "yes";
  const hundredths = Math.round(100 * chance);
  return hundredths === 0 ? "< 1%" : hundredths === 100 ? "> 99%" : `${hundredths}%`;
}
