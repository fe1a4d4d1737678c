import { countSeats, seatsWhere, turnsFrom, type AnyZone, type Seat, type Seats } from "@facedown/core";
import type { Catalog } from "./catalog.js";
import type { Modifier, Modifiers, Points, Program } from "./pack/types.js";
import type { State, TableDealer, View } from "./state.js";
import type { CardPlace } from "./tasks.js";

/** Cards as the state has them, or as somebody sees them. */
type Cards = AnyZone<string> | readonly (string | null)[];

/** The table as the rules have it, or as somebody sees it. What is read of it must be public, or the viewer's own. */
export type Table = State | View;

/** Where something is looked up. */
export interface Scene {
  readonly cards: Catalog;
  readonly table: Table;
}

/**
 * A function of the user's own, for effects of kind `custom`. It does its work at once, and changes who lives by `hurt` and
 * `revive` alone.
 */
export type CustomEffect = (context: {
  readonly state: State;
  readonly dealer: TableDealer;
  /** Whose card it is. */
  readonly owner: Seat;
  /** Whom the effect is about; nobody where it says nothing. */
  readonly targets: readonly Seat[];
  /** Damage hits these players, as by a card: together, and with a check where somebody is eliminated (HP-E-10). */
  readonly hurt: (seats: readonly Seat[], amount: Points) => void;
  /** A living player regains hit points, up to 2. */
  readonly heal: (seat: Seat, amount: Points) => void;
  /** An eliminated player returns. */
  readonly revive: (seat: Seat, hp: Points) => void;
}) => void;

/** Where rules change the table. */
export interface Play extends Scene {
  readonly table: State;
  readonly dealer: TableDealer;
  readonly custom: Readonly<Record<string, CustomEffect>>;
}

/** How many cards lie there. */
export function countOf(cards: Cards): number {
  return "cards" in cards ? cards.cards.length : cards.length;
}

/** The face of a card; `null` where the viewer does not see it. */
export function faceOf(cards: Cards, at: number): string | null {
  if (!("cards" in cards)) return cards[at] ?? null;
  const card = cards.cards[at];
  return card === undefined || card === "empty" ? null : card.face;
}

/** All faces in order; `null` where the viewer does not see one. */
export function facesOf(cards: Cards): (string | null)[] {
  return Array.from({ length: countOf(cards) }, (_, at) => faceOf(cards, at));
}

/** Whether a player lives. */
export function isAlive({ table }: Scene, seat: Seat): boolean {
  return (table.players[seat]?.hp ?? 0) > 0;
}

/** All who live. */
export function living({ table }: Scene): Seats {
  return seatsWhere(table.players.length, (seat) => table.players[seat]!.hp > 0);
}

/** How many live. */
export function livingCount(scene: Scene): number {
  return countSeats(living(scene));
}

/** All players from a seat on, clockwise. */
export function clockwise({ table }: Scene, from: Seat): Seat[] {
  return turnsFrom(from, { seats: table.players.length });
}

/** All living players from a seat on, clockwise. */
export function livingFrom({ table }: Scene, from: Seat): Seat[] {
  const { players } = table;
  const seats: Seat[] = [];
  for (let i = 0, seat = from; i < players.length; i++, seat = (seat + 1) % players.length)
    if (players[seat]!.hp > 0) seats.push(seat);
  return seats;
}

/** The living player next to a seat on each side: nobody, one or two. */
export function neighborsOf(scene: Scene, seat: Seat): Seat[] {
  const others = livingFrom(scene, seat).filter((each) => each !== seat);
  const [first, last] = [others[0], others[others.length - 1]];
  return first === undefined || last === undefined ? [] : first === last ? [first] : [first, last];
}

/** The face-up ID of a player. */
export function upIdentity({ cards, table }: Scene, seat: Seat) {
  const { up, identity } = table.players[seat]!;
  const face = up.id ? faceOf(identity, 0) : null;
  return face === null ? undefined : cards.identity(face);
}

/** The face-up permanent programs of a player. */
export function upPermanents({ cards, table }: Scene, seat: Seat): Program[] {
  const { permanents } = table.players[seat]!;
  const programs: Program[] = [];
  for (let at = 0; at < countOf(permanents); at++) {
    const face = faceOf(permanents, at);
    if (face !== null) programs.push(cards.program(face));
  }
  return programs;
}

const none: readonly Modifiers[] = [];

/** The modifiers of a player's face-up cards, while it lives (HP-I-2, HP-M-13). */
export function modifiersOf(scene: Scene, seat: Seat): readonly Modifiers[] {
  const { hp, up, permanents } = scene.table.players[seat]!;
  if (hp === 0 || (!up.id && countOf(permanents) === 0)) return none;
  const identity = upIdentity(scene, seat);
  const all: Modifiers[] = identity?.permanent && identity.modifiers ? [identity.modifiers] : [];
  for (const program of upPermanents(scene, seat))
    if (program.timing === "permanent" && program.modifiers) all.push(program.modifiers);
  return all;
}

/** Whether one of a player's face-up cards says so. */
export function has(
  scene: Scene,
  seat: Seat,
  modifier: Exclude<Modifier, "shotBonus" | "cap" | "limit">,
): boolean {
  return modifiersOf(scene, seat).some((modifiers) => modifiers[modifier] === true);
}

/** Whether a player may draw programs: no face-up card of another living player forbids it (HP-A-32). */
export function mayDraw(scene: Scene, seat: Seat): boolean {
  return livingFrom(scene, seat).every((other) => other === seat || !has(scene, other, "noDraws"));
}

/** How many programs a player may keep (HP-M-9). */
export function limitOf(scene: Scene, seat: Seat): number {
  return modifiersOf(scene, seat).reduce((sum, { limit = 0 }) => sum + limit, 2);
}

/** How many programs a player has, face down and face up. */
export function programCount({ table }: Scene, seat: Seat): number {
  const { hand, permanents } = table.players[seat]!;
  return countOf(hand) + countOf(permanents);
}

/** The weapon that a player holds, as an index; −1 for none. */
export function weaponOf({ table }: Scene, seat: Seat): number {
  return table.weapons.findIndex(({ holder }) => holder === seat);
}

/** Which of a player's loyalty cards lie face down, or face up. */
export function loyaltySlots({ table }: Scene, seat: Seat, isUp: boolean): (0 | 1)[] {
  return ([0, 1] as const).filter((slot) => table.players[seat]!.up.loyalties[slot] === isUp);
}

/** The id of the card that lies at a place; `null` when it is not face up there. */
export function cardAtPlace(scene: Scene, place: CardPlace): string | null {
  const { table } = scene;
  if (place.at === "stage") return faceOf(table.stage, 0);
  if (place.at === "id") return upIdentity(scene, place.seat)?.id ?? null;
  return faceOf(table.players[place.seat]!.permanents, place.position);
}
