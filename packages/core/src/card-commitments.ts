import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { FacedownError } from "./errors.js";
import { follow, type Row } from "./follow.js";
import { hashJson } from "./hash.js";
import { canonicalJson, sameJson, type Json } from "./json.js";
import type { Match } from "./match.js";
import { flatMove } from "./moves.js";
import { placesOf } from "./places.js";
import { isSystemSeed } from "./random.js";
import type { AnyGame } from "./rules.js";
import { viewerBit, type Viewer } from "./seats.js";
import type { Secret } from "./secret.js";
import type { AnyZone } from "./zone.js";

/** What a viewer is given of one card beside the view, so that the host cannot exchange it unnoticed. */
export interface CardCommitment {
  /** The SHA-256 of salt and face, in hexadecimal: what the card will turn out to be was settled when this was sent. */
  readonly commitment: string;
  /** 32 bytes in hexadecimal that open the commitment, for who sees the face; `null` for others. */
  readonly salt: string | null;
  /** What shows of the card face down, where that tells something. */
  readonly back?: Json;
}

/** The commitments of a zone's cards by position; `null` at an empty place. */
export interface ZoneCommitments {
  /** Whether a card that leaves lets its place stay. */
  readonly fixed: boolean;
  readonly cards: readonly (CardCommitment | null)[];
}

/** The commitments of every zone that is seen card by card, under the zone's path in the view: `players.2.hand`. */
export type CardCommitments = Readonly<Record<string, ZoneCommitments>>;

interface Entry {
  readonly cell: Secret<unknown, unknown>;
  readonly commitment: string;
  readonly salt: string;
}

interface Ledger {
  /** The SHA-256 of all moves so far. */
  readonly chain: string;
  readonly rows: ReadonlyMap<string, Row<Entry>>;
}

/** What a card's commitment is of this face and salt: a SHA-256 in hexadecimal. */
export function cardCommitment(face: unknown, salt: string): string {
  return hashJson(["facedown card 1", salt, face]);
}

function zonesOf(match: Match): Map<string, AnyZone<unknown, unknown>> {
  const zones = new Map<string, AnyZone<unknown, unknown>>();
  for (const { path, kind, value } of placesOf(match.game.inside.plan, match.inside.state))
    if (kind === "cells" && "cards" in value) zones.set(path.join("."), value as AnyZone<unknown, unknown>);
  return zones;
}

function isSameCard(old: Secret<unknown, unknown>, now: Secret<unknown, unknown>): boolean {
  return old === now || sameJson([old.face, old.back ?? null], [now.face, now.back ?? null]);
}

function ledgerOf(match: Match, chain: string, followed: ReadonlyMap<string, Row<Entry>>): Ledger {
  const key = utf8ToBytes(`facedown cards 1 ${match.inside.run.engine.key.join(" ")}`);
  const rows = new Map<string, Row<Entry>>();
  for (const [zone, { cards, ...rest }] of zonesOf(match)) {
    const known = followed.get(zone)?.cards ?? [];
    const follows =
      known.length === cards.length &&
      cards.every((card, i) => {
        const entry = known[i];
        if (card === "empty") return entry === null;
        return entry === undefined || (entry !== null && isSameCard(entry.cell, card));
      });
    const entries = cards.map((card, index): Entry | null => {
      if (card === "empty") return null;
      const entry = follows ? known[index] : undefined;
      if (entry) return entry.cell === card ? entry : { ...entry, cell: card };
      const salt = bytesToHex(hmac(sha256, key, utf8ToBytes(canonicalJson([chain, zone, index]))));
      return { cell: card, salt, commitment: cardCommitment(card.face, salt) };
    });
    rows.set(zone, { fixed: "fixed" in rest, cards: entries });
  }
  return { chain, rows };
}

const ledgers = new WeakMap<object, Ledger>();

/** What a position is known by: its last move, or the whole match where none was made. */
function keyOf({ inside: { node, run } }: Match): object {
  return node ?? run;
}

function start(match: Match): Ledger {
  const { seed } = match.inside.run;
  if (!isSystemSeed(seed))
    throw new FacedownError("bad-seed", "seed", "a phrase", "a seed of 256 bits from the system");
  return ledgerOf(match, hashJson("facedown cards 1"), new Map());
}

function next(before: Ledger, match: Match): Ledger {
  const { node, done } = match.inside;
  const rows = new Map<string, Row<Entry>>();
  for (const [zone, { fixed, cards }] of before.rows) rows.set(zone, { fixed, cards: [...cards] });
  follow(
    rows,
    done.told.map(({ event }) => event),
  );
  const chain = hashJson([before.chain, node?.by, node && flatMove(node.step)]);
  return ledgerOf(match, chain, rows);
}

function remembered(match: Match): Ledger {
  const known = ledgers.get(keyOf(match));
  if (known) return known;
  let ledger: Ledger;
  const { node, run } = match.inside;
  if (!node) ledger = start(match);
  else {
    const before = ledgers.get(node.before ?? run);
    if (before) ledger = next(before, match);
    else {
      let at = match.at(0);
      remembered(at);
      for (const { by, move } of match.journal()) {
        const played = at.play(by as never, move as never);
        if (!played.ok) throw new FacedownError("bad-move", "match", move, "a legal move");
        at = played.match;
        remembered(at);
      }
      ledger = ledgers.get(keyOf(at)) as Ledger;
    }
  }
  ledgers.set(keyOf(match), ledger);
  return ledger;
}

/**
 * A commitment for each card that lies in a zone seen card by card, as this viewer gets them: with salt where it sees the
 * face. A commitment goes with its card where everybody is told the move; where a zone is shuffled, a card is passed
 * face down or turned over, commitments are made anew by position, since one that lasts would be a mark on the card's
 * back. The same for all viewers, and for the same record. A first call costs a replay of the match, each next position
 * two hashes a new card. Throws `bad-seed` for a seed that is a phrase, `bad-seat`.
 */
export function cardCommitments<G extends AnyGame>(match: Match<G>, viewer: Viewer): CardCommitments {
  const bit = viewerBit(viewer, match.seats);
  const zones: Record<string, ZoneCommitments> = {};
  for (const [zone, { fixed, cards }] of remembered(match as never).rows) {
    const open = cards.map((entry): CardCommitment | null => {
      if (!entry) return null;
      const { commitment, salt, cell } = entry;
      const back = cell.back === undefined ? {} : { back: cell.back as Json };
      return Object.freeze({ commitment, salt: (cell.shownTo & bit) !== 0 ? salt : null, ...back });
    });
    zones[zone] = Object.freeze({ fixed, cards: Object.freeze(open) });
  }
  return Object.freeze(zones);
}
