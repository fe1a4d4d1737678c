import { expect, test } from "vitest";
import { memory } from "@facedown/testing/fixtures";
import { totallyHuman } from "@facedown/totally-human";
import { fieldsOf, valuesOf } from "../src/setup/fields.js";
import { inputSchema, optionsSchema } from "../src/setup/schema.js";

test("the options of a game are asked for as its schema says", async () => {
  const fields = Object.fromEntries(fieldsOf((await optionsSchema(totallyHuman))!));
  expect(fields).toMatchObject({
    minPlayers: { kind: "choice", choices: [2, 3], usual: 3 },
    identityDeck: { kind: "json", usual: "standard" },
    launchStart: { kind: "choice", choices: ["shared", "choose"] },
    multipleRequests: { kind: "boolean", usual: false },
    negotiationDeadline: { kind: "number", min: 1, mayBeNone: true, isWhole: true, usual: null },
    rocketCount: { kind: "number", min: 2, mayBeNone: false, usual: 6 },
    characters: { kind: "json", usual: null },
  });
});

test("a schema that is not Valibot's is no JSON Schema here", async () => {
  expect(await optionsSchema(memory)).toBeUndefined();
});

test("the inputs of a move are listed when they are few", async () => {
  expect(valuesOf((await inputSchema(totallyHuman, "answer"))!)).toEqual(
    [1, 2, 3, 4, 5].map((number) => ({ number })),
  );
  expect(valuesOf((await inputSchema(totallyHuman, "done"))!)).toEqual([{}]);
  expect(valuesOf({ type: "string" })).toBeUndefined();
  expect(valuesOf({ type: "integer", minimum: 0, maximum: 10_000 })).toBeUndefined();
});
