import { runInNewContext } from "node:vm";
import { describe, expect, test } from "vitest";
import {
  assertJson,
  canonicalJson,
  copyJson,
  freezeJson,
  inputLimits,
  jsonProblem,
  readJson,
  sameJson,
  stateLimits,
  type JsonLimits,
} from "@facedown/core";
import { sameText } from "../src/json.js";
import { hostileValues, nested } from "./support/hostile.js";

const plain: [name: string, value: unknown][] = [
  ["null", null],
  ["numbers", [0, -1, 1.5, Number.MAX_VALUE, Number.MIN_VALUE, 2 ** 53]],
  ["texts", ["", "é", "\u2028", "\ud800", "😀"]],
  ["an empty object", {}],
  ["an object without a prototype", Object.assign(Object.create(null) as object, { a: [true, false] })],
  ["keys that objects inherit", { constructor: 1, prototype: 2, toString: 3, hasOwnProperty: 4 }],
  ["an object of another realm", runInNewContext("({ a: [1, { b: 2 }] })")],
];

describe("plain JSON", () => {
  test.each(plain)("%s is read as it is", (_, value) => {
    expect(jsonProblem(value, "value")).toBeUndefined();
    const read = readJson(value, "value");
    expect(read.ok && JSON.stringify(read.value)).toBe(JSON.stringify(value));
  });

  test.each(hostileValues())("%s is refused as input, at once", (_, value) => {
    const before = performance.now();
    const read = readJson(value, "move", inputLimits);
    expect(read.ok).toBe(false);
    expect(!read.ok && read.error.path.startsWith("move")).toBe(true);
    expect(performance.now() - before).toBeLessThan(1000);
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  test.each<[name: string, value: unknown, path: string, expected: string]>([
    ["a number", { a: [0, NaN] }, "x.a[1]", "a finite number"],
    ["infinity", [Infinity], "x[0]", "a finite number"],
    ["minus zero", { z: -0 }, "x.z", "0 rather than -0"],
    ["undefined", { a: undefined }, "x.a", "plain JSON"],
    ["a hole", Array(2), "x[0]", "plain JSON"],
    ["a function", { f: () => 1 }, "x.f", "plain JSON"],
    ["a date", { at: new Date(0) }, "x.at", "a plain object"],
    [
      "an accessor",
      {
        get a() {
          return 1;
        },
      },
      "x.a",
      "a value, not an accessor",
    ],
    ["the prototype as a key", JSON.parse('{"a":{"__proto__":1}}'), "x.a", "no key named __proto__"],
  ])("says where %s is and what would be right", (_, value, path, expected) => {
    expect(jsonProblem(value, "x")).toMatchObject({ path, expected });
  });

  test.each<[name: string, value: unknown, limits: Partial<JsonLimits>, problem: object | undefined]>([
    ["16 levels", nested(16, (inner) => [inner]), {}, undefined],
    ["17 levels", nested(17, (inner) => [inner]), {}, { expected: "at most 16 levels" }],
    ["4,096 values", Array(4095).fill(0), {}, undefined],
    ["4,097 values", Array(4096).fill(0), {}, { path: "x", expected: "at most 4096 values" }],
    ["values of nested lists", [[1, 2], [3]], { values: 5 }, { path: "x[1]", expected: "at most 5 values" }],
    ["a text at the limit", "x".repeat(8192), {}, undefined],
    ["a text over it", "x".repeat(8193), {}, { expected: "a text of at most 8192 characters" }],
    ["a key at the limit", { ["k".repeat(8192)]: 1 }, {}, undefined],
    [
      "a key over it",
      { ["k".repeat(8193)]: 1 },
      {},
      { path: "x", expected: "keys of at most 8192 characters" },
    ],
    [
      "more fields than values",
      { a: 1, b: 2, c: 3 },
      { values: 3 },
      { path: "x", expected: "at most 3 values" },
    ],
  ])("limits: %s", (_, value, limits, problem) => {
    const found = jsonProblem(value, "x", { ...inputLimits, ...limits });
    if (problem) expect(found).toMatchObject(problem);
    else expect(found).toBeUndefined();
  });

  test("the limits of a state are 64 levels, ten million values and texts of a million", () => {
    expect(stateLimits).toEqual({ depth: 64, values: 10_000_000, text: 1_000_000 });
    expect(
      jsonProblem(
        nested(64, (inner) => [inner]),
        "state",
      ),
    ).toBeUndefined();
    expect(
      jsonProblem(
        nested(65, (inner) => [inner]),
        "state",
      ),
    ).toBeDefined();
  });

  test("reads each part once (listing the keys asks for each a first time), so that a value cannot change after it was checked", () => {
    let reads = 0;
    const shifty = new Proxy(
      { type: "bid" },
      {
        getOwnPropertyDescriptor: () => {
          reads++;
          return {
            configurable: true,
            enumerable: true,
            writable: true,
            value: reads <= 2 ? "bid" : () => 1,
          };
        },
      },
    );
    const read = readJson(shifty, "move");
    expect(read.ok && read.value).toEqual({ type: "bid" });
  });

  test("leaves out symbols, what is not enumerable, and what a list has besides its elements", () => {
    const value = Object.defineProperty({ a: 1, [Symbol("s")]: 2 }, "hidden", { value: 3 });
    expect(readJson(value, "x")).toEqual({ ok: true, value: { a: 1 } });
    const list = Object.assign([1, 2], { toJSON: () => "other" });
    const read = readJson(list, "x");
    expect(read.ok && JSON.stringify(read.value)).toBe("[1,2]");
  });

  test("what is read shares nothing with what was given", () => {
    const value = { a: [1] };
    const read = readJson(value, "x");
    value.a.push(2);
    expect(read).toEqual({ ok: true, value: { a: [1] } });
  });

  test("assertJson throws with the path", () => {
    expect(() => assertJson({ a: [() => 1] }, "state")).toThrow(
      expect.objectContaining({
        code: "not-json",
        path: "state.a[0]",
        message: "state.a[0]: expected plain JSON, got a function",
      }),
    );
    expect(() => assertJson({ a: [1] }, "state")).not.toThrow();
  });
});

describe("equality", () => {
  test.each<[a: unknown, b: unknown, same: boolean]>([
    [1, 1, true],
    [1, "1", false],
    [null, {}, false],
    [{}, null, false],
    [0, null, false],
    [[], [], true],
    [[], {}, false],
    [{}, [], false],
    [[1, [2]], [1, [2]], true],
    [[1, 2], [1], false],
    [[1, 2], [1, 3], false],
    [{ a: 1, b: { c: 2 } }, { b: { c: 2 }, a: 1 }, true],
    [{ a: 1 }, { a: 1, b: 2 }, false],
    [{ a: 1 }, { b: 1 }, false],
    [{ toString: 1 }, { valueOf: 1 }, false],
    [{ a: 1 }, { a: 2 }, false],
  ])("%#: %j and %j", (a, b, same) => {
    expect(sameJson(a, b)).toBe(same);
    expect(sameJson(b, a)).toBe(same);
    expect(canonicalJson(a) === canonicalJson(b)).toBe(same);
    expect(sameText(a, b)).toBe(JSON.stringify(a) === JSON.stringify(b));
  });
});

test("canonical JSON puts keys in order by UTF-16 units, at every level", () => {
  expect(canonicalJson({ b: [{ y: 1, x: "é" }], a: null, "10": 1, "9": 2, Z: 0 })).toBe(
    '{"10":1,"9":2,"Z":0,"a":null,"b":[{"x":"é","y":1}]}',
  );
  expect(canonicalJson("\ud800")).toBe('"\\ud800"');
});

test("a copy is deep and equal, and changing it changes nothing else", () => {
  const value = { a: [1, { b: null }], c: "x" };
  const copy = copyJson(value);
  expect(copy).toEqual(value);
  (copy.a[1] as { b: unknown }).b = 2;
  expect(value.a[1]).toEqual({ b: null });
});

test("freezing reaches the leaves and takes what is frozen as done", () => {
  const value = { a: [{ b: 1 }], done: Object.freeze({ inner: { c: 1 } }) };
  expect(freezeJson(value)).toBe(value);
  expect([value, value.a, value.a[0]].every((part) => Object.isFrozen(part))).toBe(true);
  expect(Object.isFrozen(value.done.inner)).toBe(false);
  expect(freezeJson(7)).toBe(7);
});
