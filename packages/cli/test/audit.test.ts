import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { commitment, createRandom, hashJson, startMatch, toRecord, type MatchRecord } from "@facedown/core";
import { totallyHuman } from "@facedown/totally-human";
import { run } from "facedown";

const folder = mkdtempSync(join(tmpdir(), "facedown-audit-"));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

function game() {
  const random = createRandom("audit");
  let match = startMatch(totallyHuman, { seats: 3, seed: "5".repeat(64), salt: "6".repeat(64) });
  const promised = commitment(match);
  for (let moves = 0; match.outcome === null && moves < totallyHuman.usual; moves++) {
    const seat = random.pick(match.waiting);
    const played = match.play(seat, random.pick(match.choices(seat)));
    if (played.ok) match = played.match;
  }
  return { promised, record: toRecord(match) };
}

const { promised, record } = game();
const file = (value: unknown): string => {
  const name = join(folder, `${hashJson([value])}.json`);
  writeFileSync(name, typeof value === "string" ? value : JSON.stringify(value));
  return name;
};
const signed = (changed: Partial<MatchRecord>): MatchRecord => {
  const { check: _, ...rest } = { ...record, ...changed };
  return { ...rest, check: hashJson(rest) };
};
const audited = (value: unknown, ...more: string[]) =>
  run(["audit", file(value), "--commitment", promised, ...more]);

describe("facedown audit", () => {
  test("an honest record is as promised, bare or as the terminal saves it", async () => {
    for (const value of [record, { people: [0], record }]) {
      const { code, lines } = await audited(value);
      expect([code, lines[0]]).toEqual([0, "AS PROMISED"]);
      expect(lines[2]).toContain(`all ${record.journal.length} moves`);
    }
  });

  test("another commitment is not opened by it", async () => {
    const { code, lines } = await run(["audit", file(record), "--commitment", "0".repeat(64)]);
    expect([code, lines[0]]).toEqual([1, "NOT AS PROMISED (other-commitment)"]);
  });

  const [first] = record.journal;
  test.each<[string, MatchRecord, string]>([
    ["another seed", signed({ seed: "7".repeat(64) }), "other-commitment"],
    [
      "other options",
      signed({ options: { ...(record.options as object), rocketCount: 2 } }),
      "other-commitment",
    ],
    ["a move left out", signed({ journal: record.journal.slice(1) }), "illegal-move|other-result"],
    ["an illegal move", signed({ journal: [{ by: first!.by, move: { type: "launch" } }] }), "illegal-move"],
    ["another end", signed({ state: "0".repeat(64) }), "other-result"],
    ["no seal of its own", { ...record, seats: 4 }, "damaged"],
  ])("%s is noticed and its place named", async (_, changed, code) => {
    const verdict = await audited(changed);
    expect(verdict.code).toBe(1);
    expect(verdict.lines[0]).toMatch(new RegExp(`^NOT AS PROMISED \\((${code})\\)$`));
    expect(verdict.lines[1]).toMatch(/^Where: {4}\S/);
  });

  test("every bit of a record counts", async () => {
    const text = JSON.stringify(record);
    const random = createRandom("bits");
    for (let i = 0; i < 150; i++) {
      const at = random.int(text.length);
      const changed = String.fromCharCode(text.charCodeAt(at) ^ (1 << random.int(7)));
      const verdict = await audited(text.slice(0, at) + changed + text.slice(at + 1));
      expect([verdict.code, at], verdict.lines.join("\n")).not.toEqual([0, at]);
    }
  });

  test.each<[string, string[]]>([
    ["no command", []],
    ["an unknown command", ["shuffle"]],
    ["no file", ["audit", "--commitment", "0".repeat(64)]],
    ["two files", ["audit", "a", "b", "--commitment", "0".repeat(64)]],
    ["no commitment", ["audit", "a"]],
    ["half a commitment", ["audit", "a", "--commitment", "00"]],
    ["an unknown flag", ["audit", "a", "--commit", "00"]],
  ])("%s is not understood", async (_, args) => {
    const { code, lines } = await run(args);
    expect(code).toBe(2);
    expect(lines.join("\n")).toContain("facedown audit RECORD");
  });

  test("JSON of many levels is no record, and is not shown", async () => {
    const { code, lines } = await audited(`${"[".repeat(100_000)}${"]".repeat(100_000)}`);
    expect(code).toBe(1);
    expect(lines[0]).toBe("NOT AS PROMISED (not-a-record)");
    expect(lines).toContain("Found:    JSON of too many levels to be shown");
  });

  test("what cannot be read is told apart from what does not hold", async () => {
    expect((await run(["audit", join(folder, "none"), "--commitment", promised])).code).toBe(3);
    expect((await audited("{")).code).toBe(3);
    expect((await audited(signed({ game: "no-such-game" }))).code).toBe(3);
    expect((await audited(record, "--game", "@facedown/core")).code).toBe(3);
    expect((await audited(record, "--game", "@facedown/totally-human")).code).toBe(0);
  });

  test("a game is looked for where the command is run, and a path needs no dot", async () => {
    const before = process.cwd();
    const there = mkdtempSync(join(folder, "there-"));
    const home = join(there, "node_modules", "@facedown", "house-game");
    mkdirSync(home, { recursive: true });
    mkdirSync(join(there, "games"));
    const source =
      'export const game = { inside: {}, name: "house-game", moveNames: [], version: 1, content: [] };';
    writeFileSync(
      join(home, "package.json"),
      '{ "name": "@facedown/house-game", "type": "module", "exports": "./game.js" }',
    );
    writeFileSync(join(home, "game.js"), source);
    writeFileSync(join(there, "games", "game.mjs"), source);
    const name = file(signed({ game: "house-game" }));
    const line = async (...more: string[]) =>
      (await run(["audit", name, "--commitment", promised, ...more])).lines[0];
    try {
      process.chdir(there);
      for (const more of [[], ["--game", "games/game.mjs"], ["--game", "./games/game.mjs"]])
        expect(await line(...more)).toBe("NOT AS PROMISED (other-commitment)");
      process.chdir(folder);
      expect(await line()).toContain("cannot be loaded");
      expect(await line("--game", "games/game.mjs")).toContain("cannot be loaded");
    } finally {
      process.chdir(before);
    }
  });

  test.each([3000, 60_000])(
    "a record that is nested %i deep is told from what does not hold",
    async (depth) => {
      const { code, lines } = await audited("[".repeat(depth) + "]".repeat(depth));
      expect(code).toBeGreaterThan(0);
      expect(lines.length).toBeGreaterThan(0);
    },
  );

  test("control characters of a record are shown as escapes", async () => {
    const nasty = "\u001b[2J\u009b1m\r\n\u202e\u2028";
    const records = [
      signed({ game: nasty }),
      signed({ journal: [{ by: 0, move: { type: nasty } }] }),
      { ...record, [nasty]: nasty },
      { record: { [nasty]: 1 } },
      nasty,
    ];
    for (const value of records) {
      const { code, lines } = await audited(value);
      expect(code).not.toBe(0);
      for (const line of lines) expect(line).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
    }
    const asked = [
      ["audit", nasty, "--commitment", promised],
      ["audit", file(record), "--commitment", nasty],
    ];
    for (const args of asked) {
      const [line] = (await run(args)).lines;
      expect(line).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
      expect(line).toContain(String.raw`\u202e`);
    }
  });

  test("help is no failure", async () => {
    expect((await run(["--help"])).code).toBe(0);
    expect((await run(["audit", "--help"])).code).toBe(0);
  });
});
