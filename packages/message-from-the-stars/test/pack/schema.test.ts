import { readFileSync, writeFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { toJsonSchema } from "@valibot/to-json-schema";
import { expect, test } from "vitest";
import { packSchema } from "@facedown/message-from-the-stars";

const file = new URL("../../src/pack/pack.schema.json", import.meta.url);
const published = (): unknown => JSON.parse(readFileSync(file, "utf8"));

test("pack.schema.json is the pack's schema (FACEDOWN_UPDATE=1 rewrites it)", () => {
  // What only code can check (normal forms, the number of blanks) has no word in JSON Schema.
  const made = toJsonSchema(packSchema, { target: "draft-07", ignoreActions: ["check", "readonly"] });
  const schema: unknown = JSON.parse(JSON.stringify(made));
  if (process.env["FACEDOWN_UPDATE"] === "1" && !isDeepStrictEqual(published(), schema))
    writeFileSync(file, `${JSON.stringify(schema, null, 2)}\n`);
  expect(published()).toEqual(schema);
});

test("the schema names its dialect and refuses unknown keys", () => {
  expect(published()).toMatchObject({
    $schema: "http://json-schema.org/draft-07/schema#",
    title: "A Message From the Stars content pack",
    additionalProperties: false,
  });
});
