import { manualClock, openTable, startMatch } from "@facedown/core";
import { expect, test } from "vitest";
import { games } from "../src/games.js";
import { randomOpponents } from "../src/opponents.js";
import { pausable } from "../src/pausable.js";
import { play } from "../src/play.js";
import { Sitting } from "../src/sitting.js";
import { fakeScreen } from "./fake-screen.js";

/** Plays the memory game, whose row is covered after 60 seconds; each line takes ten seconds to type. */
async function typing(lines: readonly string[]): Promise<string[]> {
  const under = manualClock();
  let real = 0;
  const clock = pausable(under, () => real);
  const table = openTable(startMatch(games.get("fixture-memory")!, { seats: 2, seed: "a" }), { clock });
  const left = [...lines];
  const screen = fakeScreen(() => {
    real += 10_000;
    under.pass(10_000);
    return left.shift();
  });
  const sitting = new Sitting({
    table,
    people: [0],
    screen: { ...screen, isLive: true },
    opponent: randomOpponents(table),
    save: () => "nowhere",
    clock,
    pace: 0,
  });
  await play(sitting).catch(() => undefined);
  table.close();
  return screen.output;
}

const seconds = (output: readonly string[]): number[] =>
  output.flatMap((text) => {
    const [, left] = /Time to study the row: (\d+) seconds?\./.exec(text) ?? [];
    return left === undefined ? [] : [Number(left)];
  });

test("a timer goes on while a person thinks, and stands still while they read or decide for all", async () => {
  expect(seconds(await typing(["x", "x", "x"]))).toEqual([60, 50, 40, 30]);
  const reading = await typing(["v", "", "l", "", "x", "t", ""]);
  expect(reading.filter((text) => text.includes("It stands still meanwhile."))).toHaveLength(1);
  expect(Math.min(...seconds(reading))).toBeGreaterThanOrEqual(10);
  expect(seconds(reading)).toEqual([60, 50, 40, 30, 20, 20]);
});
