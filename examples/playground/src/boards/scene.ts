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

/** The seat whose name is the longest that a text holds, case apart. */
function seatNamed(text: string, names: readonly string[]): number | null {
  const held = names
    .map((name, seat) => ({ name: name.toLowerCase(), seat }))
    .filter(({ name }) => name !== "" && text.toLowerCase().includes(name))
    .sort((one, other) => other.name.length - one.name.length);
  return held[0]?.seat ?? null;
}

type Owners = readonly (number | null)[];

/** What is needed to read a place of a view. */
interface Reading {
  readonly game: AnyGame;
  readonly words: Describe<AnyGame>;
  readonly view: unknown;
  readonly names: readonly string[];
}

/**
 * Whose entry of a list each is, where each seat has one: the one that the words for the places there name. A game without
 * words is taken to have an entry for each seat, in their order, in a list as long as there are seats.
 */
function ownersOf(keys: readonly string[], depth: number, { game, words, view, names }: Reading): Owners {
  const { words: told } = game.inside.definition as { readonly words?: object };
  if (!told) return names.map((_, seat) => seat);
  return names.map((_, entry) =>
    seatNamed(words.place(keys.with(depth, String(entry)).join("."), view), names),
  );
}

/** Whose place it is: of a path such as `players.2.hand` where each entry of the list belongs to another seat. */
function seatOf(path: string, reading: Reading): number | null {
  const { view, names } = reading;
  const keys = path.split(".");
  for (let depth = 1; depth < keys.length; depth++) {
    const list = at(view, keys.slice(0, depth).join("."));
    const index = Number(keys[depth]);
    if (!Array.isArray(list) || list.length !== names.length || !Number.isInteger(index)) continue;
    const owners = ownersOf(keys, depth, reading);
    if (!owners.includes(null) && new Set(owners).size === names.length) return owners[index] ?? null;
  }
  return null;
}

type Plan = AnyGame["inside"]["plan"];

/** Whether the game's map of visibility shows no more than the number of cards of a place. */
function isCounted(path: string, plan: Plan): boolean {
  let part: Plan | undefined = plan;
  for (const key of path.split("."))
    if (part?.kind === "fields") part = part.fields.find(([name]) => name === key)?.[1];
    else if (part?.kind === "each") part = part.plan;
  return part?.kind === "count";
}

function placeOf(path: string, text: string, { game, words, view }: Reading): Place {
  const value = at(view, path);
  const isCount = isCounted(path, game.inside.plan);
  const name = words.place(path, view);
  if (isCount && typeof value === "number") return { path, name, text, count: value, cards: [] };
  const cards = cardsOf(value, path, view, words);
  const isPile = cards.length >= pile && cards.every(({ kind }) => kind === "back");
  const open = `${name}: ${cards.map((card) => card.text).join(", ")}`;
  return {
    path,
    name,
    text: isCount ? open : text,
    count: isPile ? cards.length : null,
    cards: isPile ? [] : cards,
  };
}

/** What a viewer sees, as groups of places: the table's first, then the seats', its own before the others. */
export function groupsOf(
  game: AnyGame,
  words: Describe<AnyGame>,
  view: unknown,
  seats: number,
  own: number | null,
): Group[] {
  const names = Array.from({ length: seats }, (_, seat) => words.seat(seat, view));
  const reading = { game, words, view, names };
  const groups = new Map<number | null, Place[]>();
  for (const { path, text } of words.places(view)) {
    const seat = seatOf(path, reading);
    groups.set(seat, [...(groups.get(seat) ?? []), placeOf(path, text, reading)]);
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
