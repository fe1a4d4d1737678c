import { describe, expect, test } from "vitest";
import {
  audit,
  commitment,
  createEntropy,
  entropyCommitment,
  fairStart,
  hashJson,
  mixSeed,
  replay,
  startMatch,
  startSimulation,
  toRecord,
  type Entropy,
  type MatchRecord,
} from "@facedown/core";
import { bids } from "./support/bids.js";

const seed = "11".repeat(32);
const salt = "22".repeat(32);
const setup = { seats: 3, seed, salt };
const entropy = (digit: string): Entropy => ({ value: digit.repeat(64), salt: "f".repeat(64) });

/** A fair start in which seats 0 and 1 commit, and those of `opening` open. */
function started(opening: readonly number[]) {
  const fair = fairStart(bids, setup);
  for (const seat of [0, 1]) fair.commit(seat, entropyCommitment(entropy(String(seat))));
  const promised = fair.promise();
  for (const seat of opening) expect(fair.open(seat, entropy(String(seat))).ok).toBe(true);
  return { fair, promised, match: fair.start() };
}

const signed = (record: MatchRecord): MatchRecord => {
  const { check: _, ...rest } = record;
  return { ...rest, check: hashJson(rest) };
};

describe("a fair start", () => {
  test("the promise is the commitment of the match, and an audit opens it", () => {
    const { promised, match } = started([0, 1]);
    expect(commitment(match)).toBe(promised);
    expect(audit(bids, toRecord(match), promised)).toEqual({
      ok: true,
      value: { moves: 0, commitment: promised, shares: [0, 1], unopened: [] },
    });
  });

  test("every share changes the deal, and so does the host's seed", () => {
    const deals = [[], [0], [1], [0, 1]].map((opening) =>
      JSON.stringify(started(opening).match.inside.state),
    );
    deals.push(JSON.stringify(startMatch(bids, setup).inside.state));
    expect(new Set(deals).size).toBe(deals.length);
    expect(mixSeed("a", [null])).not.toBe(mixSeed("b", [null]));
  });

  test("a seat that never opens is named by the audit, and cannot hold up the start", () => {
    const { fair, promised, match } = started([0]);
    expect(fair.missing()).toEqual([1]);
    const report = audit(bids, toRecord(match), promised);
    expect(report.ok && report.value.unopened).toEqual([1]);
    expect(fair.start()).toBe(match);
  });

  test("the order is kept: no commitment after the promise, no opening before it or after the start", () => {
    const fair = fairStart(bids, setup);
    expect(fair.open(0, entropy("0")).ok).toBe(false);
    expect(fair.commit(0, entropyCommitment(entropy("0"))).ok).toBe(true);
    expect(fair.commit(0, entropyCommitment(entropy("1"))).ok).toBe(false);
    fair.promise();
    expect(fair.commit(1, entropyCommitment(entropy("1"))).ok).toBe(false);
    expect(fair.open(1, entropy("1")).ok).toBe(false);
    fair.start();
    expect(fair.open(0, entropy("0")).ok).toBe(false);
  });

  test.each<[string, unknown]>([
    ["another entropy", entropy("9")],
    ["no hexadecimal", { value: "zz", salt: "f".repeat(64) }],
    ["nothing", {}],
  ])("an opening that is %s is refused and names what would be right", (_, opening) => {
    const fair = fairStart(bids, setup);
    fair.commit(0, entropyCommitment(entropy("0")));
    fair.promise();
    const opened = fair.open(0, opening as Entropy);
    expect(opened.ok).toBe(false);
    if (!opened.ok) expect(opened.error.message).toMatch(/entropy.*expected .*, got /);
    expect(fair.missing()).toEqual([0]);
  });

  test("the promise hides the seed and depends on all that decides the deal", () => {
    const promises = [
      fairStart(bids, setup),
      fairStart(bids, { ...setup, seed: "12".repeat(32) }),
      fairStart(bids, { ...setup, salt: "23".repeat(32) }),
      fairStart(bids, { ...setup, seats: 4 }),
    ].map((fair) => fair.promise());
    const shared = fairStart(bids, setup);
    shared.commit(2, entropyCommitment(entropy("2")));
    promises.push(shared.promise());
    expect(new Set(promises).size).toBe(promises.length);
  });

  test("a phrase is refused, for it could be guessed", () => {
    expect(() => fairStart(bids, { ...setup, seed: "kitchen" })).toThrow(/256 bits/);
  });

  test("entropy is fresh each time", () => {
    expect(createEntropy().value).not.toBe(createEntropy().value);
  });
});

describe("a record with shares", () => {
  test("replays to the same game, in a simulation too", () => {
    const { match } = started([0, 1]);
    const record = toRecord(match);
    const again = replay(bids, JSON.parse(JSON.stringify(record)));
    expect(again.ok && again.value.inside.state).toEqual(match.inside.state);
    const { shares } = record;
    expect(startSimulation(bids, { ...setup, ...(shares && { shares }) }).state).toEqual(match.inside.state);
  });

  test.each<[string, unknown]>([
    ["no list", {}],
    ["another length", [null]],
    ["another opening", [{ commitment: entropyCommitment(entropy("0")), opened: entropy("1") }, null, null]],
    ["an unknown field", [{ commitment: "0".repeat(64), opened: null, x: 1 }, null, null]],
    ["no hexadecimal", [{ commitment: "no", opened: null }, null, null]],
  ])("shares that are %s are refused with the place", (_, shares) => {
    const record = signed({ ...toRecord(started([0, 1]).match), shares: shares as MatchRecord["shares"] });
    const again = replay(bids, record);
    expect(again.ok).toBe(false);
    if (!again.ok) expect(JSON.stringify(again.error)).toMatch(/shares/);
  });

  test("shares changed after the game are noticed by the audit", () => {
    const { promised, match } = started([0, 1]);
    const record = toRecord(match);
    const [first, , third] = record.shares ?? [];
    const other = entropy("8");
    const forged = [
      first,
      { commitment: entropyCommitment(other), opened: other },
      third,
    ] as MatchRecord["shares"];
    expect(audit(bids, signed({ ...record, shares: forged }), promised)).toMatchObject({
      ok: false,
      error: { code: "other-commitment" },
    });
    const dropped = [first, { commitment: record.shares?.[1]?.commitment, opened: null }, third];
    expect(audit(bids, signed({ ...record, shares: dropped as MatchRecord["shares"] }), promised).ok).toBe(
      false,
    );
  });
});

describe("an audit of a record that was signed again", () => {
  const record = (): { promised: string; record: MatchRecord } => {
    const match = startMatch(bids, setup);
    return { promised: commitment(match), record: toRecord(match) };
  };

  test.each<[string, Partial<MatchRecord>]>([
    ["content", { content: [{ id: "other", version: 1, hash: "0".repeat(64) }] }],
    ["version", { version: 999 }],
    ["game", { game: "other" }],
    ["options", { options: { other: 1 } }],
    ["seats", { seats: 2 }],
    ["seed", { seed: "13".repeat(32) }],
    ["salt", { salt: "23".repeat(32) }],
  ])("notices other %s", (_, changed) => {
    const { promised, record: honest } = record();
    expect(audit(bids, honest, promised).ok).toBe(true);
    const verdict = audit(bids, signed({ ...honest, ...changed }), promised);
    expect(verdict).toMatchObject({ ok: false, error: { code: "other-commitment", path: "commitment" } });
  });
});
