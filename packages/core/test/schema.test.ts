import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { readBy, type Schema } from "../src/schema.js";

const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(15));
const move = v.strictObject({
  what: v.picklist(["pass", "leave"]),
  target: v.optional(seat, 0),
  targets: v.exactOptional(v.pipe(v.array(seat), v.maxLength(2), v.readonly())),
  answer: v.optional(v.union([v.picklist(["pass"]), seat])),
  names: v.exactOptional(
    v.pipe(
      v.strictObject({ type: v.exactOptional(v.string()), color: v.exactOptional(v.string()) }),
      v.minEntries(1),
    ),
  ),
  name: v.optional(v.nullable(v.pipe(v.string(), v.nonEmpty(), v.maxLength(9)))),
  pair: v.exactOptional(v.strictTuple([v.boolean(), v.boolean()])),
  free: v.optional(v.record(v.string(), v.number())),
});

function problem(schema: Schema<unknown>, value: unknown) {
  const read = readBy(schema, value, "move");
  return read.ok ? undefined : read.error;
}

describe("what would be right is told by the schema itself, whatever is wrong", () => {
  const what = "pass";
  test.each<[name: string, value: unknown, path: string, expected: string]>([
    ["a choice that is missing", {}, "move.what", '"pass" or "leave"'],
    ["another choice", { what: "fly" }, "move.what", '"pass" or "leave"'],
    [
      "a key too many",
      { what, x: 1 },
      "move.x",
      "no such field; the fields are what, target, targets, answer, names, name, pair and free",
    ],
    [
      "a key too many within",
      { what, names: { size: 1 } },
      "move.names.size",
      "no such field; the fields are type and color",
    ],
    ["a fraction", { what, target: 1.5 }, "move.target", "a whole number from 0 to 15"],
    ["too small a number", { what, target: -1 }, "move.target", "a whole number from 0 to 15"],
    ["too large a number", { what, target: 16 }, "move.target", "a whole number from 0 to 15"],
    ["another type", { what, target: "2" }, "move.target", "a whole number from 0 to 15"],
    [
      "too long a list",
      { what, targets: [1, 2, 3] },
      "move.targets",
      "a list of at most 2 values, each a whole number from 0 to 15",
    ],
    ["an item", { what, targets: [1, 16] }, "move.targets[1]", "a whole number from 0 to 15"],
    ["none of several", { what, answer: true }, "move.answer", '"pass" or a whole number from 0 to 15'],
    [
      "too few of the fields",
      { what, names: {} },
      "move.names",
      "an object with at least 1 of the fields type and color",
    ],
    ["too short a text", { what, name: "" }, "move.name", "a text of 1 to 9 characters or null"],
    ["too few in a row", { what, pair: [true] }, "move.pair[1]", "true or false"],
    [
      "no object",
      [],
      "move",
      "an object with the fields what, target, targets, answer, names, name, pair and free",
    ],
    ["a place of which the schema tells nothing", { what, free: { a: "x" } }, "move.free.a", "number"],
    ["a value that is no JSON", { what, target: -0 }, "move.target", "0 rather than -0"],
  ])("%s", (_, value, path, expected) => {
    expect(problem(move, value)).toMatchObject({ path, expected });
  });

  test("what is missing is told apart from what is wrong", () => {
    expect(problem(move, {})?.wanted).toEqual({ is: "missing", of: { is: "value", of: ["pass", "leave"] } });
    expect(problem(move, { what: null })?.wanted).toEqual({ is: "value", of: ["pass", "leave"] });
  });
});

describe("where the schema does not tell, its message does", () => {
  test.each<[string, v.GenericSchema, unknown, string]>([
    ["a sentence of the author's own", v.number("a whole number of cards"), "2", "a whole number of cards"],
    [
      "a check of the author's own",
      v.pipe(
        v.number(),
        v.check((n) => n > 3, "more than 3"),
      ),
      2,
      "more than 3",
    ],
    [
      "a check without a word",
      v.pipe(
        v.number(),
        v.check((n) => n > 3),
      ),
      2,
      "another value",
    ],
    ["a pattern", v.pipe(v.string(), v.regex(/^a+$/)), "b", "/^a+$/"],
  ])("%s", (_, schema, value, expected) => {
    expect(problem(schema, value)?.expected).toBe(expected);
  });

  /** A schema of another library, with these issues for every value. */
  const foreign = (...issues: object[]) =>
    ({
      "~standard": { version: 1, vendor: "foreign", validate: () => ({ issues }) },
    }) as unknown as Schema<unknown>;

  test.each<[string, object, unknown, string, object]>([
    [
      "another type",
      { message: "Invalid input: expected number, received string", path: ["at"] },
      { at: "2" },
      "move.at",
      { is: "words", text: "number" },
    ],
    [
      "a field that is missing",
      { message: "Invalid input: expected number, received undefined", path: [{ key: "at" }] },
      {},
      "move.at",
      { is: "missing", of: { is: "words", text: "number" } },
    ],
    [
      "a key too many, which the path leaves out",
      { code: "unrecognized_keys", keys: ["x"], message: 'Unrecognized key: "x"', path: [] },
      { x: 1 },
      "move.x",
      { is: "no field", fields: null },
    ],
    [
      "a sentence",
      { message: "Too late", path: ["at"] },
      { at: 1 },
      "move.at",
      { is: "words", text: "Too late" },
    ],
  ])("of another library: %s", (_, issue, value, path, wanted) => {
    expect(problem(foreign(issue), value)).toMatchObject({ path, wanted });
  });

  test("no issue at all is another value", () => {
    expect(problem(foreign(), {})).toMatchObject({ path: "move", expected: "another value" });
  });
});
