#!/usr/bin/env node
// Runs a task of this repository: `node scripts/task.mjs NAME [ARGUMENTS]`. Needs nothing but Node and npm.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { delimiter, join, sep } from "node:path";
import { install } from "./install.mjs";
import { cleanEnvironment, pinnedPnpm, root } from "./pnpm.mjs";

const [name = "test", ...args] = process.argv.slice(2);

/** Runs one of the installed tools with the terminal of this process; exits with its code when it fails. */
function tool(command, commandArgs, environment = {}) {
  const bin = join(root, "node_modules", ".bin");
  const env = cleanEnvironment();
  const path = `${bin}${delimiter}${process.env["PATH"] ?? ""}`;
  const { status, signal, error } = spawnSync(command, commandArgs, {
    cwd: root,
    stdio: "inherit",
    env: { ...env, PATH: path, ...environment },
    shell: process.platform === "win32",
  });
  if (error) console.error(`${command}: ${error.message}`);
  if (status !== 0) process.exit(status ?? (signal ? 130 : 1));
}

/** Takes `--name value` or `--name=value` out of the arguments. */
function option(flag, fallback) {
  const at = args.findIndex((arg) => arg === flag || arg.startsWith(`${flag}=`));
  if (at < 0) return fallback;
  const [given = "", value = ""] = args.splice(at, args[at] === flag ? 2 : 1);
  return value || given.slice(flag.length + 1) || fallback;
}

/** The files of property tests, by their paths from the root. */
function lawFiles() {
  return readdirSync(join(root, "packages")).flatMap((name) => {
    const folder = join("packages", name, "test");
    if (!existsSync(join(root, folder))) return [];
    return readdirSync(join(root, folder), { recursive: true })
      .map((file) => join(folder, String(file)))
      .filter((file) => file.endsWith(`${sep}laws.test.ts`));
  });
}

const docsApi = () => tool("typedoc", ["--options", "docs/typedoc.json", "--logLevel", "Warn"]);
/** Makes the pages that are made from the games' code, tests and kept disclosures. */
const docsPages = () =>
  tool("node", ["--conditions=@facedown/source", "--import", "tsx", "docs/generate/main.ts"]);
const vitepress = (command, ...more) =>
  tool("node", ["docs/node_modules/vitepress/bin/vitepress.js", command, "docs", ...more]);
const vitest = (...more) => ["vitest", ["run", ...more]];
const hour = "3600000";

const tasks = {
  test: () => tool("node", ["scripts/check.mjs", ...args]),
  start: () => import("./start.mjs"),
  terminal: () => import("./terminal.mjs"),
  "test:unit": () => tool(...vitest(...args)),
  "test:browser": () => tool(...vitest("--config", "vitest.browser.config.ts", ...args)),
  screenshots: () =>
    tool("node", [
      "--conditions=@facedown/source",
      "--import",
      "tsx",
      "examples/playground/test/browser/screenshots.ts",
      ...args,
    ]),
  laws: () => {
    const runs = option("--runs", "1000");
    const patient = [
      "--testTimeout",
      hour,
      "--hookTimeout",
      hour,
      "--typecheck.enabled=false",
      "--reporter=verbose",
    ];
    const firstFlag = args.findIndex((arg) => arg.startsWith("-"));
    const asked = firstFlag < 0 ? args : args.slice(0, firstFlag);
    const files = lawFiles().filter(
      (file) => asked.length === 0 || asked.some((part) => file.includes(part)),
    );
    if (files.length === 0) {
      console.error(`no laws whose path holds ${asked.join(" or ")}; there are:\n${lawFiles().join("\n")}`);
      process.exit(2);
    }
    tool(...vitest(...files, ...patient, ...args.slice(asked.length)), { FACEDOWN_RUNS: runs });
  },
  golden: () =>
    tool(...vitest("golden", "--update", "--typecheck.enabled=false", ...args), { FACEDOWN_UPDATE: "1" }),
  lint: () => tool("eslint", [".", "--max-warnings", "0", ...args]),
  format: () => tool("prettier", ["--write", "--log-level", "warn", ...(args.length ? args : ["."])]),
  typecheck: () => tool("node", ["scripts/typecheck.mjs", ...args]),
  build: () => tool("node", ["scripts/build.mjs", ...args]),
  bench: () => tool("node", ["--conditions=@facedown/source", "--import", "tsx", "bench/main.ts", ...args]),
  "docs:api": docsApi,
  docs: () => {
    if (!existsSync(join(root, "docs", "api"))) docsApi();
    docsPages();
    vitepress("dev", ...args);
  },
  "docs:build": () => {
    const isSiteAlone = args.includes("--site");
    docsApi();
    docsPages();
    vitepress("build");
    tool("node", ["scripts/docs/dead-links.mjs", "docs/.vitepress/dist"]);
    if (!isSiteAlone) tool(...vitest("docs/test", "test/readme", "--typecheck.enabled=false"));
  },
  "release:rehearse": () => tool("node", ["scripts/rehearse.mjs", ...args]),
  api: () => tool("node", ["scripts/api.mjs", ...args]),
  sizes: () => tool("node", ["scripts/sizes.mjs", ...args]),
  owner: () => tool("node", ["scripts/owner.mjs", ...args]),
  "release:publish": () => {
    // Through the pinned pnpm, so that changesets finds it on the path and publishes with it.
    const [command = "", ...more] = [...pinnedPnpm(), "exec", "changeset", "publish"];
    tool(command, more, { npm_config_provenance: process.env["NPM_CONFIG_PROVENANCE"] ?? "false" });
  },
  mutation: () => tool("node", ["scripts/mutation.mjs", ...args]),
  deps: () => undefined,
  changeset: () => tool("changeset", args),
};

const task = tasks[name];
if (!task) {
  console.error(`no task "${name}"; there are: ${Object.keys(tasks).join(", ")}`);
  process.exit(2);
}
install({ frozen: name !== "deps" });
await task();
