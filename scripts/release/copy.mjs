// A copy of the working tree in which versions may be changed; the tree itself stays as it is.
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import { publicPackages } from "../packages.mjs";
import { root } from "../pnpm.mjs";

const git = (...args) => execFileSync("git", args, { cwd: root, encoding: "utf8" });
const files = (...args) =>
  git("ls-files", "-z", ...args)
    .split("\0")
    .filter(Boolean);

/**
 * Clones the repository, with all that is not committed yet, with what was built, and with the packages linked to
 * each other.
 * @param {string} folder does not exist yet
 */
export function copyTree(folder) {
  git("clone", "--quiet", "--shared", root, folder);
  for (const file of files("--modified", "--others", "--exclude-standard")) {
    const to = join(folder, file);
    rmSync(to, { force: true });
    if (!existsSync(join(root, file))) continue;
    mkdirSync(dirname(to), { recursive: true });
    cpSync(join(root, file), to);
  }
  const packages = publicPackages();
  for (const { name, folder: from, manifest } of packages) {
    const to = join(folder, "packages", name);
    if (!existsSync(join(from, "dist"))) throw new Error(`packages/${name} is not built: npm run build`);
    cpSync(join(from, "dist"), join(to, "dist"), { recursive: true });
    for (const needed of Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })) {
      const own = packages.find((entry) => entry.manifest.name === needed);
      if (!own) continue;
      const link = join(to, "node_modules", needed);
      mkdirSync(dirname(link), { recursive: true });
      symlinkSync(join(folder, "packages", own.name), link, "junction");
    }
  }
}

/** The manifests of the packages in a copy. */
export const manifestsIn = (folder) =>
  publicPackages().map(({ name }) =>
    JSON.parse(readFileSync(join(folder, "packages", name, "package.json"), "utf8")),
  );
