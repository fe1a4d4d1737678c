// Finds the package manager that package.json pins, on a machine that may have nothing but Node and npm.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The root folder of the workspace. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const { packageManager } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const version = packageManager.replace(/^pnpm@/, "").replace(/\+.*/, "");
const shell = process.platform === "win32";

// What a person may have set about where packages come from; the rest of `npm_*` is npm talking to itself.
const kept =
  /^npm_config_(.*registry|.*userconfig|globalconfig|cache|.*proxy|noproxy|ca|cafile|strict_ssl|.*offline|fetch_.*|\/\/.*)$/i;

/** The environment without what `npm run` adds to it, and with a log level that still tells of failures. */
export function cleanEnvironment() {
  const entries = Object.entries(process.env).filter(([key]) => !/^npm_/i.test(key) || kept.test(key));
  return { ...Object.fromEntries(entries), npm_config_loglevel: "error" };
}

/** Command and leading arguments that run the pinned pnpm: the one on the PATH if it is that version, else npx. */
export function pinnedPnpm() {
  const found = spawnSync("pnpm", ["--version"], { cwd: root, encoding: "utf8", shell });
  const onPath = found.status === 0 && found.stdout.trim() === version;
  return onPath ? ["pnpm"] : ["npx", "--yes", `pnpm@${version}`];
}
