import { theProcess } from "./environment.js";
import type { Regression } from "./playthrough.js";

interface Folder {
  readonly existsSync: (folder: URL) => boolean;
  readonly readdirSync: (folder: URL) => string[];
  readonly readFileSync: (file: URL, encoding: "utf8") => string;
}

/**
 * The counterexamples that are kept in a folder, a JSON file each, in the order of their names: what a failure says to keep.
 * A folder that is not there holds none. Needs Node. Throws for a file that holds something else.
 */
export function regressionsIn(folder: URL): Regression[] {
  const files = theProcess()?.getBuiltinModule?.("node:fs") as Folder | undefined;
  if (!files) throw new Error("a folder of counterexamples needs Node 20.19 or later");
  if (!files.existsSync(folder)) return [];
  return files
    .readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .sort()
    .map((name) => {
      const read = JSON.parse(files.readFileSync(new URL(name, folder), "utf8")) as Partial<Regression>;
      if (typeof read.seats !== "number" || typeof read.seed !== "string" || !Array.isArray(read.deeds))
        throw new Error(`${name}: expected a counterexample, { seats, options, seed, deeds, twins }`);
      return { options: {}, twins: 0, ...read, file: name } as Regression;
    });
}

type Given = readonly Regression[] | URL | undefined;

/** The folder in which counterexamples are kept; `undefined` where they are given as a list. */
export function folderOf(given: Given): URL | undefined {
  return given !== undefined && "href" in given ? given : undefined;
}

/** The counterexamples that were found before: given as a list, or kept in a folder. */
export function keptRegressions(given: Given): readonly Regression[] {
  if (given === undefined) return [];
  return "href" in given ? regressionsIn(given) : given;
}

/** A number for a text, the same everywhere, as six letters and digits. */
function fingerprint(text: string): string {
  let hash = 2166136261;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 16777619) >>> 0;
  return hash.toString(36).padStart(6, "0").slice(-6);
}

/** What a kept counterexample's file is called, after the law that it broke: `nothing-leaks-1x9k2c.json`. */
export function regressionFile(law: string, regression: Regression): string {
  return `${law.replaceAll(" ", "-")}-${fingerprint(JSON.stringify(regression))}.json`;
}
