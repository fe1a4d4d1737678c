import { FacedownError } from "./errors.js";

declare const seatsBrand: unique symbol;

/** A player's place at the table: an integer from 0 to 30. */
export type Seat = number;

/** Whoever looks at the table: a seat, or the spectator, who holds no cards. */
export type Viewer = Seat | "spectator";

/** Whoever does something: a seat, or the table itself (a timer, the host). */
export type Actor = Seat | "table";

/**
 * A set of viewers as 32 bits: bits 0 to 30 are seats, bit 31 is the spectator. Made by `only`, `except`,
 * `nobody`, `everyone` and their unions; a bare number is no `Seats`, so that a seat is not taken for a set.
 */
export type Seats = number & { readonly [seatsBrand]: "Seats" };

/** The greatest number of seats at one table. */
export const mostSeats = 31;

/** Nobody at all. */
export const nobody: Seats = 0 as Seats;

/** Every seat and the spectator. */
export const everyone: Seats = -1 as Seats;

/** The spectator alone. */
export const spectator: Seats = (1 << 31) as Seats;

/** Throws `bad-seat` unless the value is an integer from 0 to `count` − 1. */
export function assertSeat(seat: unknown, count: number = mostSeats, path = "seat"): asserts seat is Seat {
  if (typeof seat !== "number" || !Number.isInteger(seat) || seat < 0 || seat >= count || Object.is(seat, -0))
    throw new FacedownError("bad-seat", path, seat, `a seat from 0 to ${count - 1}`);
}

/** The viewer as a set of one. Throws `bad-seat`. */
export function viewerBit(viewer: Viewer, count: number = mostSeats): Seats {
  if (viewer === "spectator") return spectator;
  assertSeat(viewer, count, "viewer");
  return (1 << viewer) as Seats;
}

/** The viewer of a set of one. */
export function viewerOf(bit: Seats): Viewer {
  return bit < 0 ? "spectator" : 31 - Math.clz32(bit);
}

/** These seats and nobody else. Throws `bad-seat`. */
export function only(...seats: readonly Seat[]): Seats {
  let mask = 0;
  for (const seat of seats) {
    assertSeat(seat);
    mask |= 1 << seat;
  }
  return mask as Seats;
}

/** Everyone, the spectator included, but these seats. Throws `bad-seat`. */
export function except(...seats: readonly Seat[]): Seats {
  return ~only(...seats) as Seats;
}

/** The seats 0 to `count` − 1, without the spectator. */
export function allSeats(count: number): Seats {
  if (!Number.isInteger(count) || count < 0 || count > mostSeats)
    throw new FacedownError("bad-seat", "count", count, `a number of seats from 0 to ${mostSeats}`);
  return (count === mostSeats ? 0x7fffffff : (1 << count) - 1) as Seats;
}

/** All who are in at least one of the sets. */
export function union(...sets: readonly Seats[]): Seats {
  let mask = 0;
  for (const set of sets) mask |= set;
  return mask as Seats;
}

/** All who are in both sets. */
export function common(a: Seats, b: Seats): Seats {
  return (a & b) as Seats;
}

/** All of `seats` who are not in `others`. */
export function without(seats: Seats, others: Seats): Seats {
  return (seats & ~others) as Seats;
}

/** Whether the set holds this viewer. Throws `bad-seat`. */
export function includes(seats: Seats, viewer: Viewer): boolean {
  return (seats & viewerBit(viewer)) !== 0;
}

/** How many seats the set holds; the spectator is not counted. */
export function countSeats(seats: Seats): number {
  let count = 0;
  for (let rest = seats & 0x7fffffff; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** The seats of the set in rising order; the spectator is left out. */
export function seatList(seats: Seats): Seat[] {
  const list: Seat[] = [];
  for (let rest = seats & 0x7fffffff; rest !== 0; rest &= rest - 1) list.push(31 - Math.clz32(rest & -rest));
  return list;
}

/** The seats from 0 to `count` − 1 for which `test` holds. Throws `bad-seat` for a count over 31. */
export function seatsWhere(count: number, test: (seat: Seat) => boolean): Seats {
  allSeats(count);
  if (typeof test !== "function") throw new FacedownError("bad-seat", "test", test, "a function of a seat");
  let mask = 0;
  for (let seat = 0; seat < count; seat++) if (test(seat)) mask |= 1 << seat;
  return mask as Seats;
}
