import { readFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { globSync } from "tinyglobby";
import { expect, test } from "vitest";

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** What each fence in a comment says, with its file: of the openings alone. */
const fences = globSync("packages/*/src/**/*.{ts,tsx}", { cwd: root, absolute: true }).flatMap((file) =>
  [...readFileSync(file, "utf8").matchAll(/^ *\* *```(.*)\n[^]*?^ *\* *```$/gm)].map(
    ([, info]) => `${file.slice(root.length + 1)}: ${info}`,
  ),
);

test("each example in a comment is one that the build of the docs compiles", () => {
  expect(fences.length).toBeGreaterThan(3);
  expect(fences.filter((fence) => !/: tsx? twoslash$/.test(fence))).toEqual([]);
});
