import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";

/** A module with games, as one file that a browser can load. */
export interface Bundled {
  /** JavaScript: an ES module that imports nothing. */
  readonly code: string;
  /** The names of the games that it exports. */
  readonly games: readonly string[];
}

function isGame(value: unknown): value is { readonly name: string } {
  if (typeof value !== "object" || value === null || !("inside" in value)) return false;
  return "name" in value && typeof value.name === "string" && "moveNames" in value;
}

/** The export conditions that this process was started with (`node --conditions`): what is bundled is what it would import. */
function conditions(args: readonly string[] = process.execArgv): string[] {
  return args.flatMap((arg, at) => {
    if (arg === "--conditions" || arg === "-C") return args.slice(at + 1, at + 2);
    return arg.startsWith("--conditions=") ? [arg.slice("--conditions=".length)] : [];
  });
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message.split("\n").slice(0, 6).join("\n") : String(error);
}

/** What a module exports, once it has been run here. */
async function exportsOf(code: string): Promise<Readonly<Record<string, unknown>>> {
  const folder = mkdtempSync(join(tmpdir(), "facedown-play-"));
  try {
    const file = join(folder, "game.mjs");
    writeFileSync(file, code);
    return (await import(pathToFileURL(file).href)) as Readonly<Record<string, unknown>>;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Bundles a file in JavaScript or TypeScript, or the package in a folder, with what it imports, and runs it once to see
 * which games it exports. Gives what is wrong, naming the file, when it cannot be bundled or run or exports no game.
 */
export async function bundleGame(path: string): Promise<Bundled | { readonly problem: string }> {
  const file = resolve(path);
  if (!statSync(file, { throwIfNoEntry: false }))
    return { problem: `${path}: there is no such file or folder` };
  let code: string;
  try {
    const { outputFiles } = await build({
      entryPoints: [file],
      bundle: true,
      write: false,
      format: "esm",
      platform: "browser",
      target: "es2022",
      conditions: ["module", ...conditions()],
      logLevel: "silent",
    });
    code = outputFiles[0]?.text ?? "";
  } catch (error) {
    return { problem: `${path} cannot be bundled for the browser: ${messageOf(error)}` };
  }
  try {
    const found = await exportsOf(code);
    const games = [...new Set(Object.values(found).filter(isGame))].map(({ name }) => name);
    if (games.length > 0) return { code, games };
    const names = Object.keys(found);
    const exported = names.length === 0 ? "It exports nothing." : `It exports ${names.join(", ")}.`;
    return {
      problem: `${path} exports no game. ${exported} Right would be: export const myGame = rules.game({ … })`,
    };
  } catch (error) {
    return { problem: `${path} cannot be run: ${messageOf(error)}` };
  }
}
