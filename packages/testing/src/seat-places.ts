import type { Seat } from "@facedown/core";
import type { Lying } from "./cells.js";

/** A part of a place that may be a seat: `players` and 2 of `players.2.hand`. */
interface Part {
  readonly name: string;
  readonly index: number;
  /** How many stand there. */
  readonly size: number;
}

function partsOf({ place, index }: Pick<Lying, "place" | "index">, state: unknown): Part[] {
  const parts: Part[] = [];
  const names: string[] = [];
  let value = state;
  for (const key of place.split(".")) {
    if (typeof value !== "object" || value === null) return parts;
    const isIndex = /^\d+$/.test(key);
    if (isIndex) parts.push({ name: names.join("."), index: Number(key), size: Object.keys(value).length });
    names.push(isIndex ? "*" : key);
    value = (value as Readonly<Record<string, unknown>>)[key];
  }
  const choices =
    typeof value === "object" && value !== null
      ? (value as { readonly choices?: unknown }).choices
      : undefined;
  if (Array.isArray(choices) && index >= 0)
    parts.push({ name: names.join("."), index, size: choices.length });
  return parts;
}

/**
 * Which places belong to seats: lists, records and sealed choices that have as many entries as there are seats, in every
 * game looked at.
 */
export class SeatPlaces {
  readonly #others = new Set<string>();

  /** Learns from a place of a state. */
  look(lying: Lying, state: unknown, seats: number): void {
    for (const { name, size } of partsOf(lying, state)) if (size !== seats) this.#others.add(name);
  }

  /** To whom a place belongs. */
  ownersOf(lying: Lying, state: unknown): Seat[] {
    return partsOf(lying, state).flatMap(({ name, index }) => (this.#others.has(name) ? [] : [index]));
  }
}
