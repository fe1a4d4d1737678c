import { isObject } from "./errors.js";
import type { Place } from "./events.js";

/** What somebody keeps for each card of a zone: `null` at an empty place, `undefined` where it is not known any more. */
export interface Row<T> {
  /** Whether a card that leaves lets its place stay. */
  readonly fixed: boolean;
  readonly cards: (T | null | undefined)[];
}

/** What somebody keeps for the cards of each zone, under the zone's path in the view. */
export type Rows<T> = ReadonlyMap<string, Row<T>>;

/** A copy that `follow` may change. */
export function copyRows<T>(rows: Rows<T>): Map<string, Row<T>> {
  return new Map(
    Array.from(rows, ([zone, { fixed, cards }]) => [zone, { fixed, cards: [...cards] }] as const),
  );
}

type Told = Readonly<Record<string, unknown>>;

function isPlace(value: unknown): value is Place {
  return isObject(value) && "zone" in value && "index" in value;
}

function isIndex(index: unknown, below: number): index is number {
  return Number.isInteger(index) && (index as number) >= 0 && (index as number) < below;
}

/**
 * Carries along what is kept of cards, by the places that events tell everybody: a card that moves keeps it, all cards of
 * a zone lose it where it is shuffled or where nobody is told which card left, and a card that comes out of the unknown
 * has none. A place that is not in its row is passed over.
 */
export function follow<T>(rows: Rows<T>, events: readonly object[]): void {
  const forget = (row: Row<T> | undefined): void => {
    row?.cards.forEach((card, index) => {
      if (card !== null) row.cards[index] = undefined;
    });
  };
  const leave = (place: Place): T | undefined => {
    const row = rows.get(place.zone);
    if (!row) return undefined;
    if (place.index === null) {
      // Which one left is not told: all are forgotten, and the zone closes up.
      forget(row);
      row.cards.pop();
      return undefined;
    }
    if (!isIndex(place.index, row.cards.length)) return undefined;
    const card = row.cards[place.index] ?? undefined;
    if (row.fixed) row.cards[place.index] = null;
    else row.cards.splice(place.index, 1);
    return card;
  };
  const enter = ({ zone, index }: Place, card: T | undefined): void => {
    const row = rows.get(zone);
    if (!row || !isIndex(index, row.cards.length + (row.fixed ? 0 : 1))) return;
    if (row.fixed) row.cards[index] = card;
    else row.cards.splice(index, 0, card);
  };
  for (const event of events as readonly Told[]) {
    const { type, from, to, zone } = event;
    if (type === "moved") {
      const card = isPlace(from) ? leave(from) : undefined;
      if (isPlace(to)) enter(to, card);
    } else if (type === "shuffled" && typeof zone === "string") forget(rows.get(zone));
  }
}
