import { FacedownError } from "./errors.js";
import { allSeats, assertSeat, everyone, includes, nobody, only, type Seat, type Seats } from "./seats.js";
import { secret, showCell, type Secret } from "./secret.js";

/**
 * A simultaneous choice: those asked choose in secret, in any order, and the choices are opened together. `choices` has
 * a place for each seat. In a view it is a `SealedView`: others see that a choice is made, not what.
 */
export interface Sealed<T> {
  readonly asked: Seats;
  readonly choices: readonly (Secret<T> | null)[];
}

/** What a viewer sees of one seat's choice. */
export interface SealedChoice<T> {
  /** Whether this seat is to choose. */
  readonly asked: boolean;
  /** Whether it has chosen. */
  readonly sealed: boolean;
  /** What it chose, or `null` if this viewer may not see it. */
  readonly choice: T | null;
}

/** What a viewer sees of a simultaneous choice: one `SealedChoice` a seat. */
export type SealedView<T> = readonly SealedChoice<T>[];

/** A choice that nobody has made yet, at a table of `seats`. */
export function sealed<T>(seats: number, asked: Seats = nobody): Sealed<T> {
  return { asked: (asked & allSeats(seats)) as Seats, choices: Array.from({ length: seats }, () => null) };
}

/** Those who are asked and have not chosen: of the state or of a view. */
export function stillToChoose(of: Sealed<unknown> | SealedView<unknown>): Seats {
  let mask = 0;
  if ("choices" in of)
    of.choices.forEach((choice, seat) => (mask |= choice === null ? of.asked & (1 << seat) : 0));
  else of.forEach((choice, seat) => (mask |= choice.asked && !choice.sealed ? 1 << seat : 0));
  return mask as Seats;
}

/** Whether somebody is asked and all who are have chosen. */
export function allSealed(of: Sealed<unknown>): boolean {
  return of.asked !== nobody && stillToChoose(of) === nobody;
}

/** Whether this seat has chosen. */
export function hasSealed(of: Sealed<unknown>, seat: Seat): boolean {
  return of.choices[seat] !== null && of.choices[seat] !== undefined;
}

type Open<T> = { asked: Seats; choices: (Secret<T> | null)[] };

/** Asks these seats anew; what was chosen before is gone. */
export function askAll(of: Sealed<unknown>, asked: Seats): void {
  const open = of as Open<unknown>;
  open.asked = (asked & allSeats(of.choices.length)) as Seats;
  for (let seat = 0; seat < open.choices.length; seat++)
    if (open.choices[seat] !== null) open.choices[seat] = null;
}

/** Makes or changes a seat's choice; tells whether it had chosen before. Throws `bad-sealed` if it is not asked. */
export function sealChoice<T>(of: Sealed<T>, seat: Seat, choice: T, shownTo: Seats = only(seat)): boolean {
  assertSeat(seat, of.choices.length);
  if (!includes(of.asked, seat))
    throw new FacedownError("bad-sealed", "seat", seat, "a seat that is asked to choose");
  if (choice === null || choice === undefined)
    throw new FacedownError("bad-sealed", "choice", choice, "a choice, which is never null");
  const before = of.choices[seat] !== null;
  (of as Open<T>).choices[seat] = secret(choice, shownTo);
  return before;
}

/** Takes a seat's choice back; tells whether there was one. */
export function withdrawChoice(of: Sealed<unknown>, seat: Seat): boolean {
  assertSeat(seat, of.choices.length);
  if (of.choices[seat] === null) return false;
  (of as Open<unknown>).choices[seat] = null;
  return true;
}

/** Shows the choices of `seats` to everyone and drops the others unopened; tells whether somebody sees one anew. */
export function openChoices(of: Sealed<unknown>, seats: Seats = everyone): boolean {
  let seen = false;
  of.choices.forEach((choice, seat) => {
    if (choice === null) return;
    if (includes(seats, seat)) seen = showCell(choice, everyone) || seen;
    else (of as Open<unknown>).choices[seat] = null;
  });
  return seen;
}
