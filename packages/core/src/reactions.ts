import type { Dealer } from "./dealer.js";
import { FacedownError } from "./errors.js";
import { allSealed, sealed, stillToChoose, type Sealed } from "./sealed.js";
import {
  countSeats,
  includes,
  nobody,
  only,
  seatList,
  union,
  without,
  type Seat,
  type Seats,
} from "./seats.js";

/** For how long a pass is: this window, the rest of the turn, or until the seat is aimed at. */
export const passes = ["pass", "pass for the turn", "pass until aimed at"] as const;

/** For how long a pass is: this window, the rest of the turn, or until the seat is aimed at. */
export type Pass = (typeof passes)[number];

/**
 * A window in which seats may react to what was announced. All that are asked answer in secret, each with a pass or a
 * reaction; when all are in, only the first reaction clockwise and the passes before it are opened. A state holds it
 * under `{ answers: "cells", turn: "public", aimed: "public" }`.
 */
export interface Reactions<Reaction extends number | object> {
  /** What those say who are asked now. */
  answers: Sealed<Pass | Reaction>;
  /** Those who passed for the rest of the turn. */
  turn: Seats;
  /** Those who passed until they are aimed at. */
  aimed: Seats;
}

/** What `closeWindow` needs to know. */
export interface Closing {
  /**
   * The seats in the order in which their reactions count, the first one first: each that is asked once, and any that are
   * not.
   */
  readonly order: readonly Seat[];
  /**
   * Discloses who reacts, before anything is opened: `null` for nobody. Nothing else tells of a hidden answer, so the
   * fact is one that the game declares: `(seat) => dealer.disclose("reacts", seat, everyone)`.
   */
  readonly disclose: (seat: Seat | null) => unknown;
}

/** The reaction that counts. */
export interface FirstReaction<Reaction> {
  readonly seat: Seat;
  readonly reaction: Reaction;
}

type AnyDealer = Pick<Dealer<never, never>, "ask" | "seal" | "open">;

/** No window is open, and nobody has passed for longer. */
export function noReactions<Reaction extends number | object>(seats: number): Reactions<Reaction> {
  return { answers: sealed<Pass | Reaction>(seats), turn: nobody, aimed: nobody };
}

/** Whether an answer is a pass. */
export function isPass(answer: unknown): answer is Pass {
  return (passes as readonly unknown[]).includes(answer);
}

/** Those who have passed for longer than a window. */
export function standingPasses({ turn, aimed }: Readonly<Pick<Reactions<object>, "turn" | "aimed">>): Seats {
  return union(turn, aimed);
}

/** A seat takes its standing pass back, or it lapses: those seats are asked again from the next window on. */
export function lapsePasses(reactions: Pick<Reactions<object>, "turn" | "aimed">, seats: Seats): void {
  reactions.turn = without(reactions.turn, seats);
  reactions.aimed = without(reactions.aimed, seats);
}

/** The passes for the turn lapse: a turn begins. */
export function endTurnPasses(reactions: Pick<Reactions<object>, "turn">): void {
  reactions.turn = nobody;
}

/**
 * Opens a window for these seats, which must follow from what everybody may know; those who have passed for longer
 * are not asked. Tells whether anybody is asked: otherwise no window is open. Throws `bad-sealed` while a window is open:
 * its answers would be gone.
 */
export function openWindow(dealer: AnyDealer, reactions: Reactions<number | object>, seats: Seats): boolean {
  if (isWindowOpen(reactions))
    throw new FacedownError("bad-sealed", "answers", reactions.answers.asked, "no window that is open");
  const asked = without(seats, standingPasses(reactions));
  if (asked === nobody) return false;
  dealer.ask(reactions.answers, asked);
  return true;
}

/** Whether a window is open. */
export function isWindowOpen({ answers }: Readonly<Reactions<number | object>>): boolean {
  return answers.asked !== nobody;
}

/** Whether a window is open and all who are asked have answered. */
export function isWindowFull({ answers }: Readonly<Reactions<number | object>>): boolean {
  return allSealed(answers);
}

/** A seat answers, in secret; it may answer anew until the window closes. Throws `bad-sealed` if it is not asked. */
export function answerWindow<Reaction extends number | object>(
  dealer: AnyDealer,
  reactions: Reactions<Reaction>,
  seat: Seat,
  answer: Pass | Reaction,
): void {
  dealer.seal(reactions.answers, seat, answer);
}

/** Everybody who has not answered passes this once: the table's time is up. */
export function passForTheRest(dealer: AnyDealer, reactions: Reactions<number | object>): void {
  for (const seat of seatList(stillToChoose(reactions.answers))) dealer.seal(reactions.answers, seat, "pass");
}

/**
 * Closes a full window. The first seat of `order` that reacts is disclosed, its answer and the passes before it are opened
 * and passes for longer among them stand; answers behind it are dropped unopened, so that nobody learns who else would
 * have reacted. Gives the reaction; `undefined` when all passed. Throws `bad-sealed` unless the window is full and `order`
 * has each seat that is asked once.
 */
export function closeWindow<Reaction extends number | object>(
  dealer: AnyDealer,
  reactions: Reactions<Reaction>,
  { order, disclose }: Closing,
): FirstReaction<Reaction> | undefined {
  const { answers } = reactions;
  if (!allSealed(answers))
    throw new FacedownError("bad-sealed", "answers", answers.asked, "a window in which all have answered");
  const asked = order.filter((seat) => includes(answers.asked, seat));
  if (asked.length !== countSeats(answers.asked) || only(...asked) !== answers.asked)
    throw new FacedownError("bad-sealed", "order", order, "each seat that is asked, once");
  const at = asked.findIndex((seat) => !isPass(answers.choices[seat]?.face));
  const first = asked[at] ?? null;
  disclose(first);
  const opened = first === null ? asked : asked.slice(0, at + 1);
  dealer.open(answers, union(...opened.map((seat) => only(seat))));
  const reaction = first === null ? undefined : (answers.choices[first]?.face as Reaction);
  for (const seat of opened) keepStanding(reactions, seat, answers.choices[seat]?.face);
  dealer.ask(answers, nobody);
  return first === null || reaction === undefined ? undefined : { seat: first, reaction };
}

function keepStanding(
  reactions: Pick<Reactions<object>, "turn" | "aimed">,
  seat: Seat,
  answer: unknown,
): void {
  if (answer === "pass for the turn") reactions.turn = union(reactions.turn, only(seat));
  if (answer === "pass until aimed at") reactions.aimed = union(reactions.aimed, only(seat));
}
