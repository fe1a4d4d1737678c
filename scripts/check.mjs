#!/usr/bin/env node
// The check of the repository. Ends with one line of counts; exits with 1 when anything failed. With `--all`, as in
// continuous integration, also what takes long and seldom breaks: the docs' site, the rehearsal of a release, coverage.
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { publicPackages } from "./packages.mjs";
import { cleanEnvironment, pinnedPnpm, root } from "./pnpm.mjs";
import { schedule, stopAll } from "./schedule.mjs";

const isAll = process.argv.includes("--all");
const work = mkdtempSync(join(tmpdir(), "facedown-check-"));
const tarballs = join(work, "tarballs");
const testReport = join(work, "tests.json");
const browserReport = join(work, "browser.json");
mkdirSync(tarballs);

const packages = publicPackages();
const tarball = ({ manifest }) =>
  join(tarballs, `${manifest.name.replace("@", "").replace("/", "-")}-${manifest.version}.tgz`);

/** What vitest counted, type tests included; a file that could not be run is one failure. */
function testCounts(file) {
  const report = JSON.parse(readFileSync(file, "utf8"));
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === "failed" && assertionResults.every((result) => result.status !== "failed"),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** @type {(import("./schedule.mjs").Part & { readonly all?: true })[]} */
const everyPart = [
  { name: "build", budget: 20, commands: () => [["node", "scripts/task.mjs", "build"]] },
  { name: "format", budget: 20, commands: () => [["prettier", "--check", "."]] },
  { name: "addresses", budget: 5, commands: () => [["node", "scripts/addresses.mjs"]] },
  { name: "secrets", budget: 5, commands: () => [["node", "scripts/secrets.mjs"]] },
  { name: "lint", budget: 60, commands: () => [["eslint", ".", "--max-warnings", "0"]] },
  {
    name: "pack",
    budget: 20,
    needs: ["build"],
    commands: () => {
      const filters = packages.flatMap(({ manifest }) => ["--filter", manifest.name]);
      return [[...pinnedPnpm(), "--recursive", ...filters, "pack", "--pack-destination", tarballs]];
    },
  },
  {
    name: "rehearsal",
    all: true,
    budget: 180,
    limit: 1000,
    needs: ["build"],
    commands: () => [["node", "scripts/rehearse.mjs", "--built"]],
  },
  { name: "api", budget: 20, needs: ["build"], commands: () => [["node", "scripts/api.mjs", "--check"]] },
  { name: "sizes", budget: 10, needs: ["build"], commands: () => [["node", "scripts/sizes.mjs"]] },
  { name: "types", budget: 20, commands: () => [["node", "scripts/typecheck.mjs"]] },
  {
    name: "publint",
    budget: 20,
    needs: ["pack"],
    commands: () => packages.map((entry) => ["publint", tarball(entry), "--strict"]),
  },
  {
    name: "attw",
    budget: 30,
    needs: ["pack"],
    commands: () =>
      packages.map((entry) => [
        "attw",
        tarball(entry),
        "--profile",
        "node16",
        "--no-definitely-typed",
        "--format",
        "ascii",
      ]),
  },
  { name: "knip", budget: 20, commands: () => [["knip", "--no-config-hints"]] },
  {
    name: "docs",
    all: true,
    budget: 90,
    commands: () => [["node", "scripts/task.mjs", "docs:build", "--site"]],
  },
  {
    name: "tests",
    budget: 300,
    weight: 2,
    commands: () => [
      [
        "vitest",
        "run",
        ...(isAll ? ["--coverage"] : []),
        "--reporter=default",
        "--reporter=json",
        `--outputFile.json=${testReport}`,
      ],
    ],
    counts: () => testCounts(testReport),
  },
  {
    name: "browser",
    budget: 150,
    needs: isAll ? ["docs"] : [],
    weight: 2,
    commands: () => [
      [
        "vitest",
        "run",
        "--config",
        "vitest.browser.config.ts",
        ...(isAll ? [] : ["--exclude", "docs/**"]),
        "--reporter=default",
        "--reporter=json",
        `--outputFile.json=${browserReport}`,
      ],
    ],
    counts: () => testCounts(browserReport),
  },
];
const parts = everyPart.filter((part) => isAll || !part.all);

const env = {
  ...cleanEnvironment(),
  CI: "true",
  // In continuous integration a machine without a browser is a failure; elsewhere its tests are skipped.
  FACEDOWN_BROWSER: process.env["CI"] ? "required" : "",
  NO_COLOR: "1",
  PATH: `${join(root, "node_modules", ".bin")}${delimiter}${process.env["PATH"] ?? ""}`,
};

function line({ part, state, seconds }) {
  const time = `${seconds.toFixed(1)} s of ${part.budget} s`;
  const over = seconds > part.budget ? "   *** OVER BUDGET ***" : "";
  return `${state.padEnd(8)} ${part.name.padEnd(10)} ${state === "not run" ? "" : time}${over}`;
}

/** @param {import("./schedule.mjs").Result} result */
function countsOf({ part, state }) {
  const one = {
    passed: Number(state === "passed"),
    failed: Number(state === "failed"),
    skipped: Number(state === "not run"),
  };
  if (!part.counts || state === "not run") return one;
  try {
    const own = part.counts();
    return state === "failed" && own.failed === 0 ? { ...own, failed: 1 } : own;
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

for (const signal of ["SIGINT", "SIGTERM"])
  process.once(signal, () => {
    stopAll();
    rmSync(work, { recursive: true, force: true });
    process.exit(1);
  });

const start = performance.now();
const results = await schedule(parts, env, (result) => {
  console.log(line(result));
  if (result.state === "failed") console.log(`\n${result.output.trimEnd()}\n`);
});
const counts = results.map(countsOf);
const sum = (key) => counts.reduce((total, each) => total + each[key], 0);
rmSync(work, { recursive: true, force: true });

const bad = results.filter((result) => result.state !== "passed" || result.seconds > result.part.budget);
if (bad.length > 0) console.log(`\n${bad.map(line).join("\n")}`);
console.log(`\n${((performance.now() - start) / 1000).toFixed(0)} s in all`);
console.log(`${sum("passed")} passed, ${sum("failed")} failed, ${sum("skipped")} skipped`);
process.exitCode = sum("failed") > 0 ? 1 : 0;
