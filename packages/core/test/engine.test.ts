import { describe, expect, test } from "vitest";
import * as v from "valibot";
import {
  allSeats,
  defineRules,
  everyone,
  nobody,
  only,
  referee,
  secret,
  simulate,
  startMatch,
  startSimulation,
  zone,
  type AnyDefinition,
  type Match,
  type Secret,
  type Zone,
} from "@facedown/core";
import { Engine, mostRounds } from "../src/engine.js";
import { seedKey } from "../src/random.js";

interface State {
  phase: "build" | "rest";
  count: number;
  log: string[];
  card: Secret<string>;
  pile: Zone<number>;
}

const rules = defineRules<State>()({
  visible: { phase: "public", count: "public", log: "public", card: "cells", pile: "count" },
});
const add = rules.move({
  during: "build",
  apply: ({ state }) => {
    state.count++;
  },
});
const rest = rules.move({
  input: v.strictObject({ why: v.string() }),
  during: ["build"],
  apply: ({ state, input }) => {
    state.phase = "rest";
    state.log.push(input.why);
  },
});
const wake = rules.move({
  during: "rest",
  apply: ({ state }) => {
    state.phase = "build";
  },
});
const ring = rules.tableMove({
  apply: ({ state }) => {
    state.log.push("ring");
  },
});

const dealt = (): State => ({
  phase: "build",
  count: 0,
  log: [],
  card: secret("ace", only(0)),
  pile: zone(nobody, [1, 2, 3]),
});

/** The game with some of its parts replaced, right or wrong. */
function gameWith(parts: Partial<AnyDefinition> = {}) {
  return rules.game({
    name: "build",
    version: 1,
    seats: { min: 1, max: 4 },
    usual: 20,
    setup: dealt,
    moves: { add, rest, wake, ring },
    toAct: () => everyone,
    outcome: ({ view }) => (view.count >= 10 ? view.count : undefined),
    ...(parts as object),
  });
}

type Build = ReturnType<typeof gameWith>;
const start = (parts: Partial<AnyDefinition> = {}): Match<Build> =>
  startMatch(gameWith(parts), { seats: 2, seed: "engine" });

function play(match: Match<Build>, type: "add" | "wake" = "add"): Match<Build> {
  const played = match.play(0, { type });
  if (!played.ok) throw new Error(played.rejection.code);
  return played.match;
}

describe("consequences", () => {
  const log = (name: string) => (context: { state: State }) => {
    context.state.log.push(name);
  };

  test("the first that holds runs, again until none does", () => {
    const match = start({
      settle: {
        third: {
          when: ({ state }) => state.count === 3,
          then: ({ state }) => (log("third")({ state }), state.count++),
        },
        second: {
          when: ({ state }) => state.count === 2,
          then: ({ state }) => (log("second")({ state }), state.count++),
        },
        first: {
          when: ({ state }) => state.count === 1,
          then: ({ state }) => (log("first")({ state }), state.count++),
        },
      },
    });
    expect(play(match).view(0).log).toEqual(["first", "second", "third"]);
    expect(play(match).view(0).count).toBe(4);
  });

  test("they follow the setup as well", () => {
    const match = start({
      settle: { begin: { when: ({ state }) => state.log.length === 0, then: log("begun") } },
    });
    expect(match.view(1).log).toEqual(["begun"]);
  });

  test("their events and showings are the move's", () => {
    const match = start({
      settle: {
        show: {
          when: ({ state }) => state.count === 1 && state.pile.cards.length === 3,
          then: ({ state, dealer }) => dealer.take(state.pile, "top"),
        },
      },
    });
    expect(play(match).frame(1).events).toEqual([
      { type: "moved", from: { zone: "pile", index: null }, to: null, card: null },
    ]);
  });

  test("a hundred rounds are taken, one more is an error that names it; the match is as it was", () => {
    const until = (most: number) => ({
      settle: {
        climb: {
          when: ({ state }: { state: State }) => state.count % 1000 !== 0 && state.log.length < most,
          then: log("up"),
        },
      },
    });
    expect(play(start(until(mostRounds))).view(0).log).toHaveLength(100);
    const match = start(until(mostRounds + 1));
    const before = JSON.stringify(referee(match));
    expect(() => play(match)).toThrow(
      expect.objectContaining({
        code: "never-settles",
        path: "settle.climb",
        value: 100,
        expected: "a consequence that comes to rest within 100 rounds",
      }),
    );
    expect(JSON.stringify(referee(match))).toBe(before);
    expect(match.view(0).count).toBe(0);
  });

  test("a setup that never comes to rest does not start", () => {
    expect(() => start({ settle: { spin: { when: () => true, then: () => undefined } } })).toThrow(
      expect.objectContaining({ code: "never-settles", path: "settle.spin" }),
    );
  });
});

describe("phases", () => {
  test("a move exists in its phases only", () => {
    const match = start();
    expect(match.explain(0, { type: "wake" })).toEqual({
      code: "not-now",
      parameters: { move: "wake", phase: "build" },
    });
    expect(match.choices(0).map(({ type }) => type)).toEqual(["add"]);
    const played = match.play(0, { type: "rest", why: "tired" });
    const resting = played.ok ? played.match : match;
    expect(resting.explain(1, { type: "add" })).toEqual({
      code: "not-now",
      parameters: { move: "add", phase: "rest" },
    });
    expect(resting.explain(1, { type: "rest", why: "too" })).toMatchObject({ code: "not-now" });
    expect(resting.choices(1)).toEqual([{ type: "wake" }]);
    expect(play(resting, "wake").view(0)).toMatchObject({ phase: "build", log: ["tired"] });
  });

  test("a game without phases has no moves that need one", () => {
    const game = defineRules<{ n: number }>()({ visible: { n: "public" } });
    const moves = { go: game.move({ during: "never" as never, apply: () => undefined }) };
    const match = startMatch(
      game.game({
        name: "n",
        version: 1,
        seats: { min: 1, max: 1 },
        usual: 1,
        setup: () => ({ n: 0 }),
        moves,
        toAct: () => nobody,
        outcome: () => undefined,
      }),
      { seats: 1, seed: "x" },
    );
    expect(match.explain(0, { type: "go" })).toEqual({
      code: "not-now",
      parameters: { move: "go", phase: null },
    });
  });
});

describe("moves of the table", () => {
  test("are the table's alone and are checked on the spectator's view", () => {
    const seen: unknown[] = [];
    const match = start({
      moves: {
        add,
        ring: rules.tableMove({
          check: ({ view }) => {
            seen.push(view.card);
            return undefined;
          },
          apply: () => undefined,
        }),
      },
    } as never);
    expect(match.explain("table", { type: "ring" } as never)).toBeUndefined();
    expect(seen).toEqual([null]);
    expect(match.explain(0, { type: "ring" } as never)).toEqual({
      code: "not-yours",
      parameters: { move: "ring" },
    });
    expect(match.explain("table", { type: "add" } as never)).toEqual({
      code: "not-yours",
      parameters: { move: "add" },
    });
  });
});

describe("whom the table waits for, timers and outcome", () => {
  test("are made from what everybody sees", () => {
    const views: { card: unknown }[] = [];
    const watch =
      <T>(value: T) =>
      ({ view }: { view: { card: unknown } }): T => {
        views.push({ card: view.card });
        return value;
      };
    const match = start({
      toAct: watch(only(1)),
      outcome: watch(undefined),
      timers: { bell: { due: watch({ seconds: 5, id: "a" }), expire: "ring" as never } },
    });
    expect([match.waiting, match.timers, match.outcome]).toEqual([
      [1],
      [{ name: "bell", id: "a", seconds: 5 }],
      null,
    ]);
    expect(new Set(views.map(({ card }) => card))).toEqual(new Set([null]));
  });

  test("only seats at the table are waited for, and nobody after the end", () => {
    let match = start({ timers: { bell: { due: () => ({ seconds: 1, id: 1 }), expire: "ring" as never } } });
    expect(match.waiting).toEqual([0, 1]);
    for (let i = 0; i < 10; i++) match = play(match);
    expect([match.outcome, match.waiting, match.timers]).toEqual([10, [], []]);
    expect(match.explain("table", { type: "ring" })).toEqual({ code: "game-over", parameters: {} });
  });

  test("an outcome of null is none yet", () => {
    expect(start({ outcome: () => null }).outcome).toBeNull();
    expect(start({ outcome: () => null }).explain(0, { type: "add" })).toBeUndefined();
  });

  test.each([-1, NaN, Infinity, "5", undefined])(
    "a timer of %o seconds is an error that names it",
    (seconds) => {
      const match = start({
        timers: { bell: { due: () => ({ seconds: seconds as number, id: 1 }), expire: "ring" as never } },
      });
      expect(() => match.timers).toThrow(
        expect.objectContaining({ code: "rules-broke", path: "timers.bell.due", value: seconds }),
      );
    },
  );
});

describe("rules that break", () => {
  const broken = (apply: (context: { state: State }) => unknown) => ({
    moves: { add: rules.move({ apply: apply }), rest, wake, ring },
  });

  test.each<[name: string, parts: Partial<AnyDefinition>, path: string, value: unknown]>([
    [
      "a move that throws",
      broken(() => {
        throw new Error("oops");
      }),
      "moves.add.apply",
      "oops",
    ],
    [
      "a move that throws no error",
      broken(() => {
        throw "oops"; // eslint-disable-line @typescript-eslint/only-throw-error -- what it is about
      }),
      "moves.add.apply",
      "oops",
    ],
    ["a move that waits", broken(async () => undefined), "moves.add.apply", "a promise"],
    [
      "a move that gives another state back",
      broken(({ state }) => ({ ...state, count: 1 })),
      "moves.add.apply",
      "another state",
    ],
    [
      "a consequence that throws",
      {
        settle: {
          fall: {
            when: ({ state }) => state.count > 0,
            then: () => {
              throw new Error("oops");
            },
          },
        },
      },
      "settle.fall",
      "oops",
    ],
    [
      "a consequence that waits",
      {
        settle: {
          fall: { when: ({ state }) => state.count > 0, then: () => Promise.resolve() as never },
        },
      },
      "settle.fall",
      "a promise",
    ],
  ])("%s is an error that says where, and the match is as it was", (_, parts, path, value) => {
    for (const copiesUpTo of [1000, 0]) {
      const match = start(parts);
      match.inside.run.engine.copiesUpTo = copiesUpTo;
      const before = JSON.stringify(referee(match));
      expect(() => play(match)).toThrow(expect.objectContaining({ code: "rules-broke", path, value }));
      expect(JSON.stringify(referee(match))).toBe(before);
      expect(match.choices(0, "add")).toEqual([{ type: "add" }]);
    }
  });

  test.each([[false], [null], ["full"], [{ reason: "full" }], [{ code: "full" }], [Promise.resolve()]])(
    "a check that gives %o is an error that names the move",
    (found) => {
      const match = start({ moves: { add: { ...add, check: () => found as never }, rest, wake, ring } });
      const error = expect.objectContaining({ code: "rules-broke", path: "moves.add.check", value: found });
      expect(() => play(match)).toThrow(error);
      expect(() => match.choices(0, "add")).toThrow(error);
    },
  );

  test("a move may give back the state that it changed, or what a verb gave", () => {
    for (const given of [broken(({ state }) => (state.count++, state)), broken(({ state }) => state.log)])
      expect(play(start(given)).length).toBe(1);
  });

  test("the cause is kept", () => {
    const cause = new Error("oops");
    const match = start(
      broken(() => {
        throw cause;
      }),
    );
    expect(() => play(match)).toThrow(expect.objectContaining({ cause }));
  });

  test.each<[name: string, setup: () => unknown, code: string, path: string]>([
    [
      "throws",
      () => {
        throw new Error("oops");
      },
      "rules-broke",
      "setup",
    ],
    ["gives nothing", () => undefined, "rules-broke", "setup"],
    ["gives a text", () => "state", "rules-broke", "setup"],
    ["waits", async () => dealt(), "not-json", "state"],
    ["holds a date", () => ({ ...dealt(), log: [new Date(0)] }), "not-json", "state.log[0]"],
    ["holds NaN", () => ({ ...dealt(), count: NaN }), "not-json", "state.count"],
    ["holds undefined", () => ({ ...dealt(), count: undefined }), "not-json", "state.count"],
    ["holds a function", () => ({ ...dealt(), count: () => 1 }), "not-json", "state.count"],
    [
      "is cyclic",
      () => {
        const state = dealt();
        (state as { self?: unknown }).self = state;
        return state;
      },
      "not-json",
      expect.stringMatching(/^state(\.self){61}/) as never,
    ],
  ])("a setup that %s is an error that says where", (_, setup, code, path) => {
    expect(() => start({ setup: setup as never })).toThrow(expect.objectContaining({ code, path }));
  });

  test("an error of the library is passed on as it is", () => {
    const match = start(broken(() => only(99)));
    expect(() => play(match)).toThrow(expect.objectContaining({ code: "bad-seat", value: 99 }));
    expect(() => start({ setup: () => only(99) as never })).toThrow(
      expect.objectContaining({ code: "bad-seat" }),
    );
  });
});

describe("definitions that are wrong", () => {
  test.each<[path: string, parts: Partial<AnyDefinition>]>([
    ["name", { name: "Build It" }],
    ["name", { name: "" }],
    ["name", { name: "x".repeat(65) }],
    ["version", { version: 0 }],
    ["version", { version: 1.5 }],
    ["seats.min", { seats: { min: 0, max: 2 } }],
    ["seats.min", { seats: { min: 3, max: 2 } }],
    ["seats.min", { seats: { min: 1, max: NaN } }],
    ["seats.max", { seats: { min: 1, max: 32 } }],
    ["usual", { usual: 0 }],
    ["usual", { usual: Infinity }],
    ["moves.go on", { moves: { "go on": add } }],
    ["moves.__proto__", { moves: JSON.parse('{"__proto__": {}}') as never }],
    ["moves.add", { moves: { add: (() => undefined) as never } }],
    ["moves.add", { moves: { add: { check: () => undefined } as never } }],
    ["timers.bell.expire", { timers: { bell: { due: () => undefined, expire: "add" as never } } }],
    ["timers.bell.expire", { timers: { bell: { due: () => undefined, expire: "toString" as never } } }],
  ])("%s: %o", (path, parts) => {
    expect(() => gameWith(parts)).toThrow(expect.objectContaining({ code: "bad-game", path }));
  });

  test("an event may not be called like one of the dealer's own", () => {
    expect(() =>
      defineRules<{ n: number }, { moved: { n: number } }>()({
        visible: { n: "public" },
        events: { moved: { n: "public" } },
      }),
    ).toThrow(expect.objectContaining({ code: "bad-game", path: "events.moved" }));
  });

  test("the visibility of a whole state is a map", () => {
    expect(() => defineRules<{ n: number }>()({ visible: "public" as never })).toThrow(
      expect.objectContaining({ code: "bad-game", path: "visible" }),
    );
  });
});

describe("two engines, two ways", () => {
  test("copies and drafts come to the same states, and share what did not change", () => {
    const run = (copiesUpTo: number): Match<Build>[] => {
      let match = startMatch(gameWith(), { seats: 2, seed: "same" });
      match.inside.run.engine.copiesUpTo = copiesUpTo;
      return Array.from({ length: 5 }, () => (match = play(match)));
    };
    const [copied, drafted] = [run(1000), run(0)];
    expect(copied.map((match) => JSON.stringify(referee(match)))).toEqual(
      drafted.map((match) => JSON.stringify(referee(match))),
    );
    for (const [one, two] of [copied, drafted]) {
      expect(referee(two!).pile).toBe(referee(one!).pile);
      expect(Object.isFrozen(referee(two!).pile.cards)).toBe(true);
    }
  });

  test("an engine in place changes the state it has, a copy of the match's", () => {
    const match = start();
    const simulation = simulate(match);
    const { state } = simulation;
    simulation.play(0, "add");
    expect(simulation.state).toBe(state);
    expect([state.count, referee(match).count]).toEqual([1, 0]);
  });

  test("streams are numbered by the steps that drew", () => {
    const roller = rules.move({
      apply: ({ state, dealer }) => {
        state.count = 0;
        state.log.push(String(dealer.random.int(1000)));
      },
    });
    const parts = { moves: { add, rest, wake, ring, roll: roller } } as never;
    const engine = new Engine(gameWith(parts), 2, {}, seedKey("x"), "immutable");
    engine.setup();
    expect(engine.draws).toBe(0);
    for (const [type, draws, drew] of [
      ["add", 0, false],
      ["roll", 1, true],
      ["add", 1, false],
      ["roll", 2, true],
    ] as const) {
      expect(engine.step(0, { type, input: {} }).drew).toBe(drew);
      expect(engine.draws).toBe(draws);
    }
  });

  test("what is not listening hears nothing", () => {
    expect(startSimulation(gameWith(), { seats: 2, seed: "x" }).timers).toEqual([]);
    expect(allSeats(2)).toBe(startSimulation(gameWith(), { seats: 2, seed: "x" }).waiting);
  });
});
