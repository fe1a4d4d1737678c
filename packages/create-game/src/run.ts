import { parseArgs } from "node:util";
import { createGame, type CreateGameOptions } from "./create-game.js";

/** What the command has to say, and how it ends. */
export interface Verdict {
  /** 0 the game is written, or help was asked for; 2 the command was not understood; 3 the game could not be written. */
  readonly code: 0 | 2 | 3;
  /** For people, a line each. */
  readonly lines: readonly string[];
}

const help = `npm create @facedown/game NAME

Writes the skeleton of a new game into the folder NAME: a small game that is complete and tested, for you to change.

  NAME    the name of the package: lower-case words joined by hyphens, perhaps with a scope (@me/my-game)
  --help  this text

Exit codes: 0 it is written · 2 the command was not understood · 3 the folder is not empty or cannot be written
`;

const misused = (text: string): Verdict => ({ code: 2, lines: [text, "", help] });

/** Runs the command with these arguments. Never throws. */
export function run(args: readonly string[], options: Omit<CreateGameOptions, "name">): Verdict {
  let parsed;
  try {
    parsed = parseArgs({ args: [...args], allowPositionals: true, options: { help: { type: "boolean" } } });
  } catch (error) {
    return misused(error instanceof Error ? error.message : String(error));
  }
  if (parsed.values.help) return { code: 0, lines: [help] };
  const [name, ...more] = parsed.positionals;
  if (name === undefined) return misused("Give the game a name: npm create @facedown/game my-game");
  if (more.length > 0) return misused(`Expected one name, got ${parsed.positionals.length}.`);
  try {
    const created = createGame({ ...options, name });
    if (!created.ok) return { code: 3, lines: [created.problem] };
    const { names, files } = created;
    const next = [`  cd ${names.game}`, "  npm install", "  npm test", "  npm run play"];
    const start = `${names.title} is in the folder ${names.game}, ${files.length} files. Next:`;
    return { code: 0, lines: [start, "", ...next, "", "README.md says how to make it yours."] };
  } catch (error) {
    return { code: 3, lines: [error instanceof Error ? error.message : String(error)] };
  }
}
