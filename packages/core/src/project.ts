import { FacedownError } from "./errors.js";
import { freezeJson, sameText } from "./json.js";
import type { Sealed, SealedChoice } from "./sealed.js";
import { viewerOf, type Seats, type Viewer } from "./seats.js";
import type { Secret } from "./secret.js";
import { eachRule } from "./visibility.js";
import { size, type AnyZone } from "./zone.js";

/** A map of visibility made ready to project with. */
export type Plan =
  | { readonly kind: "public" | "cells" | "count" | "hidden" }
  | { readonly kind: "each"; readonly plan: Plan }
  | { readonly kind: "fields"; readonly fields: readonly (readonly [string, Plan])[]; lazy?: LazyMaker };

/** Up to this many cards, or other elements, of a lazy list are made at once, which is faster than each when it is read. */
const mostCardsAtOnce = 32;
const mostAtOnce = 8;

type LazyMaker = (value: object, bit: Seats, frozen: boolean) => object;
type Fields = Record<string, unknown>;

/** Reads a map of visibility. Throws `bad-game` where it is none. */
export function planOf(rule: unknown, path: string): Plan {
  if (rule === "public" || rule === "cells" || rule === "count" || rule === "hidden") return { kind: rule };
  const inner = eachRule(rule);
  if (inner === "hidden")
    throw new FacedownError("bad-game", `${path}.*`, inner, '"hidden" for the whole list, without each(…)');
  if (inner !== undefined) return { kind: "each", plan: planOf(inner, `${path}.*`) };
  if (typeof rule !== "object" || rule === null)
    throw new FacedownError("bad-game", path, rule, '"public", "cells", "count", "hidden", each(…) or a map');
  return {
    kind: "fields",
    fields: Object.entries(rule).map(([key, part]) => [key, planOf(part, `${path}.${key}`)]),
  };
}

function seen(cell: Secret<unknown, unknown>, bit: Seats): unknown {
  return (cell.shownTo & bit) !== 0 ? cell.face : (cell.back ?? null);
}

function cardSeen(card: Secret<unknown, unknown> | "empty" | undefined, bit: Seats): unknown {
  return card === "empty" ? card : seen(card as Secret<unknown, unknown>, bit);
}

function choiceSeen(
  asked: Seats,
  seat: number,
  choice: Secret<unknown> | null | undefined,
  bit: Seats,
): SealedChoice<unknown> {
  const sealed = choice !== null && choice !== undefined;
  return { asked: (asked & (1 << seat)) !== 0, sealed, choice: sealed ? seen(choice, bit) : null };
}

/** For the lazy views: what is seen of cells, without what was seen before. */
function looseCells(value: unknown, bit: Seats, frozen: boolean): unknown {
  if (value === null || value === "empty") return value;
  if ("face" in (value as object)) return seen(value as Secret<unknown, unknown>, bit);
  const list: unknown[] = [];
  if (Array.isArray(value)) for (const inner of value) list.push(looseCells(inner, bit, frozen));
  else if ("cards" in (value as object)) {
    const { cards } = value as AnyZone<unknown, unknown>;
    if (cards.length > mostCardsAtOnce) return longList(cards.length, (at) => cardSeen(cards[at], bit));
    for (const card of cards) list.push(cardSeen(card, bit));
  } else {
    const { asked, choices } = value as Sealed<unknown>;
    for (let seat = 0; seat < choices.length; seat++) {
      const choice = choiceSeen(asked, seat, choices[seat], bit);
      list.push(frozen ? Object.freeze(choice) : choice);
    }
  }
  return frozen ? Object.freeze(list) : list;
}

/**
 * A list of what is seen of values: the one that was seen before when nothing is different. Values that are the same
 * objects as before are passed over.
 */
function listSeen(
  values: readonly unknown[],
  before: readonly unknown[] | null | undefined,
  seenBefore: unknown,
  part: (at: number, seenBefore: unknown) => unknown,
): unknown {
  const { length } = values;
  const old = Array.isArray(seenBefore) ? (seenBefore as readonly unknown[]) : [];
  const known = before && old === seenBefore ? Math.min(before.length, old.length) : 0;
  let list: unknown[] | undefined;
  for (let at = 0; at < length; at++) {
    if (at < known && values[at] === before?.[at]) continue;
    const was = at < old.length ? old[at] : undefined;
    const now = part(at, was);
    if (now === was) continue;
    // Spread, since slicing a frozen list takes a hundred times as long.
    list ??= [...old];
    list[at] = now;
  }
  if (length === old.length && old === seenBefore && !list) return old;
  list ??= [...old];
  if (list.length > length) list.length = length;
  return Object.freeze(list);
}

function sameOr(now: unknown, seenBefore: unknown): unknown {
  return seenBefore !== undefined && sameText(now, seenBefore) ? seenBefore : now;
}

function projectCells(value: unknown, bit: Seats, before: unknown, seenBefore: unknown): unknown {
  if (value === null || value === "empty") return value;
  if (value === before && seenBefore !== undefined) return seenBefore;
  if ("face" in (value as object)) return sameOr(seen(value as Secret<unknown, unknown>, bit), seenBefore);
  if (Array.isArray(value)) {
    const old = before as readonly unknown[] | null | undefined;
    return listSeen(value, old, seenBefore, (at, was) => projectCells(value[at], bit, old?.[at], was));
  }
  if ("cards" in (value as object)) {
    const { cards } = value as AnyZone<unknown, unknown>;
    const old = (before as AnyZone<unknown, unknown> | null | undefined)?.cards;
    return listSeen(cards, old, seenBefore, (at, was) => sameOr(cardSeen(cards[at], bit), was));
  }
  const { asked, choices } = value as Sealed<unknown>;
  const old = before as Sealed<unknown> | null | undefined;
  const known = old?.asked === asked ? old.choices : undefined;
  return listSeen(choices, known, seenBefore, (seat, was) => {
    const now = choiceSeen(asked, seat, choices[seat], bit);
    return was !== undefined && sameText(now, was) ? was : Object.freeze(now);
  });
}

function countCards(of: AnyZone<unknown, unknown>): number {
  return "fixed" in of ? size(of) : of.cards.length;
}

/**
 * What a viewer sees of a value: frozen plain data, made against what the same viewer saw before, so that what did not
 * change is the same object.
 */
export function project(
  plan: Plan,
  value: unknown,
  bit: Seats,
  before?: unknown,
  seenBefore?: unknown,
): unknown {
  if (value === before && seenBefore !== undefined) return seenBefore;
  if (value === null || value === undefined) return value;
  switch (plan.kind) {
    case "public":
      return sameText(value, seenBefore) ? seenBefore : value;
    case "count":
      return countCards(value as AnyZone<unknown, unknown>);
    case "hidden":
      return undefined;
    case "cells":
      return projectCells(value, bit, before, seenBefore);
    case "each": {
      const { plan: inner } = plan;
      if (!Array.isArray(value))
        return projectFields(
          Object.keys(value).map((key) => [key, inner]),
          value as Fields,
          bit,
          before,
          seenBefore,
        );
      const old = before as readonly unknown[] | null | undefined;
      return listSeen(value, old, seenBefore, (at, was) => project(inner, value[at], bit, old?.[at], was));
    }
    case "fields":
      return projectFields(plan.fields, value as Fields, bit, before, seenBefore);
  }
}

function projectFields(
  fields: readonly (readonly [string, Plan])[],
  value: Fields,
  bit: Seats,
  before: unknown,
  seenBefore: unknown,
): unknown {
  const [old, oldSeen] = [before as Fields | null | undefined, seenBefore as Fields | null | undefined];
  const view: Fields = {};
  const oldKeys = oldSeen ? Object.keys(oldSeen) : [];
  let keys = 0;
  let same = true;
  for (const [key, plan] of fields) {
    if (plan.kind === "hidden" || !Object.hasOwn(value, key)) continue;
    const part = project(plan, value[key], bit, old?.[key], oldSeen?.[key]);
    view[key] = part;
    if (same && (oldKeys[keys] !== key || part !== oldSeen?.[key])) same = false;
    keys++;
  }
  return same && oldSeen && keys === oldKeys.length ? oldSeen : Object.freeze(view);
}

class Lazy {
  readonly #value: object;
  readonly #bit: Seats;
  readonly #frozen: boolean;
  readonly #read: unknown[];
  constructor(value: object, bit: Seats, frozen: boolean, parts: number) {
    this.#value = value;
    this.#bit = bit;
    this.#frozen = frozen;
    this.#read = new Array(parts);
  }
  static read(view: Lazy, at: number, key: string, plan: Plan): unknown {
    const kept = view.#read[at];
    if (kept !== undefined) return kept;
    return (view.#read[at] = lazily(plan, (view.#value as Fields)[key], view.#bit, view.#frozen));
  }
  static derive(view: Lazy, at: number, from: (view: never, viewer: never) => unknown): unknown {
    const kept = view.#read[at];
    return kept !== undefined ? kept : (view.#read[at] = from(view as never, viewerOf(view.#bit) as never));
  }
}

/** A list whose elements are made when they are read. Nobody can change it. */
function longList(length: number, make: (at: number) => unknown): unknown {
  const list: unknown[] = new Array(length);
  const fill = (key: string | symbol): void => {
    const at = typeof key === "string" ? Number(key) : -1;
    if (at >= 0 && at < length && list[at] === undefined) list[at] = make(at);
  };
  return new Proxy(list, {
    get: (_, key) => {
      fill(key);
      return Reflect.get(list, key) as unknown;
    },
    has: (_, key) => {
      fill(key);
      return key in list;
    },
    getOwnPropertyDescriptor: (_, key) => {
      fill(key);
      return Reflect.getOwnPropertyDescriptor(list, key);
    },
    ownKeys: () => {
      for (let at = 0; at < length; at++) fill(String(at));
      return Reflect.ownKeys(list);
    },
    set: () => false,
    defineProperty: () => false,
    deleteProperty: () => false,
    preventExtensions: () => false,
  });
}

/** In a simulation nothing is frozen: what its views give is of no more use after the next move. */
function lazily(plan: Plan, value: unknown, bit: Seats, frozen: boolean): unknown {
  if (value === null || value === undefined) return value;
  if (plan.kind === "fields") return (plan.lazy ??= lazyMaker(plan.fields))(value, bit, frozen);
  if (plan.kind === "public") return value;
  if (plan.kind === "cells") return looseCells(value, bit, frozen);
  if (plan.kind !== "each" || plan.plan.kind === "public") return project(plan, value, bit);
  const { plan: inner } = plan;
  if (Array.isArray(value)) {
    if (value.length > mostAtOnce)
      return longList(value.length, (at) => lazily(inner, value[at], bit, frozen));
    const list: unknown[] = [];
    for (const part of value) list.push(lazily(inner, part, bit, frozen));
    return frozen ? Object.freeze(list) : list;
  }
  const parts = Object.entries(value).map(([key, part]) => [key, lazily(inner, part, bit, frozen)] as const);
  return Object.freeze(Object.fromEntries(parts));
}

/** Functions of a viewer's own view that add to it. */
export type DerivedParts = Readonly<Record<string, (view: never, viewer: never) => unknown>>;

/**
 * Makes views that project a field when it is read, for checks inside the engines: spread, cloned or posted they are
 * empty. They hold for the position they were made in.
 */
export function lazyMaker(
  fields: readonly (readonly [string, Plan])[],
  derived: DerivedParts = {},
): LazyMaker {
  class View extends Lazy {}
  const parts = fields.filter(([, plan]) => plan.kind !== "hidden");
  parts.forEach(([key, plan], at) => {
    Object.defineProperty(View.prototype, key, {
      get(this: Lazy) {
        return Lazy.read(this, at, key, plan);
      },
    });
  });
  const more = Object.entries(derived);
  more.forEach(([key, from], i) => {
    Object.defineProperty(View.prototype, key, {
      get(this: Lazy) {
        return Lazy.derive(this, parts.length + i, from);
      },
    });
  });
  return (value, bit, frozen) => new View(value, bit, frozen, parts.length + more.length);
}

/** A value that was derived from a view, and the fields of the view that it was worked out from. */
export interface DerivedSeen {
  readonly value: unknown;
  readonly from: readonly string[];
}

const anyField = "*";

/**
 * Works a derived value out, frozen; or gives the one of the view before when none of the fields it was worked out from
 * is another object now.
 */
export function derive(
  from: DerivedParts[string],
  view: object,
  viewer: Viewer,
  before: DerivedSeen | undefined,
  viewBefore: object | undefined,
): DerivedSeen {
  const unchanged = (field: string): boolean =>
    field !== anyField && (view as Fields)[field] === (viewBefore as Fields | undefined)?.[field];
  if (before?.from.every(unchanged)) return before;
  const read = new Set<string>();
  const note = (key: string | symbol): void => {
    if (typeof key === "string") read.add(key);
  };
  const noting = new Proxy(view, {
    get: (_, key) => {
      note(key);
      return Reflect.get(view, key) as unknown;
    },
    has: (_, key) => {
      note(key);
      return Reflect.has(view, key);
    },
    ownKeys: () => {
      // Fields may come and go: whoever lists them may depend on any field that there is or could be.
      read.add(anyField);
      return Reflect.ownKeys(view);
    },
  });
  const value = freezeJson(from(noting as never, viewer as never));
  return { value: sameText(before?.value, value) ? before?.value : value, from: [...read] };
}
