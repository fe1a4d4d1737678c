import { readdirSync } from "node:fs";
import type { AnyGame } from "@facedown/core";
import { lawNames, laws, type LawName } from "@facedown/testing";
import { expect, test } from "vitest";

const folder = new URL("../live/", import.meta.url);
const names = readdirSync(folder)
  .filter((file) => file.startsWith("recipe-"))
  .map((file) => file.replace(".ts", ""));

// Recipes are short: they have no words of their own, and most have no truths to hold.
const withoutTruths: readonly LawName[] = lawNames.filter((law) => law !== "words" && law !== "invariants");
const withTruths: readonly LawName[] = [...withoutTruths, "invariants"];

/** Laws that fail when they have met too little. */
const needsMany: readonly LawName[] = ["nothing leaks", "it gets there"];

const excused: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "recipe-auction": { "T5 bid.amount": "a bid is said aloud, and what is left in a purse follows from it" },
};

for (const name of names) {
  const { game } = (await import(`../live/${name}.ts`)) as { game: AnyGame };
  const only = game.inside.definition.invariants ? withTruths : withoutTruths;
  test(`${name} is called like its file`, () => {
    expect(game.name).toBe(name);
  });
  const options = { test, excused: excused[name] ?? {} };
  laws(game, { ...options, runs: 10, only: only.filter((law) => !needsMany.includes(law)) });
  laws(game, { ...options, runs: 60, only: needsMany });
}

test("there is a recipe for each of these", () => {
  expect(names).toEqual(
    [
      "auction",
      "bluff",
      "draft",
      "elimination",
      "hand",
      "partners",
      "secret-role",
      "simultaneous-bid",
      "trade",
      "trick",
    ].map((name) => `recipe-${name}`),
  );
});
