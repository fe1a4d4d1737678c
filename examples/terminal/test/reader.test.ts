import { openTable, startMatch, type AnyGame, type Viewer } from "@facedown/core";
import { expect, test } from "vitest";
import { games } from "../src/games.js";
import { randomOpponents } from "../src/opponents.js";
import { demo } from "../src/demo.js";
import { play } from "../src/play.js";
import { Sitting } from "../src/sitting.js";
import { fakeScreen } from "./fake-screen.js";

type Say = (value: unknown, context: { readonly viewer: Viewer }) => string;
type Part = Readonly<Record<string, Say>>;

/** Sentences that end with who reads them. */
function signed(part: Part): Part {
  const entries = Object.entries(part).map(([name, say]): [string, Say] => [
    name,
    (value, context) => `${say(value, context)} <to ${context.viewer}>`,
  ]);
  return Object.fromEntries(entries);
}

const memory = games.get("fixture-memory")!;

/** The memory game, whose sentences say for whom they are. */
const signing = ((): AnyGame => {
  const { definition } = memory.inside;
  const { en: own } = definition.words as unknown as { en: Readonly<Record<string, Part>> };
  const en = {
    ...own,
    ...Object.fromEntries(["moves", "rejections", "places"].map((part) => [part, signed(own[part]!)])),
    standing: ({ viewer }: { viewer: Viewer }) => [`The table is told <to ${viewer}>`],
  };
  const inside = { ...memory.inside, definition: { ...definition, words: { en } as never } };
  return { ...memory, inside };
})();

test("every sentence that a person reads at the table is told to that person", async () => {
  const table = openTable(startMatch(signing, { seats: 2, seed: "a" }));
  const script = ["t", "1", ...Array.from({ length: 200 }, (_, i) => (i % 7 === 0 ? "cover" : "1"))];
  const screen = fakeScreen(() => script.shift());
  const opponent = randomOpponents(table);
  const save = (): string => "nowhere";
  await play(new Sitting({ table, people: [1], screen, opponent, save, pace: 0 }));
  table.close();
  const turns = screen.output.filter((text) => text.includes("You are"));
  expect(turns.length).toBeGreaterThan(3);
  for (const text of turns) expect(text.match(/<to (?!1>)\w+>/g) ?? [], text).toEqual([]);
  expect(turns.some((text) => /Say .*<to 1>|Point .*<to 1>/.test(text))).toBe(true);
  expect(turns.some((text) => text.includes("The table is told <to 1>"))).toBe(true);
});

test("what a demo tells that each seat saw is told to that seat", async () => {
  const text = await demo({ match: startMatch(signing, { seats: 2, seed: "a" }), people: [] });
  const [, first = "", second = ""] = text.split(/^What .* saw$/m);
  expect(first.match(/<to \w+>/g)).toContain("<to 0>");
  expect(first.match(/<to (?!0>)\w+>/g) ?? []).toEqual([]);
  expect(second.match(/<to (?!1>)\w+>/g) ?? []).toEqual([]);
});
