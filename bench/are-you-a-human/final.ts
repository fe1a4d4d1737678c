import type { Card } from "@facedown/are-you-a-human";

/** What every side tells of a finished game: cards as type, color and number. */
export interface Final {
  readonly moves: number;
  readonly stock: readonly string[];
  readonly supply: number;
  readonly table: readonly string[];
  readonly spent: readonly string[];
  readonly scores: readonly number[];
  readonly winners: readonly number[];
}

/** How many play, each for themselves. */
export const seats = 4;

/** A card as text. */
export function textOf(card: Card): string {
  return typeof card === "string" ? card : `${card.type} ${card.color} ${card.number}`;
}
