import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import loader, { figuresOf } from "../.vitepress/figures.data.js";

const results = JSON.parse(
  readFileSync(new URL("../../bench/results.json", import.meta.url), "utf8"),
) as Parameters<typeof figuresOf>[0];

test("the figures of the pages on costs and peers are those of the last run", () => {
  const match = results.figures.find(({ name }) => name === "draw-and-answer, moves: Match");
  const { rate, time } = loader.load();
  expect(Number(rate.match.replaceAll(",", "")) / (match?.value ?? 0)).toBeCloseTo(1, 1);
  expect(Number(time.match) * (match?.value ?? 0)).toBeGreaterThan(0.95e6);
  expect(Number(time.match) * (match?.value ?? 0)).toBeLessThan(1.05e6);
});

test("a figure that the run does not have is an error, not a gap in the page", () => {
  const figures = results.figures.filter(({ name }) => name !== "draw-and-answer, moves: Match");
  expect(() => figuresOf({ ...results, figures })).toThrow('no figure "draw-and-answer, moves: Match"');
});
