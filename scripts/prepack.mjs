#!/usr/bin/env node
// Refuses to pack the package in this folder while something that its manifest offers is not built. npm and pnpm run it
// before they pack.
import { existsSync, readFileSync } from "node:fs";

/** Every path of a manifest that lies in `dist`. */
function builtPaths(value) {
  if (typeof value === "string") return value.startsWith("./dist/") ? [value] : [];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(builtPaths) : [];
}

const { name, bin, exports, main, module, types } = JSON.parse(readFileSync("package.json", "utf8"));
const offered = new Set(builtPaths([bin, exports, main, module, types]));
const missing = [...offered].filter((path) => !existsSync(path));
if (missing.length > 0) {
  const list = missing.join(" and ");
  console.error(
    `${name} is not built: ${list} ${missing.length === 1 ? "is" : "are"} missing. Run npm run build at the root of the repository first.`,
  );
  process.exitCode = 1;
}
