import type { Names } from "./names.js";

/** A file of the template: its path with slashes, and what stands in it. */
export interface TemplateFile {
  readonly path: string;
  readonly text: string;
}

const reserved = new Set(
  "await break case catch class const continue debugger default delete do else enum export extends false finally for function if implements import in instanceof interface let new null package private protected public return static super switch this throw true try typeof var void while with yield arguments eval undefined".split(
    " ",
  ),
);

function camel(name: string): string {
  return name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}

function pascal(name: string): string {
  const word = camel(name);
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** The names under which the template's code knows a game of this name. */
function identifiersOf(name: string): readonly string[] {
  const big = pascal(name);
  return [camel(name), `create${big}`, `${big}Setup`, `${big}Words`];
}

/** The name from which identifiers are made: one that means nothing yet in JavaScript or in the template. */
function freeName(game: string, files: readonly TemplateFile[]): string {
  const used = new Set(
    files.flatMap(({ path, text }) => (/\.[mc]?ts$/.test(path) ? (text.match(/[\w$]+/g) ?? []) : [])),
  );
  const isFree = (name: string): boolean =>
    identifiersOf(name).every((word) => !reserved.has(word) && !used.has(word));
  return isFree(game) ? game : `${game}-game`;
}

/** Files in which the template's name stands for the package, not for the game. */
const ofThePackage = ["package.json", "README.md"];

/** Files that mean something to npm within this package under their own names. */
const renamed: Readonly<Record<string, string>> = {
  gitignore: ".gitignore",
  "manifest.json": "package.json",
};

/**
 * The template as a game of this name. What is replaced, wherever it stands: `night-market` (the package in
 * `package.json` and `README.md`, the game elsewhere), `nightMarket`, `NightMarket` and `Night Market`.
 */
export function substitute(files: readonly TemplateFile[], names: Names): TemplateFile[] {
  const identifier = freeName(names.game, files);
  return files.map((file) => {
    const path = renamed[file.path] ?? file.path;
    const text = file.text
      .replaceAll("night-market", ofThePackage.includes(path) ? names.package : names.game)
      .replaceAll("nightMarket", camel(identifier))
      .replaceAll("NightMarket", pascal(identifier))
      .replaceAll("Night Market", names.title);
    return { path, text };
  });
}
