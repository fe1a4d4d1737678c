import { FacedownError, type Result } from "./errors.js";
import { type Match } from "./match.js";
import { isSystemSeed } from "./random.js";
import { hashJson, readRecord, replay, type RecordProblem } from "./record.js";
import type { AnyGame } from "./rules.js";

interface Deal {
  readonly game: string;
  readonly version: number;
  readonly content: unknown;
  readonly seats: number;
  readonly options: unknown;
  readonly arranged: unknown;
  readonly seed: string;
  readonly salt: string | null;
}

function hashDeal({ game, version, content, seats, options, arranged, seed, salt }: Deal): string {
  return hashJson(["facedown commitment 1", game, version, content, seats, options, arranged, seed, salt]);
}

/**
 * A promise, to be given to all players before the first move: the SHA-256, in hexadecimal, of all that decides the deal
 * and every later chance (game, version, content, seats, options, seed), blinded by 32 bytes of salt. Tells nothing until
 * the record is opened. Throws `bad-seed` for a phrase or a match without salt, which could be guessed.
 */
export function commitment(match: Match): string {
  const { run } = match.inside;
  if (!isSystemSeed(run.seed))
    throw new FacedownError("bad-seed", "seed", "a phrase", "a seed of 256 bits from the system");
  if (run.salt === undefined)
    throw new FacedownError("bad-seed", "salt", undefined, "32 bytes in hexadecimal");
  const { game, seats } = match;
  return hashDeal({
    game: game.name,
    version: game.version,
    content: game.content,
    seats,
    options: match.options as unknown,
    arranged: run.arranged ?? null,
    seed: run.seed,
    salt: run.salt,
  });
}

/** What an audit found wrong. */
export interface AuditProblem extends Omit<RecordProblem, "code"> {
  readonly code: RecordProblem["code"] | "other-commitment";
}

/** What an audit has shown. */
export interface AuditReport {
  /** How many moves were played again. */
  readonly moves: number;
  /** The commitment that the record opens. */
  readonly commitment: string;
}

/**
 * Checks after a game that everything was dealt and rolled as committed to, and that every move was legal. Shows that
 * nothing was changed afterwards; not that the seed was drawn fairly, nor that the journal is what the players did: each
 * compares it with what it was sent.
 */
export function audit(game: AnyGame, record: unknown, promised: string): Result<AuditReport, AuditProblem> {
  const read = readRecord(record);
  if (!read.ok) return read;
  const opened = hashDeal(read.value);
  if (opened !== promised)
    return {
      ok: false,
      error: { code: "other-commitment", path: "commitment", value: promised, expected: opened },
    };
  const played = replay(game, record);
  return played.ok ? { ok: true, value: { moves: played.value.length, commitment: opened } } : played;
}
