import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { readName, type Names } from "./names.js";
import { substitute, type TemplateFile } from "./substitute.js";
import { withVersions } from "./versions.js";

/** What `createGame` takes. */
export interface CreateGameOptions {
  /** The package: lower-case words joined by hyphens, perhaps with a scope: `my-game`, `@me/my-game`. */
  readonly name: string;
  /** The folder in which the game's own folder is made, an absolute path. */
  readonly parent: string;
  /** The range of versions of each package that the game needs. Default: as this package was packed with. */
  readonly versions?: Readonly<Record<string, string>>;
}

/** Where a game was written, or why it was not. */
export type CreatedGame =
  | {
      readonly ok: true;
      /** The absolute path of its folder. */
      readonly folder: string;
      readonly names: Names;
      /** What was written, in order, as paths within the folder. */
      readonly files: readonly string[];
    }
  | { readonly ok: false; readonly problem: string };

const packageFolder = fileURLToPath(new URL("..", import.meta.url));
const notOfTheTemplate = new Set(["node_modules", "dist", "coverage"]);

function readTemplate(): TemplateFile[] {
  const folder = join(packageFolder, "template");
  return readdirSync(folder, { recursive: true })
    .map(String)
    .filter((path) => !path.split(sep).some((part) => notOfTheTemplate.has(part)))
    .filter((path) => statSync(join(folder, path)).isFile())
    .sort()
    .map((path) => ({
      path: path.split(sep).join("/"),
      text: readFileSync(join(folder, path), "utf8"),
    }));
}

function packedVersions(): Readonly<Record<string, string>> {
  const manifest = JSON.parse(readFileSync(join(packageFolder, "package.json"), "utf8")) as {
    devDependencies: Readonly<Record<string, string>>;
  };
  return manifest.devDependencies;
}

/** Why nothing can be written there, in words; `undefined` when it can. */
function occupied(folder: string, name: string): string | undefined {
  if (!existsSync(folder)) return undefined;
  if (!statSync(folder).isDirectory()) return `${name} is there already, and is no folder.`;
  const [first, ...others] = readdirSync(folder);
  if (first === undefined) return undefined;
  const more = others.length === 0 ? "" : ` and ${others.length} more`;
  return `The folder ${name} is not empty: it holds ${first}${more}. Choose another name, or empty it.`;
}

/**
 * Writes the skeleton of a new game into a folder of its own. Gives the problem in words when it cannot be called so or
 * the folder is not empty; throws what the file system throws.
 */
export function createGame({ name, parent, versions = packedVersions() }: CreateGameOptions): CreatedGame {
  const read = readName(name);
  if (!read.ok) return read;
  const names = read.value;
  const folder = join(parent, names.game);
  const problem = occupied(folder, names.game);
  if (problem !== undefined) return { ok: false, problem };
  const files = substitute(readTemplate(), names).map((file) =>
    file.path === "package.json" ? { ...file, text: withVersions(file.text, versions) } : file,
  );
  for (const { path, text } of files) {
    const to = join(folder, path);
    mkdirSync(dirname(to), { recursive: true });
    writeFileSync(to, text);
  }
  return { ok: true, folder, names, files: files.map(({ path }) => path) };
}
