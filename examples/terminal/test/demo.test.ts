import { startMatch } from "@facedown/core";
import { expect, test, vi } from "vitest";
import { demo } from "../src/demo.js";
import { games } from "../src/games.js";
import { setupFrom } from "../src/setup.js";
import { run } from "./run.js";
import { tokenGame, tokens } from "./token-game.js";

vi.setConfig({ testTimeout: 60_000 });

const names = [...games.keys()];

function sections(text: string): string[] {
  return text.split(/^What .* saw$/m).slice(1);
}

test.for(names)("%s: a demo is the same twice, byte for byte, in any locale and width", async (game) => {
  const args = ["--demo", "--seed", "kitchen", "--game", game];
  const env = { LC_ALL: "tr_TR.UTF-8", LANG: "tr_TR.UTF-8", TZ: "Asia/Kolkata", COLUMNS: "33", TERM: "dumb" };
  const one = await run(args);
  const other = await run(args, { env: { ...env, NO_COLOR: "1" } });
  expect(one.stderr).toBe("");
  expect(one.code).toBe(0);
  expect(other.stdout).toBe(one.stdout);
  expect(one.stdout).not.toContain("The game is not over.");
  // eslint-disable-next-line no-control-regex -- plain text has none
  expect(one.stdout).not.toMatch(/[\u0000-\u0009\u000b-\u001f]/);
});

test.for(names)(
  "%s: a demo of twenty seeds always comes to an end, and another seed is another game",
  async (game) => {
    const told = new Set<string>();
    for (let seed = 0; seed < 20; seed++) {
      const text = await demo(setupFrom({ demo: true, help: false, game, seed: `seed ${seed}` }));
      expect(text).not.toContain("The game is not over.");
      told.add(text);
    }
    expect(told.size).toBeGreaterThan(15);
  },
);

test("a game that speaks Spanish does so when it is asked to, and one that does not speaks English", async () => {
  const spanish = await run(["--demo", "--seed", "kitchen", "--language", "es"]);
  expect([spanish.code, spanish.stderr]).toEqual([0, ""]);
  expect(spanish.stdout).toContain("Se baraja el mazo de cartas de identidad.");
  const other = ["--demo", "--seed", "kitchen", "--game", "fixture-memory"];
  expect((await run([...other, "--language", "es"])).stdout).toBe((await run(other)).stdout);
});

test("without a flag the demo is the first game, with five seats", async () => {
  const { stdout } = await run(["--demo", "--seed", "kitchen"]);
  expect(stdout).toMatch(/^Totally Human, 5 seats\n/);
  expect(sections(stdout)).toHaveLength(5);
});

test("a reader that has read enough is no error", async () => {
  const { code, stderr } = await run(["--demo", "--seed", "kitchen"], { closeOutput: true });
  expect(stderr).toBe("");
  expect(code).toBe(0);
});

test("what a seat saw holds its own cards and no card that only others saw", async () => {
  const match = startMatch(tokenGame, { seats: 4, seed: "kitchen" });
  const told = sections(await demo({ match, people: [] }));
  expect(told).toHaveLength(4);
  for (const [seat, text] of told.entries()) {
    const { hands } = match.view(seat) as { hands: (string | null)[][] };
    const own = hands[seat] ?? [];
    expect(own).toHaveLength(2);
    const found = tokens.filter((token) => text.includes(token));
    expect(found.sort()).toEqual([...own].sort());
  }
});
