import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import type { Verdict } from "./audit.js";
import { bundleGame } from "./bundle-game.js";
import { printable } from "./printable.js";
import { servePage, type Serving } from "./serve-page.js";

/** How to call it. */
export const playHelp = `facedown play MODULE [--port NUMBER]

Opens the playground with your own game, at an address of this machine alone.

  MODULE         a file in JavaScript or TypeScript, or a folder with a package, that exports a game
  --port NUMBER  Default: 5173; 0 for any that is free

Exit codes: 0 it is served · 2 the command was not understood · 3 there is no game, or the port is taken
`;

/** A verdict, and what is served until it is closed. */
export interface Play extends Verdict {
  readonly serving?: Serving;
}

/** Where the built page lies: beside this file, or in `dist` when it is run from source. */
function builtPage(): string | undefined {
  return ["./page", "../dist/page"]
    .map((path) => fileURLToPath(new URL(path, import.meta.url)))
    .find((path) => existsSync(join(path, "index.html")));
}

const misused = (text: string): Play => ({ code: 2, lines: [printable(text), "", playHelp] });
const failed = (text: string): Play => ({ code: 3, lines: text.split("\n").map(printable) });

/** Runs `facedown play` with these arguments; `page` is the folder of the built page. Never throws. */
export async function runPlay(
  args: readonly string[],
  page: string | undefined = builtPage(),
): Promise<Play> {
  let parsed;
  try {
    parsed = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { port: { type: "string", default: "5173" }, help: { type: "boolean" } },
    });
  } catch (error) {
    return misused(error instanceof Error ? error.message : String(error));
  }
  const { values, positionals } = parsed;
  if (values.help) return { code: 0, lines: [playHelp] };
  const [module, ...more] = positionals;
  if (module === undefined || more.length > 0)
    return misused("Give one module: the one that exports the game.");
  const port = /^\d{1,5}$/.test(values.port) ? Number(values.port) : NaN;
  if (!(port <= 65_535))
    return misused(`--port: expected a number from 0 to 65535, got ${JSON.stringify(values.port)}`);
  if (page === undefined) return failed("The page of the playground is not built: run npm run build.");
  const bundled = await bundleGame(module);
  if ("problem" in bundled) return failed(bundled.problem);
  try {
    const serving = await servePage(page, bundled.code, port);
    const lines = [`${bundled.games.join(", ")} is at ${serving.url}`, "Ctrl-C ends it."];
    return { code: 0, lines: lines.map(printable), serving };
  } catch (error) {
    return failed(
      `The page cannot be served at port ${port}: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}
