import { expect, test } from "vitest";
import { messageFromTheStars } from "@facedown/message-from-the-stars";

const upTo = (prefix: string, count: number): string[] =>
  Array.from({ length: count }, (_, i) => `${prefix}${i + 1}`);

// That each is named by a test is the business of the pages that are made of them: docs/test/trace.test.ts.
test("the rulebook has every rule, invariant and decision in order", () => {
  expect(Object.keys(messageFromTheStars.rulebook)).toEqual([
    ...upTo("MS-", 46),
    ...upTo("MS-P", 16),
    ...upTo("MS-A", 30),
  ]);
});
