#!/usr/bin/env node
// Fails when the lockfile or another tracked file names a package registry: where packages come from is the
// business of who installs them.
import { basename } from "node:path";
import { trackedLines } from "./tracked.mjs";

const registry =
  /(?:https?:)?\/\/(?!localhost\b|127\.0\.0\.1\b|\[::1\])[\w.-]*(?:registry|verdaccio|artifactory|nexus)[\w.-]*|\bregistry\s*=(?!http:\/\/127\.0\.0\.1:)|npm\.pkg\.|(?<!\/\/127\.0\.0\.1:\$\{port\}\/:)_authToken/i;
const anyAddress = /https?:\/\//i;

const found = [];
for (const { file, line, text } of trackedLines()) {
  if (file === "scripts/addresses.mjs") continue;
  const pattern = basename(file) === "pnpm-lock.yaml" ? anyAddress : registry;
  if (pattern.test(text)) found.push(`${file}:${line}: ${text.trim().slice(0, 120)}`);
}
if (found.length > 0) console.log(found.join("\n"));
process.exit(found.length > 0 ? 1 : 0);
