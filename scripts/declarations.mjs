// The declarations of a package, as the compiler writes them: one file for each source file.
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";

// What a declaration takes from a file beside it: `from "./x.js"`, `import "./x.js"`, `import("./x.js")`.
const relativeSpecifier = /(\bfrom\s*|\bimport\s*\(?\s*)"(\.{1,2}\/[^"]+)\.js"/g;

/**
 * The files that some entries lead to, themselves among them.
 * @param {readonly string[]} entries paths of declarations
 * @returns {string[]} paths, sorted
 */
export function declarationsFrom(entries) {
  const reached = new Set(entries);
  for (const file of reached) {
    for (const [, , path] of readFileSync(file, "utf8").matchAll(relativeSpecifier))
      reached.add(join(dirname(file), `${path}.d.ts`));
  }
  return [...reached].sort();
}

/**
 * The same declarations for the CommonJS build, whose files end in `.d.cts`.
 * @param {string} text
 */
export const forCommonJs = (text) => text.replace(relativeSpecifier, '$1"$2.cjs"');
