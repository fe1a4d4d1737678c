import { FacedownError } from "./errors.js";
import { sameText } from "./json.js";
import type { Sealed } from "./sealed.js";
import { viewerOf, type Seats } from "./seats.js";
import type { Secret } from "./secret.js";
import { eachRule } from "./visibility.js";
import type { AnyZone } from "./zone.js";

/** A map of visibility made ready to project with. */
export type Plan =
  | { readonly kind: "public" | "cells" | "count" | "hidden" }
  | { readonly kind: "each"; readonly plan: Plan }
  | { readonly kind: "fields"; readonly fields: readonly (readonly [string, Plan])[]; lazy?: LazyMaker };

type LazyMaker = (value: object, bit: Seats) => object;
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

function projectCells(value: unknown, bit: Seats): unknown {
  if (value === null || value === "empty") return value;
  if (Array.isArray(value)) return Object.freeze(value.map((inner) => projectCells(inner, bit)));
  if ("face" in (value as object)) return seen(value as Secret<unknown, unknown>, bit);
  if ("cards" in (value as object)) {
    const { cards } = value as AnyZone<unknown, unknown>;
    return Object.freeze(cards.map((card) => (card === "empty" ? card : seen(card, bit))));
  }
  const { asked, choices } = value as Sealed<unknown>;
  const part = (choice: Secret<unknown> | null, seat: number): unknown =>
    Object.freeze({
      asked: (asked & (1 << seat)) !== 0,
      sealed: choice !== null,
      choice: choice === null ? null : seen(choice, bit),
    });
  return Object.freeze(choices.map(part));
}

function countCards({ cards }: AnyZone<unknown, unknown>): number {
  let count = 0;
  for (const card of cards) if (card !== "empty") count++;
  return count;
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
    case "cells": {
      const view = projectCells(value, bit);
      return sameText(view, seenBefore) ? seenBefore : view;
    }
    case "each": {
      if (!Array.isArray(value))
        return projectFields(
          Object.keys(value).map((key) => [key, plan.plan]),
          value as Fields,
          bit,
          before,
          seenBefore,
        );
      const [old, oldSeen] = [before as unknown[] | undefined, seenBefore as unknown[] | undefined];
      const view = value.map((inner, i) => project(plan.plan, inner, bit, old?.[i], oldSeen?.[i]));
      const same = oldSeen?.length === view.length && view.every((part, i) => part === oldSeen[i]);
      return same ? oldSeen : Object.freeze(view);
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

const unread = Symbol("unread");

class Lazy {
  readonly #value: object;
  readonly #bit: Seats;
  readonly #read: unknown[];
  constructor(value: object, bit: Seats, parts: number) {
    this.#value = value;
    this.#bit = bit;
    this.#read = new Array(parts).fill(unread);
  }
  static read(view: Lazy, at: number, key: string, plan: Plan): unknown {
    const kept = view.#read[at];
    if (kept !== unread) return kept;
    return (view.#read[at] = lazily(plan, (view.#value as Fields)[key], view.#bit));
  }
  static derive(view: Lazy, at: number, from: (view: never, viewer: never) => unknown): unknown {
    const kept = view.#read[at];
    return kept !== unread ? kept : (view.#read[at] = from(view as never, viewerOf(view.#bit) as never));
  }
}

function lazily(plan: Plan, value: unknown, bit: Seats): unknown {
  if (value === null || value === undefined) return value;
  if (plan.kind === "fields") return (plan.lazy ??= lazyMaker(plan.fields))(value, bit);
  if (plan.kind !== "each" || plan.plan.kind === "public") return project(plan, value, bit);
  if (Array.isArray(value)) return Object.freeze(value.map((inner) => lazily(plan.plan, inner, bit)));
  const parts = Object.entries(value).map(([key, inner]) => [key, lazily(plan.plan, inner, bit)] as const);
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
  return (value, bit) => new View(value, bit, parts.length + more.length);
}
