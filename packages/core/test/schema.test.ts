import * as v from "valibot";
import { expect, test } from "vitest";
import { readBy } from "../src/schema.js";

test.each<[string, v.GenericSchema, unknown, string]>([
  ["a type", v.number(), "2", "number"],
  ["a choice", v.picklist([1, 2]), 3, "(1 | 2)"],
  ["a bound", v.pipe(v.number(), v.maxValue(3)), 7, "<=3"],
  ["a key too many", v.strictObject({}), { x: 1 }, "never"],
  ["a sentence of the author's own", v.number("a whole number of cards"), "2", "a whole number of cards"],
])("what would be right is taken out of the message for %s", (_, schema, value, expected) => {
  const read = readBy(schema, value, "options");
  expect(read.ok ? undefined : read.error.expected).toBe(expected);
});
