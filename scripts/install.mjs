// Installs what the lockfile names, if that is not what is installed.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { cleanEnvironment, pinnedPnpm, root } from "./pnpm.mjs";

const stamp = join(root, "node_modules", ".installed");

function manifests() {
  const folders = ["packages", "examples"].flatMap((parent) =>
    readdirSync(join(root, parent)).map((name) => join(parent, name)),
  );
  const files = [".", "docs", "bench", "test/compilers", ...folders].map((folder) =>
    join(root, folder, "package.json"),
  );
  return [join(root, "pnpm-lock.yaml"), join(root, "pnpm-workspace.yaml"), ...files.filter(existsSync)];
}

function wanted() {
  const hash = createHash("sha256").update(`${process.version} ${process.platform} ${process.arch}`);
  for (const file of manifests()) hash.update(readFileSync(file));
  return hash.digest("hex");
}

/**
 * Makes node_modules what the lockfile names. All it has to say goes to stderr; exits when it fails.
 * @param {{ frozen?: boolean }} [options] frozen, the default: a lockfile that does not fit the manifests is an
 * error; else it is made to fit
 */
export function install({ frozen = true } = {}) {
  if (frozen && existsSync(stamp) && readFileSync(stamp, "utf8") === wanted()) return;
  console.error("Installing dependencies …");
  const lock = frozen ? "--frozen-lockfile" : "--no-frozen-lockfile";
  const [command = "", ...args] = [...pinnedPnpm(), "install", lock, "--reporter=append-only"];
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: ["ignore", 2, 2],
    env: { ...cleanEnvironment(), CI: "true" },
    shell: process.platform === "win32",
  });
  if (error) console.error(`${command}: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted());
}
