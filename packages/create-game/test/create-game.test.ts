import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, test } from "vitest";
import { createGame, readName, run } from "../src/index.js";

const parent = mkdtempSync(join(tmpdir(), "facedown-create-game-"));
afterAll(() => {
  rmSync(parent, { recursive: true, force: true });
});

const template = fileURLToPath(new URL("../template/", import.meta.url));
const manifest = JSON.parse(readFileSync(join(template, "manifest.json"), "utf8")) as {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
};
const needed = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
const versions = Object.fromEntries(needed.map((name, i) => [name, `^1.${i}.0`]));

function made(name: string) {
  const created = createGame({ name, parent, versions });
  if (!created.ok) throw new Error(created.problem);
  const read = (path: string) => readFileSync(join(created.folder, path), "utf8");
  return { ...created, read };
}

describe("a game that is written", () => {
  const { folder, files, read } = made("my-first-game");

  test("has all files of the template, and nothing of its name is left", () => {
    const inTemplate = readdirSync(template, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => ({ gitignore: ".gitignore", "manifest.json": "package.json" })[name] ?? name);
    expect(files.map((path) => path.replace(/^.*\//, "")).sort()).toEqual(inTemplate.sort());
    for (const path of files) expect(read(path), path).not.toMatch(/night.?market/i);
    expect(folder).toBe(join(parent, "my-first-game"));
  });

  test("exports a game of its name", () => {
    expect(read("src/game.ts")).toContain(`name: "my-first-game"`);
    expect(read("src/game.ts")).toContain("export const myFirstGame = createMyFirstGame();");
    expect(read("README.md")).toContain("# my-first-game\n\nMy First Game for 2 to 5 players");
    expect(read(".gitignore")).toContain("node_modules");
  });

  test("names a version of everything that it depends on", () => {
    const { name, dependencies, devDependencies } = JSON.parse(read("package.json")) as typeof manifest & {
      name: string;
    };
    expect(name).toBe("my-first-game");
    expect({ ...dependencies, ...devDependencies }).toEqual(versions);
  });
});

test("a package with a scope is a game and a folder without", () => {
  const { folder, read } = made("@me/scoped");
  expect(folder).toBe(join(parent, "scoped"));
  expect(JSON.parse(read("package.json"))).toMatchObject({ name: "@me/scoped" });
  expect(read("README.md")).toContain(`import { scoped } from "@me/scoped";`);
  expect(read("src/game.ts")).toContain(`name: "scoped"`);
});

test.each([
  ["class", "classGame"],
  ["rules", "rulesGame"],
  ["pack", "packGame"],
  ["test", "testGame"],
])("%s, which means something already, is %s in code", (name, identifier) => {
  const { read } = made(name);
  expect(read("src/game.ts")).toContain(`export const ${identifier} = create`);
  expect(read("src/game.ts")).toContain(`name: "${name}"`);
});

test("every package that the skeleton needs is one whose version this package names", () => {
  const own = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")) as {
    devDependencies: Record<string, string>;
  };
  expect(Object.keys(own.devDependencies)).toEqual(expect.arrayContaining(needed));
});

test("the sources, whose versions are not there before packing, write nothing", () => {
  expect(() => createGame({ name: "from-source", parent })).toThrow(/No version of @facedown\/core is known/);
  expect(readdirSync(parent)).not.toContain("from-source");
});

describe("names", () => {
  test.each([
    ["", /Expected a name.*my-game/],
    ["MyGame", /no capital letters\. Right would be: my-game/],
    ["my game", /words joined by hyphens\. Right would be: my-game/],
    ["my_game", /Right would be: my-game/],
    ["2048", /expected a letter.*Right would be: my-game/],
    ["-game", /Right would be: game/],
    ["game-", /Right would be: game/],
    ["./my-game", /is a path.*Right would be: my-game/],
    ["a/b/my-game", /is a path/],
    ["..", /is a path/],
    ["@Me/my-game", /"@Me" is no scope/],
    ["@me/", /Expected a name/],
    ["fs", /a module of Node itself\. Right would be: fs-game/],
    ["g".repeat(65), /at most 64 characters\. Right would be: g{64}$/],
    ["ゲーム", /Right would be: my-game/],
  ])("%j is refused", (name, problem) => {
    const read = readName(name);
    expect(read.ok ? "" : read.problem).toMatch(problem);
    const suggested = read.ok ? "" : (/Right would be: (.*)$/.exec(read.problem)?.[1] ?? "");
    expect(readName(suggested)).toMatchObject({ ok: true });
  });

  test("the title is in words", () => {
    expect(readName("@me/my-2nd-game")).toEqual({
      ok: true,
      value: { package: "@me/my-2nd-game", game: "my-2nd-game", title: "My 2nd Game" },
    });
  });
});

describe("npm create @facedown/game", () => {
  const create = (...args: string[]) => run(args, { parent, versions });

  test("says what to do next", () => {
    const { code, lines } = create("spoken");
    expect(code).toBe(0);
    expect(lines).toEqual(expect.arrayContaining(["  cd spoken", "  npm install", "  npm test"]));
  });

  test("writes into a folder that is empty, and not into one that is not", () => {
    mkdirSync(join(parent, "empty"));
    expect(create("empty").code).toBe(0);
    const again = create("empty");
    expect(again.code).toBe(3);
    expect(again.lines[0]).toMatch(/^The folder empty is not empty: it holds .+ and \d+ more\./);
    writeFileSync(join(parent, "a-file"), "");
    expect(create("a-file")).toMatchObject({
      code: 3,
      lines: ["a-file is there already, and is no folder."],
    });
  });

  test("refuses a name that is none", () => {
    expect(create("MyGame")).toMatchObject({ code: 3 });
    expect(create("MyGame").lines[0]).toMatch(/Right would be: my-game/);
  });

  test("says how it is called", () => {
    expect(create("--help")).toMatchObject({ code: 0, lines: [expect.stringContaining("NAME")] });
    expect(create()).toMatchObject({
      code: 2,
      lines: [expect.stringContaining("my-game"), "", expect.anything()],
    });
    expect(create("a", "b")).toMatchObject({ code: 2 });
    expect(create("--language", "es")).toMatchObject({ code: 2 });
  });

  test("tells what the file system says", () => {
    const { code, lines } = run(["nowhere"], { parent: join(parent, "a-file"), versions });
    expect(code).toBe(3);
    expect(lines[0]).toMatch(/ENOTDIR|EEXIST/);
  });
});
