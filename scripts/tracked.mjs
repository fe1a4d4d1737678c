// The files that are tracked, or would be: what leaves this machine with the repository.
import { execFileSync } from "node:child_process";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { root } from "./pnpm.mjs";

const largest = 5_000_000;

/**
 * The lines of all files, save very large ones.
 * @returns {Generator<{ file: string, line: number, text: string }>} the file's path from the root; lines from 1
 */
export function* trackedLines() {
  const args = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
  const files = execFileSync("git", args, { cwd: root, encoding: "utf8" });
  for (const file of files.split("\0").filter(Boolean)) {
    const path = join(root, file);
    const stat = statSync(path, { throwIfNoEntry: false });
    if (!stat?.isFile() || stat.size > largest) continue;
    for (const [at, text] of readFileSync(path, "utf8").split("\n").entries())
      yield { file, line: at + 1, text };
  }
}
