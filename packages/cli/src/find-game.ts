import { statSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { AnyGame } from "@facedown/core";

function isGame(value: unknown, name: string): value is AnyGame {
  if (typeof value !== "object" || value === null || !("inside" in value)) return false;
  return "name" in value && value.name === name && "moveNames" in value;
}

/**
 * Where the module of a game is to be found: the file that the user says, or the package, or the package of the game's
 * name. A package is looked for where the command is run, then beside the command itself.
 */
export function moduleOf(name: string, given: string | undefined): string {
  const wanted = given ?? `@facedown/${name}`;
  const isPath = /^\.{0,2}[/\\]/.test(wanted) || isFile(wanted);
  if (given !== undefined && isPath) return pathToFileURL(resolve(wanted)).href;
  try {
    return pathToFileURL(createRequire(join(process.cwd(), "x.js")).resolve(wanted)).href;
  } catch {
    return wanted;
  }
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}

/** The game of this name among what a module exports, or why there is none. */
export async function findGame(
  name: string,
  given: string | undefined,
): Promise<{ readonly game: AnyGame } | { readonly problem: string }> {
  if (!/^[a-z][a-z0-9-]*$/.test(name)) return { problem: `no game can be called ${JSON.stringify(name)}` };
  const from = moduleOf(name, given);
  let module: Readonly<Record<string, unknown>>;
  try {
    module = (await import(from)) as Readonly<Record<string, unknown>>;
  } catch (error) {
    const why = error instanceof Error ? (error.message.split("\n")[0] ?? "") : String(error);
    return { problem: `the module ${from} cannot be loaded: ${why}` };
  }
  const game = Object.values(module).find((value) => isGame(value, name));
  return isGame(game, name) ? { game } : { problem: `the module ${from} exports no game called ${name}` };
}
