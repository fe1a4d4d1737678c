import { inspect } from "node:util";
import { describe, expect, test } from "vitest";
import { FacedownError } from "@facedown/core";
import { brief } from "../src/errors.js";

const revoked = Proxy.revocable({}, {});
revoked.revoke();

describe("a value in an error text", () => {
  test.each<[value: unknown, text: string]>([
    ["red", '"red"'],
    ["a\nb", '"a\\nb"'],
    [3, "3"],
    [-0, "-0"],
    [NaN, "NaN"],
    [undefined, "undefined"],
    [null, "null"],
    [true, "true"],
    [10n ** 5000n, "a bigint"],
    [Symbol("s"), "Symbol(s)"],
    [() => 1, "a function"],
    [[1, 2, 3], "an array of 3"],
    [{}, "an object with no keys"],
    [{ a: 1, b: 2 }, 'an object with "a, b"'],
  ])("%#: %o", (value, text) => {
    expect(brief(value)).toBe(text);
  });

  test("a value that cannot be read is said to be one", () => {
    expect(brief(revoked.proxy)).toBe("something that cannot be read");
  });

  test.each([
    ["a long text", "x".repeat(1_000_000)],
    ["a text of escapes", "\ud800".repeat(1000)],
    ["long keys", Object.fromEntries([["k".repeat(100_000), 1]])],
    ["a symbol with a long name", Symbol("s".repeat(10_000))],
  ])("is short for %s", (_, value) => {
    expect(brief(value).length).toBeLessThanOrEqual(130);
  });
});

test("an error says the field, what would be right and what was there", () => {
  const cause = new Error("deeper");
  const error = new FacedownError("bad-seat", "seat", 7, "a seat from 0 to 3", cause);
  expect(error).toBeInstanceOf(Error);
  expect(error).toMatchObject({
    name: "FacedownError",
    code: "bad-seat",
    path: "seat",
    value: 7,
    expected: "a seat from 0 to 3",
    message: "seat: expected a seat from 0 to 3, got 7",
    cause,
  });
  expect("cause" in new FacedownError("bad-seat", "seat", 7, "a seat")).toBe(false);
});

test("an error that nobody catches is printed without all that its value holds", () => {
  const value = { rulebook: Array.from({ length: 1000 }, (_, at) => `rule ${at}`) };
  const error = new FacedownError("bad-record", "record.game", value, "a game that is listed");
  const printed = inspect(error, { depth: 9, maxArrayLength: null });
  expect(printed).toContain('got an object with "rulebook"');
  expect(printed).toContain("code: 'bad-record'");
  expect(printed).not.toContain("rule 7");
  expect(error.value).toBe(value);
});
