import { readFileSync, writeFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { Ajv } from "ajv";
import { toJsonSchema } from "@valibot/to-json-schema";
import { expect, test } from "vitest";
import schema from "@facedown/totally-human/pack.schema.json" with { type: "json" };
import { readPack, spanishPack, standardPack } from "@facedown/totally-human";
import { packSchema } from "../../src/pack/pack.js";

const file = new URL("../../pack.schema.json", import.meta.url);
const published = (): unknown => JSON.parse(readFileSync(file, "utf8"));

test("pack.schema.json is the pack's schema (FACEDOWN_UPDATE=1 rewrites it)", () => {
  // What only code can check (normal forms, canonical language tags) has no word in JSON Schema.
  const made = toJsonSchema(packSchema, { target: "draft-07", ignoreActions: ["check"] });
  const schema: unknown = JSON.parse(JSON.stringify(made));
  if (process.env["FACEDOWN_UPDATE"] === "1" && !isDeepStrictEqual(published(), schema))
    writeFileSync(file, `${JSON.stringify(schema, null, 2)}\n`);
  expect(published()).toEqual(schema);
});

test("the schema names its dialect and refuses unknown keys", () => {
  expect(published()).toMatchObject({
    $schema: "http://json-schema.org/draft-07/schema#",
    title: "Totally Human content pack",
    additionalProperties: false,
  });
});

const validate = new Ajv({ allErrors: true }).compile(schema);

test.each([standardPack, spanishPack])("$id is right by the published schema", (pack) => {
  validate(JSON.parse(JSON.stringify(pack)));
  expect(validate.errors ?? []).toEqual([]);
});

test.each<[string, object, string]>([
  ["no title", { title: undefined }, ""],
  ["a key too many", { titel: "Mine" }, ""],
  [
    "four adjectives on a side",
    {
      adjectives: [
        [
          ["A", "B", "C", "D"],
          ["A", "B", "C", "D", "E"],
        ],
      ],
    },
    "/adjectives/0/0",
  ],
  [
    "a symbol that there is not",
    { questions: [{ text: "Which?", symbols: ["star"] }] },
    "/questions/0/symbols/0",
  ],
])("%s is wrong by the published schema, as it is by readPack", (_, change, where) => {
  const wrong: unknown = JSON.parse(JSON.stringify({ ...standardPack, ...change }));
  expect(readPack(wrong).ok).toBe(false);
  expect(validate(wrong)).toBe(false);
  expect(validate.errors!.map(({ instancePath }) => instancePath)).toContain(where);
});
