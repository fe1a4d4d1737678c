import { FacedownError } from "@facedown/core";

/** Where a card lies: `x` columns from the left and `y` rows from the top, both from 0. */
export interface Position {
  readonly x: number;
  readonly y: number;
}

/** How cards are laid out: in rows of so many, the last perhaps shorter, or at these positions, one a card. */
export type Layout = { readonly columns: number } | readonly Position[];

/** The greatest width of a rectangle without gaps, over its height. */
const widest = 2.5;

/** More cards than any table holds. */
const mostCards = 1_000_000;

/** The columns of a rectangle of this many cards that is not too wide; of rows with a shorter last one if there is none. Throws `bad-option`. */
export function usualColumns(cards: number): number {
  if (!Number.isSafeInteger(cards) || cards < 1 || cards > mostCards)
    throw new FacedownError("bad-option", "cards", cards, `a whole number from 1 to ${mostCards}`);
  const side = Math.ceil(Math.sqrt(cards));
  for (let columns = side; columns * columns <= widest * cards; columns++)
    if (cards % columns === 0) return columns;
  return side;
}

/** The positions of this many cards, in the order in which they are dealt. */
export function positionsOf(layout: Layout, cards: number): readonly Position[] {
  if (!("columns" in layout)) return layout;
  const { columns } = layout;
  return Array.from({ length: cards }, (_, at) => ({ x: at % columns, y: Math.floor(at / columns) }));
}

/** What a position is called, as on a chessboard: the column as letters, the row as a number from 1, such as `B3`. */
export function positionName({ x, y }: Position): string {
  let letters = "";
  for (let left = x; left >= 0; left = Math.floor(left / 26) - 1)
    letters = String.fromCharCode(65 + (left % 26)) + letters;
  return `${letters}${y + 1}`;
}
