import type { Inside, Seats } from "@facedown/core";

/** A cell as it lies in a state. */
export interface Cell {
  readonly face: unknown;
  readonly shownTo: Seats;
  readonly back?: unknown;
}

type Fields = Readonly<Record<string, unknown>>;
type Plan = Inside["plan"];

/** Whether a value looks like a cell. */
export function isCell(value: unknown): value is Cell {
  return typeof value === "object" && value !== null && "face" in value && "shownTo" in value;
}

/** Whether a value looks like a cell, a zone or a sealed choice. */
export function holdsCells(value: unknown): boolean {
  if (isCell(value)) return true;
  if (typeof value !== "object" || value === null) return false;
  return ("audience" in value && "cards" in value) || ("asked" in value && "choices" in value);
}

/** Where a cell lies: `players.2.hand` and 3, and whether viewers can tell the index from its neighbors'. */
export interface Lying {
  readonly place: string;
  /** −1 for a cell that lies in no zone. */
  readonly index: number;
  readonly inOrder: boolean;
}

/** The name of a place, as far as viewers can tell it: `row[3]`, or `deck` where only the count is seen. */
export function placeName({ place, index, inOrder }: Lying): string {
  return inOrder && index >= 0 ? `${place}[${index}]` : place;
}

/** Calls `visit` for every cell of a state, in the order of the map of visibility. */
export function eachCell(
  plan: Plan,
  value: unknown,
  visit: (cell: Cell, lying: Lying) => void,
  place = "",
): void {
  if (typeof value !== "object" || value === null || plan.kind === "public") return;
  if (plan.kind === "fields") {
    for (const [key, inner] of plan.fields)
      eachCell(inner, (value as Fields)[key], visit, place === "" ? key : `${place}.${key}`);
    return;
  }
  if (plan.kind === "each") {
    for (const key of Object.keys(value))
      eachCell(plan.plan, (value as Fields)[key], visit, `${place}.${key}`);
    return;
  }
  if (Array.isArray(value)) {
    value.forEach((inner, key) => eachCell(plan, inner, visit, `${place}.${key}`));
    return;
  }
  const inOrder = plan.kind === "cells";
  if (isCell(value)) {
    visit(value, { place, index: -1, inOrder });
    return;
  }
  const held = (
    "cards" in value ? value.cards : (value as { choices?: unknown }).choices
  ) as readonly unknown[];
  held.forEach((cell, index) => {
    if (isCell(cell)) visit(cell, { place, index, inOrder });
  });
}
