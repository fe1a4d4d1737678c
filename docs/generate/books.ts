import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { areYouAHuman } from "@facedown/are-you-a-human";
import type { AnyGame } from "@facedown/core";
import { humanPunishment } from "@facedown/human-punishment";
import { messageFromTheStars } from "@facedown/message-from-the-stars";
import { totallyHuman } from "@facedown/totally-human";
import { titlesIn } from "./titles.js";
import { trace, traceProblems, type SourceFile, type TestFile, type TracedRule } from "./trace.js";

/** A game that has pages of its own. */
export interface Book {
  /** The name of the game, of its package and of its folder. */
  readonly name: string;
  readonly title: string;
  /** What its rules' ids begin with. */
  readonly prefix: string;
  readonly game: AnyGame;
}

/** The games of the site. */
export const books: readonly Book[] = [
  { name: "totally-human", title: "Totally Human", prefix: "TH", game: totallyHuman },
  { name: "are-you-a-human", title: "Are You a Human?", prefix: "AH", game: areYouAHuman },
  {
    name: "message-from-the-stars",
    title: "A Message From the Stars",
    prefix: "MS",
    game: messageFromTheStars,
  },
  { name: "human-punishment", title: "Human Punishment", prefix: "HP", game: humanPunishment },
];

const root = fileURLToPath(new URL("../../", import.meta.url));

/** The folder of a game's package. */
export function packageFolder({ name }: Pick<Book, "name">): string {
  return join(root, "packages", name);
}

/** The TypeScript files of a package below `src` or `test`. */
export function sourcesOf(book: Pick<Book, "name">, folder: "src" | "test"): SourceFile[] {
  return readdirSync(join(packageFolder(book), folder), { recursive: true })
    .map((file) => join(folder, String(file)))
    .filter((file) => /\.tsx?$/.test(file))
    .sort()
    .map((file) => ({
      file: file.replaceAll(sep, "/"),
      text: readFileSync(join(packageFolder(book), file), "utf8"),
    }));
}

/** The rules of a game with the tests that cite them. Throws with all that is wrong between them. */
export function tracedRules(book: Book): TracedRule[] {
  const tests = sourcesOf(book, "test");
  const files: TestFile[] = tests
    .filter(({ file }) => /\.test\.tsx?$/.test(file))
    .map(({ file, text }) => ({ file, tests: titlesIn(file, text) }));
  const traced = trace(book.game.rulebook, book.prefix, files);
  const problems = traceProblems(traced, book.prefix, [...sourcesOf(book, "src"), ...tests]);
  if (problems.length > 0) throw new Error(`The rules of ${book.title}:\n${problems.join("\n")}`);
  return traced;
}
