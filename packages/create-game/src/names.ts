import { builtinModules } from "node:module";

/** What a new game is called, in each way in which it is called. */
export interface Names {
  /** The package, with its scope if it has one: `@me/my-game`. */
  readonly package: string;
  /** The game and its folder: `my-game`. */
  readonly game: string;
  /** In a sentence: `My Game`. */
  readonly title: string;
}

/** The names of a game, or why it cannot be called so. */
export type NameReading =
  { readonly ok: true; readonly value: Names } | { readonly ok: false; readonly problem: string };

const longestGame = 64;
const longestPackage = 214;

/** The nearest name that is right, or a name that always is. */
function suggestion(given: string): string {
  const words = given
    .replace(/^.*\//, "")
    .replaceAll(/([a-z0-9])([A-Z])/g, "$1-$2")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^[^a-z]+|-+$/g, "")
    .slice(0, longestGame)
    .replace(/-+$/, "");
  return words === "" || builtinModules.includes(words) ? `${words || "my"}-game` : words;
}

function titleOf(game: string): string {
  return game
    .split("-")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");
}

/** Why this is no name for a package, in words; `undefined` when it is one. */
function problemOf(given: string): string | undefined {
  const [, scope, game = ""] = /^(?:(@[^/]*)\/)?(.*)$/s.exec(given) ?? [];
  if (scope !== undefined && !/^@[a-z0-9][a-z0-9._-]*$/.test(scope))
    return `${JSON.stringify(scope)} is no scope: expected @ and lower-case letters, digits and hyphens.`;
  if (game === "") return "Expected a name, such as my-game.";
  if (/[/\\]|^\.+$/.test(game))
    return `${JSON.stringify(given)} is a path: expected a name. The folder is made where the command is run.`;
  if (/[A-Z]/.test(game)) return `${JSON.stringify(given)}: a package's name has no capital letters.`;
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(game))
    return `${JSON.stringify(given)}: expected a letter, then letters and digits, in words joined by hyphens.`;
  if (game.length > longestGame || given.length > longestPackage)
    return `${JSON.stringify(given)} is too long: expected at most ${longestGame} characters.`;
  if (scope === undefined && builtinModules.includes(game))
    return `${JSON.stringify(given)} is a module of Node itself.`;
  return undefined;
}

/** Reads the name of a new package: lower-case words joined by hyphens, perhaps with a scope. */
export function readName(given: string): NameReading {
  const problem = problemOf(given);
  if (problem !== undefined) return { ok: false, problem: `${problem} Right would be: ${suggestion(given)}` };
  const game = given.replace(/^@[^/]*\//, "");
  return { ok: true, value: { package: given, game, title: titleOf(game) } };
}
