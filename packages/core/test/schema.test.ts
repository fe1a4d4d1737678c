import { expect, test } from "vitest";
import * as v from "valibot";
import { readBy } from "../src/schema.js";
import type { Schema } from "@facedown/core";

const made = (validate: (value: unknown) => unknown): Schema<unknown> =>
  ({ "~standard": { version: 1, vendor: "test", validate } }) as Schema<unknown>;

test("says where a value is wrong, what is there and what would be right", () => {
  const schema = v.strictObject({ list: v.array(v.strictObject({ n: v.number("a number") })) });
  expect(readBy(schema, { list: [{ n: 1 }] }, "move")).toEqual({ ok: true, value: { list: [{ n: 1 }] } });
  expect(readBy(schema, { list: [{ n: 1 }, { n: "2" }] }, "move")).toEqual({
    ok: false,
    error: { path: "move.list[1].n", value: "2", expected: "a number" },
  });
  expect(readBy(schema, { list: 7 }, "move")).toMatchObject({
    ok: false,
    error: { path: "move.list", value: 7 },
  });
  expect(readBy(schema, {}, "move")).toMatchObject({
    ok: false,
    error: { path: "move.list", value: undefined },
  });
});

test("what is not plain JSON does not reach the schema", () => {
  const schema = made(() => {
    throw new Error("reached");
  });
  expect(readBy(schema, { a: () => 1 }, "move")).toMatchObject({ ok: false, error: { path: "move.a" } });
});

test("a schema of any make: paths of keys, no path, no issue at all", () => {
  const issues = (...list: unknown[]) => made(() => ({ issues: list }));
  expect(readBy(issues({ message: "m", path: ["a", 0] }), { a: [5] }, "x")).toMatchObject({
    error: { path: "x.a[0]", value: 5 },
  });
  expect(readBy(issues({ message: "m", path: [{ key: "b" }] }), {}, "x")).toMatchObject({
    error: { path: "x.b", value: undefined },
  });
  expect(readBy(issues({ message: "m", path: ["a", "toString"] }), { a: 1 }, "x")).toMatchObject({
    error: { value: undefined },
  });
  expect(readBy(issues({ message: "m" }), 7, "x")).toEqual({
    ok: false,
    error: { path: "x", value: 7, expected: "m" },
  });
  expect(readBy(issues(), 7, "x")).toEqual({
    ok: false,
    error: { path: "x", value: 7, expected: "another value" },
  });
});

test("a schema that is not synchronous is an error of the game, whatever kind of promise it gives", () => {
  const thenable = { then: () => undefined };
  for (const given of [Promise.resolve({ value: 1 }), thenable])
    expect(() =>
      readBy(
        made(() => given),
        7,
        "x",
      ),
    ).toThrow(
      expect.objectContaining({
        code: "bad-game",
        path: "x",
        value: "test",
        expected: "a synchronous schema",
      }),
    );
});
