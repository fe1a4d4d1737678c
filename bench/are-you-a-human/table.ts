import {
  memoryCardsOf,
  shortCircuit,
  shortCircuitCount,
  type Card,
  type Features,
} from "@facedown/are-you-a-human";
import { createStream, purposes, seedKey, type Stream } from "../../packages/core/src/random.js";

/** The whole table: plain arrays. */
export interface Table {
  readonly seats: number;
  phase: "memorize" | "point" | "guess" | "over";
  round: number;
  readonly stock: Card[];
  supply: number;
  /** The cards of the round, and which of them lie open. */
  readonly cards: Card[];
  readonly open: boolean[];
  readonly spent: Card[];
  readonly scores: number[];
  active: number;
  bonus: boolean;
  pointed: number;
  /** Those who have memorized enough, as a mask of seats. */
  ready: number;
  moves: number;
  /** The number of steps that drew, and the match's generator. */
  draws: number;
  readonly stream: Stream;
}

/** How many rounds there are, and how many cards of both kinds lie in each. */
export const rounds = 3;
const memoryCards = 13;
const shortCircuits = 3;

function shuffle<T>(cards: T[], stream: Stream): void {
  const before = cards.slice();
  stream.order(cards.length).forEach((from, at) => (cards[at] = before[from]!));
}

/** Deals: the same chance as in a match with this seed. */
export function deal(seats: number, seed: string): Table {
  const stream = createStream(seedKey(seed));
  stream.begin(purposes.setup, 0);
  const table: Table = {
    seats,
    phase: "memorize",
    round: 0,
    stock: memoryCardsOf("rulebook164").slice(),
    supply: shortCircuitCount,
    cards: [],
    open: [],
    spent: [],
    scores: new Array<number>(seats).fill(0),
    active: 0,
    bonus: false,
    pointed: -1,
    ready: 0,
    moves: 0,
    draws: 0,
    stream,
  };
  shuffle(table.stock, stream);
  lay(table);
  return table;
}

/** Lays out the cards of a round. */
function lay(table: Table): void {
  const { stock, cards, open, stream } = table;
  for (let i = 0; i < memoryCards; i++) cards.push(stock.pop()!);
  for (let i = 0; i < shortCircuits; i++) cards.push(shortCircuit);
  table.supply -= shortCircuits;
  shuffle(cards, stream);
  for (let i = 0; i < cards.length; i++) open[i] = true;
  table.phase = "memorize";
}

/** Covers the cards; whoever has the fewest points begins, the first in turn among equals, in the first round anybody. */
function cover(table: Table): void {
  const { scores, seats, open, stream } = table;
  open.fill(false);
  table.ready = 0;
  if (table.round === 0) table.active = stream.random.int(seats);
  else {
    const fewest = Math.min(...scores);
    while (scores[table.active] !== fewest) table.active = (table.active + 1) % seats;
  }
  table.phase = "point";
}

/** The kinds of moves, in the order of the game's own list. */
export const kinds = ["ready", "point", "decline", "guess", "guessShortCircuit"] as const;
export type Kind = (typeof kinds)[number];

/** Who points: on a bonus guess whoever guesses, else the next one. */
function pointerOf({ bonus, active, seats }: Table): number {
  return bonus ? active : (active + 1) % seats;
}

const once: readonly (number | Features)[] = [0];
const nothing: readonly (number | Features)[] = [];

/** All values with which a seat may make a move of a kind. */
export function choices(
  table: Table,
  seat: number,
  kind: Kind,
  features: readonly Features[],
): readonly (number | Features)[] {
  const { phase, open, ready, bonus, active } = table;
  switch (kind) {
    case "ready":
      return phase === "memorize" && (ready & (1 << seat)) === 0 ? once : nothing;
    case "decline":
      return phase === "point" && bonus && seat === active ? once : nothing;
    case "point": {
      if (phase !== "point" || seat !== pointerOf(table)) return nothing;
      const list: number[] = [];
      for (let at = 0; at < open.length; at++) if (!open[at]) list.push(at);
      return list;
    }
    default:
      if (phase !== "guess" || seat !== active) return nothing;
      return kind === "guess" ? features : once;
  }
}

/** Those who have to say that they are ready, to point or to guess. */
export function waitingSeats(table: Table): number[] {
  const { phase, ready, seats, active } = table;
  if (phase === "point") return [pointerOf(table)];
  if (phase === "guess") return [active];
  const list: number[] = [];
  if (phase === "memorize")
    for (let seat = 0; seat < seats; seat++) if ((ready & (1 << seat)) === 0) list.push(seat);
  return list;
}

function pointsOf(names: Features | typeof shortCircuit, card: Card): number {
  if (names === shortCircuit || card === shortCircuit) return 0;
  let named = 0;
  for (const key of ["type", "color", "number"] as const) {
    if (names[key] === undefined) continue;
    if (names[key] !== card[key]) return 0;
    named++;
  }
  return [0, 1, 3, 6][named]!;
}

function resolve(table: Table, names: Features | typeof shortCircuit): void {
  const { pointed, cards, open, scores, active } = table;
  const card = cards[pointed]!;
  open[pointed] = true;
  scores[active]! += pointsOf(names, card);
  const earns = names === shortCircuit && card === shortCircuit && !table.bonus && open.includes(false);
  table.phase = "point";
  table.bonus = earns;
  if (!earns) table.active = (active + 1) % table.seats;
}

function endRound(table: Table): void {
  const { cards, spent } = table;
  if (table.round === rounds - 1) {
    table.phase = "over";
    return;
  }
  for (let card = cards.pop(); card !== undefined; card = cards.pop())
    if (card === shortCircuit) table.supply++;
    else spent.push(card);
  table.round++;
  lay(table);
}

/** Makes a move; `false`, and nothing has changed, where it is not allowed. */
export function play(table: Table, seat: number, kind: Kind, value: number | Features): boolean {
  const { phase, stream } = table;
  const bit = 1 << seat;
  stream.begin(purposes.play, table.draws);
  switch (kind) {
    case "ready":
      if (phase !== "memorize" || (table.ready & bit) !== 0) return false;
      table.ready |= bit;
      if (table.ready === (1 << table.seats) - 1) cover(table);
      break;
    case "point":
      if (phase !== "point" || seat !== pointerOf(table) || table.open[value as number] !== false)
        return false;
      table.pointed = value as number;
      table.phase = "guess";
      break;
    case "decline":
      if (phase !== "point" || !table.bonus || seat !== table.active) return false;
      table.bonus = false;
      table.active = (seat + 1) % table.seats;
      break;
    default:
      if (phase !== "guess" || seat !== table.active) return false;
      resolve(table, kind === "guess" ? (value as Features) : shortCircuit);
  }
  if (table.phase === "point" && !table.open.includes(false)) endRound(table);
  if (stream.drawn) table.draws++;
  table.moves++;
  return true;
}
