import { accessSync, constants, mkdtempSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { readRecord, replay, toRecord, type Match, type Seat } from "@facedown/core";
import { FlagError } from "./flags.js";
import { editionsOf, games } from "./games.js";
import { either } from "./text.js";

/** A game that was broken off: the match, and which seats people hold. */
export interface Saved {
  readonly match: Match;
  /** Absent in a record that another program wrote. */
  readonly people?: readonly Seat[];
}

/** The folder that the person is in: npm goes to the repository's root first, and says where it came from. */
function here(): string {
  const { INIT_CWD, npm_lifecycle_event } = process.env;
  return (npm_lifecycle_event === "start" || npm_lifecycle_event === "terminal") && INIT_CWD
    ? INIT_CWD
    : process.cwd();
}

/** The path of a file as it is typed from the folder that the person is in: short where it lies there. */
export function shortPath(file: string): string {
  const path = relative(here(), file);
  return path === "" || path.split(sep)[0] === ".." || isAbsolute(path) ? file : path;
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** A file of this game that is not there yet: in the current folder, or where that cannot be written, a temporary one. */
function freshFile(game: string): string {
  const folder = isWritable(here()) ? here() : mkdtempSync(join(tmpdir(), "facedown-"));
  for (let number = 1; ; number++) {
    const file = join(folder, `${game}-${number}.facedown.json`);
    try {
      writeFileSync(file, "", { flag: "wx", mode: 0o600 });
      return file;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
  }
}

/**
 * Writes a match to a file that only its owner may read, because it holds every secret of the game. Gives the file.
 * Without a file it makes one. Never leaves half a record.
 */
export function save(match: Match, people: readonly Seat[], file?: string): string {
  const to = file === undefined ? freshFile(match.game.name) : resolve(here(), file);
  const half = join(dirname(to), `.${basename(to)}.half`);
  const text = `${JSON.stringify({ people, record: toRecord(match) })}\n`;
  writeFileSync(half, text, { mode: 0o600 });
  renameSync(half, to);
  return to;
}

/** What `save` wrote around a record, or the record itself. */
function unwrap(value: unknown): { readonly record: unknown; readonly people?: unknown } {
  const isWrapped = typeof value === "object" && value !== null && "record" in value;
  return isWrapped ? value : { record: value };
}

/** Reads what `save` wrote, or a bare record. Throws `FlagError` with what is wrong. */
export function load(file: string): Saved {
  const refuse = (expected: string): never => {
    throw new FlagError("--resume", file, expected);
  };
  let text: string;
  try {
    text = readFileSync(resolve(here(), file), "utf8");
  } catch (error) {
    return refuse(`a file that can be read (${(error as NodeJS.ErrnoException).code ?? "unknown error"})`);
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return refuse("a file that holds the record of a game as JSON");
  }
  const found = unwrap(value);
  const record = readRecord(found.record);
  if (!record.ok) return refuse(`a record that is whole: ${record.error.path}: ${record.error.expected}`);
  const { content } = record.value;
  const editions = editionsOf(record.value.game);
  const game = editions.find((edition) => isDeepStrictEqual(edition.content, content)) ?? editions[0];
  if (!game) return refuse(`a record of ${either([...games.keys()])}, not of ${record.value.game}`);
  const match = replay(game, record.value);
  if (!match.ok)
    return refuse(`a record of this version: ${match.error.path}: expected ${match.error.expected}`);
  const people = seatsIn(found.people, match.value.seats);
  return { match: match.value, ...(people && { people }) };
}

function seatsIn(value: unknown, seats: number): Seat[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return value.filter((seat): seat is Seat => Number.isInteger(seat) && seat >= 0 && seat < seats);
}
