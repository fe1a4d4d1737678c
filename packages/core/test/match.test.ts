import { inspect } from "node:util";
import { describe, expect, test } from "vitest";
import {
  arrange,
  createRandom,
  defineRules,
  everyone,
  only,
  readOptions,
  referee,
  secret,
  startMatch,
  type Match,
  type MatchSetup,
  type MoveOf,
} from "@facedown/core";
import { after, bids, playOut, startBids, type Bids } from "./support/bids.js";
import { hostileValues, plainJunk } from "./support/hostile.js";

const start = startBids();
const viewers = [0, 1, "spectator"] as const;
const frames = (match: Match<Bids>): string => JSON.stringify(viewers.map((viewer) => match.frame(viewer)));

describe("starting", () => {
  test("the same game, seats, options and seed give the same position", () => {
    expect(JSON.stringify(referee(startBids()))).toBe(JSON.stringify(referee(start)));
    expect(frames(startBids())).toBe(frames(start));
    expect(referee(startBids({ seed: "another" }))).not.toEqual(referee(start));
  });

  test("without a seed each match has another, of 256 bits, and a salt", () => {
    const [one, other] = [startMatch(bids, { seats: 2 }), startMatch(bids, { seats: 2 })];
    expect(one.inside.run.seed).toMatch(/^[0-9a-f]{64}$/);
    expect(one.inside.run.salt).toMatch(/^[0-9a-f]{64}$/);
    expect(one.inside.run.seed).not.toBe(other.inside.run.seed);
    expect(startBids().inside.run.salt).toBeUndefined();
  });

  test("what each viewer receives of the start (kitchen table: frozen on 2026-11-29)", () => {
    expect(start.frame(0).view).toMatchObject({ phase: "play", deck: 8, luck: expect.any(Number) });
    expect(start.view("spectator").players).toEqual([
      { name: "P0", hand: [null, null], gone: false },
      { name: "P1", hand: [null, null], gone: false },
    ]);
    expect([start.length, start.seats, start.options, start.outcome]).toEqual([0, 2, { cards: 12 }, null]);
    expect(start.waiting).toEqual([0, 1]);
    expect(start.timers).toEqual([{ name: "clock", id: 0, seconds: 60 }]);
    expect(start.frame(1).events.map(({ type }) => type)).toEqual([
      "shuffled",
      "moved",
      "moved",
      "moved",
      "moved",
    ]);
    expect(start.frame(1).events[2]).toEqual({
      type: "moved",
      from: { zone: "deck", index: null },
      to: { zone: "players.1.hand", index: 0 },
      card: start.view(1).players[1]!.hand[0],
    });
    expect(start.frame(0).events[2]).toMatchObject({ card: null });
  });

  test.each<[name: string, setup: Partial<MatchSetup<Bids>>, code: string, path: string]>([
    ["too few seats", { seats: 1 }, "bad-option", "seats"],
    ["too many", { seats: 5 }, "bad-option", "seats"],
    ["31 seats", { seats: 31 }, "bad-option", "seats"],
    ["32 seats", { seats: 32 }, "bad-option", "seats"],
    ["half a seat", { seats: 2.5 }, "bad-option", "seats"],
    ["seats as a text", { seats: "2" as never }, "bad-option", "seats"],
    ["NaN seats", { seats: NaN }, "bad-option", "seats"],
    ["an option of another type", { options: { cards: "9" as never } }, "bad-option", "options.cards"],
    ["an option that the game does not take", { options: { cards: 3 } }, "bad-option", "options.cards"],
    ["an option that there is not", { options: { decks: 2 } as never }, "bad-option", "options.decks"],
    ["options that are no object", { options: 7 as never }, "bad-option", "options"],
    ["options as a list", { options: [] as never }, "bad-option", "options"],
    ["no options but null", { options: null as never }, "bad-option", "options"],
    ["minus zero", { options: { cards: -0 } }, "bad-option", "options.cards"],
    ["an empty seed", { seed: "" }, "bad-seed", "seed"],
    ["a huge seed", { seed: "x".repeat(1001) }, "bad-seed", "seed"],
    ["a seed that is no text", { seed: 7 as never }, "bad-seed", "seed"],
    ["a short salt", { salt: "abc" }, "bad-seed", "salt"],
    ["a salt that is no text", { salt: 7 as never }, "bad-seed", "salt"],
  ])("refuses %s and says which field is wrong", (_, setup, code, path) => {
    expect(() => startBids(setup)).toThrow(expect.objectContaining({ name: "FacedownError", code, path }));
  });

  test.each([undefined, null, 7, "2 seats", []])("refuses %o as a setup", (setup) => {
    expect(() => startMatch(bids, setup as never)).toThrow(expect.objectContaining({ code: "bad-option" }));
  });

  test.each(hostileValues().filter(([name]) => name !== "undefined"))("refuses %s as options", (_, value) => {
    expect(() => startBids({ options: value as never })).toThrow(
      expect.objectContaining({ code: "bad-option" }),
    );
    const read = readOptions(bids, value);
    expect(read.ok).toBe(false);
  });

  test("options from outside are read with their defaults", () => {
    expect(readOptions(bids, {})).toEqual({ ok: true, value: { cards: 12 } });
    expect(readOptions(bids)).toEqual({ ok: true, value: { cards: 12 } });
    expect(readOptions(bids, { cards: 20 })).toEqual({ ok: true, value: { cards: 20 } });
    expect(readOptions(bids, { cards: 1.5 })).toMatchObject({
      ok: false,
      error: { path: "options.cards", value: 1.5 },
    });
  });
});

describe("playing", () => {
  const legal = start.choices(0, "bid")[0]!;

  test("a move gives another match and leaves this one as it was", () => {
    const before = frames(start);
    const next = after(start, [0, legal]);
    expect([start.length, next.length]).toEqual([0, 1]);
    expect(frames(start)).toBe(before);
    expect(next.view(0).bids[0]).toEqual({ asked: true, sealed: true, choice: legal.value });
    expect(next.view(1).bids[0]).toEqual({ asked: true, sealed: true, choice: null });
    expect(next.frame(1).events).toEqual([{ type: "sealed", at: "bids", seat: 0, choice: null }]);
    expect(next.frame(0).events).toEqual([{ type: "sealed", at: "bids", seat: 0, choice: legal.value }]);
    expect(next.waiting).toEqual([1]);
  });

  test("two futures of one position do not disturb each other", () => {
    const one = after(start, [0, { type: "say", text: "one" }]);
    const other = after(start, [1, { type: "say", text: "other" }]);
    const more = after(one, [1, { type: "say", text: "more" }]);
    expect(start.view(0).said).toEqual([]);
    expect(one.view(0).said).toEqual([{ seat: 0, text: "one" }]);
    expect(other.view(0).said).toEqual([{ seat: 1, text: "other" }]);
    expect(more.view(1).said).toHaveLength(2);
  });

  test("when all have bid the bids are opened and the game is over", () => {
    const end = after(start, [0, legal], [1, start.choices(1, "bid")[0]!]);
    const [mine, theirs] = end.view("spectator").bids;
    expect(end.outcome).toEqual({ total: mine!.choice! + theirs!.choice! });
    expect(end.frame("spectator").events.map(({ type }) => type)).toEqual(["sealed", "opened"]);
    expect([end.waiting, end.timers]).toEqual([[], []]);
    for (const seat of [0, 1]) {
      expect(end.choices(seat)).toEqual([]);
      expect(end.explain(seat, { type: "idle" })).toEqual({ code: "game-over", parameters: {} });
      expect(end.play(seat, { type: "say", text: "well played" })).toEqual({
        ok: false,
        rejection: { code: "game-over", parameters: {} },
      });
    }
  });

  test.each<[name: string, by: number | "table", move: unknown, code: string, parameters: object]>([
    ["another's card", 0, { type: "bid", value: 4 }, "bad-input", { path: "move.value", value: 4 }],
    ["no value", 0, { type: "bid" }, "bad-input", { path: "move.value", value: null }],
    ["a field too many", 0, { type: "bid", value: 1, seat: 1 }, "bad-input", { path: "move.seat" }],
    [
      "a field where none is",
      0,
      { type: "idle", x: 1 },
      "bad-input",
      { path: "move.x", value: 1, expected: "no such field; there are none" },
    ],
    ["a misspelt move", 0, { type: "bit", value: 1 }, "unknown-move", { move: "bit", moves: bids.moveNames }],
    ["the table's move", 0, { type: "stop" }, "not-yours", { move: "stop" }],
    ["a seat's move by the table", "table", { type: "draw" }, "not-yours", { move: "draw" }],
    ["against a rule", 0, { type: "takeBack" }, "B-2", {}],
  ])("refuses %s, with a code", (_, by, move, code, parameters) => {
    const before = frames(start);
    const played = start.play(by as never, move as never);
    expect(played).toMatchObject({ ok: false, rejection: { code, parameters } });
    expect(start.explain(by as never, move as never)).toEqual(!played.ok && played.rejection);
    expect(frames(start)).toBe(before);
  });

  test("a refusal by rule says what would be right, of what the seat sees", () => {
    const { hand } = start.view(0).players[0]!;
    const missing = [1, 2, 3].find((value) => !hand.includes(value)) as 1 | 2 | 3;
    expect(start.explain(0, { type: "bid", value: missing })).toEqual({
      code: "B-1",
      parameters: { allowed: [...hand] },
    });
  });

  test("a move out of its phase is refused with the phase", () => {
    const over = arrange(bids, {
      seats: 2,
      seed: "x",
      state: (state) => {
        state.phase = "over";
      },
    });
    expect(over.outcome).toEqual({ total: 0 });
  });

  test.each(hostileValues())("refuses %s as a move, with a code and no trace", (_, value) => {
    const before = frames(start);
    const played = start.play(0, value as never);
    expect(played).toMatchObject({ ok: false, rejection: { code: "bad-input" } });
    expect(start.explain(0, value as never)).toMatchObject({ code: "bad-input" });
    expect(JSON.parse(JSON.stringify(played))).toEqual(played);
    expect(JSON.stringify(played).length).toBeLessThan(20_000);
    expect(frames(start)).toBe(before);
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  test.each(plainJunk)("refuses %s as a move", (_, value) => {
    const played = start.play(0, value as never);
    expect(played.ok).toBe(false);
    expect(!played.ok && ["bad-input", "unknown-move"].includes(played.rejection.code)).toBe(true);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  test.each<unknown>([2, 31, 32, -1, 0.5, "0", NaN, null, undefined, "spectator", {}, true])(
    "%o is nobody who may move or look",
    (by) => {
      const bad = expect.objectContaining({ code: "bad-seat", value: by });
      expect(() => start.play(by as 0, { type: "idle" })).toThrow(bad);
      expect(() => start.explain(by as 0, { type: "idle" })).toThrow(bad);
      expect(() => start.choices(by as 0)).toThrow(bad);
      expect(() => start.sample(by as 0, "idle", createRandom("x"))).toThrow(bad);
      expect(() => start.undo(by as 0)).toThrow(bad);
      if (by === "spectator") return;
      expect(() => start.view(by as 0)).toThrow(bad);
      expect(() => start.frame(by as 0)).toThrow(bad);
    },
  );

  test("what was sent is neither kept nor frozen", () => {
    const move = { type: "say" as const, text: "hello" };
    const next = after(start, [0, move]);
    move.text = "changed";
    expect(next.view(1).said).toEqual([{ seat: 0, text: "hello" }]);
    expect(next.journal()).toEqual([{ by: 0, move: { type: "say", text: "hello" } }]);
  });

  test("a match takes no more than a hundred times the usual number of moves", () => {
    let match = start;
    for (let i = 0; i < 5000; i++) match = after(match, [i % 2, { type: "idle" }]);
    expect(match.play(0, { type: "idle" })).toEqual({
      ok: false,
      rejection: { code: "too-long", parameters: { most: 5000 } },
    });
    expect(match.at(4321).length).toBe(4321);
  });
});

describe("choices", () => {
  test("are the legal moves that can be listed, and each is legal", () => {
    const choices = start.choices(0);
    expect(new Set(choices.map(({ type }) => type))).toEqual(
      new Set(["bid", "draw", "discard", "roll", "peek", "boast", "idle"]),
    );
    for (const move of choices) expect(start.explain(0, move)).toBeUndefined();
    expect(start.choices(0, "discard")).toEqual([
      { type: "discard", at: 0 },
      { type: "discard", at: 1 },
    ]);
  });

  test("of the table are its own", () => {
    expect(start.choices("table")).toEqual([
      { type: "stop" },
      { type: "leave", seat: 0 },
      { type: "leave", seat: 1 },
    ]);
    expect(start.choices("table", "stop")).toEqual([{ type: "stop" }]);
  });

  test("of a name that is no move there are none, and no sample", () => {
    for (const name of ["fold", "constructor", "__proto__", "toString"] as never[]) {
      expect(start.choices(0, name)).toEqual([]);
      expect(start.sample(0, name, createRandom("x"))).toBeUndefined();
    }
  });

  test("a sample is some legal move, of free text too", () => {
    const random = createRandom("samples");
    expect(start.sample(0, "say", random)).toEqual({
      type: "say",
      text: expect.stringMatching(/^(hm|well)$/),
    });
    expect(start.sample(0, "takeBack", random)).toBeUndefined();
    expect(start.sample("table", "stop", random)).toEqual({ type: "stop" });
    expect(start.sample(0, "stop" as never, random)).toBeUndefined();
    const bid = start.sample(0, "bid", random)!;
    expect(start.explain(0, bid)).toBeUndefined();
  });
});

describe("views", () => {
  test("are frozen to the leaves", () => {
    const check = (value: unknown): void => {
      if (typeof value !== "object" || value === null) return;
      expect(Object.isFrozen(value)).toBe(true);
      Object.values(value).forEach(check);
    };
    const match = playOut(startBids(), "frozen", 30);
    for (const viewer of viewers) check(match.frame(viewer));
  });

  test("are the same objects while nothing changes for the viewer", () => {
    const match = after(start, [1, { type: "note", text: "mine" }]);
    expect(match.view(0)).toBe(start.view(0));
    expect(match.view("spectator")).toBe(start.view("spectator"));
    const said = after(match, [1, { type: "say", text: "hm" }]);
    expect(said.view(0)).not.toBe(match.view(0));
    expect(said.view(0).players).toBe(match.view(0).players);
    expect(said.view(0).mine).toBe(match.view(0).mine);
    const drew = after(said, [0, { type: "draw" }]);
    expect(drew.view(0).players[1]).toBe(said.view(0).players[1]);
    expect(drew.view(0).mine).toHaveLength(3);
  });

  test("hold what is derived from the viewer's own view", () => {
    expect(start.view(0).mine).toEqual(start.view(0).players[0]!.hand);
    expect(start.view(1).mine).toEqual(start.view(1).players[1]!.hand);
    expect(start.view("spectator").mine).toBeNull();
  });
});

describe("going back", () => {
  const match = playOut(startBids({ options: { cards: 40 } }), "back", 150);

  test("at(n) is the match as it was, for every n", () => {
    let again = startBids({ options: { cards: 40 } });
    const journal = match.journal();
    expect(journal.length).toBeGreaterThan(5);
    journal.forEach(({ by, move }, n) => {
      expect(frames(match.at(n))).toBe(frames(again));
      again = after(again, [by, move] as [number, MoveOf<Bids>]);
    });
    expect(frames(match.at(journal.length))).toBe(frames(again));
  });

  test("at(n) gives events also where the state was kept", () => {
    let long = start;
    for (let i = 0; i < 130; i++) long = after(long, [i % 2, { type: "say", text: `${i}` }]);
    for (const n of [0, 1, 63, 64, 65, 127, 128, 129, 130]) {
      expect(long.at(n).length).toBe(n);
      expect(long.at(n).view(0).said).toHaveLength(n);
    }
    expect(long.at(64).frame(0).events).toEqual(
      after(long.at(63), [1, { type: "say", text: "63" }]).frame(0).events,
    );
    expect(long.at(130)).toBe(long);
  });

  test.each([-1, 0.5, NaN, Infinity, 10_000, "1" as never, null as never])("there is no position %s", (n) => {
    expect(() => match.at(n)).toThrow(
      expect.objectContaining({ code: "bad-move", path: "length", value: n }),
    );
  });
});

describe("undo", () => {
  const say = (text: string) => ({ type: "say" as const, text });
  const note = (text: string) => ({ type: "note" as const, text });
  const bidOf = (seat: number) => start.choices(seat, "bid")[0]!;

  test("a move that is final by the rules stays, also where nothing was shown", () => {
    const rules = defineRules<{ notes: string[] }>()({ visible: { notes: "public" } });
    const write = rules.move({ apply: ({ state }) => void state.notes.push("a note") });
    const sign = rules.move({ final: true, apply: ({ state }) => void state.notes.push("signed") });
    const letters = rules.game({
      name: "letters",
      version: 1,
      seats: { min: 2, max: 2 },
      usual: 9,
      setup: () => ({ notes: [] }),
      moves: { write, sign },
      toAct: () => everyone,
      outcome: () => undefined,
    });
    const made = (...moves: ("write" | "sign")[]) =>
      moves.reduce<Match<typeof letters>>(
        (match, type) => {
          const played = match.play(0, { type });
          if (!played.ok) throw new Error(played.rejection.code);
          return played.match;
        },
        startMatch(letters, { seats: 2 }),
      );
    expect(made("sign", "write").undo(0)).toMatchObject({ ok: true, match: { length: 1 } });
    for (const match of [made("sign"), made("write", "sign")])
      expect(match.undo(0)).toEqual({ ok: false, rejection: { code: "undo-final", parameters: {} } });
  });

  test("a seat takes its own last move back", () => {
    const match = after(start, [0, say("oops")]);
    const undone = match.undo(0);
    expect(undone.ok && frames(undone.match)).toBe(frames(start));
    expect(undone.ok && undone.match.length).toBe(0);
  });

  test.each<[name: string, moves: Parameters<typeof after>[1][], seat: number, code: string | undefined]>([
    ["nothing was done", [], 0, "nothing-to-undo"],
    ["only another moved", [[1, say("hm")]], 0, "nothing-to-undo"],
    ["the seat spoke", [[0, say("hm")]], 0, undefined],
    ["the seat sealed", [[0, bidOf(0)]], 0, undefined],
    [
      "another spoke since",
      [
        [0, say("hm")],
        [1, say("what?")],
      ],
      0,
      "undo-noticed",
    ],
    [
      "another sealed since",
      [
        [0, say("hm")],
        [1, bidOf(1)],
      ],
      0,
      "undo-noticed",
    ],
    [
      "another did what nobody notices since",
      [
        [0, say("hm")],
        [1, note("aha")],
      ],
      0,
      undefined,
    ],
    [
      "another idled since",
      [
        [0, say("hm")],
        [1, { type: "idle" }],
      ],
      0,
      undefined,
    ],
    ["the seat drew a card", [[0, { type: "draw" }]], 0, "undo-shown"],
    ["the seat looked at a card", [[0, { type: "peek" }]], 0, "undo-shown"],
    ["the seat turned a card face up", [[0, { type: "discard", at: 0 }]], 0, "undo-shown"],
    ["the seat rolled", [[0, { type: "roll" }]], 0, "undo-shown"],
    ["a fact was disclosed", [[0, { type: "boast" }]], 0, "undo-shown"],
    [
      "another looked at a card since",
      [
        [0, say("hm")],
        [1, { type: "peek" }],
      ],
      0,
      "undo-noticed",
    ],
    [
      "another rolled since",
      [
        [0, say("hm")],
        [1, { type: "roll" }],
      ],
      0,
      "undo-noticed",
    ],
    [
      "the other takes back what came last",
      [
        [0, say("hm")],
        [1, say("oops")],
      ],
      1,
      undefined,
    ],
    [
      "the bids were opened by it",
      [
        [1, bidOf(1)],
        [0, bidOf(0)],
      ],
      0,
      "undo-shown",
    ],
    [
      "the table moved since",
      [
        [0, say("hm")],
        ["table", { type: "leave", seat: 1 }],
      ],
      0,
      "undo-noticed",
    ],
  ])("when %s", (_, moves, seat, code) => {
    const match = after(start, ...moves);
    const undone = match.undo(seat);
    if (code === undefined) expect(undone).toMatchObject({ ok: true, match: { length: moves.length - 1 } });
    else expect(undone).toEqual({ ok: false, rejection: { code, parameters: {} } });
  });

  test("moves that the seat could not notice are kept", () => {
    const match = after(start, [0, say("oops")], [1, note("aha")], [1, { type: "idle" }]);
    const undone = match.undo(0);
    expect(undone.ok && undone.match.journal()).toEqual([
      { by: 1, move: note("aha") },
      { by: 1, move: { type: "idle" } },
    ]);
    expect(undone.ok && undone.match.view(1).notes[1]).toBe("aha");
    expect(undone.ok && undone.match.view(0).said).toEqual([]);
  });

  test("only the last of several own moves is taken back", () => {
    const undone = after(start, [0, say("one")], [0, say("two")]).undo(0);
    expect(undone.ok && undone.match.view(1).said).toEqual([{ seat: 0, text: "one" }]);
  });

  test("a later move that would no longer be legal forbids it", () => {
    const match = after(start, [0, bidOf(0)], [0, { type: "takeBack" }]);
    const undone = match.undo(0);
    expect(undone.ok && undone.match.journal()).toEqual([{ by: 0, move: bidOf(0) }]);
  });

  test("no undo and no idle move shifts the dice", () => {
    const dice = after(start, [0, { type: "roll" }]).view(0).rolled;
    const idled = after(start, [1, { type: "idle" }], [1, note("x")], [0, say("hm")], [0, { type: "roll" }]);
    expect(idled.view(0).rolled).toEqual(dice);
    const undone = after(start, [0, say("hm")]).undo(0);
    expect(undone.ok && after(undone.match, [0, { type: "roll" }]).view(0).rolled).toEqual(dice);
    const second = after(start, [0, { type: "roll" }], [0, { type: "roll" }]).view(0).rolled;
    const late = after(start, [0, { type: "roll" }], [1, { type: "idle" }], [0, { type: "roll" }]).view(
      0,
    ).rolled;
    expect(late).toEqual(second);
    expect(second.slice(2)).not.toEqual(dice);
  });
});

describe("what is noticed", () => {
  test.each<[name: string, move: MoveOf<Bids>, byOther: boolean, byMover: boolean]>([
    ["an idle move", { type: "idle" }, false, false],
    ["a note", { type: "note", text: "x" }, false, true],
    ["a look", { type: "peek" }, true, true],
    ["a word", { type: "say", text: "x" }, true, true],
  ])("%s", (_, move, byOther, byMover) => {
    const match = after(start, [1, move]);
    expect(match.isNoticed(0, start)).toBe(byOther);
    expect(match.isNoticed("spectator", start)).toBe(byOther);
    expect(match.isNoticed(1, start)).toBe(byMover);
  });
});

describe("arranging", () => {
  test("changes what was dealt, or gives the position whole", () => {
    const changed = arrange(bids, {
      seats: 2,
      seed: "kitchen table",
      state: (state) => {
        state.rolled = [6, 6];
      },
    });
    expect(changed.view(0)).toEqual({ ...start.view(0), rolled: [6, 6] });
    expect(changed.frame(0).events).toEqual([]);
    const whole = arrange(bids, {
      seats: 2,
      seed: "x",
      state: { ...referee(start), luck: secret(3, only(1)) },
    });
    expect([whole.view(0).luck, whole.view(1).luck]).toEqual([null, 3]);
    expect(whole.at(0).view(1)).toEqual(whole.view(1));
  });

  test("leaves what it was given as it was", () => {
    const state = structuredClone(referee(start));
    const match = arrange(bids, { seats: 2, seed: "x", state });
    state.rolled.push(1);
    expect(match.view(0).rolled).toEqual([]);
    expect(Object.isFrozen(state.rolled)).toBe(false);
  });

  test.each(hostileValues())("refuses %s as a state, or inside one", (name, value) => {
    const states = [{ ...referee(start), said: value }, ...(typeof value === "function" ? [] : [value])];
    for (const state of states) {
      const begin = () => arrange(bids, { seats: 2, seed: "x", state: state as never });
      if (large.includes(name)) expect(begin).not.toThrow(RangeError);
      else expect(begin).toThrow(expect.objectContaining({ name: "FacedownError" }));
    }
  });

  test.each([null, 7, "state", true])("refuses %o as a state", (state) => {
    expect(() => arrange(bids, { seats: 2, seed: "x", state: state as never })).toThrow(
      expect.objectContaining({ code: "bad-state", path: "state", value: state }),
    );
  });
});

/** Values that are too large for a move but not for a state. */
const large = ["a list of 5,000", "5,000 fields", "a text of a million", "a key of a million"];

describe("a match is not for sending", () => {
  test("as JSON it throws and says what to use", () => {
    expect(() => JSON.stringify(start)).toThrow(
      /frame\(viewer\) for players, or toRecord\(match\) for the host/,
    );
    expect(() => JSON.stringify({ deep: [start] })).toThrow(
      expect.objectContaining({ code: "not-json", path: "match" }),
    );
  });

  test("printed, it shows neither state nor seed", () => {
    const text = inspect(start, { depth: 20 });
    expect(text).not.toContain("shownTo");
    expect(text).not.toContain("kitchen table");
    expect(Object.keys(start)).not.toContain("inside");
  });
});
