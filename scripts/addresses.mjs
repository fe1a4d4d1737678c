#!/usr/bin/env node
// Fails when the lockfile or another tracked file names a package registry: where packages come from is the
// business of who installs them.
import { execFileSync } from "node:child_process";
import { readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { root } from "./pnpm.mjs";

const registry =
  /(?:https?:)?\/\/(?!localhost\b|127\.0\.0\.1\b|\[::1\])[\w.-]*(?:registry|verdaccio|artifactory|nexus)[\w.-]*|\bregistry\s*=(?!http:\/\/127\.0\.0\.1:)|npm\.pkg\.|(?<!\/\/127\.0\.0\.1:\$\{port\}\/:)_authToken/i;
const anyAddress = /https?:\/\//i;
const largest = 5_000_000;

const files = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
  cwd: root,
  encoding: "utf8",
});
const found = [];
for (const file of files.split("\0").filter(Boolean)) {
  const path = join(root, file);
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat?.isFile() || stat.size > largest || file === "scripts/addresses.mjs") continue;
  const pattern = basename(file) === "pnpm-lock.yaml" ? anyAddress : registry;
  for (const [at, text] of readFileSync(path, "utf8").split("\n").entries()) {
    if (pattern.test(text)) found.push(`${file}:${at + 1}: ${text.trim().slice(0, 120)}`);
  }
}
if (found.length > 0) console.log(found.join("\n"));
process.exit(found.length > 0 ? 1 : 0);
