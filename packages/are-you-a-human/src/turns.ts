import { nextSeat, seatList, allSeats, without } from "@facedown/core";
import { nextSide, type State, type TableDealer } from "./state.js";

/** Makes the next member of a side its captain (AH-23). */
export function rotateCaptain(state: State, dealer: TableDealer, side: number): void {
  const { members, captain } = state.sides[side]!;
  const seats = Math.max(...seatList(members)) + 1;
  const next = nextSeat(captain, { seats, out: without(allSeats(seats), members) });
  if (next === captain) return;
  state.sides[side]!.captain = next;
  dealer.tell({ type: "captainChanged", side, captain: next });
}

/** Ends the turn: it passes to the left (AH-15), whatever bonus there was (AH-A12). */
export function endTurn(state: State, dealer: TableDealer): void {
  const { active, settings, sides } = state;
  state.bonus = false;
  state.phase = "point";
  state.active = nextSide(active, sides);
  if (settings.captainRotation === "turn") rotateCaptain(state, dealer, active);
}

/** The side that begins the round: in the first one as set or by chance, later the one with the fewest points (AH-19). */
export function firstSide(state: State, dealer: TableDealer): number {
  const { round, settings, sides, active } = state;
  if (round === 0 && settings.firstPlayer !== null)
    return sides.findIndex(({ members }) => seatList(members).includes(settings.firstPlayer!));
  const order = sides.map((_, at) => (active + at) % sides.length);
  if (round === 0) return dealer.random.pick(order);
  const fewest = Math.min(...sides.map(({ score }) => score));
  const tied = order.filter((side) => sides[side]!.score === fewest);
  return settings.tieForFirst === "random" && tied.length > 1 ? dealer.random.pick(tied) : tied[0]!;
}
