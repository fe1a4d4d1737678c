import { expect, test } from "vitest";
import { areYouAHuman } from "@facedown/are-you-a-human";

const upTo = (prefix: string, count: number): string[] =>
  Array.from({ length: count }, (_, i) => `${prefix}${i + 1}`);

// That each is named by a test is the business of the pages that are made of them: docs/test/trace.test.ts.
test("the rulebook has every rule, invariant and decision in order", () => {
  expect(Object.keys(areYouAHuman.rulebook)).toEqual([
    ...upTo("AH-", 28),
    ...upTo("AH-P", 13),
    ...upTo("AH-A", 27),
  ]);
});
