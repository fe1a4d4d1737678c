import { expect, test } from "vitest";
import { rulebook } from "../src/rules.js";

const sections = {
  C: 5,
  P: 13,
  T: 9,
  H: 7,
  E: 22,
  R: 8,
  U: 6,
  G: 5,
  W: 18,
  I: 7,
  L: 6,
  F: 3,
  M: 18,
  N: 8,
  X: 7,
};

const numbered = (prefix: string, count: number): string[] =>
  Array.from({ length: count }, (_, i) => `HP-${prefix}${i + 1}`);

test("the rulebook has every rule, invariant and decision in order", () => {
  const decisions = numbered("A-", 40).flatMap((id) => (id === "HP-A-15" ? [id, "HP-A-15b"] : [id]));
  expect(Object.keys(rulebook)).toEqual([
    ...Object.entries(sections).flatMap(([section, count]) => numbered(`${section}-`, count)),
    ...numbered("V", 12),
    ...decisions,
  ]);
});

test("six rules are no program's to break, and each says why", () => {
  const marked = Object.entries(rulebook).filter(([, rule]) => "at" in rule);
  expect(marked.map(([id]) => id)).toEqual(["HP-C-5", "HP-U-6", "HP-X-1", "HP-X-2", "HP-X-4", "HP-X-7"]);
  for (const [, rule] of marked) expect((rule as { why?: string }).why).toMatch(/\.$/);
});

test("no two rules say the same, and each is a sentence", () => {
  const texts = Object.values(rulebook).map(({ text }) => text);
  expect(new Set(texts).size).toBe(texts.length);
  for (const text of texts) expect(text).toMatch(/^[A-Z].*\.$/);
});
