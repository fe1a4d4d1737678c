import { assertObject, FacedownError } from "./errors.js";
import { everyone, type Seats } from "./seats.js";
import { concealCell, opened, secret, showCell, type Secret } from "./secret.js";

/**
 * A deck, hand or pile. A card that enters is shown to the audience as well as to those who saw it before. The top is
 * the end of `cards`. `B` is what shows of a face-down card, as in `Secret`.
 */
export interface Zone<T, B = never> {
  readonly audience: Seats;
  readonly cards: readonly Secret<T, B>[];
}

/** A row or grid of places, each a card or `"empty"`: a card that leaves lets its place stay. */
export interface Slots<T, B = never> {
  readonly audience: Seats;
  readonly cards: readonly (Secret<T, B> | "empty")[];
  readonly fixed: true;
}

/** Either kind of zone. */
export type AnyZone<T, B = never> = Zone<T, B> | Slots<T, B>;

/** Where a card goes in a zone: on top (the default), below all others, or at an index. */
export type At = "top" | "bottom" | number;

/** A new deck, hand or pile of these faces, the last one on top. */
export function zone<T>(audience: Seats, faces: readonly T[] = []): Zone<T> {
  assertFaces(faces, "faces");
  return { audience, cards: faces.map((face) => secret(face, audience)) };
}

/** A new zone of cards whose backs tell something. */
export function backedZone<T, B>(audience: Seats, cards: readonly { face: T; back: B }[] = []): Zone<T, B> {
  assertFaces(cards, "cards");
  cards.forEach((card: unknown, i) => {
    assertObject(card, "bad-zone", `cards[${i}]`, "{ face, back }");
  });
  return { audience, cards: cards.map(({ face, back }) => secret(face, audience, back)) };
}

/** New places, each holding a face or `"empty"`. */
export function slots<T>(audience: Seats, faces: readonly (T | "empty")[]): Slots<T> {
  assertFaces(faces, "faces");
  return {
    audience,
    cards: faces.map((face) => (face === "empty" ? "empty" : secret(face, audience))),
    fixed: true,
  };
}

function assertFaces(faces: unknown, path: string): asserts faces is readonly unknown[] {
  if (!Array.isArray(faces)) throw new FacedownError("bad-zone", path, faces, "a list of cards");
}

/** How many cards lie in the zone; empty places do not count. */
export function size(from: AnyZone<unknown, unknown>): number {
  if (!("fixed" in from)) return from.cards.length;
  return from.cards.reduce((count, card) => (card === "empty" ? count : count + 1), 0);
}

/** The cards of the zone, top last, empty places left out. */
export function cellsOf<T, B>(from: AnyZone<T, B>): Secret<T, B>[] {
  return "fixed" in from ? from.cards.filter((card) => card !== "empty") : [...from.cards];
}

/** The faces in the zone, top last, empty places left out. For rules: a view never holds them all. */
export function faces<T, B>(from: AnyZone<T, B>): T[] {
  return cellsOf(from).map((card) => card.face);
}

/** The index of the top card, or −1. */
export function topOf(from: AnyZone<unknown, unknown>): number {
  const { cards } = from;
  let index = cards.length - 1;
  while (index >= 0 && cards[index] === "empty") index--;
  return index;
}

/** The index of the bottom card, or −1. */
export function bottomOf(from: AnyZone<unknown, unknown>): number {
  return from.cards.findIndex((card) => card !== "empty");
}

/** The card at this place. Throws `bad-zone` when there is none. */
export function cardAt<T, B>(from: AnyZone<T, B>, at: At): Secret<T, B> {
  const index: unknown = indexOf(from, at);
  const card = typeof index === "number" ? from.cards[index] : undefined;
  if (card === undefined || card === "empty")
    throw new FacedownError("bad-zone", "at", at, `the place of a card among ${from.cards.length}`);
  return card;
}

/** The index that `at` means for a card that lies in the zone. */
export function indexOf(from: AnyZone<unknown, unknown>, at: At): number {
  return at === "top" ? topOf(from) : at === "bottom" ? bottomOf(from) : at;
}

type Cards<T, B> = (Secret<T, B> | "empty")[];

/** Takes a card out. In slots its place becomes empty. Throws `bad-zone` when there is none. */
export function takeCard<T, B>(from: AnyZone<T, B>, at: At): Secret<T, B> {
  const card = cardAt(from, at);
  const index = indexOf(from, at);
  const cards = from.cards as Cards<T, B>;
  if ("fixed" in from) cards[index] = "empty";
  else if (index === cards.length - 1) cards.pop();
  else cards.splice(index, 1);
  return card;
}

/**
 * Puts a card in and shows it to the audience. Gives its index and whether somebody sees it anew. In slots `"top"` means
 * the first empty place, so that a row fills from its beginning, `"bottom"` the last one, and a number must be an empty
 * one; else throws `bad-zone`.
 */
export function putCard<T, B>(
  into: AnyZone<T, B>,
  card: Secret<T, B>,
  at: At = "top",
): { index: number; seen: boolean } {
  const cards = into.cards as Cards<T, B>;
  let index = at === "top" ? cards.length : at === "bottom" ? 0 : at;
  if ("fixed" in into) {
    if (at === "top") index = cards.indexOf("empty");
    else if (at === "bottom") index = cards.lastIndexOf("empty");
    if (cards[index] !== "empty") throw new FacedownError("bad-zone", "at", at, "an empty place");
    cards[index] = card;
  } else {
    if (!Number.isInteger(index) || index < 0 || index > cards.length)
      throw new FacedownError("bad-zone", "at", at, `a place from 0 to ${cards.length}`);
    if (index === cards.length) cards.push(card);
    else cards.splice(index, 0, card);
  }
  return { index, seen: showCell(card, into.audience) };
}

/**
 * Arranges the cards anew, position → old index, and resets each to the zone's audience. Empty places stay. Tells whether
 * somebody sees one anew.
 */
export function arrangeCards<T, B>(of: AnyZone<T, B>, order: readonly number[]): boolean {
  let seen = false;
  const cards = of.cards as Cards<T, B>;
  const held = cellsOf(of);
  let next = 0;
  for (let i = 0; i < cards.length; i++) {
    if (cards[i] === "empty") continue;
    const card = held[order[next++] as number] as Secret<T, B>;
    cards[i] = card;
    if (card.shownTo === of.audience) continue;
    concealCell(card, ~of.audience as Seats);
    seen = showCell(card, of.audience) || seen;
  }
  return seen;
}

/** A face with two sides, one of them up. */
export interface DoubleSided {
  readonly side: 0 | 1;
}

/** Lets a double-sided card land on a side, whoever sees it: for a shuffle, which tells who sees what when it is over. */
export function landOn<T extends DoubleSided, B>(card: Secret<T, B>, side: 0 | 1): void {
  if (card.face.side !== side) opened(card).face = { ...card.face, side };
}

/** Turns a double-sided card over. Those who see it see its other side now. */
export function turnOver<T extends DoubleSided, B>(card: Secret<T, B>, side: 0 | 1): void {
  if (card.face.side === side) return;
  const seenBy = card.shownTo;
  opened(card).face = { ...card.face, side };
  if (seenBy === 0) return;
  concealCell(card, everyone);
  showCell(card, seenBy);
}
