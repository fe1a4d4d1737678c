import { copyRows, follow, type Row, type Rows } from "./follow.js";
import { hashJson } from "./hash.js";
import { sameJson, type Json } from "./json.js";
import type { Match } from "./match.js";
import { placesOf } from "./places.js";
import { createSeed } from "./random.js";
import type { AnyGame } from "./rules.js";
import { viewerBit, type Viewer } from "./seats.js";
import type { AnyZone } from "./zone.js";

/** What a viewer is given of one card beside the view, so that the host cannot exchange it unnoticed. */
export interface CardCommitment {
  /** The SHA-256 of salt, face and back, in hexadecimal: what the card will turn out to be was settled when this was sent. */
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

/** Gives the commitments of a position to a viewer. */
export type CommitCards<G extends AnyGame = AnyGame> = (match: Match<G>, viewer: Viewer) => CardCommitments;

interface Entry {
  readonly face: unknown;
  readonly back: unknown;
  readonly commitment: string;
  readonly salt: string;
}

type Node = Match["inside"]["node"];
type Zones = ReadonlyMap<string, AnyZone<unknown, unknown>>;

/** A face as it is committed to: which side of a double-sided card is up is left out, so that it may be turned over. */
function unsided(face: unknown): unknown {
  if (typeof face !== "object" || face === null || !Object.hasOwn(face, "side")) return face;
  const { side } = face as { readonly side: unknown };
  return side === 0 || side === 1 ? { ...face, side: null } : face;
}

/**
 * What a card's commitment is of this face, salt and back: a SHA-256 in hexadecimal. Of a face that is an object, a `side`
 * of 0 or 1 is left out.
 */
export function cardCommitment(face: unknown, salt: string, back: unknown = null): string {
  return hashJson(["facedown card 2", salt, unsided(face), back]);
}

function zonesOf(match: Match): Zones {
  const zones = new Map<string, AnyZone<unknown, unknown>>();
  for (const { path, kind, value } of placesOf(match.game.inside.plan, match.inside.state))
    if (kind === "cells" && "cards" in value) zones.set(path.join("."), value as AnyZone<unknown, unknown>);
  return zones;
}

function isKept(row: Row<Entry>, { cards, ...rest }: AnyZone<unknown, unknown>): boolean {
  return (
    row.fixed === "fixed" in rest &&
    row.cards.length === cards.length &&
    cards.every((card, i) => {
      const entry = row.cards[i];
      if (card === "empty" || entry === null) return card === "empty" && entry === null;
      if (!entry) return true;
      return sameJson([entry.face, entry.back], [unsided(card.face), card.back ?? null]);
    })
  );
}

/** The rows of these zones, with a fresh commitment for each card that has none; and the rows of zones that are away. */
function commit(zones: Zones, followed: Rows<Entry>): Rows<Entry> {
  const rows = new Map(followed);
  for (const [name, zone] of zones) {
    const row = followed.get(name);
    const known = row && isKept(row, zone) ? row.cards : [];
    const cards = zone.cards.map((card, index): Entry | null => {
      if (card === "empty") return null;
      const entry = known[index];
      if (entry) return entry;
      const salt = createSeed();
      const back = card.back ?? null;
      return { face: unsided(card.face), back, salt, commitment: cardCommitment(card.face, salt, back) };
    });
    rows.set(name, { fixed: "fixed" in zone, cards });
  }
  return rows;
}

function after(before: Rows<Entry>, match: Match): Rows<Entry> {
  const rows = copyRows(before);
  follow(
    rows,
    match.inside.done.told.map(({ event }) => event),
  );
  return commit(zonesOf(match), rows);
}

function nodesOf(match: Match): NonNullable<Node>[] {
  const nodes: NonNullable<Node>[] = [];
  for (let { node } = match.inside; node; node = node.before) nodes.push(node);
  return nodes.reverse();
}

/** How many of their first moves two matches have in common. */
function commonLength(one: Match, other: Match): number {
  if (one.inside.run !== other.inside.run) return -1;
  if (one.length === other.length + 1 && one.inside.node?.before === other.inside.node) return other.length;
  const others = nodesOf(other);
  const differs = nodesOf(one).findIndex((node, at) => {
    const its = others[at];
    return its !== node && (!its || its.by !== node.by || !sameJson(its.step, node.step));
  });
  return differs < 0 ? one.length : differs;
}

function seenBy(zones: Zones, rows: Rows<Entry>, match: Match, viewer: Viewer): CardCommitments {
  const bit = viewerBit(viewer, match.seats);
  const seen: Record<string, ZoneCommitments> = {};
  for (const [name, { cards }] of zones) {
    const { fixed, cards: entries } = rows.get(name) as Row<Entry>;
    const open = cards.map((card, index): CardCommitment | null => {
      if (card === "empty") return null;
      const { commitment, salt } = entries[index] as Entry;
      const back = card.back === undefined ? {} : { back: card.back as Json };
      return Object.freeze({ commitment, salt: (card.shownTo & bit) !== 0 ? salt : null, ...back });
    });
    seen[name] = Object.freeze({ fixed, cards: Object.freeze(open) });
  }
  return Object.freeze(seen);
}

/**
 * Begins to commit to the cards of a match: a table's `commitCards`. What it returns gives a commitment for each card that
 * lies in a zone seen card by card, as a viewer gets them: with salt where it sees the face. A commitment goes with its card
 * where everybody is told the move; where a zone is shuffled or a card leaves it unseen, commitments are made anew by
 * position, since one that lasts would be a mark on the card's back. They are the same for all viewers.
 *
 * It is to be asked of each position in turn. Where a position is an earlier one of the same line, its commitments are what
 * they were then; what is played from there has fresh ones. Salts are fresh from the system: nothing follows from them, and
 * no record brings them back. What it returns throws `bad-seat`.
 */
export function cardCommitments<G extends AnyGame>(start: Match<G>): CommitCards<G> {
  let now = start as unknown as Match;
  let zones = zonesOf(now);
  /** The rows of each position of this line, by its number of moves; those before the start are not known. */
  let line: (Rows<Entry> | undefined)[] = [];
  line[now.length] = commit(zones, new Map());

  const goTo = (match: Match): void => {
    const common = commonLength(match, now);
    const known = line[common];
    // What comes after the common part is on another line, whose commitments tell nothing of this one.
    line = known ? line.slice(0, common + 1) : [];
    for (let at = common + 1, rows = known; rows && at <= match.length; at++)
      line[at] = rows = after(rows, match.at(at));
    zones = zonesOf(match);
    line[match.length] ??= commit(zones, new Map());
    now = match;
  };
  return (match, viewer) => {
    if (match !== (now as unknown)) goTo(match);
    return seenBy(zones, line[now.length] as Rows<Entry>, now, viewer);
  };
}
