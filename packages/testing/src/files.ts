import { theProcess } from "./environment.js";

interface Files {
  readonly existsSync: (file: URL) => boolean;
  readonly mkdirSync: (folder: URL, options: { readonly recursive: true }) => unknown;
  readonly readFileSync: (file: URL, encoding: "utf8") => string;
  readonly writeFileSync: (file: URL, text: string) => void;
}

/** The files of Node. Throws where there are none. */
export function files(): Files {
  const found = theProcess()?.getBuiltinModule?.("node:fs") as Files | undefined;
  if (!found) throw new Error("kept files need Node 20.19 or later; elsewhere compare the text yourself");
  return found;
}

/** Whether kept files are to be written anew: the environment's `FACEDOWN_UPDATE` is 1. */
export function isUpdating(): boolean {
  return theProcess()?.env?.["FACEDOWN_UPDATE"] === "1";
}

/**
 * Holds a text against a kept file, or writes the file when `FACEDOWN_UPDATE` is 1. Throws where the file is missing or
 * says otherwise, with the first line that differs and how to accept it.
 */
export function keep(file: URL, text: string): void {
  const { existsSync, mkdirSync, readFileSync, writeFileSync } = files();
  if (isUpdating()) {
    mkdirSync(new URL(".", file), { recursive: true });
    writeFileSync(file, text);
    return;
  }
  const accept = "If it is right, run the test again with FACEDOWN_UPDATE=1 and read what changed.";
  if (!existsSync(file)) throw new Error(`${file.pathname} is missing. ${accept}`);
  const kept = readFileSync(file, "utf8").replaceAll("\r\n", "\n");
  if (kept === text) return;
  const [before, after] = [kept.split("\n"), text.split("\n")];
  const at = after.findIndex((line, i) => line !== before[i]);
  const line = at < 0 ? after.length : at;
  throw new Error(
    `${file.pathname}:${line + 1} differs.\n  kept: ${before[line] ?? "(nothing)"}\n  now:  ${after[line] ?? "(nothing)"}\n${accept}`,
  );
}
