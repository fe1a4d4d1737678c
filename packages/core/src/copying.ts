import { copyJson, freezeJson, sameText } from "./json.js";
import type { Plan } from "./project.js";
import type { Sealed } from "./sealed.js";
import type { Secret } from "./secret.js";
import type { AnyZone } from "./zone.js";

type Fields = Record<string, unknown>;
type Cell = Secret<unknown, unknown>;

/*
 * For states of a few hundred cells, copying all and sharing afterwards what did not change takes half the time of
 * changing through drafts, and rules read plain data meanwhile. Faces are not copied: nobody changes them in place.
 */

/** How much there is to copy: cells and plain values. Stops counting beyond `limit`. */
export function weigh(plan: Plan, value: unknown, limit: number): number {
  if (typeof value !== "object" || value === null) return 1;
  let weight = 1;
  if (plan.kind === "fields") {
    for (const [key, inner] of plan.fields) {
      weight += weigh(inner, (value as Fields)[key], limit - weight);
      if (weight > limit) return weight;
    }
    return weight;
  }
  const list = (value as { cards?: unknown }).cards ?? (value as { choices?: unknown }).choices;
  if (plan.kind !== "each" && plan.kind !== "public" && Array.isArray(list)) return list.length;
  const inner = plan.kind === "each" ? plan.plan : plan;
  for (const key in value) {
    weight += weigh(inner, (value as Fields)[key], limit - weight);
    if (weight > limit) return weight;
  }
  return weight;
}

function copyCell(cell: Cell): Cell {
  const { face, shownTo } = cell;
  return "back" in cell ? { face, shownTo, back: cell.back } : { face, shownTo };
}

function copyCells(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(copyCells);
  if ("face" in value) return copyCell(value as Cell);
  if ("cards" in value) {
    const { audience } = value as AnyZone<unknown, unknown>;
    const cards = (value as AnyZone<unknown, unknown>).cards.map((card) =>
      card === "empty" ? card : copyCell(card),
    );
    return "fixed" in value ? { audience, cards, fixed: true } : { audience, cards };
  }
  const { asked, choices } = value as Sealed<unknown>;
  return { asked, choices: choices.map((choice) => choice && copyCell(choice)) };
}

/** A copy of a state that may be changed in place. */
export function copyState(plan: Plan, value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (plan.kind === "public") return copyJson(value);
  if (plan.kind === "fields") {
    const copy: Fields = { ...value };
    for (const [key, inner] of plan.fields) {
      const part = copy[key];
      if (typeof part === "object" && part !== null) copy[key] = copyState(inner, part);
    }
    return copy;
  }
  if (plan.kind !== "each") return copyCells(value);
  const { plan: inner } = plan;
  if (Array.isArray(value)) return value.map((part) => copyState(inner, part));
  const copy: Fields = {};
  for (const key in value) copy[key] = copyState(inner, (value as Fields)[key]);
  return copy;
}

function sameCell(a: Cell, b: Cell): boolean {
  return a.shownTo === b.shownTo && a.face === b.face && a.back === b.back;
}

type Held = Cell | "empty" | null;

function shareList(before: readonly Held[], after: Held[]): readonly Held[] {
  let same = before.length === after.length;
  for (let i = 0; i < after.length; i++) {
    const [old, now] = [before[i], after[i] as Held];
    if (old === now) continue;
    if (
      typeof old === "object" &&
      old !== null &&
      typeof now === "object" &&
      now !== null &&
      sameCell(old, now)
    )
      after[i] = old;
    else {
      same = false;
      freezeJson(now);
    }
  }
  return same ? before : Object.freeze(after);
}

function shareCells(before: unknown, after: unknown): unknown {
  if (typeof before !== "object" || before === null || typeof after !== "object" || after === null)
    return freezeJson(after);
  if (Array.isArray(before) !== Array.isArray(after)) return freezeJson(after);
  if (Array.isArray(after)) return shareParts(before as Fields, after as unknown as Fields, () => cellsPlan);
  if ("face" in after && "face" in before)
    return sameCell(before as Cell, after as Cell) ? before : freezeJson(after);
  for (const list of ["cards", "choices"] as const) {
    if (!(list in after) || !(list in before)) continue;
    const parts = after as Fields;
    parts[list] = shareList((before as Fields)[list] as Held[], parts[list] as Held[]);
    const head = list === "cards" ? "audience" : "asked";
    return parts[list] === (before as Fields)[list] && parts[head] === (before as Fields)[head]
      ? before
      : Object.freeze(after);
  }
  return freezeJson(after);
}

const cellsPlan: Plan = { kind: "cells" };

function shareParts(before: Fields, after: Fields, planOf: (key: string) => Plan | undefined): unknown {
  const keys = Object.keys(before);
  let same = true;
  let count = 0;
  for (const key in after) {
    const plan = planOf(key);
    const part = plan ? shareState(plan, before[key], after[key]) : freezeJson(after[key]);
    if (part !== before[key] || key !== keys[count]) same = false;
    after[key] = part;
    count++;
  }
  return same && count === keys.length ? before : Object.freeze(after);
}

/** Freezes a changed copy and puts what is as before in the place of its copy, so that equal parts are the same objects. */
export function shareState(plan: Plan, before: unknown, after: unknown): unknown {
  if (before === after || typeof after !== "object" || after === null) return after;
  if (typeof before !== "object" || before === null || Array.isArray(before) !== Array.isArray(after))
    return freezeJson(after);
  if (plan.kind === "public") {
    if (sameText(before, after)) return before;
    return shareParts(before as Fields, after as Fields, () => plan);
  }
  if (plan.kind === "fields") {
    const { fields } = plan;
    let same = true;
    for (const [key, inner] of fields) {
      const part = shareState(inner, (before as Fields)[key], (after as Fields)[key]);
      if (part === (before as Fields)[key]) (after as Fields)[key] = part;
      else same = false;
    }
    const [keys, others] = [Object.keys(before), Object.keys(after)];
    same &&= keys.length === fields.length && keys.length === others.length;
    return same && keys.every((key, i) => key === others[i]) ? before : freezeJson(after);
  }
  if (plan.kind === "each") return shareParts(before as Fields, after as Fields, () => plan.plan);
  return shareCells(before, after);
}
