import { describe, expect, test } from "vitest";
import {
  arrange,
  audit,
  commitment,
  hashJson,
  readRecord,
  referee,
  replay,
  startMatch,
  toRecord,
  type AnyDefinition,
  type MatchRecord,
  type MoveOf,
} from "@facedown/core";
import { after, bids, playOut, startBids, type Bids } from "./support/bids.js";
import { hostileValues } from "./support/hostile.js";

const match = playOut(startBids({ options: { cards: 30 } }), "record", 60);
const record = toRecord(match);
const viewers = [0, 1, "spectator"] as const;
const frames = (of: typeof match) => viewers.map((viewer) => JSON.stringify(of.frame(viewer)));

/** The record with changes, its check sum made right again: as somebody would who forges it. */
function forged(changes: Partial<Record<keyof MatchRecord, unknown>>): unknown {
  const { check: _, ...rest } = { ...record, ...changes };
  return { ...rest, check: hashJson(rest) };
}

/** Which part of the record the character at `index` of its text belongs to. */
function placeAt(index: number): string {
  let end = 1;
  for (const [field, value] of Object.entries(record)) {
    const start = end + JSON.stringify(field).length + 1;
    end = start + JSON.stringify(value).length + 1;
    if (index >= end) continue;
    if (field !== "journal") return `record.${field}`;
    let at = start + 1;
    const move = record.journal.findIndex((entry) => (at += JSON.stringify(entry).length + 1) > index);
    return `record.journal[${move}]`;
  }
  throw new Error(`${index} is behind the end`);
}

/** A game like bids that differs in some parts. */
function likeBids(parts: Partial<AnyDefinition> & { content?: unknown }): Bids {
  return {
    ...bids,
    ...parts,
    inside: { ...bids.inside, definition: { ...bids.inside.definition, ...parts } },
  };
}

describe("a record", () => {
  test("says what is needed to play again, as plain JSON", () => {
    expect(JSON.parse(JSON.stringify(record))).toEqual(record);
    expect(record).toMatchObject({
      facedown: 1,
      game: "bids",
      version: 3,
      content: [],
      seats: 2,
      options: { cards: 30 },
      seed: "kitchen table",
      salt: null,
      arranged: null,
      state: hashJson(referee(match)),
    });
    expect(record.journal).toEqual(match.journal());
  });

  test("replays to the same packets, state and record", () => {
    const again = replay(bids, JSON.parse(JSON.stringify(record)));
    expect(again.ok && frames(again.value)).toEqual(frames(match));
    expect(again.ok && toRecord(again.value)).toEqual(record);
    expect(again.ok && JSON.stringify(referee(again.value))).toBe(JSON.stringify(referee(match)));
  });

  test("replays up to a move", () => {
    for (const to of [0, 1, record.journal.length]) {
      const again = replay(bids, record, { to });
      expect(again.ok && frames(again.value)).toEqual(frames(match.at(to)));
    }
  });

  test.each([-1, 0.5, NaN, Infinity, 10_000, "3"])("has no move number %o", (to) => {
    expect(replay(bids, record, { to: to as number })).toMatchObject({
      ok: false,
      error: {
        code: "not-a-record",
        path: "options.to",
        value: to,
        expected: `0 to ${record.journal.length} moves`,
      },
    });
  });

  test("of an arranged match begins where that began", () => {
    const arranged = after(
      arrange(bids, {
        seats: 2,
        seed: "x",
        state: (state) => {
          state.rolled = [6];
        },
      }),
      [0, { type: "roll" }],
    );
    const again = replay(bids, toRecord(arranged));
    expect(again.ok && again.value.view(0)).toEqual(arranged.view(0));
    expect(arranged.view(0).rolled).toHaveLength(3);
  });

  // Frozen on 2026-11-29: a record of that day must replay for ever, byte for byte.
  test("of long ago still gives the same state", () => {
    const old = after(
      startMatch(bids, { seats: 3, seed: "for ever" }),
      [0, { type: "draw" }],
      [1, { type: "roll" }],
      [2, { type: "peek" }],
      [1, { type: "discard", at: 0 }],
      [0, { type: "roll" }],
    );
    expect(toRecord(old).state).toBe("edeafa7e504bc82aae41710a272beaac1f39c75275410fb6184d9889111e1005");
    expect(old.view("spectator").rolled).toEqual([1, 3, 3, 4]);
  });
});

describe("hashes", () => {
  // SHA-256 of the canonical text, from any other implementation: printf '%s' '{"a":1,"b":[2]}' | sha256sum
  test("are SHA-256 of canonical JSON", () => {
    expect(hashJson({ b: [2], a: 1 })).toBe(
      "0855bfc20eb6cfaa4be7d6b510c63dd22997718bddadcb1a4915cec3a16145b9",
    );
  });
});

describe("a record from outside is refused with the place, the value and what would be right", () => {
  test.each(
    hostileValues().filter(
      ([name]) =>
        !["a list of 5,000", "5,000 fields", "a text of a million", "a key of a million"].includes(name),
    ),
  )("%s", (_, value) => {
    expect(readRecord(value)).toMatchObject({ ok: false, error: { code: "not-a-record" } });
    expect(replay(bids, value)).toMatchObject({ ok: false, error: { code: "not-a-record" } });
    expect(readRecord({ ...record, options: value })).toMatchObject({ ok: false });
    expect(readRecord({ ...record, journal: [{ by: 0, move: value }] })).toMatchObject({ ok: false });
  });

  test.each<unknown>([null, 7, "record", [], [record], {}])("%o", (value) => {
    expect(readRecord(value)).toMatchObject({ ok: false, error: { code: "not-a-record" } });
  });

  const wrongs: Readonly<Record<keyof MatchRecord, readonly unknown[]>> = {
    facedown: [0, 2, "1", null],
    game: [7, null, ["bids"]],
    version: ["3", null],
    content: [{}, "none", null],
    seats: ["2", null, [2]],
    options: [],
    seed: [7, null, ["kitchen table"]],
    salt: ["", "abc", "AB".repeat(32), 7, undefined],
    shares: [7, "none", [7], [{}], [{ commitment: "ab", opened: null }], undefined],
    arranged: [],
    journal: [
      {},
      "none",
      null,
      [null],
      [[]],
      [{}],
      [{ by: 0 }],
      [{ by: "spectator", move: {} }],
      [{ by: 0, move: 7 }],
      [{ by: 0, move: {}, at: 1 }],
    ],
    state: [7, null],
    places: [7, null, []],
    check: [7, null],
  };
  test.each(
    Object.entries(wrongs).flatMap(([field, values]) => values.map((value) => [field, value] as const)),
  )("%s: %o", (field, value) => {
    const read = readRecord({ ...record, [field]: value });
    expect(read).toMatchObject({ ok: false, error: { code: "not-a-record" } });
    expect(!read.ok && read.error.path.startsWith(`record.${field}`)).toBe(true);
    expect(!read.ok && read.error.expected.length > 0).toBe(true);
  });

  test.each(Object.keys(record) as (keyof MatchRecord)[])("without its %s", (field) => {
    const { [field]: _, ...rest } = record;
    expect(readRecord(rest)).toMatchObject({
      ok: false,
      error: { code: "not-a-record", path: `record.${field}` },
    });
  });

  test("with a field too many", () => {
    for (const field of ["extra", "constructor", "toString"])
      expect(readRecord({ ...record, [field]: 1 })).toMatchObject({
        ok: false,
        error: { code: "not-a-record", path: `record.${field}`, expected: "no such field" },
      });
  });

  test("with one character changed anywhere", () => {
    const text = JSON.stringify(record);
    let parsed = 0;
    for (let i = 0; i < text.length; i++) {
      const changed = text.slice(0, i) + String.fromCharCode(text.charCodeAt(i) ^ 1) + text.slice(i + 1);
      let value: unknown;
      try {
        value = JSON.parse(changed);
      } catch {
        continue;
      }
      parsed++;
      const read = readRecord(value);
      expect(read.ok, changed.slice(Math.max(0, i - 20), i + 20)).toBe(false);
      if (!read.ok && read.error.code === "damaged") expect(read.error.path).toBe(placeAt(i));
    }
    expect(parsed).toBeGreaterThan(text.length / 2);
  });

  test("with its journal cut, reordered or longer, unless the check sum is made anew", () => {
    const { journal } = record;
    for (const [changed, path] of [
      [journal.slice(0, -1), "record.journal"],
      [journal.slice(1), "record.journal[0]"],
      [journal.toReversed(), "record.journal[0]"],
      [[...journal, journal[0]], `record.journal[${journal.length}]`],
      [[], "record.journal"],
    ] as const)
      expect(replay(bids, { ...record, journal: changed })).toMatchObject({
        ok: false,
        error: { code: "damaged", path, value: record.check },
      });
  });
});

describe("a forged record, its check sum right, is refused", () => {
  const { journal } = record;
  const first = { by: 0, move: { type: "idle" } };

  test.each<[name: string, changes: Partial<Record<keyof MatchRecord, unknown>>, code: string, path: string]>(
    [
      ["of another game", { game: "chess" }, "other-game", "record.game"],
      ["of a later version", { version: 4 }, "other-version", "record.version"],
      ["of an earlier version", { version: 2 }, "other-version", "record.version"],
      ["of a version that is none", { version: -7.5 }, "other-version", "record.version"],
      [
        "of other content",
        { content: [{ id: "pack", version: 1, hash: "ab" }] },
        "other-content",
        "record.content",
      ],
      ["for too many seats", { seats: 9 }, "bad-setup", "record.seats"],
      ["for half a seat", { seats: 1.5 }, "bad-setup", "record.seats"],
      ["with another option", { options: { cards: 3 } }, "bad-setup", "record.options.cards"],
      ["with an option that there is not", { options: { decks: 1 } }, "bad-setup", "record.options.decks"],
      ["with no seed", { seed: "" }, "bad-setup", "record.seed"],
      ["with a huge seed", { seed: "x".repeat(2000) }, "bad-setup", "record.seed"],
      ["with shares for fewer seats", { shares: [] }, "bad-setup", "record.shares"],
      ["that begins at no state", { arranged: "here" }, "bad-setup", "record.arranged"],
      ["that begins at a list", { arranged: [] }, "bad-setup", "record.arranged"],
      ["with a journal that is too long", { journal: Array(5001).fill(first) }, "too-long", "record.journal"],
      ["with a move of nobody", { journal: [{ ...first, by: 7 }] }, "illegal-move", "record.journal[0].by"],
      [
        "with a move of half a seat",
        { journal: [first, { ...first, by: 0.5 }] },
        "illegal-move",
        "record.journal[1].by",
      ],
      [
        "with a move that is none",
        { journal: [first, { by: 0, move: { type: "fold" } }] },
        "illegal-move",
        "record.journal[1]",
      ],
      [
        "with a move that is not legal",
        { journal: [{ by: 0, move: { type: "takeBack" } }] },
        "illegal-move",
        "record.journal[0]",
      ],
      [
        "with a move of the table by a seat",
        { journal: [{ by: 0, move: { type: "stop" } }] },
        "illegal-move",
        "record.journal[0]",
      ],
      ["with another seed", { seed: "another", journal: [] }, "other-result", "record.state"],
      ["cut", { journal: journal.slice(0, -1) }, "other-result", "record.state"],
      ["with another state", { state: "0".repeat(64) }, "other-result", "record.state"],
    ],
  )("%s", (_, changes, code, path) => {
    const read = replay(bids, forged(changes));
    expect(read).toMatchObject({ ok: false, error: { code, path } });
    expect(!read.ok && read.error.expected.length > 0).toBe(true);
  });

  test("says why a move is refused", () => {
    const read = replay(bids, forged({ journal: [{ by: 0, move: { type: "takeBack" } }] }));
    expect(read).toMatchObject({ error: { rejection: { code: "B-2" } } });
  });

  test("that begins at a state of which the rules can make nothing is refused too", () => {
    const refused = [{}, { phase: "play" }, { ...referee(match), players: 7 }].map((arranged) => {
      const read = replay(bids, forged({ arranged, journal: [{ by: 0, move: { type: "draw" } }] }));
      return read.ok ? "accepted" : `${read.error.code} ${read.error.path}`;
    });
    expect(refused).toEqual(["bad-setup record", "bad-setup record", "illegal-move record.journal[0]"]);
  });
});

describe("older versions", () => {
  const old = forged({ version: 1, journal: [] });

  test("go through each migration to this one", () => {
    const seen: unknown[] = [];
    const game = likeBids({
      migrate: {
        1: (from) => (seen.push(from["version"]), { ...from, journal: [{ by: 1, move: { type: "idle" } }] }),
        2: (from) => (
          seen.push(from["version"]),
          { ...from, journal: [...(from["journal"] as []), { by: 0, move: { type: "idle" } }] }
        ),
      },
    });
    const read = replay(game, old);
    expect(seen).toEqual([1, 2]);
    expect(read.ok && read.value.length).toBe(2);
  });

  test.each<[name: string, migrate: AnyDefinition["migrate"], expected: unknown]>([
    ["there is none", undefined, "version 3"],
    ["one is missing", { 1: (from) => from }, "version 3"],
    ["it refuses", { 1: () => ({ refuse: "bids were open then" }) }, "bids were open then"],
    [
      "it throws",
      {
        1: () => {
          throw new Error("oops");
        },
      },
      "a migration that does not break (oops)",
    ],
  ])("are refused when %s", (_, migrate, expected) => {
    expect(replay(likeBids({ migrate: migrate! }), old)).toMatchObject({
      ok: false,
      error: { code: "other-version", path: "record.version", expected },
    });
  });

  test.each<[name: string, next: unknown, path: string]>([
    ["nothing", undefined, "record.facedown"],
    ["a journal that is none", { ...(old as object), journal: 7 }, "record.journal"],
    ["no seats", { ...(old as object), seats: "two" }, "record.seats"],
  ])("are refused when the migration makes %s", (_, next, path) => {
    const game = likeBids({ migrate: { 1: () => next as never, 2: (from) => from } });
    expect(replay(game, old)).toMatchObject({ ok: false, error: { path } });
  });
});

test("rules that break now, on a record of when they did not, are a value as well", () => {
  const { move } = record.journal[0]!;
  const name = (move as MoveOf<Bids>).type;
  const broken = {
    ...(bids.inside.definition.moves[name] as object),
    apply: () => {
      throw new Error("oops");
    },
  };
  const game = likeBids({ moves: { ...bids.inside.definition.moves, [name]: broken as never } });
  expect(replay(game, record)).toMatchObject({
    ok: false,
    error: { code: "other-result", path: "record.journal[0]", value: expect.stringContaining("oops") },
  });
});

test("content is named in records and must be the same", () => {
  const content = [{ id: "pack", version: 2, hash: "ab".repeat(32) }];
  const game = likeBids({ content });
  const packed = toRecord(startMatch(game, { seats: 2, seed: "x" }));
  expect(packed.content).toEqual(content);
  expect(replay(game, packed).ok).toBe(true);
  expect(replay(bids, packed)).toMatchObject({
    ok: false,
    error: { code: "other-content", path: "record.content", value: content, expected: "[]" },
  });
});

describe("an audit", () => {
  const seed = "5e".repeat(32);
  const salt = "a5".repeat(32);
  const fair = after(
    startMatch(bids, { seats: 2, seed, salt }),
    [0, { type: "draw" }],
    [1, { type: "roll" }],
  );
  const promised = commitment(startMatch(bids, { seats: 2, seed, salt }));

  test("opens the commitment and plays the record again", () => {
    expect(promised).toMatch(/^[0-9a-f]{64}$/);
    expect(commitment(fair)).toBe(promised);
    expect(audit(bids, toRecord(fair), promised)).toEqual({
      ok: true,
      value: { moves: 2, commitment: promised, shares: [], unopened: [] },
    });
  });

  test.each<[name: string, setup: object]>([
    ["seed", { seed: "5f".repeat(32) }],
    ["salt", { salt: "a6".repeat(32) }],
    ["number of seats", { seats: 3 }],
    ["option", { options: { cards: 13 } }],
  ])("notices another %s", (_, setup) => {
    const other = startMatch(bids, { seats: 2, seed, salt, ...setup });
    expect(commitment(other)).not.toBe(promised);
    expect(audit(bids, toRecord(other), promised)).toMatchObject({
      ok: false,
      error: { code: "other-commitment", path: "commitment", value: promised, expected: commitment(other) },
    });
  });

  test("notices a position that was arranged, another game's content and a damaged record", () => {
    const arranged = arrange(bids, { seats: 2, seed, salt, state: (state) => void (state.rolled = [6]) });
    expect(commitment(arranged)).not.toBe(promised);
    expect(audit(bids, { ...toRecord(fair), seats: 3 }, promised)).toMatchObject({
      ok: false,
      error: { code: "damaged" },
    });
    expect(audit(likeBids({ version: 4 }), toRecord(fair), promised)).toMatchObject({
      ok: false,
      error: { code: "other-version" },
    });
    expect(audit(bids, null, promised)).toMatchObject({ ok: false, error: { code: "not-a-record" } });
  });

  test("needs a seed that cannot be guessed, and salt", () => {
    expect(() => commitment(startMatch(bids, { seats: 2, seed: "kitchen table", salt }))).toThrow(
      expect.objectContaining({ code: "bad-seed", path: "seed", value: "a phrase" }),
    );
    expect(() => commitment(startMatch(bids, { seats: 2, seed }))).toThrow(
      expect.objectContaining({ code: "bad-seed", path: "salt" }),
    );
    expect(commitment(startMatch(bids, { seats: 2 }))).toMatch(/^[0-9a-f]{64}$/);
  });
});
