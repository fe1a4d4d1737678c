// The packages of this workspace that are published.
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { root } from "./pnpm.mjs";

/** Folder name, folder and manifest of each package under packages/ that is not private, by name. */
export function publicPackages() {
  return readdirSync(join(root, "packages"))
    .map((name) => ({ name, folder: join(root, "packages", name) }))
    .filter(({ folder }) => existsSync(join(folder, "package.json")))
    .map((entry) => ({
      ...entry,
      manifest: JSON.parse(readFileSync(join(entry.folder, "package.json"), "utf8")),
    }))
    .filter(({ manifest }) => !manifest.private);
}
