import { assertObject } from "./errors.js";
import { assertGame } from "./rules.js";
import type { Share } from "./entropy.js";
import type { FacedownError, Result } from "./errors.js";
import { hashJson } from "./hash.js";
import { canonicalJson, copyJson, readJson, sameJson, type Json } from "./json.js";
import {
  assertMatch,
  arrange,
  longestMatch,
  startMatch,
  type JournalEntry,
  type Match,
  type MatchSetup,
  type Played,
} from "./match.js";
import { isSystemSeed } from "./random.js";
import type { AnyGame, Content, Rejection } from "./rules.js";
import type { Actor } from "./seats.js";

/**
 * A match as plain JSON: enough to play it again, byte for byte. Holds the seed and with it every secret: it is the
 * host's, not a player's.
 */
export interface MatchRecord {
  /** The version of this format. */
  readonly facedown: 1;
  readonly game: string;
  readonly version: number;
  readonly content: readonly Content[];
  readonly seats: number;
  readonly options: Json;
  readonly seed: string;
  readonly salt: string | null;
  /** What each seat added to the seed; `null` where the seed alone decides. */
  readonly shares: readonly (Share | null)[] | null;
  /** The position it began with, where it was arranged. */
  readonly arranged: Json;
  readonly journal: readonly JournalEntry[];
  /** The SHA-256 of the last state as canonical JSON, in hexadecimal. */
  readonly state: string;
  /** The first eight digits of the SHA-256 of each field above and then of each move: they tell where a record is damaged. */
  readonly places: string;
  /** The SHA-256 of all the rest as canonical JSON, in hexadecimal: a damaged record is noticed. */
  readonly check: string;
}

/** Why a record is refused. */
export interface RecordProblem {
  readonly code:
    | "not-a-record"
    | "damaged"
    | "other-game"
    | "other-version"
    | "other-content"
    | "bad-setup"
    | "too-long"
    | "illegal-move"
    | "other-result";
  /** The field, such as `record.journal[3]`. */
  readonly path: string;
  readonly value: unknown;
  readonly expected: string;
  /** Why the move is refused, where it is one. */
  readonly rejection?: Rejection;
}

/** The record of a match. Holds every secret of it. */
export function toRecord(match: Match): MatchRecord {
  assertMatch(match);
  const { run, state } = match.inside;
  const rest = {
    facedown: 1 as const,
    game: match.game.name,
    version: match.game.version,
    content: match.game.content,
    seats: match.seats,
    options: match.options as Json,
    seed: run.seed,
    salt: run.salt ?? null,
    shares: run.shares ?? null,
    arranged: (run.arranged ?? null) as Json,
    journal: match.journal(),
    state: hashJson(state),
  };
  const marked = { ...rest, places: marksOf(rest).join("") };
  return copyJson({ ...marked, check: hashJson(marked) });
}

type Unmarked = Omit<MatchRecord, "places" | "check">;

const markLength = 8;
const marked = [
  "facedown",
  "game",
  "version",
  "content",
  "seats",
  "options",
  "seed",
  "salt",
  "shares",
  "arranged",
  "state",
] as const satisfies (keyof Unmarked)[];

/** A few digits for each field and each move. */
function marksOf(record: Unmarked): string[] {
  const parts: unknown[] = [...marked.map((field) => record[field]), ...record.journal];
  return parts.map((part) => hashJson(part).slice(0, markLength));
}

/** Where a damaged record is not what it was: a field, a move, or its own check sums. */
function damagedAt(record: MatchRecord): string {
  const { check, ...rest } = record;
  const marks = marksOf(record);
  if (check === hashJson({ ...rest, places: marks.join("") })) return "record.places";
  const at = marks.findIndex((mark, i) => mark !== record.places.slice(i * markLength, (i + 1) * markLength));
  if (at >= marked.length) return `record.journal[${at - marked.length}]`;
  if (at >= 0) return `record.${String(marked[at])}`;
  return record.places.length === marks.length * markLength ? "record.check" : "record.journal";
}

const fields: Readonly<Record<keyof MatchRecord, "number" | "string" | "list" | "any">> = {
  facedown: "number",
  game: "string",
  version: "number",
  content: "list",
  seats: "number",
  options: "any",
  seed: "string",
  salt: "any",
  shares: "any",
  arranged: "any",
  journal: "list",
  state: "string",
  places: "string",
  check: "string",
};

type Read<T> = Result<T, RecordProblem>;

function wrong(
  code: RecordProblem["code"],
  path: string,
  value: unknown,
  expected: string,
  rejection?: Rejection,
): { ok: false; error: RecordProblem } {
  return { ok: false, error: { code, path, value, expected, ...(rejection && { rejection }) } };
}

function sharesProblem(shares: unknown): { ok: false; error: RecordProblem } | undefined {
  if (shares === null) return undefined;
  if (!Array.isArray(shares)) return wrong("not-a-record", "record.shares", shares, "a list or null");
  for (const [seat, share] of (shares as unknown[]).entries()) {
    if (share === null) continue;
    const { commitment, opened, ...rest } = (typeof share === "object" ? share : {}) as Readonly<
      Record<string, unknown>
    >;
    const known = Object.keys(rest).length === 0 && isSystemSeed(commitment);
    if (!known || (opened !== null && !isEntropy(opened)))
      return wrong("not-a-record", `record.shares[${seat}]`, share, "null or { commitment, opened }");
  }
  return undefined;
}

function isEntropy(value: unknown): boolean {
  if (typeof value !== "object" || value === null || Object.keys(value).length !== 2) return false;
  const entropy = value as Readonly<Record<string, unknown>>;
  return isSystemSeed(entropy["value"]) && isSystemSeed(entropy["salt"]);
}

function readForm(value: unknown): Read<MatchRecord> {
  const plain = readJson(value, "record");
  if (!plain.ok) return wrong("not-a-record", plain.error.path, plain.error.value, plain.error.expected);
  if (typeof plain.value !== "object" || plain.value === null || Array.isArray(plain.value))
    return wrong("not-a-record", "record", plain.value, "an object");
  const record = plain.value as Readonly<Record<string, unknown>>;
  for (const [field, kind] of Object.entries(fields)) {
    const found = record[field];
    const right =
      kind === "any"
        ? Object.hasOwn(record, field)
        : kind === "list"
          ? Array.isArray(found)
          : typeof found === kind;
    if (!right)
      return wrong(
        "not-a-record",
        `record.${field}`,
        found,
        kind === "list" ? "a list" : kind === "any" ? "a value" : `a ${kind}`,
      );
  }
  for (const field of Object.keys(record))
    if (!Object.hasOwn(fields, field))
      return wrong("not-a-record", `record.${field}`, record[field], "no such field");
  if (record["facedown"] !== 1) return wrong("not-a-record", "record.facedown", record["facedown"], "1");
  if (record["salt"] !== null && !isSystemSeed(record["salt"]))
    return wrong("not-a-record", "record.salt", record["salt"], "64 hexadecimal digits or null");
  const sharing = sharesProblem(record["shares"]);
  if (sharing) return sharing;
  for (const [i, entry] of (record["journal"] as unknown[]).entries()) {
    const { by, move, ...rest } = (typeof entry === "object" && entry !== null ? entry : {}) as Readonly<
      Record<string, unknown>
    >;
    if (
      (by !== "table" && typeof by !== "number") ||
      typeof move !== "object" ||
      move === null ||
      Object.keys(rest).length > 0
    )
      return wrong("not-a-record", `record.journal[${i}]`, entry, "{ by, move }");
  }
  return { ok: true, value: plain.value as unknown as MatchRecord };
}

/** Reads a record from outside: its form and its check sum, not yet its moves. Never throws. */
export function readRecord(value: unknown): Read<MatchRecord> {
  const read = readForm(value);
  if (!read.ok) return read;
  const { check, ...rest } = read.value;
  const right = hashJson(rest);
  if (check === right) return read;
  return wrong(
    "damaged",
    damagedAt(read.value),
    check,
    `${right}, the SHA-256 of the record without its check`,
  );
}

/** How much of a record to replay. */
export interface ReplayOptions {
  /** The number of moves to play. Default: all. */
  readonly to?: number;
}

function migrated(game: AnyGame, record: MatchRecord): Read<MatchRecord> {
  let current: Readonly<Record<string, unknown>> = { ...record };
  for (let version = record.version; version < game.version; version++) {
    const migrate = game.inside.definition.migrate?.[version];
    if (!migrate) return wrong("other-version", "record.version", version, `version ${game.version}`);
    let next: Readonly<Record<string, unknown>>;
    try {
      next = { ...migrate(copyJson(current) as Readonly<Record<string, Json>>) };
    } catch (error) {
      const { message } = error as Partial<Error>;
      return wrong(
        "other-version",
        "record.version",
        version,
        `a migration that does not break (${message ?? "?"})`,
      );
    }
    if (typeof next["refuse"] === "string")
      return wrong("other-version", "record.version", version, next["refuse"]);
    current = { ...next, version: version + 1, game: game.name, content: game.content, state: "" };
  }
  return record.version === game.version ? { ok: true, value: record } : readForm(current);
}

/**
 * Plays a record again. Refuses, with the place, what is no record, damaged, of another game, version or content, holds
 * a move that is not legal, or comes to another state than it says. Records of older versions go through `migrate`.
 *
 * @example
 * ```ts twoslash
 * import { replay, startMatch, toRecord } from "@facedown/core";
 * import { totallyHuman } from "@facedown/totally-human";
 *
 * const record = toRecord(startMatch(totallyHuman, { seats: 3 }));
 * const again = replay(totallyHuman, JSON.parse(JSON.stringify(record)));
 * if (again.ok) console.log(again.value.length); // 0
 * ```
 */
export function replay<G extends AnyGame>(
  game: G,
  record: unknown,
  options: ReplayOptions = {},
): Read<Match<G>> {
  assertGame(game);
  assertObject(options, "bad-option", "options", "an object, such as { to: 12 }");
  const read = readRecord(record);
  if (!read.ok) return read;
  if (read.value.game !== game.name) return wrong("other-game", "record.game", read.value.game, game.name);
  if (read.value.version > game.version)
    return wrong("other-version", "record.version", read.value.version, `at most version ${game.version}`);
  const current = migrated(game, read.value);
  if (!current.ok) return current;
  const { content, seats, options: chosen, seed, salt, shares, arranged, journal, state } = current.value;
  if (!sameJson(content, game.content))
    return wrong("other-content", "record.content", content, canonicalJson(game.content));
  let match: Match<G>;
  try {
    const setup = {
      seats,
      options: chosen,
      seed,
      ...(salt !== null && { salt }),
      ...(shares !== null && { shares }),
    } as MatchSetup<G>;
    match = arranged === null ? startMatch(game, setup) : arrange(game, { ...setup, state: arranged });
    // A position that was made up may be none of this game's: then it shows when it is looked at.
    match.frame("spectator");
    for (let seat = 0; seat < seats; seat++) match.frame(seat);
  } catch (error) {
    return badSetup(error);
  }
  if (journal.length > longestMatch(game))
    return wrong("too-long", "record.journal", journal.length, `at most ${longestMatch(game)} moves`);
  const to = options.to ?? journal.length;
  if (!Number.isInteger(to) || to < 0 || to > journal.length)
    return wrong("not-a-record", "options.to", to, `0 to ${journal.length} moves`);
  for (const [i, { by, move }] of journal.slice(0, to).entries()) {
    const path = `record.journal[${i}]`;
    if (!isActor(by, seats))
      return wrong("illegal-move", `${path}.by`, by, `"table" or a seat from 0 to ${seats - 1}`);
    let played: Played<G>;
    try {
      played = match.play(by as never, move as never);
    } catch (error) {
      return wrong(
        "other-result",
        path,
        error instanceof Error ? error.message : error,
        "rules that do not break",
      );
    }
    if (!played.ok) return wrong("illegal-move", path, move, "a legal move", played.rejection);
    match = played.match;
  }
  const hasEnd = read.value.version === game.version || state !== "";
  if (to === journal.length && hasEnd && state !== hashJson(match.inside.state))
    return wrong("other-result", "record.state", state, hashJson(match.inside.state));
  return { ok: true, value: match };
}

function badSetup(error: unknown): { ok: false; error: RecordProblem } {
  const { path, value, expected, message } = error as Partial<FacedownError>;
  return path === undefined || expected === undefined
    ? wrong("bad-setup", "record", message ?? error, "a setup that the game accepts")
    : wrong("bad-setup", `record.${path === "state" ? "arranged" : path}`, value, expected);
}

function isActor(by: unknown, seats: number): by is Actor {
  return by === "table" || (typeof by === "number" && Number.isInteger(by) && by >= 0 && by < seats);
}
