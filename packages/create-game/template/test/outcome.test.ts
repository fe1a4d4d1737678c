import { describe as wordsOf, only } from "@facedown/core";
import { expect, test } from "vitest";
import { nightMarket } from "../src/index.js";
import { round, table } from "./support/table.js";

const hands = [
  [1, 5, 9, 13, 30],
  [2, 6, 10, 14, 29],
];

test("R-8: the player whose wares are worth most wins", () => {
  let match = table({ hands, worths: [5, 1, 2], options: { rounds: 3 } });
  for (const cards of [
    [30, 2],
    [1, 6],
  ])
    match = round(match, cards);
  expect(match.outcome).toBeNull();
  match = round(match, [5, 10]);
  expect(match.outcome).toEqual({ worths: [5, 3], winners: only(0) });
  expect(wordsOf(nightMarket).outcome(match.outcome!, match.view(1))).toBe(
    "Seat 1 wins. Seat 1: 5 points, Seat 2: 3 points.",
  );
});

test("R-8: a tie is shared", () => {
  const match = round(round(table({ hands, worths: [3, 3], options: { rounds: 2 } }), [30, 2]), [1, 29]);
  expect(match.outcome).toEqual({ worths: [3, 3], winners: only(0, 1) });
});
