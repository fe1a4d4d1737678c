import type { Seat } from "@facedown/core";
import type { WireMove } from "./asking.js";
import type { Base } from "./base.js";

const seatNames: ReadonlySet<string> = new Set(
  "seat player target from to of whom who for with partner opponent victim recipient neighbor".split(" "),
);

/**
 * Which fields of inputs name seats: those that are named like one, such as `target` or `to`, and that never held a number
 * beyond the seats in a legal move of the games looked at, as a place in a row would.
 */
export class SeatFields {
  readonly #places = new Set<string>();

  /** Learns from a game. */
  look({ moments, start }: Base): void {
    for (const { ok, deed } of moments) {
      if (!ok || "undo" in deed) continue;
      for (const [field, value] of Object.entries(deed.move))
        if (typeof value === "number" && value >= start.seats) this.#places.add(`${deed.move.type}.${field}`);
    }
  }

  /** The seats that a move names. */
  seatsIn(move: WireMove): Seat[] {
    return Object.entries(move).flatMap(([field, value]) =>
      typeof value === "number" && seatNames.has(field) && !this.#places.has(`${move.type}.${field}`)
        ? [value]
        : [],
    );
  }
}
