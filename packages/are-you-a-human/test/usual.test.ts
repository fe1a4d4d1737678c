import { expect, test } from "vitest";
import { createRandom, startSimulation, type Actor, type Random } from "@facedown/core";
import { areYouAHuman } from "@facedown/are-you-a-human";
import type { GameOptions } from "./support/table.js";

/** The number of moves of a game of players who pick a kind of move that is legal, then one of that kind. */
function length(random: Random, seed: string, seats: number): number {
  const options: GameOptions = {
    mode: seats === 1 ? "solo" : random.pick(["versus", "teams"] as const),
    shortCircuits: 2 + random.int(5),
    captainRotation: random.pick(["fixed", "turn", "round"] as const),
    shortCircuitChain: random.pick([true, false]),
  };
  const sim = startSimulation(areYouAHuman, { seats, seed, options });
  const actors: Actor[] = ["table", ...Array.from({ length: seats }, (_, seat) => seat)];
  while (!sim.outcome) {
    const by = random.pick(actors);
    const kinds = areYouAHuman.moveNames.filter((name) => sim.choices(by, name)?.length);
    if (kinds.length === 0) continue;
    const kind = random.pick(kinds);
    expect(sim.play(by, kind, random.pick(sim.choices(by, kind)!))).toBeUndefined();
  }
  return sim.length;
}

test("random games of all modes end well before the usual number of moves", { timeout: 30_000 }, () => {
  const random = createRandom("usual");
  const lengths = Array.from({ length: 300 }, (_, i) => length(random, `usual ${i}`, 1 + random.int(8)));
  expect(Math.max(...lengths)).toBeLessThanOrEqual(areYouAHuman.usual / 3);
  expect(Math.max(...lengths)).toBeGreaterThan(areYouAHuman.usual / 20);
});

test("a game of 31 players in teams who suggest all they can is not longer either", () => {
  const random = createRandom("many");
  const lengths = Array.from({ length: 5 }, (_, i) => length(random, `many ${i}`, 31));
  expect(Math.max(...lengths)).toBeLessThan(areYouAHuman.usual);
});
