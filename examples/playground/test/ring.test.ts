import { expect, test } from "vitest";
import { ringOf, type GridPlace } from "../src/boards/human-punishment/ring.js";

const counts = Array.from({ length: 13 }, (_, at) => at + 4);

const span = (text: string): readonly [number, number] => {
  const [from = 0, to = from + 1] = text.split(" / ").map(Number);
  return [from, to];
};

/** The cells that a place covers. */
function covered({ gridColumn, gridRow }: GridPlace): string[] {
  const [left, right] = span(gridColumn);
  const [top, bottom] = span(gridRow);
  const cells: string[] = [];
  for (let row = top; row < bottom; row++)
    for (let column = left; column < right; column++) cells.push(`${column} ${row}`);
  return cells;
}

test.each(counts)(
  "a ring of %i: a place for each, in order, no cell twice and none of the middle",
  (seats) => {
    const { places, middle, columns } = ringOf(seats, 2);
    expect(places.map(({ seat }) => seat)).toEqual(
      Array.from({ length: seats }, (_, at) => (2 + at) % seats),
    );
    const cells = [...places.map(({ style }) => style), middle].map(covered);
    for (const own of cells) expect(own.length).toBeGreaterThan(0);
    expect(new Set(cells.flat()).size).toBe(cells.flat().length);
    const [from, to] = span(middle.gridColumn);
    expect(to - from).toBeGreaterThanOrEqual(Math.min(2, columns));
  },
);

test.each(counts)(
  "a ring of %i goes around: each sits beside the one before, save across a corner",
  (seats) => {
    const centers = ringOf(seats, 0).places.map(({ style }) => {
      const [[left, right], [top, bottom]] = [span(style.gridColumn), span(style.gridRow)];
      return [(left + right) / 2, (top + bottom) / 2] as const;
    });
    const [width, height] = [0, 1].map((axis) => Math.max(...centers.map((each) => each[axis]!)) + 0.5);
    const angles = centers.map(([column, row]) =>
      Math.atan2(row - (height! + 1) / 2, column - (width! + 1) / 2),
    );
    // Clockwise on a screen: angles grow, once around.
    const steps = angles.map((each, at) => (angles[(at + 1) % seats]! - each + 4 * Math.PI) % (2 * Math.PI));
    expect(steps.reduce((sum, step) => sum + step, 0)).toBeCloseTo(2 * Math.PI, 6);
  },
);
