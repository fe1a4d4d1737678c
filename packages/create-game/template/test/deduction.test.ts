import { expect, test } from "vitest";
import { chanceToTake, unseenCards } from "../src/index.js";
import { round, table } from "./support/table.js";

const hands = [
  [1, 5, 9, 13, 30],
  [2, 6, 10, 14, 29],
  [3, 7, 11, 15, 28],
];

test("what lies open and what is in the own hand is seen, nothing else", () => {
  const match = table({ hands });
  expect(unseenCards(match.view(0))).toHaveLength(25);
  expect(unseenCards(match.view("spectator"))).toHaveLength(30);
  const unseen = unseenCards(round(match, [1, 2, 3]).view(0));
  expect(unseen).toHaveLength(23);
  for (const card of [1, 2, 3, 5, 9, 13, 30]) expect(unseen).not.toContain(card);
});

test("the chance to take the ware is counted over pairs of cards of the two others", () => {
  const view = table({ hands }).view(0);
  const unseen = unseenCards(view);
  const pairs = unseen.flatMap((a) => unseen.filter((b) => b !== a).map((b) => Math.max(a, b)));
  for (const card of [1, 13, 30])
    expect(chanceToTake(view, card)).toBeCloseTo(pairs.filter((best) => best < card).length / pairs.length);
  expect(chanceToTake(view, 30)).toBe(1);
});
