import { expect, test } from "vitest";
import { createTable, type AnyGame } from "@facedown/core";
import { areYouAHuman } from "@facedown/are-you-a-human";
import { messageFromTheStars } from "@facedown/message-from-the-stars";
import { createSeatStore, type SeatStore } from "@facedown/react";
import { inputSchema } from "../src/setup/schema.js";
import { exampleOf } from "../src/setup/fields.js";
import { explainMoves, type Schemas } from "../src/table/explained.js";

async function schemasOf(game: AnyGame): Promise<Schemas> {
  return new Map(
    await Promise.all(game.moveNames.map(async (name) => [name, await inputSchema(game, name)] as const)),
  );
}

/** What is told of a seat's moves: the examples, and the code of each refusal by the name of its move. */
async function told(game: AnyGame, store: unknown) {
  const { examples, refused } = explainMoves(game, store as SeatStore, await schemasOf(game));
  return {
    examples,
    codes: Object.fromEntries(refused.map(({ move, rejection }) => [move.type, rejection.code])),
  };
}

test("MS-10 a legal move that cannot be listed is shown by an example, and refused to the others by its rule", async () => {
  const table = createTable(messageFromTheStars, { seats: 2, seed: "explained" });
  const sending = table.match.waiting[0]!;
  const store = createSeatStore(table.seat(sending));
  const mine = await told(messageFromTheStars, store);
  expect(mine.examples.map(({ type }) => type)).toContain("transmit");
  for (const move of mine.examples) expect(store.explain(move as never)).toBeUndefined();
  expect(Object.keys(mine.codes)).not.toContain("transmit");
  const others = await told(messageFromTheStars, createSeatStore(table.seat(1 - sending)));
  expect(others.codes["transmit"]).toMatch(/^MS-10/);
  for (const { codes } of [mine, others]) expect(Object.values(codes)).not.toContain("bad-input");
});

test("AH-7 who may not point reads the rule, not that the input is bad", async () => {
  const table = createTable(areYouAHuman, { seats: 3, seed: "explained" });
  await table.play({ type: "cover" });
  const pointer = table.spectator.view.pointer!;
  const { codes } = await told(areYouAHuman, createSeatStore(table.seat((pointer + 1) % 3)));
  expect(codes["point"]).toBe("AH-7");
  expect(Object.values(codes)).not.toContain("bad-input");
});

test("an example is the least that a schema takes, whole or not at all", () => {
  expect(exampleOf({ type: "array", items: [{ type: "integer", minimum: 2 }, { type: "string" }] })).toEqual([
    2,
    "",
  ]);
  expect(exampleOf({ type: "array", items: { enum: ["b", "a"] }, minItems: 2 })).toEqual(["b", "b"]);
  expect(exampleOf({ type: "object", properties: { on: { type: "boolean" }, what: {} } })).toBeUndefined();
  expect(exampleOf({ anyOf: [{}, { type: "object", properties: { on: { type: "boolean" } } }] })).toEqual({
    on: false,
  });
});
