#!/usr/bin/env node
// Writes a new game with the packed @facedown/create-game in a folder outside the workspace, installs it from packed
// tarballs, runs its tests, builds and packs it, runs the example of its README, and plays it as `facedown play` serves it:
// `node scripts/create-game.mjs TARBALL...`. Without tarballs it builds and packs them first. With `--installed FOLDER`
// it only tries the game that was written and installed there, as a rehearsal of a release does from its registry.
import { spawn, spawnSync } from "node:child_process";
import { createServer } from "node:net";
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { publicPackages } from "./packages.mjs";
import { cleanEnvironment, pinnedPnpm, root } from "./pnpm.mjs";

const work = mkdtempSync(join(tmpdir(), "facedown-new-game-"));
const creator = join(work, "creator");
const games = join(work, "games");
const [flag, installed = ""] = process.argv.slice(2);
const isInstalled = flag === "--installed";
const game = isInstalled ? resolve(installed) : join(games, "my-first-game");
const windows = process.platform === "win32";
const fewRuns = { FACEDOWN_RUNS: "15" };

function must(cwd, command, args, environment = {}) {
  const env = { ...cleanEnvironment(), ...environment };
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd,
    encoding: "utf8",
    shell: windows,
    env,
  });
  if (status !== 0)
    throw new Error(
      `${command} ${args.join(" ")}: ${error?.message ?? `exit code ${status}`}\n${stdout}\n${stderr}`,
    );
  return stdout;
}

/** What a condition needs, or an error that says which. */
function expect(holds, what) {
  if (!holds) throw new Error(`expected ${what}`);
}

function packAll() {
  const folder = join(work, "tarballs");
  mkdirSync(folder);
  must(root, process.execPath, ["scripts/task.mjs", "build"]);
  const [pnpm = "", ...args] = pinnedPnpm();
  const filters = publicPackages().flatMap(({ manifest }) => ["--filter", manifest.name]);
  must(root, pnpm, [...args, "--recursive", ...filters, "pack", "--pack-destination", folder]);
  return readdirSync(folder).map((file) => join(folder, file));
}

const install = (cwd, ...packages) =>
  must(cwd, "npm", ["install", "--no-save", "--no-audit", "--no-fund", "--prefer-offline", ...packages]);

/** Writes the game as `npm create @facedown/game` does: with the package installed apart. */
function write(tarballs) {
  mkdirSync(creator);
  mkdirSync(games);
  const own = tarballs.filter((file) => /^facedown-create-game-\d/.test(basename(file)));
  expect(own.length === 1, `one tarball of @facedown/create-game among ${tarballs.join(", ")}`);
  writeFileSync(join(creator, "package.json"), JSON.stringify({ name: "creator", private: true }));
  install(creator, ...own);
  const command = join(creator, "node_modules", ".bin", "create-game");
  expect(must(games, command, ["my-first-game"]).includes("npm install"), "to be told what is next");
}

/** Packs the game, which builds it first: what would be published is what is built, and nothing else. */
function pack() {
  must(game, "npm", ["pack"]);
  const [file = ""] = readdirSync(game).filter((name) => name.endsWith(".tgz"));
  const listed = must(game, "tar", ["-tzf", file]).trim().split("\n");
  const rest = listed.filter((name) => !name.startsWith("package/dist/")).sort();
  const wanted = ["LICENSE", "README.md", "pack.schema.json", "package.json"].map(
    (name) => `package/${name}`,
  );
  expect(listed.includes("package/dist/index.js") && listed.includes("package/dist/index.d.ts"), "dist");
  expect(rest.join() === wanted.sort().join(), `${wanted.join(", ")} beside dist, got ${rest.join(", ")}`);
}

/** Runs the first code block of the game's README, as a user of the built package would. */
function runReadme() {
  const readme = readFileSync(join(game, "README.md"), "utf8");
  const code = /```ts\n(.*?)```/s.exec(readme)?.[1] ?? "";
  expect(code !== "", "code in the README");
  const file = join(game, "readme.mjs");
  writeFileSync(file, code);
  const printed = must(game, process.execPath, [file]);
  expect(/^(Offer the \d+\n){5}$/.test(printed), `five offers, got ${printed}`);
  rmSync(file);
}

const freePort = () =>
  new Promise((done) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
      server.close(() => done(port));
    });
  });

/** Plays the game that `npm run play` serves to its end, in a process of its own. */
async function play() {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  const served = spawn(
    process.execPath,
    ["node_modules/facedown/dist/main.js", "play", "src/index.ts", "--port", String(port)],
    {
      cwd: game,
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  try {
    const said = await new Promise((done) => served.stdout.setEncoding("utf8").once("data", done));
    expect(String(said).startsWith(`my-first-game is at ${url}`), `the game to be served, got ${said}`);
    expect((await (await fetch(url)).text()).includes("<!doctype html>"), "a page");
    writeFileSync(join(game, "served.mjs"), await (await fetch(`${url}own/game.js`)).text());
  } finally {
    served.kill();
  }
  const player = `
    import { createRandom, startMatch } from "@facedown/core";
    import { myFirstGame } from "./served.mjs";
    const random = createRandom("player");
    let match = startMatch(myFirstGame, { seats: 3, seed: "served" });
    while (match.outcome === null) {
      const seat = match.waiting[0];
      match = match.play(seat, random.pick(match.choices(seat))).match;
    }
    console.log(match.length, match.outcome.worths.length);
  `;
  writeFileSync(join(game, "player.mjs"), player);
  const printed = must(game, process.execPath, ["player.mjs"]);
  expect(printed === "15 3\n", `fifteen moves of three players, got ${printed}`);
}

const start = performance.now();
const step = (name) => console.log(`${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`);

function writeAndInstall() {
  const given = process.argv.slice(2).map((file) => resolve(file));
  const tarballs = given.length > 0 ? given : packAll();
  step("packed");
  write(tarballs);
  step("written");
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(game, "package.json"), "utf8"));
  const needed = Object.keys({ ...dependencies, ...devDependencies, "@facedown/totally-human": "" });
  const slug = (name) => name.replace("@", "").replace("/", "-");
  const wanted = tarballs.filter((file) =>
    needed.some((name) => basename(file).replace(/-\d+\..*$/, "") === slug(name)),
  );
  install(game, ...wanted);
  step("installed");
}

try {
  if (!isInstalled) writeAndInstall();
  const tests = must(game, "npm", ["test"], { ...fewRuns, NO_COLOR: "1" });
  expect(/Tests {2}\d+ passed \(\d+\)/.test(tests), `all tests to pass, got ${tests}`);
  step("tested");
  pack();
  runReadme();
  step("built and packed");
  await play();
  step("played");
} finally {
  rmSync(work, { recursive: true, force: true });
}
