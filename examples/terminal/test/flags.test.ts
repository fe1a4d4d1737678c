import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { FlagError, readFlags } from "../src/flags.js";
import { folder, run } from "./run.js";

vi.setConfig({ testTimeout: 60_000 });

const none = { demo: false, help: false };

test.for([
  [[], none],
  [["--demo", "--seed", "kitchen"], { demo: true, help: false, seed: "kitchen" }],
  [["--game=totally-human", "--seats=5"], { ...none, game: "totally-human", seats: 5 }],
  [["--people", "2,0,2"], { ...none, people: [0, 2] }],
  [["--people", "none"], { ...none, people: [] }],
  [["--options", '{"a":1}'], { ...none, options: { a: 1 } }],
  [["--resume", "a file.json"], { ...none, resume: "a file.json" }],
  [["--seed", "--demo"], { ...none, seed: "--demo" }],
  [["-h"], { demo: false, help: true }],
] as const)("reads %j", ([args, flags]) => {
  expect(readFlags(args)).toEqual(flags);
});

test.for([
  [["--game", "chess"], "--game", "chess", "totally-human"],
  [["--seats", "many"], "--seats", "many", "a number of seats"],
  [["--seats", "-1"], "--seats", "-1", "a number of seats"],
  [["--people", "0;2"], "--people", "0;2", "0,2"],
  [["--options", "{"], "--options", "{", "a JSON object"],
  [["--options", "[1]"], "--options", "[1]", "a JSON object"],
  [["--seed"], "--seed", undefined, "a value"],
  [["--language", "klingon"], "--language", "klingon", "en or es"],
  [["--seed="], "--seed", "", "a value"],
  [["--demo", "--demo"], "--demo", "--demo", "once"],
  [["--demo=yes"], "--demo", "yes", "without a value"],
  [["--sides", "4"], "--sides", "--sides", "--seats"],
  [["play"], "play", "play", "--game"],
  [["--demo", "--people", "0"], "--people", "[0]", "leave it out"],
  [["--resume", "x", "--seed", "y"], "--seed", '"y"', "leave it out"],
] as const)(
  "refuses %j and says the flag, the value and what would be right",
  ([args, flag, value, right]) => {
    const read = (): unknown => readFlags(args);
    expect(read).toThrow(FlagError);
    expect(read).toThrow(expect.objectContaining({ flag, value, expected: expect.stringContaining(right) }));
  },
);

test.for([
  [
    ["--game", "chess"],
    ["--game", '"chess"', "totally-human"],
  ],
  [
    ["--game", "totally-human", "--seats", "99"],
    ["--seats", '"99"', "as many as totally-human takes"],
  ],
  [
    ["--game", "totally-human", "--seats", "3", "--people", "3"],
    ["--people", '"3"', "from 0 to 2"],
  ],
  [
    ["--options", '{"nonsense":true}'],
    ["--options", "nonsense"],
  ],
  [
    ["--demo", "--seats", "0"],
    ["--seats", '"0"'],
  ],
  [
    ["--resume", "not-there.json"],
    ["--resume", "not-there.json", "ENOENT"],
  ],
] as const)("%j ends with code 2 and a clear line on stderr", async ([args, parts]) => {
  const { code, stdout, stderr } = await run(args);
  expect(code).toBe(2);
  expect(stdout).toBe("");
  expect(stderr.trim().split("\n")).toHaveLength(1);
  for (const part of parts) expect(stderr).toContain(part);
});

test("a file that is no record, or was changed, is refused", async () => {
  const cwd = folder();
  const saved = await run(["--game", "fixture-promise", "--seed", "a"], { cwd, input: "1\n" });
  const [, file = ""] = /--resume (\S+)/.exec(saved.stderr) ?? [];
  expect((await run(["--resume", file], { cwd })).code).toBe(0);
  writeFileSync(join(cwd, "text.json"), "hello");
  writeFileSync(join(cwd, "other.json"), '{"a":1}');
  const changed = JSON.stringify({ record: { facedown: 1 } });
  writeFileSync(join(cwd, "changed.json"), changed);
  for (const name of ["text.json", "other.json", "changed.json"]) {
    const { code, stderr } = await run(["--resume", name], { cwd });
    expect(code).toBe(2);
    expect(stderr).toContain("--resume");
    expect(stderr).toContain(name);
  }
});

test("--help names every flag", async () => {
  const { code, stdout } = await run(["--help"]);
  expect(code).toBe(0);
  for (const flag of [
    "--game",
    "--seats",
    "--people",
    "--seed",
    "--options",
    "--language",
    "--resume",
    "--demo",
  ])
    expect(stdout).toContain(flag);
});
