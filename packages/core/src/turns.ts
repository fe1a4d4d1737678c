import { assertObject, FacedownError } from "./errors.js";
import { allSeats, assertSeat, includes, nobody, type Seat, type Seats } from "./seats.js";

/** How turns pass around the table. */
export interface TurnOrder {
  /** The number of seats at the table. */
  readonly seats: number;
  /** Clockwise is towards higher seat numbers. Default: clockwise. */
  readonly direction?: "clockwise" | "counterclockwise";
  /** Seats that are skipped. Default: nobody. */
  readonly out?: Seats;
}

/** All seats that are not out, in order of turns, beginning with `first` (or with the next one if `first` is out). */
export function turnsFrom(first: Seat, order: TurnOrder): Seat[] {
  assertObject(order, "bad-option", "order", "{ seats }");
  allSeats(order.seats);
  assertSeat(first, order.seats, "first");
  const step = order.direction === "counterclockwise" ? order.seats - 1 : 1;
  const list: Seat[] = [];
  for (let i = 0, seat = first; i < order.seats; i++, seat = (seat + step) % order.seats)
    if (!includes(order.out ?? nobody, seat)) list.push(seat);
  return list;
}

/** The seat whose turn follows that of `seat`; itself when nobody else is left. Throws `bad-seat` when all are out. */
export function nextSeat(seat: Seat, order: TurnOrder): Seat {
  const [next, other] = turnsFrom(seat, order);
  if (next === undefined)
    throw new FacedownError("bad-seat", "order.out", order.out, "at least one seat that is not out");
  return next === seat ? (other ?? seat) : next;
}
