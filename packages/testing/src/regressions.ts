import { theProcess } from "./environment.js";
import type { Regression } from "./playthrough.js";

interface Folder {
  readonly existsSync: (folder: URL) => boolean;
  readonly readdirSync: (folder: URL) => string[];
  readonly readFileSync: (file: URL, encoding: "utf8") => string;
}

/**
 * The counterexamples that are kept in a folder, a JSON file each, in the order of their names: what a failure says after
 * `Keep it:`. A folder that is not there holds none. Needs Node. Throws for a file that holds something else.
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
