#!/usr/bin/env node
// Mutation testing: `npm run mutation -- PACKAGE [FILE …]` changes the package's sources, one small change at a
// time, and tells which changes no test of the package notices. A FILE is a path from the package's `src`; without
// any, all are changed. What was found is kept in `.cache`, so that a run goes on where the last one ended, and
// summed up in `mutation/reports/PACKAGE.json`, which is committed.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./pnpm.mjs";

const [name = "", ...files] = process.argv.slice(2);
const packages = readdirSync(join(root, "packages"));
if (!packages.includes(name)) {
  console.error(`no package "${name}"; there are: ${packages.join(", ")}`);
  process.exit(2);
}
const source = (file) => `packages/${name}/src/${file}`;
const missing = files.find((file) => !existsSync(join(root, source(file))));
if (missing !== undefined) {
  console.error(`no file ${source(missing)}; name files as they lie under packages/${name}/src`);
  process.exit(2);
}

const cache = join(root, ".cache", "mutation");
const details = join(cache, `${name}.json`);
const summary = join(root, "mutation", "reports", `${name}.json`);
mkdirSync(cache, { recursive: true });
mkdirSync(join(root, "mutation", "reports"), { recursive: true });
rmSync(details, { force: true });

const started = performance.now();
const mutate = files.length ? ["--mutate", files.map(source).join(",")] : [];
const { status } = spawnSync("stryker", ["run", "mutation/stryker.config.mjs", ...mutate], {
  cwd: root,
  stdio: "inherit",
  env: {
    ...process.env,
    FACEDOWN_MUTATE: name,
    // Laws at few runs, always the same ones: a test that may or may not notice a change tells nothing.
    FACEDOWN_RUNS: "5",
    FACEDOWN_SEED: "1",
  },
  shell: process.platform === "win32",
});
if (!existsSync(details)) process.exit(status || 1);
const seconds = Math.round((performance.now() - started) / 1000);

/** Changes that a test noticed, or that made it run without end; and those that none noticed, or none came to. */
function countsOf(mutants) {
  const of = (...states) => mutants.filter((mutant) => states.includes(mutant.status)).length;
  return {
    killed: of("Killed"),
    timeout: of("Timeout"),
    survived: of("Survived"),
    unreached: of("NoCoverage"),
  };
}

function scoreOf({ killed, timeout, survived, unreached }) {
  const all = killed + timeout + survived + unreached;
  return all === 0 ? null : Math.round((1000 * (killed + timeout)) / all) / 10;
}

function lineOf(file, { location, mutatorName, replacement = "" }) {
  const { line, column } = location.start;
  return `${file}:${line}:${column} ${mutatorName} ${replacement.replaceAll(/\s+/gu, " ").slice(0, 80)}`;
}

const found = Object.entries(JSON.parse(readFileSync(details, "utf8")).files).map(([path, { mutants }]) => {
  const file = path.slice(source("").length);
  const left = mutants.filter((mutant) => ["Survived", "NoCoverage"].includes(mutant.status));
  return { file, counts: countsOf(mutants), left: left.map((mutant) => lineOf(file, mutant)) };
});
const before = existsSync(summary) ? JSON.parse(readFileSync(summary, "utf8")) : { files: {}, left: [] };
const isStill = (file) => existsSync(join(root, source(file)));
const isNew = new Set(found.map(({ file }) => file));
const kept = Object.entries(before.files).filter(([file]) => isStill(file) && !isNew.has(file));
const byFile = Object.fromEntries(
  [...kept, ...found.map(({ file, counts }) => [file, { score: scoreOf(counts), ...counts }])].sort(
    ([a], [b]) => (a < b ? -1 : 1),
  ),
);
const total = { killed: 0, timeout: 0, survived: 0, unreached: 0 };
for (const counts of Object.values(byFile)) for (const key of Object.keys(total)) total[key] += counts[key];
const left = [
  ...before.left.filter((line) => kept.some(([file]) => line.startsWith(`${file}:`))),
  ...found.flatMap((each) => each.left),
].sort();
const report = {
  command: ["npm run mutation --", name, ...files].join(" "),
  seconds,
  score: scoreOf(total),
  ...total,
  files: byFile,
  left,
};
writeFileSync(summary, `${JSON.stringify(report, undefined, 2)}\n`);
console.log(
  `${name}: ${report.score} % of ${Object.values(total).reduce((a, b) => a + b)} changes noticed, in ${seconds} s`,
);
