import { readFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { globSync } from "tinyglobby";
import ts from "typescript";
import { expect, test } from "vitest";

const packages = join(dirname(dirname(fileURLToPath(import.meta.url))), "packages");
const files = globSync("*/src/**/*.{ts,tsx}", { cwd: packages, absolute: true });

function importsOf(file: string): string[] {
  return ts
    .preProcessFile(readFileSync(file, "utf8"))
    .importedFiles.filter(({ fileName }) => fileName.startsWith("."))
    .map(({ fileName }) => join(dirname(file), fileName).replace(/\.js(x?)$/, ".ts$1"))
    .filter((imported) => files.includes(imported));
}

/** The first circle of imports that starts at a file, type imports included; empty when there is none. */
function circleFrom(file: string, path: readonly string[], done: Set<string>): readonly string[] {
  if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
  if (done.has(file)) return [];
  for (const next of importsOf(file)) {
    const circle = circleFrom(next, [...path, file], done);
    if (circle.length > 0) return circle;
  }
  done.add(file);
  return [];
}

test("a file imports only from those before it: no circle, and nothing imports an index", () => {
  const done = new Set<string>();
  for (const file of files) {
    const circle = circleFrom(file, [], done).map((one) => relative(packages, one));
    expect(circle.join(" → ")).toBe("");
    const indexes = importsOf(file).filter((one) => basename(one).startsWith("index."));
    expect(indexes, relative(packages, file)).toEqual([]);
  }
});
