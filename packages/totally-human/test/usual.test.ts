import { expect, test } from "vitest";
import { createRandom, startSimulation, type Actor, type OptionsOf, type Random } from "@facedown/core";
import { totallyHuman } from "@facedown/totally-human";

/** The number of moves of a game of players who pick a kind of move that is legal, then one of that kind. */
function length(random: Random, seed: string): number {
  const seats = 2 + random.int(7);
  const options: Partial<OptionsOf<typeof totallyHuman>> = {
    minPlayers: 2,
    launchStart: random.pick(["shared", "choose"]),
    discussionEnds: random.pick(["all", "host"]),
    multipleRequests: random.pick([true, false]),
    rocketCount: 2 + random.int(5),
  };
  const sim = startSimulation(totallyHuman, { seats, seed, options });
  const actors: Actor[] = ["table", ...Array.from({ length: seats }, (_, seat) => seat)];
  while (!sim.outcome) {
    const by = random.pick(actors);
    const kinds = totallyHuman.moveNames.filter((name) => sim.choices(by, name)?.length);
    if (kinds.length === 0) continue;
    const kind = random.pick(kinds);
    expect(sim.play(by, kind, random.pick(sim.choices(by, kind)!))).toBeUndefined();
  }
  return sim.length;
}

test("random games without a deadline end well before the usual number of moves", { timeout: 30_000 }, () => {
  const random = createRandom("usual");
  const lengths = Array.from({ length: 400 }, (_, i) => length(random, `usual ${i}`));
  expect(Math.max(...lengths)).toBeLessThanOrEqual(totallyHuman.usual / 3);
  expect(Math.max(...lengths)).toBeGreaterThan(totallyHuman.usual / 20);
});
