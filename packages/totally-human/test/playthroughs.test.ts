import { playthroughs } from "@facedown/testing";
import * as fc from "fast-check";
import * as v from "valibot";
import { expect, test } from "vitest";
import { standardPack, totallyHuman } from "@facedown/totally-human";
import { optionsOf } from "../src/options.js";
import { randomGames } from "./support/playthroughs.js";

const { entries } = optionsOf(standardPack);
const games = fc.sample(playthroughs(totallyHuman, randomGames), { numRuns: 2000, seed: 1 });

/** The values of an option in the random games, each once, as JSON; `undefined` where it is left out. */
function valuesOf(name: string): Set<string | undefined> {
  return new Set(games.map(({ options }) => JSON.stringify(options[name])));
}

/** All values that an option can take, where they are few. */
function allValues({ wrapped }: { readonly wrapped: object }): readonly unknown[] | undefined {
  const { type, options } = wrapped as { readonly type: string; readonly options?: readonly unknown[] };
  if (type === "boolean") return [false, true];
  return type === "picklist" ? options : undefined;
}

test.each(Object.entries(entries))("the laws vary the option %s, and leave it out", (name, option) => {
  const met = valuesOf(name);
  expect(met).toContain(undefined);
  for (const value of allValues(option) ?? [v.getDefault(option)])
    expect(met).toContain(JSON.stringify(value));
  expect(met.size).toBeGreaterThanOrEqual(3);
});

test("TH-A2, TH-A17: the laws go to the ends of what options allow", () => {
  for (const count of [2, standardPack.rockets.length])
    expect(valuesOf("rocketCount")).toContain(String(count));
  const decks = games.flatMap(({ options: { identityDeck } }) =>
    Array.isArray(identityDeck) ? [identityDeck] : [],
  );
  const aliens = decks.map(
    (deck) => deck.filter((card) => (card as { alien: boolean }).alien).length / deck.length,
  );
  expect(aliens).toEqual(expect.arrayContaining([0, 1]));
  expect(
    games.some(
      ({ seats, options }) =>
        Array.isArray(options["identityDeck"]) && options["identityDeck"].length === 3 * seats,
    ),
  ).toBe(true);
});

test("TH-3, TH-A1: the laws play with every number of seats and every character", () => {
  expect(new Set(games.map(({ seats }) => seats))).toEqual(new Set([2, 3, 4, 5, 6, 7, 8]));
  const chosen = games.flatMap(({ options: { characters } }) =>
    Array.isArray(characters) ? characters : [],
  );
  expect(new Set(chosen)).toEqual(new Set(standardPack.characters.map(({ id }) => id)));
});
