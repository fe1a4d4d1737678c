import { expect, test } from "vitest";
import {
  createRandom,
  defineRules,
  startMatch,
  startSimulation,
  watching,
  zone,
  nobody,
  type Zone,
} from "@facedown/core";

test("a watcher may change every public draw, those of plain lists too", () => {
  const random = createRandom("anything");
  const kinds: string[] = [];
  const all = watching(
    {
      int: (_value, bound, kind) => {
        kinds.push(kind);
        return bound - 1;
      },
    },
    () => [
      random.int(9),
      random.die(),
      random.pick(["a", "b"]),
      random.shuffle([1, 2, 3]),
      random.sample([1, 2, 3, 4], 2),
    ],
  );
  expect(all).toEqual([8, 6, "b", [1, 2, 3], [3, 4]]);
  expect(kinds).toEqual(["int", "die", "pick", "shuffle", "shuffle", "sample", "sample"]);
});

test("a watcher hears which step begins, also when it is made again", () => {
  interface State {
    deck: Zone<number>;
    rolls: number;
  }
  const rules = defineRules<State>()({ visible: { deck: "count", rolls: "public" } });
  const game = rules.game({
    name: "steps",
    version: 1,
    seats: { min: 1, max: 1 },
    usual: 9,
    setup: () => ({ deck: zone(nobody, [1, 2, 3]), rolls: 0 }),
    moves: {
      roll: rules.move({ apply: ({ state, dealer }) => (state.rolls += dealer.random.die()) }),
      wait: rules.move({ apply: () => undefined }),
    },
    toAct: () => nobody,
    outcome: () => undefined,
  });
  const heard: number[][] = [];
  watching({ begins: (...step) => heard.push(step) }, () => {
    let match = startMatch(game, { seats: 1, seed: "x" });
    for (const type of ["wait", "roll", "wait"] as const) {
      const played = match.play(0, { type });
      if (!played.ok) throw new Error(type);
      match = played.match;
    }
    match.at(2);
    startSimulation(game, { seats: 1, seed: "x" }).play(0, "wait");
  });
  expect(heard).toEqual([
    [0, 0],
    [1, 0],
    [1, 0],
    [1, 1],
    [1, 0],
    [1, 0],
    [0, 0],
    [1, 0],
  ]);
});
