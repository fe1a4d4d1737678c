import { readFileSync, writeFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { toJsonSchema } from "@valibot/to-json-schema";
import { Ajv } from "ajv";
import { expect, test } from "vitest";
import schema from "@facedown/human-punishment/pack.schema.json" with { type: "json" };
import { originalPack, packSchema, readPack } from "@facedown/human-punishment";

const file = new URL("../../pack.schema.json", import.meta.url);
const published = (): unknown => JSON.parse(readFileSync(file, "utf8"));

test("pack.schema.json is the pack's schema (FACEDOWN_UPDATE=1 rewrites it)", () => {
  // What only code can check (normal forms, how cards fit each other) has no word in JSON Schema.
  const made = toJsonSchema(packSchema, { target: "draft-07", ignoreActions: ["check"] });
  const now: unknown = JSON.parse(JSON.stringify(made));
  if (process.env["FACEDOWN_UPDATE"] === "1" && !isDeepStrictEqual(published(), now))
    writeFileSync(file, `${JSON.stringify(now, null, 2)}\n`);
  expect(published()).toEqual(now);
});

test("the schema names its dialect and refuses unknown keys", () => {
  expect(published()).toMatchObject({
    $schema: "http://json-schema.org/draft-07/schema#",
    title: "Human Punishment content pack",
    additionalProperties: false,
  });
});

const validate = new Ajv({ allErrors: true }).compile(schema);

test("the original pack is right by the published schema", () => {
  validate(JSON.parse(JSON.stringify(originalPack)));
  expect(validate.errors ?? []).toEqual([]);
});

const first = originalPack.programs[0]!;

test.each<[string, object, string]>([
  ["no title", { title: undefined }, ""],
  ["a key too many", { bosses: [] }, ""],
  ["a program without effects", { programs: [{ ...first, fx: [] }] }, "/programs/0/fx"],
  [
    "an effect that there is not, within a choice",
    { programs: [{ ...first, fx: [{ kind: "oneOf", of: [[{ kind: "loot" }], [{ kind: "sing" }]] }] }] },
    "/programs/0/fx/0/of/1/0",
  ],
  [
    "an effect about whom it cannot be",
    { programs: [{ ...first, fx: [{ kind: "disarm", to: "out" }] }] },
    "/programs/0/fx/0/to",
  ],
])("%s is wrong by the published schema, as it is by readPack", (_, change, where) => {
  const wrong: unknown = JSON.parse(JSON.stringify({ ...originalPack, ...change }));
  expect(readPack(wrong).ok).toBe(false);
  expect(validate(wrong)).toBe(false);
  expect(validate.errors!.map(({ instancePath }) => instancePath)).toContain(where);
});
