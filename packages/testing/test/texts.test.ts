import { freezeJson } from "@facedown/core";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { textOf } from "../src/receiving.js";

test("what is received is compared by its JSON, also where parts of it are remembered", () => {
  fc.assert(
    fc.property(fc.jsonValue({ depthSize: "large" }), (value) => {
      const frozen = freezeJson(value);
      const around = { first: frozen, then: [frozen, { again: frozen }] };
      for (const each of [frozen, around, around]) expect(textOf(each)).toBe(JSON.stringify(each));
    }),
  );
});

test("a field that is undefined is left out of what is compared, as JSON leaves it out", () => {
  const value = { a: 1, b: undefined, c: { d: undefined, e: [2] } };
  expect(textOf(value)).toBe(JSON.stringify(value));
});
