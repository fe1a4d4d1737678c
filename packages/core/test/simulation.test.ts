import { describe, expect, test } from "vitest";
import {
  createRandom,
  imagine,
  randomBot,
  referee,
  seatList,
  simulate,
  simulateState,
  startSimulation,
  type MoveOf,
} from "@facedown/core";
import { after, bids, playOut, startBids, type Bids } from "./support/bids.js";
import { hostileValues } from "./support/hostile.js";

const start = startBids({ options: { cards: 30 } });
const setup = { seats: 2, seed: "kitchen table", options: { cards: 30 } };

test("in place and immutable come to the same states, choices, refusals and outcomes, move by move", () => {
  for (const seed of ["one", "two", "three"]) {
    const journal = playOut(start, seed, 80).journal();
    const simulation = startSimulation(bids, setup);
    let match = start;
    for (const { by, move } of journal) {
      expect(JSON.stringify(simulation.state)).toBe(JSON.stringify(referee(match)));
      expect(seatList(simulation.waiting)).toEqual(match.waiting);
      expect(simulation.waitingSeats).toEqual(match.waiting);
      expect(simulation.timers).toEqual(match.timers);
      expect(simulation.outcome).toEqual(match.outcome);
      expect(simulation.view(0).mine).toEqual(match.view(0).mine);
      for (const type of ["bid", "draw", "takeBack", "discard"] as const)
        expect((simulation.choices(0, type) ?? []).map((input) => ({ type, ...input }))).toEqual(
          match.choices(0, type),
        );
      expect(simulation.play(0, "stop")).toEqual({ code: "not-yours", parameters: { move: "stop" } });
      const { type, ...input } = move;
      expect(simulation.play(by, type, input)).toBeUndefined();
      match = after(match, [by, move] as [number, MoveOf<Bids>]);
    }
    expect(simulation.length).toBe(journal.length);
    expect(simulation.outcome).toEqual(match.outcome);
  }
});

test("it goes on from a match and leaves that as it was", () => {
  const before = JSON.stringify(referee(start));
  const simulation = simulate(start);
  expect([simulation.game, simulation.seats, simulation.length]).toEqual([bids, 2, 0]);
  simulation.play(0, "roll");
  expect(simulation.state.rolled).toEqual(after(start, [0, { type: "roll" }]).view(0).rolled);
  expect(JSON.stringify(referee(start))).toBe(before);
});

test("its views are live, and empty when they are spread or sent", () => {
  const simulation = simulate(start);
  const view = simulation.view("spectator");
  expect([view.deck, JSON.stringify(view)]).toEqual([26, "{}"]);
  simulation.play(0, "draw");
  expect(simulation.view("spectator").deck).toBe(25);
});

test("what is no move, nobody, or not legal", () => {
  const simulation = simulate(start);
  for (const name of ["fold", "constructor", "__proto__"]) {
    expect(simulation.play(0, name)).toEqual({
      code: "unknown-move",
      parameters: { move: name, moves: bids.moveNames },
    });
    expect(simulation.choices(0, name)).toEqual([]);
    expect(simulation.sample(0, name, createRandom("x"))).toBeUndefined();
  }
  expect(simulation.choices(0, "say")).toBeUndefined();
  expect(simulation.sample(0, "say", createRandom("x"))).toHaveProperty("text");
  expect(simulation.sample("table", "stop", createRandom("x"))).toEqual({});
  for (const by of [2, -1, NaN, "spectator", null]) {
    const bad = expect.objectContaining({ code: "bad-seat" });
    expect(() => simulation.play(by as 0, "idle")).toThrow(bad);
    expect(() => simulation.choices(by as 0, "idle")).toThrow(bad);
    expect(() => simulation.sample(by as 0, "idle", createRandom("x"))).toThrow(bad);
  }
  expect(simulation.length).toBe(0);
});

describe("from a state", () => {
  test("such as an imagined one, which is copied", () => {
    const state = imagine(start, 1, createRandom("imagined"));
    const simulation = simulateState(bids, state, setup);
    simulation.play(1, "say", { text: "hm" });
    expect([simulation.state.said.length, state.said.length]).toEqual([1, 0]);
  });

  test.each(hostileValues().filter(([name]) => !/5,000|million/.test(name)))("%s is none", (_, value) => {
    expect(() => simulateState(bids, value as never, setup)).toThrow(
      expect.objectContaining({ name: "FacedownError" }),
    );
  });

  test.each([null, 7, "state"])("%o is none", (value) => {
    expect(() => simulateState(bids, value as never, setup)).toThrow(
      expect.objectContaining({ code: "bad-state", path: "state" }),
    );
  });

  test("its setup is checked", () => {
    expect(() => simulateState(bids, referee(start), { ...setup, seats: 9 })).toThrow(
      expect.objectContaining({ code: "bad-option" }),
    );
    expect(() => startSimulation(bids, { ...setup, seed: "" })).toThrow(
      expect.objectContaining({ code: "bad-seed" }),
    );
    expect(startSimulation(bids, { seats: 2 }).length).toBe(0);
  });
});

describe("imagining", () => {
  const match = after(
    start,
    [0, start.choices(0, "bid")[0]!],
    [1, { type: "note", text: "mine" }],
    [1, { type: "peek" }],
  );

  test("a state that the viewer cannot tell from the real one", () => {
    const random = createRandom("imagine");
    for (const viewer of [0, 1, "spectator"] as const)
      for (let i = 0; i < 20; i++) {
        const state = imagine(match, viewer, random);
        const other = simulateState(bids, state, setup);
        const [seen, view] = [match.view(viewer), other.view(viewer)];
        for (const part of ["phase", "deck", "discard", "bids", "notes", "luck", "said", "mine"] as const)
          expect(view[part]).toEqual(seen[part]);
      }
  });

  test("draws anew what the viewer does not see, within its stock", () => {
    const random = createRandom("imagine");
    const real = referee(match);
    const cardsOf = (state: typeof real) =>
      [...state.deck.cards, ...state.players.flatMap(({ hand }) => hand.cards)].map(({ face }) => face);
    const states = Array.from({ length: 30 }, () => imagine(match, 1, random));
    expect(new Set(states.map((state) => cardsOf(state).join(""))).size).toBeGreaterThan(25);
    for (const state of states) expect(cardsOf(state).toSorted()).toEqual(cardsOf(real).toSorted());
    expect(new Set(states.map((state) => state.luck?.face))).toEqual(new Set([1, 2, 3]));
    expect(new Set(states.map((state) => state.bids.choices[0]?.face))).toEqual(new Set([1, 2, 3]));
  });

  test("does not peek: the real arrangement plays no part", () => {
    const twin = structuredClone(referee(match)) as unknown as {
      deck: { cards: { face: number; shownTo: number }[] };
    };
    const unseen = twin.deck.cards.filter(({ shownTo }) => shownTo === 0);
    const [a, b] = [unseen.find(({ face }) => face === 1)!, unseen.find(({ face }) => face === 2)!];
    [a.face, b.face] = [b.face, a.face];
    const other = {
      game: bids,
      seats: 2,
      inside: { ...match.inside, state: twin },
    } as unknown as typeof match;
    for (const viewer of [0, 1, "spectator"] as const)
      expect(imagine(other, viewer, createRandom("same"))).toEqual(
        imagine(match, viewer, createRandom("same")),
      );
  });

  test("a card that was seen and then put where only the count is told may lie anywhere there", () => {
    const { deck } = referee(match);
    const at = 2;
    const known = structuredClone(referee(match)) as unknown as {
      deck: { cards: { face: number; shownTo: number }[] };
    };
    known.deck.cards[at]!.shownTo = 2;
    known.deck.cards[at]!.face = 77;
    const other = {
      game: bids,
      seats: 2,
      inside: { ...match.inside, state: known },
    } as unknown as typeof match;
    const random = createRandom("places");
    const places = Array.from({ length: 200 }, () =>
      imagine(other, 1, random).deck.cards.findIndex(({ face }) => face === 77),
    );
    expect(new Set(places)).toEqual(new Set(deck.cards.keys()));
  });

  const likeBids = (parts: object): typeof match => {
    const definition = { ...bids.inside.definition, ...parts };
    const game = { ...bids, inside: { ...bids.inside, definition } };
    return { game, seats: 2, inside: match.inside } as unknown as typeof match;
  };

  test("puts the blank of a stock whose cells may hold anything where the viewer does not see", () => {
    const { stocks } = bids.inside.definition;
    const written = likeBids({
      stocks: (context: { state: never }) => ({
        ...stocks!(context),
        notes: { cells: (context.state as { notes: never[] }).notes, blank: "nobody knows" },
      }),
    });
    const notesOf = (viewer: 0 | 1) =>
      imagine(written, viewer, createRandom("x")).notes.map(({ face }) => face);
    expect(notesOf(1)).toContain("mine");
    expect(notesOf(0)).not.toContain("mine");
    expect(notesOf(0)).toContain("nobody knows");
  });

  test("tries until every invariant holds, and gives up in the end", () => {
    const lucky = likeBids({
      invariants: { lucky: ({ state }: { state: { luck: { face: number } } }) => state.luck.face === 3 },
    });
    for (let i = 0; i < 10; i++) expect(imagine(lucky, 1, createRandom(`${i}`)).luck?.face).toBe(3);
    const never = likeBids({ invariants: { never: () => false } });
    expect(() => imagine(never, 1, createRandom("x"))).toThrow(
      expect.objectContaining({ code: "no-imagined-state", path: "invariants", value: "never" }),
    );
  });

  test("leaves the rest to the game's own sampler", () => {
    const own = likeBids({
      imagine: ({ state, viewer }: { state: { rolled: number[] }; viewer: number }) =>
        (state.rolled = [viewer]),
    });
    expect(imagine(own, 1, createRandom("x")).rolled).toEqual([1]);
    const wrong = likeBids({ imagine: () => undefined, invariants: { never: () => false } });
    expect(() => imagine(wrong, 1, createRandom("x"))).toThrow(
      expect.objectContaining({ code: "no-imagined-state" }),
    );
  });

  test("needs stocks and a viewer", () => {
    expect(() => imagine(likeBids({ stocks: undefined }), 1, createRandom("x"))).toThrow(
      expect.objectContaining({ code: "bad-game", path: "stocks" }),
    );
    expect(() => imagine(match, 5, createRandom("x"))).toThrow(expect.objectContaining({ code: "bad-seat" }));
  });
});

test("a random bot picks a kind of move first, and waits when there is none", async () => {
  const bot = randomBot<Bids>();
  const random = createRandom("bot");
  const context = {
    game: bids,
    seat: 0,
    packet: start.frame(0),
    random,
    imagine: () => imagine(start, 0, random),
  };
  const types = new Set<string>();
  for (let i = 0; i < 200; i++) {
    const move = await bot({
      ...context,
      choices: (type) => start.choices(0, type),
      sample: (type) => start.sample(0, type, random),
    });
    expect(start.explain(0, move!)).toBeUndefined();
    types.add(move!.type);
  }
  expect(types).toEqual(new Set(["bid", "draw", "discard", "say", "note", "roll", "peek", "boast", "idle"]));
  expect(await bot({ ...context, choices: () => [], sample: () => undefined })).toBeUndefined();
});
