import type { Seat } from "@facedown/core";

/** A place in the grid. */
export interface GridPlace {
  readonly gridColumn: string;
  readonly gridRow: string;
}

/** Where players sit around the middle. */
export interface Ring {
  readonly columns: number;
  readonly middle: GridPlace;
  /** Clockwise, `front` first: that is how they are read where there is no room for a ring. */
  readonly places: readonly { readonly seat: Seat; readonly style: GridPlace }[];
}

const mostInARow = 4;

/** The cells of a ring of `seats` in clockwise order, from the right end of the bottom row. */
function cellsOf(seats: number): {
  readonly cells: readonly (readonly [column: number, row: number])[];
  readonly columns: number;
  readonly sides: number;
} {
  const columns = Math.min(mostInARow, Math.ceil(seats / 2));
  const beside = Math.max(0, seats - 2 * columns);
  const [left, right] = [Math.ceil(beside / 2), Math.floor(beside / 2)];
  const top = Math.min(columns, seats - Math.min(columns, Math.floor(seats / 2)));
  const bottom = Math.min(columns, seats - top - beside);
  const sides = Math.max(1, left);
  const cells: (readonly [number, number])[] = [];
  for (let at = bottom; at > 0; at--) cells.push([at, sides + 2]);
  for (let at = left; at > 0; at--) cells.push([1, at + 1]);
  for (let at = 1; at <= top; at++) cells.push([at, 1]);
  for (let at = 1; at <= right; at++) cells.push([columns, at + 1]);
  return { cells, columns, sides };
}

/** Sits players around the middle, `front` at the bottom right, the others clockwise from there. */
export function ringOf(seats: number, front: Seat): Ring {
  const { cells, columns, sides } = cellsOf(seats);
  const hasSides = seats > 2 * columns;
  const inner = hasSides ? `2 / ${columns}` : `1 / ${columns + 1}`;
  return {
    columns,
    middle: { gridColumn: inner, gridRow: `2 / ${sides + 2}` },
    places: cells.map(([column, row], at) => ({
      seat: (front + at) % seats,
      style: { gridColumn: `${column}`, gridRow: `${row}` },
    })),
  };
}
