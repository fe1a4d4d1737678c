import type { Share } from "./entropy.js";
import { FacedownError, type Result } from "./errors.js";
import { hashJson } from "./hash.js";
import type { Json } from "./json.js";
import { assertSetup, assertShares, assertMatch, acceptSetup, type Match, type MatchSetup } from "./match.js";
import { isSystemSeed, type Seed } from "./random.js";
import { readRecord, replay, type MatchRecord, type RecordProblem } from "./record.js";
import type { AnyGame } from "./rules.js";
import type { Seat } from "./seats.js";

interface Deal extends Pick<
  MatchRecord,
  "game" | "version" | "content" | "seats" | "arranged" | "seed" | "salt"
> {
  readonly options: unknown;
  readonly shares: readonly (Share | null)[] | null | undefined;
}

function hashDeal({ game, version, content, seats, options, arranged, seed, salt, shares }: Deal): string {
  const committed = shares?.map((share) => share && share.commitment) ?? null;
  return hashJson([
    "facedown commitment 1",
    game,
    version,
    content,
    seats,
    options,
    arranged,
    seed,
    salt,
    committed,
  ]);
}

function hashSetup(
  game: AnyGame,
  deal: Omit<Deal, "game" | "version" | "content" | "salt"> & { readonly salt: string | undefined },
): string {
  const { name, version, content } = game;
  if (!isSystemSeed(deal.seed))
    throw new FacedownError("bad-seed", "seed", "a phrase", "a seed of 256 bits from the system");
  if (deal.salt === undefined)
    throw new FacedownError("bad-seed", "salt", undefined, "32 bytes in hexadecimal");
  return hashDeal({ ...deal, game: name, version, content, salt: deal.salt });
}

/**
 * A promise, to be given to all players before the first move: the SHA-256, in hexadecimal, of all that decides the deal
 * and every later chance (game, version, content, seats, options, seed, the seats' commitments), blinded by 32 bytes of
 * salt. Tells nothing until the record is opened. Throws `bad-seed` for a phrase, which could be guessed, or a match
 * without salt.
 */
export function commitment(match: Match): string {
  assertMatch(match);
  const { seed, salt, shares, arranged } = match.inside.run;
  const { game, seats, options } = match as { game: AnyGame; seats: number; options: unknown };
  return hashSetup(game, { seats, options, seed, salt, shares, arranged: (arranged ?? null) as Json });
}

/** The same promise before the match has started, from its setup. Throws `bad-seed`, `bad-option` and `bad-seat`. */
export function promise<G extends AnyGame>(game: G, setup: MatchSetup<G> & { readonly seed: Seed }): string {
  assertSetup(setup);
  const { seats, options, seed, salt, shares } = setup;
  if (shares !== undefined) assertShares(shares, seats);
  const accepted: unknown = acceptSetup(game, seats, options);
  return hashSetup(game, { seats, options: accepted, seed, salt, shares, arranged: null });
}

/** What an audit found wrong. */
export interface AuditProblem extends Omit<RecordProblem, "code"> {
  readonly code: RecordProblem["code"] | "other-commitment" | "arranged";
}

/** What an audit has shown. */
export interface AuditReport {
  /** How many moves were played again. */
  readonly moves: number;
  /** The commitment that the record opens. */
  readonly commitment: string;
  /** The seats whose share of the chance is in the deal. */
  readonly shares: readonly Seat[];
  /** The seats that had committed to a share of the chance and never opened it, by what the host says. */
  readonly unopened: readonly Seat[];
}

/**
 * Checks after a game that everything was dealt and rolled as committed to, and that every move was legal. Shows that
 * nothing was changed afterwards (a game that began at an arranged position was not dealt, and is refused); not that the seed was drawn fairly, nor that the journal is what the players did: each
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
  if (read.value.arranged !== null)
    return {
      ok: false,
      error: {
        code: "arranged",
        path: "record.arranged",
        value: "a position",
        expected: "null: a game that was dealt from its seed",
      },
    };
  const played = replay(game, record);
  if (!played.ok) return played;
  const { shares } = read.value;
  const seatsWith = (isIn: (share: Share) => boolean): Seat[] =>
    (shares ?? []).flatMap((share, seat) => (share && isIn(share) ? [seat] : []));
  return {
    ok: true,
    value: {
      moves: played.value.length,
      commitment: opened,
      shares: seatsWith((share) => share.opened !== null),
      unopened: seatsWith((share) => share.opened === null),
    },
  };
}
