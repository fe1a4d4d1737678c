import type { AnyGame, Describe, Json } from "@facedown/core";
import { humanize } from "../text.js";

type Fields = Readonly<Record<string, unknown>>;

/** A card as it is drawn. */
export interface Shown {
  readonly kind: "face" | "back" | "empty";
  /** All of it in words. */
  readonly text: string;
  /** What stands on it. */
  readonly label: string;
}

/** A place with cards. */
export interface Place {
  readonly path: string;
  readonly name: string;
  /** Everything about it in one sentence. */
  readonly text: string;
  /** How many cards lie there where only that is known, or where they are too many to draw. */
  readonly count: number | null;
  readonly cards: readonly Shown[];
}

/** Places that belong together: a seat's, or the table's. */
export interface Group {
  /** `null` for the table. */
  readonly seat: number | null;
  readonly places: readonly Place[];
}

/** From how many cards on a face-down pile is drawn as one. */
const pile = 7;

function at(view: unknown, path: string): unknown {
  return path
    .split(".")
    .reduce<unknown>(
      (value, key) => (typeof value === "object" && value !== null ? (value as Fields)[key] : undefined),
      view,
    );
}

function cardOf(value: Json, path: string, view: unknown, words: Describe<AnyGame>): Shown {
  const kind = value === null ? "back" : value === "empty" ? "empty" : "face";
  const text = words.card(value, path, view);
  return { kind, text, label: kind === "face" ? text : "" };
}

function isChoice(value: unknown): value is { asked: boolean; sealed: boolean; choice: Json } {
  return typeof value === "object" && value !== null && "sealed" in value && "asked" in value;
}

function cardsOf(value: unknown, path: string, view: unknown, words: Describe<AnyGame>): readonly Shown[] {
  if (!Array.isArray(value)) return [cardOf(value as Json, path, view, words)];
  return value.flatMap((each: unknown, seat): Shown[] => {
    if (!isChoice(each)) return [cardOf(each as Json, path, view, words)];
    if (!each.asked && !each.sealed) return [];
    const name = words.seat(seat, view);
    if (!each.sealed) return [{ kind: "empty", text: name, label: name }];
    const { kind, text } = cardOf(each.choice, path, view, words);
    return [{ kind, text: `${name}: ${text}`, label: kind === "face" ? `${name}: ${text}` : name }];
  });
}

/** Whose place it is: of a path such as `players.2.hand` where there are as many players as seats. */
function seatOf(path: string, view: unknown, seats: number): number | null {
  const keys = path.split(".");
  for (let depth = 1; depth < keys.length; depth++) {
    const list = at(view, keys.slice(0, depth).join("."));
    const index = Number(keys[depth]);
    if (Array.isArray(list) && list.length === seats && Number.isInteger(index)) return index;
  }
  return null;
}

/** What a viewer sees, as groups of places: the table's first, then the seats', its own before the others. */
export function groupsOf(
  words: Describe<AnyGame>,
  view: unknown,
  seats: number,
  own: number | null,
): Group[] {
  const groups = new Map<number | null, Place[]>();
  for (const { path, text } of words.places(view)) {
    const value = at(view, path);
    const cards = typeof value === "number" ? [] : cardsOf(value, path, view, words);
    const isPile = cards.length >= pile && cards.every(({ kind }) => kind === "back");
    const count = typeof value === "number" ? value : isPile ? cards.length : null;
    const seat = seatOf(path, view, seats);
    const place = { path, name: words.place(path, view), text, count, cards: isPile ? [] : cards };
    groups.set(seat, [...(groups.get(seat) ?? []), place]);
  }
  const rank = (seat: number | null): number => (seat === null ? -2 : seat === own ? -1 : seat);
  return [...groups]
    .map(([seat, places]) => ({ seat, places }))
    .sort((one, other) => rank(one.seat) - rank(other.seat));
}

function isEmpty(value: unknown): boolean {
  return (
    value === null ||
    value === undefined ||
    value === "" ||
    (Array.isArray(value) && value.every(isEmpty)) ||
    (typeof value === "object" && Object.values(value).every(isEmpty))
  );
}

function inLine(value: unknown): string {
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value !== "object" || value === null) return String(value);
  if (Array.isArray(value)) return value.map((each) => (isEmpty(each) ? "–" : inLine(each))).join(", ");
  return Object.entries(value as Fields)
    .filter(([, each]) => !isEmpty(each))
    .map(([name, each]) => `${humanize(name).toLowerCase()} ${inLine(each)}`)
    .join(", ");
}

function without(value: unknown, places: ReadonlySet<string>, path: string): unknown {
  if (places.has(path)) return undefined;
  if (typeof value !== "object" || value === null) return value;
  const inner = (key: string): string => (path === "" ? key : `${path}.${key}`);
  const rest = Object.entries(value).map(([key, each]) => [key, without(each, places, inner(key))] as const);
  return Array.isArray(value)
    ? rest.map(([, each]) => each)
    : Object.fromEntries(rest.filter(([, each]) => each !== undefined));
}

/** What the plain public fields say: in the game's own sentences if it has any, else as they are called. */
export function factsOf(words: Describe<AnyGame>, view: unknown): readonly string[] {
  const standing = words.standing(view);
  if (standing) return standing;
  const places = new Set(words.places(view).map(({ path }) => path));
  return Object.entries((without(view, places, "") ?? {}) as Fields)
    .filter(([name, value]) => name !== "phase" && !isEmpty(value))
    .map(([name, value]) => `${humanize(name)}: ${inLine(value)}`);
}
