#!/usr/bin/env node
// Rehearses a release: gives the packages their versions in a copy of the tree, publishes them to a registry on the
// loopback address, installs them outside the workspace, compiles and runs programs against them with every supported
// TypeScript and Node, plays each game, and takes everything away again. `--built`: `dist` is as it should be.
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, join } from "node:path";
import { publicPackages } from "./packages.mjs";
import { cleanEnvironment, pinnedPnpm, root } from "./pnpm.mjs";
import { run } from "./release/commands.mjs";
import { copyTree, manifestsIn } from "./release/copy.mjs";
import { compileOutside, install, makeOutside, runOutside } from "./release/outside.mjs";
import { fillIn, openQuestions } from "./release/owner.mjs";
import { startRegistry } from "./release/registry.mjs";
import { makeWorkplace } from "./release/workplace.mjs";

const { folder: work, atEnd } = makeWorkplace(15 * 60);
/** @type {import("./release/registry.mjs").Registry} */
let local;

function must(holds, what) {
  if (!holds) throw new Error(what);
}

const status = () => execFileSync("git", ["status", "--porcelain"], { cwd: root, encoding: "utf8" });
const changeset = createRequire(join(root, "package.json")).resolve("@changesets/cli/bin.js");

/** Versions and changelogs, as the changesets say. */
async function giveVersions(copy) {
  const before = new Map(manifestsIn(copy).map(({ name, version }) => [name, version]));
  await run([process.execPath, changeset, "version"], { cwd: copy, env: cleanEnvironment() });
  const left = readdirSync(join(copy, ".changeset")).filter((file) => /^(?!README).*\.md$/.test(file));
  must(left.length === 0, `changesets left: ${left.join(", ")}`);
  const manifests = manifestsIn(copy);
  const version = (name) => manifests.find((manifest) => manifest.name === name)?.version;
  must(version("@facedown/core") === version("@facedown/testing"), "core and testing have one version");
  for (const { name } of publicPackages()) {
    const file = join(copy, "packages", name, "CHANGELOG.md");
    const manifest = JSON.parse(readFileSync(join(copy, "packages", name, "package.json"), "utf8"));
    if (before.get(manifest.name) === manifest.version) continue;
    must(
      readFileSync(file, "utf8").includes(`## ${manifest.version}`),
      `${file} tells of ${manifest.version}`,
    );
  }
  return manifests;
}

/** Publishes as the release does; what pnpm and npm are told of the registry, nothing else is. */
async function publish(copy) {
  const npmrc = join(work, "npmrc");
  writeFileSync(npmrc, local.token);
  const env = { ...cleanEnvironment(), npm_config_registry: local.url, NPM_CONFIG_USERCONFIG: npmrc };
  // The pinned pnpm is to be on the PATH without that the registry of the rehearsal is asked for it.
  const path = (await run([...pinnedPnpm(), "exec", "node", "-p", "process.env.PATH"], { cwd: root })).trim();
  const PATH = `${path}${delimiter}${process.env["PATH"]}`;
  await run([process.execPath, changeset, "publish", "--no-git-tag"], {
    cwd: copy,
    env: { ...env, PATH },
    seconds: 240,
  });
}

/** Where the registry serves a version of a package. */
async function tarball(name, version) {
  const answer = await fetch(`${local.url}${name.replace("/", "%2f")}`);
  const { versions = {} } = /** @type {any} */ (await answer.json());
  must(versions[version] !== undefined, `${name}@${version} is published`);
  return versions[version].dist.tarball;
}

/** What npm installs: our scope from the registry of the rehearsal, and the one package without a scope as well. */
async function published(manifests) {
  const specifiers = [];
  for (const { name, version } of manifests) {
    const address = await tarball(name, version);
    specifiers.push(name.startsWith("@") ? `${name}@${version}` : address);
  }
  return specifiers;
}

/** The command that users call, as npm links it. */
async function useCommand(outside) {
  const facedown = join(
    outside,
    "node_modules/.bin",
    process.platform === "win32" ? "facedown.cmd" : "facedown",
  );
  const help = await run([facedown, "--help"], { cwd: outside });
  must(help.includes("facedown audit RECORD"), "facedown says how to call it");
  return "facedown runs";
}

/** Writes a game with `npm create`, installs what it names, and tries it. */
async function newGame(manifests) {
  const games = join(work, "games");
  const game = join(games, "my-first-game");
  const env = cleanEnvironment();
  mkdirSync(games);
  writeFileSync(join(games, ".npmrc"), local.scope);
  writeFileSync(join(games, "package.json"), JSON.stringify({ name: "games", private: true }));
  await run(["npm", "create", "--yes", "@facedown/game", "my-first-game"], { cwd: games, env });
  writeFileSync(join(game, ".npmrc"), local.scope);
  const manifest = JSON.parse(readFileSync(join(game, "package.json"), "utf8"));
  const { version } = manifests.find(({ name }) => name === "facedown");
  must(manifest.devDependencies.facedown === `^${version}`, `the new game asks for facedown ^${version}`);
  manifest.devDependencies.facedown = await tarball("facedown", version); // no scope leads to our registry
  writeFileSync(join(game, "package.json"), JSON.stringify(manifest));
  await run(install(), { cwd: game, env, seconds: 240 });
  const tried = [process.execPath, "scripts/create-game.mjs", "--installed", game];
  await run(tried, { cwd: root, env, seconds: 240 });
  return "npm create @facedown/game: its tests pass, it is built, its README runs, it is served and played";
}

async function step(name, action) {
  const start = performance.now();
  const said = await action();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${name.padEnd(10)} ${seconds.padStart(6)} s${typeof said === "string" ? `  ${said}` : ""}`);
  return said;
}

const unchanged = status();
const copy = join(work, "copy");
const outside = join(work, "outside");
try {
  if (!process.argv.includes("--built"))
    await step("build", async () => {
      await run([process.execPath, "scripts/build.mjs"], { cwd: root, seconds: 300 });
    });
  await step("copy", () => copyTree(copy));
  let manifests = [];
  await step("versions", async () => {
    manifests = await giveVersions(copy);
    return manifests.map(({ name, version }) => `${name.replace("@facedown/", "")} ${version}`).join(", ");
  });
  fillIn(copy);
  await step("registry", async () => {
    mkdirSync(join(work, "registry"));
    local = await startRegistry(join(work, "registry"), [
      ...new Set(manifests.map(({ name }) => name.replace(/\/.*/, "/*"))),
    ]);
    atEnd(local.stop);
  });
  await step("publish", () => publish(copy));
  await step("install", async () => makeOutside(outside, await published(manifests), local.scope));
  await step("compile", () => compileOutside(outside));
  await step("run", async () => `\n${(await runOutside(outside, join(work, "nodes"))).join("\n")}`);
  await step("command", () => useCommand(outside));
  await step("new game", () => newGame(manifests));
  must(
    status() === unchanged,
    "the working tree is another than before: changed by you meanwhile, or by the rehearsal",
  );
  for (const question of openQuestions()) console.log(`only the owner knows: ${question}`);
  console.log(`${manifests.length} packages published, installed and used`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
// The registry and its timers would hold the process.
process.exit();
