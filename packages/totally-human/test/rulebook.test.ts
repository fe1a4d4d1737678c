import { expect, test } from "vitest";
import { totallyHuman } from "@facedown/totally-human";

const upTo = (prefix: string, count: number): string[] =>
  Array.from({ length: count }, (_, i) => `${prefix}${i + 1}`);

// That each is named by a test is the business of the pages that are made of them: docs/test/trace.test.ts.
test("the rulebook has every rule, invariant and decision in order", () => {
  expect(Object.keys(totallyHuman.rulebook)).toEqual([
    ...upTo("TH-", 49),
    ...upTo("TH-P", 15),
    ...upTo("TH-A", 21),
    "TH-A23",
    "TH-A24",
  ]);
});
