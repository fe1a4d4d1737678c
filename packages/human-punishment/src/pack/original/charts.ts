import { colors, type ChartRow, type Color } from "../types.js";

type Three = readonly [human: number, machine: number, outlaw: number];

const pistol = "pistol";
const rifle = "rifle";
const companion = "companion";

function byColor([human, machine, outlaw]: Three): Record<Color, number> {
  return { human, machine, outlaw };
}

function loyaltiesOf(plain: Three, double: Three, legion: 0 | 1): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const [i, color] of colors.entries()) {
    counts[color] = plain[i]!;
    if (double[i]! > 0) counts[`${color}-x2`] = double[i]!;
  }
  if (legion === 1) counts["legion"] = 1;
  return counts;
}

const row = (
  ids: Three,
  plain: Three,
  double: Three,
  legion: 0 | 1,
  weapons: readonly string[],
  beyond?: Readonly<Record<string, number>>,
): ChartRow => ({
  ids: byColor(ids),
  loyalties: loyaltiesOf(plain, double, legion),
  weapons,
  ...(beyond && { beyond }),
});

const two = [pistol, rifle];
const three = [pistol, rifle, companion];
const four = [pistol, pistol, rifle, companion];
const five = [pistol, pistol, rifle, companion, companion];

/**
 * The setup charts, our own: they are not those of the printed game. IDs, plain and double loyalties are written as
 * Human, Machine, Outlaw; then the Legion loyalty, the weapons in the center, and what 12 and more players need beyond
 * the box.
 */
export const charts: Readonly<Record<number, ChartRow>> = {
  4: row([2, 2, 1], [2, 2, 2], [1, 1, 0], 0, two),
  5: row([3, 2, 1], [3, 3, 2], [1, 1, 0], 0, three),
  6: row([3, 2, 2], [4, 3, 1], [1, 1, 1], 1, three),
  7: row([4, 2, 2], [4, 3, 3], [1, 1, 1], 1, three),
  8: row([4, 3, 2], [4, 4, 3], [2, 1, 1], 1, four),
  9: row([5, 3, 2], [5, 4, 4], [2, 1, 1], 1, four),
  10: row([6, 3, 2], [5, 4, 4], [2, 2, 2], 1, four),
  11: row([6, 3, 3], [5, 5, 5], [2, 2, 2], 1, four),
  12: row([7, 4, 2], [6, 5, 5], [3, 2, 2], 1, five, { human: 1, "human-x2": 1 }),
  13: row([7, 4, 3], [8, 5, 5], [3, 2, 2], 1, five, { human: 3, "human-x2": 1 }),
  14: row([7, 4, 4], [8, 5, 6], [3, 2, 3], 1, five, {
    human: 3,
    "human-x2": 1,
    outlaw: 1,
    "outlaw-x2": 1,
  }),
  15: row([8, 5, 3], [9, 6, 5], [3, 3, 3], 1, five, {
    human: 4,
    "human-x2": 1,
    machine: 1,
    "machine-x2": 1,
    "outlaw-x2": 1,
  }),
  16: row([8, 5, 4], [9, 7, 6], [3, 3, 3], 1, five, {
    human: 4,
    "human-x2": 1,
    machine: 2,
    "machine-x2": 1,
    outlaw: 1,
    "outlaw-x2": 1,
  }),
};
