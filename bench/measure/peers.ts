import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { cleanEnvironment, pinnedPnpm } from "../../scripts/pnpm.mjs";
import { here } from "./bundle.js";

/** The folder of the peers: a package of its own, outside the workspace. */
export const peers = join(here, "peers");

/** Installs the peers that the lockfile names, unless they are there. Throws when that fails. */
export function installPeers(): void {
  const lock = readFileSync(join(peers, "pnpm-lock.yaml"), "utf8");
  const stamp = join(peers, "node_modules", ".installed");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === lock) return;
  console.error("Installing the peers …");
  const [command = "", ...args] = pinnedPnpm();
  const { status } = spawnSync(
    command,
    [...args, "install", "--ignore-workspace", "--frozen-lockfile", "--ignore-scripts"],
    {
      cwd: peers,
      stdio: ["ignore", 2, 2],
      env: { ...cleanEnvironment(), CI: "true" },
      shell: process.platform === "win32",
    },
  );
  if (status !== 0) throw new Error("the peers could not be installed");
  writeFileSync(stamp, lock);
}
