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
/** From so many players on the middle is a tall column: `front` sits at its foot, and the others all around. */
const many = 9;

/** The cells of a ring of `seats` in clockwise order, from the right end of the bottom row. */
function cellsOf(
  seats: number,
  fewestRows = 1,
): {
  readonly cells: readonly (readonly [column: number, row: number])[];
  readonly columns: number;
  readonly sides: number;
} {
  const columns = Math.min(mostInARow, Math.ceil(seats / 2));
  const beside = Math.max(0, seats - 2 * columns);
  const [left, right] = [Math.ceil(beside / 2), Math.floor(beside / 2)];
  const top = Math.min(columns, seats - Math.min(columns, Math.floor(seats / 2)));
  const bottom = Math.min(columns, seats - top - beside);
  const sides = Math.max(fewestRows, left);
  const cells: (readonly [number, number])[] = [];
  for (let at = bottom; at > 0; at--) cells.push([at, sides + 2]);
  for (let at = left; at > 0; at--) cells.push([1, at + 1]);
  for (let at = 1; at <= top; at++) cells.push([at, 1]);
  for (let at = 1; at <= right; at++) cells.push([columns, at + 1]);
  return { cells, columns, sides };
}

/** The others of many players, clockwise from `front`, which sits above the middle of the bottom row. */
function around(seats: number): ReturnType<typeof cellsOf> {
  const { cells, ...size } = cellsOf(seats - 1, 2);
  const right = Math.floor(cells.filter(([, row]) => row === size.sides + 2).length / 2);
  return { cells: [...cells.slice(right), ...cells.slice(0, right)], ...size };
}

const place = (column: string, row: string): GridPlace => ({ gridColumn: column, gridRow: row });

/** Sits players around the middle, `front` at the bottom right, or at its foot where they are many. */
export function ringOf(seats: number, front: Seat): Ring {
  const seatAt = (at: number): Seat => (front + at) % seats;
  if (seats < many) {
    const { cells, columns, sides } = cellsOf(seats);
    const inner = seats > 2 * columns ? `2 / ${columns}` : `1 / ${columns + 1}`;
    return {
      columns,
      middle: place(inner, `2 / ${sides + 2}`),
      places: cells.map(([column, row], at) => ({ seat: seatAt(at), style: place(`${column}`, `${row}`) })),
    };
  }
  const { cells, columns, sides } = around(seats);
  const inner = seats - 1 > 2 * columns ? `2 / ${columns}` : `1 / ${columns + 1}`;
  const others = cells.map(([column, row], at) => ({
    seat: seatAt(at + 1),
    style: place(`${column}`, `${row}`),
  }));
  const half = 2 + Math.ceil(sides / 2);
  return {
    columns,
    middle: place(inner, `2 / ${half}`),
    places: [{ seat: front, style: place(inner, `${half} / ${sides + 2}`) }, ...others],
  };
}
