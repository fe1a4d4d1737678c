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

/** What lies together at one place: the cells of a zone, the choices of seats, or a cell alone. */
export interface Lot {
  readonly place: string;
  readonly inOrder: boolean;
  /** A cell that lies in no zone, or what a zone holds, with its empty places. */
  readonly held: Cell | readonly unknown[];
}

/** Calls `visit` for every lot of a state, in the order of the map of visibility. */
export function eachLot(plan: Plan, value: unknown, visit: (lot: Lot) => void, place = ""): void {
  if (typeof value !== "object" || value === null || plan.kind === "public") return;
  if (plan.kind === "fields") {
    for (const [key, inner] of plan.fields)
      eachLot(inner, (value as Fields)[key], visit, place === "" ? key : `${place}.${key}`);
    return;
  }
  if (plan.kind === "each") {
    for (const key of Object.keys(value))
      eachLot(plan.plan, (value as Fields)[key], visit, `${place}.${key}`);
    return;
  }
  if (Array.isArray(value)) {
    value.forEach((inner, key) => {
      eachLot(plan, inner, visit, `${place}.${key}`);
    });
    return;
  }
  const inOrder = plan.kind === "cells";
  if (isCell(value)) {
    visit({ place, inOrder, held: value });
    return;
  }
  const held = "cards" in value ? value.cards : (value as { choices?: unknown }).choices;
  visit({ place, inOrder, held: held as readonly unknown[] });
}

/** Calls `visit` for every cell of a lot, in order. */
export function eachOf({ place, inOrder, held }: Lot, visit: (cell: Cell, lying: Lying) => void): void {
  if (isCell(held)) {
    visit(held, { place, index: -1, inOrder });
    return;
  }
  held.forEach((cell, index) => {
    if (isCell(cell)) visit(cell, { place, index, inOrder });
  });
}

/** Calls `visit` for every cell of a state, in the order of the map of visibility. */
export function eachCell(plan: Plan, value: unknown, visit: (cell: Cell, lying: Lying) => void): void {
  eachLot(plan, value, (lot) => {
    eachOf(lot, visit);
  });
}
