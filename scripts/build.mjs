#!/usr/bin/env node
// Builds packages into their `dist`: `node scripts/build.mjs [FOLDER …]`, all unless told. What is built is what the
// manifest exports: each entry as ES module and CommonJS, each with its own types; a command as ES module alone.
import { spawn } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import { rolldown } from "rolldown";
import { declarationsFrom, forCommonJs } from "./declarations.mjs";
import { publicPackages } from "./packages.mjs";
import { root } from "./pnpm.mjs";
import { pure } from "./pure.mjs";

const compilers = createRequire(join(root, "test/compilers/package.json"));
const compiler = join(dirname(compilers.resolve("ts7/package.json")), "bin", "tsc");

/** Runs a program to its end; what it wrote is in the error when it fails. */
function run(args, cwd) {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, args, { cwd, stdio: ["ignore", "pipe", "pipe"] });
    let text = "";
    child.stdout.on("data", (chunk) => (text += chunk));
    child.stderr.on("data", (chunk) => (text += chunk));
    child.on("error", fail);
    child.on("close", (code) => (code === 0 ? done(text) : fail(new Error(`${args.join(" ")}\n${text}`))));
  });
}

/** The sources of what a manifest offers, by their names in `dist` without an ending. */
function entriesOf({ exports, bin = {} }) {
  const named = (source) => [source.replace(/^\.\/src\//, "").replace(/\.tsx?$/, ""), source];
  const offered = Object.values(exports).flatMap((entry) => entry["@facedown/source"] ?? []);
  const commands = Object.values(bin).map((path) =>
    path.replace(/^\.\/dist\//, "./src/").replace(/\.js$/, ".ts"),
  );
  return {
    library: Object.fromEntries(offered.map(named)),
    commands: Object.fromEntries(commands.map(named)),
  };
}

/** The code, in both formats. What a package depends on stays outside. */
async function buildCode({ folder, manifest }) {
  const { library, commands } = entriesOf(manifest);
  /** @type {{ format: "esm" | "cjs", extension: string, input: Record<string, string> }[]} */
  const formats = [
    { format: "esm", extension: "js", input: { ...library, ...commands } },
    { format: "cjs", extension: "cjs", input: library },
  ];
  for (const { format, extension, input } of formats) {
    const bundle = await rolldown({
      cwd: folder,
      input,
      platform: "node",
      external: /^[^./]/,
      transform: { target: "es2022" },
      plugins: [pure],
      checks: { pluginTimings: false },
      experimental: { nativeMagicString: true },
      onLog: (level, log) => {
        if (level === "warn") throw new Error(log.message);
      },
    });
    await bundle.write({
      dir: join(folder, "dist"),
      format,
      sourcemap: true,
      comments: { jsdoc: false },
      exports: "named",
      entryFileNames: `[name].${extension}`,
      chunkFileNames: `[name]-[hash].${extension}`,
    });
    await bundle.close();
  }
  for (const name of Object.keys(commands)) chmodSync(join(folder, "dist", `${name}.js`), 0o755);
}

/** The types, file by file: those that an entry leads to. */
async function buildTypes({ name, folder, manifest }) {
  const work = mkdtempSync(join(root, "node_modules", ".types-"));
  const packages = dirname(folder);
  try {
    const emit = ["--noEmit", "false", "--emitDeclarationOnly", "--declaration", "--pretty", "false"];
    await run([compiler, "-p", ".", ...emit, "--rootDir", packages, "--outDir", work], folder);
    const from = join(work, name, "src");
    const entries = Object.keys(entriesOf(manifest).library).map((entry) => join(from, `${entry}.d.ts`));
    for (const file of declarationsFrom(entries)) {
      const text = readFileSync(file, "utf8");
      const to = join(folder, "dist", relative(from, file));
      mkdirSync(dirname(to), { recursive: true });
      writeFileSync(to, text);
      writeFileSync(to.replace(/\.ts$/, ".cts"), forCommonJs(text));
    }
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** The page that `facedown play` serves. */
async function buildPage(folder) {
  const vite = join(dirname(createRequire(import.meta.url).resolve("vite/package.json")), "bin", "vite.js");
  const page = ["--outDir", join(folder, "dist", "page"), "--emptyOutDir"];
  await run([vite, "build", join(root, "examples/playground"), "--mode", "own", ...page], folder);
}

async function build(entry) {
  const { name, folder } = entry;
  rmSync(join(folder, "dist"), { recursive: true, force: true });
  await Promise.all([buildCode(entry), buildTypes(entry), ...(name === "cli" ? [buildPage(folder)] : [])]);
  console.log(`packages/${name}/dist`);
}

const chosen = process.argv.slice(2);
const all = publicPackages();
if (chosen.includes("--help") || chosen.includes("-h")) {
  console.log(`npm run build               every package into its dist
npm run build -- core cli   some of them

There are: ${all.map(({ name }) => name).join(", ")}.`);
  process.exit(0);
}
const unknown = chosen.filter((name) => !all.some((entry) => entry.name === name));
if (unknown.length > 0) {
  console.error(`no package ${unknown.join(", ")}; there are: ${all.map(({ name }) => name).join(", ")}`);
  process.exit(2);
}
const queue = all.filter(({ name }) => chosen.length === 0 || chosen.includes(name));

async function worker() {
  for (let entry = queue.shift(); entry; entry = queue.shift()) await build(entry);
}
await Promise.all([worker(), worker()]);
