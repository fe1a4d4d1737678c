import { startMatch } from "@facedown/core";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { FlagError } from "../src/flags.js";
import { games } from "../src/games.js";
import { load, save, shortPath } from "../src/record.js";
import { folder } from "./run.js";

const game = games.get("fixture-promise")!;
const match = startMatch(game, { seats: 3, seed: "kitchen" });

afterEach(() => {
  vi.unstubAllEnvs();
});

function from(cwd: string): void {
  vi.stubEnv("npm_lifecycle_event", "start");
  vi.stubEnv("INIT_CWD", cwd);
}

test("a game is saved where the person is, in a file of its own that only the owner may read, and found again", () => {
  const cwd = folder();
  from(cwd);
  const first = save(match, [0, 2]);
  const second = save(match, [1]);
  expect(dirname(first)).toBe(cwd);
  expect(second).not.toBe(first);
  expect(statSync(first).mode & 0o777).toBe(0o600);
  expect(load(first)).toMatchObject({ people: [0, 2] });
  expect(load("fixture-promise-2.facedown.json").people).toEqual([1]);
  expect(load(first).match.view(1)).toEqual(match.view(1));
  expect(readdirSync(cwd).filter((name) => name.startsWith("."))).toEqual([]);
});

test("a file is called as it is typed from where the person is", () => {
  const cwd = folder();
  from(cwd);
  expect(shortPath(save(match, [0]))).toBe("fixture-promise-1.facedown.json");
  expect(shortPath(join(cwd, "games", "x.json"))).toBe(join("games", "x.json"));
  expect(shortPath(join(dirname(cwd), "x.json"))).toBe(join(dirname(cwd), "x.json"));
});

test("saving again to the same file leaves the latest there", () => {
  const file = join(folder(), "game.json");
  save(match, [0], file);
  const [move] = match.choices(0);
  const played = match.play(0, move!);
  if (!played.ok) throw new Error("the move was not legal");
  expect(save(played.match, [0], file)).toBe(file);
  expect(load(file).match.length).toBe(1);
});

test("where the folder is not there, a temporary one is used", () => {
  from(join(folder(), "gone"));
  const file = save(match, [0]);
  expect(load(file).match.length).toBe(0);
});

test("a bare record, as other programs write it, is taken; a changed one is refused", () => {
  const file = save(match, [0], join(folder(), "game.json"));
  const { record } = JSON.parse(readFileSync(file, "utf8")) as { record: Record<string, unknown> };
  writeFileSync(file, JSON.stringify(record));
  expect(load(file).people).toBeUndefined();
  expect(load(file).match.view(0)).toEqual(match.view(0));
  writeFileSync(file, JSON.stringify({ ...record, seats: 4 }));
  expect(() => load(file)).toThrow(FlagError);
  writeFileSync(file, JSON.stringify({ people: [0, 7, "x"], record }));
  expect(load(file).people).toEqual([0]);
});
