import { readFileSync, writeFileSync } from "node:fs";
import { startMatch } from "@facedown/core";
import { toJsonSchema } from "@valibot/to-json-schema";
import { expect, test } from "vitest";
import { createNightMarket, nightMarket, packSchema, readPack, standardPack } from "../src/index.js";

const file = new URL("../pack.schema.json", import.meta.url);

test("pack.schema.json is the pack's schema (npm run golden rewrites it)", () => {
  const made = toJsonSchema(packSchema, { target: "draft-07", ignoreActions: ["readonly"] });
  const schema = `${JSON.stringify(made, null, 2)}\n`;
  if (process.env["FACEDOWN_UPDATE"] === "1") writeFileSync(file, schema);
  expect(JSON.parse(readFileSync(file, "utf8"))).toEqual(JSON.parse(schema));
});

test("the standard pack is right, and no name is there twice", () => {
  expect(readPack(JSON.parse(JSON.stringify(standardPack)))).toEqual({ ok: true, value: standardPack });
  const names = standardPack.wares.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

test("a pack that is wrong is refused with the place", () => {
  const [first, ...others] = standardPack.wares;
  const wrong = { ...standardPack, wares: [...others, { ...first, worth: 6 }] };
  const read = readPack(wrong);
  expect(read.ok ? [] : read.problems.map(({ path }) => path)).toEqual([`wares.${others.length}.worth`]);
  expect(() => createNightMarket({ pack: wrong as never })).toThrow(
    expect.objectContaining({ code: "bad-game", path: `pack.wares.${others.length}.worth` }),
  );
  expect(readPack({ ...standardPack, wares: others.slice(0, 4) }).ok).toBe(false);
  expect(readPack(7).ok).toBe(false);
});

test("a pack of one's own is played, and records name it", () => {
  const wares = standardPack.wares.slice(0, 5).map((ware) => ({ ...ware, name: `${ware.name} of ours` }));
  const game = createNightMarket({ pack: { ...standardPack, id: "ours", wares } });
  expect(startMatch(game, { seats: 2, seed: "ours" }).view(0).pile).toBe(4);
  expect(game.content).toEqual([{ id: "ours", version: 1, hash: expect.stringMatching(/^[0-9a-f]{64}$/) }]);
  expect(game.content[0]!.hash).not.toBe(nightMarket.content[0]!.hash);
});
