import { expect, test } from "vitest";
import { ringOf } from "../src/boards/human-punishment/ring.js";

const counts = Array.from({ length: 13 }, (_, at) => at + 4);

test.each(counts)("a ring of %i: a place for each, in order, none twice and none in the middle", (seats) => {
  const { places, middle, columns } = ringOf(seats, 2);
  expect(places.map(({ seat }) => seat)).toEqual(Array.from({ length: seats }, (_, at) => (2 + at) % seats));
  const cells = places.map(({ style }) => [Number(style.gridColumn), Number(style.gridRow)] as const);
  expect(new Set(cells.map(String)).size).toBe(seats);
  const [from, to] = middle.gridColumn.split(" / ").map(Number);
  const [top, bottom] = middle.gridRow.split(" / ").map(Number);
  const inside = cells.filter(
    ([column, row]) => column >= from! && column < to! && row >= top! && row < bottom!,
  );
  expect(inside).toEqual([]);
  expect(to! - from!).toBeGreaterThanOrEqual(Math.min(2, columns));
});

test.each(counts)(
  "a ring of %i goes around: each sits beside the one before, save across a corner",
  (seats) => {
    const cells = ringOf(seats, 0).places.map(({ style }) => [
      Number(style.gridColumn),
      Number(style.gridRow),
    ]);
    const angle = ([column, row]: number[]): number => {
      const [width, height] = [0, 1].map((axis) => Math.max(...cells.map((cell) => cell[axis]!)) + 1);
      return Math.atan2(row! - height! / 2, column! - width! / 2);
    };
    const angles = cells.map(angle);
    // Clockwise on a screen: angles grow, once around.
    const steps = angles.map((each, at) => (angles[(at + 1) % seats]! - each + 4 * Math.PI) % (2 * Math.PI));
    expect(steps.reduce((sum, step) => sum + step, 0)).toBeCloseTo(2 * Math.PI, 6);
  },
);
