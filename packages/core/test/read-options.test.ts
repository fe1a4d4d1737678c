import { expect, test } from "vitest";
import { defineRules, nobody, readOptions } from "@facedown/core";
import { hostileValues } from "./support/hostile.js";

const game = defineRules<{ turn: number }>()({ visible: { turn: "public" } }).game({
  name: "plain",
  version: 1,
  seats: { min: 1, max: 1 },
  usual: 1,
  setup: () => ({ turn: 0 }),
  moves: {},
  toAct: () => nobody,
  outcome: () => undefined,
});

test("a game without options takes none, and refuses any other value without a throw", () => {
  expect(readOptions(game)).toEqual({ ok: true, value: {} });
  expect(readOptions(game, {}).ok).toBe(true);
  for (const [name, value] of hostileValues())
    expect(value === undefined || !readOptions(game, value).ok, name).toBe(true);
  expect(readOptions(game, []).ok).toBe(false);
  expect(readOptions(game, { cards: 1 }).ok).toBe(false);
});
