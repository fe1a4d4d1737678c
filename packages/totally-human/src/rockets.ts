import {
  countSeats,
  includes,
  nobody,
  only,
  regroup,
  union,
  without,
  type Seat,
  type Seats,
} from "@facedown/core";
import type { Dropped, Request, Rocket, State, TableDealer } from "./state.js";

/** The index of the rocket on which this seat's standee stands, or −1 before the launch phase. */
export function rocketOf(rockets: readonly Readonly<Rocket>[], seat: Seat): number {
  for (let at = 0; at < rockets.length; at++) if (includes(rockets[at]!.crew, seat)) return at;
  return -1;
}

/** Whether this seat's rocket has launched. */
export function hasLaunched(rockets: readonly Readonly<Rocket>[], seat: Seat): boolean {
  return rockets[rocketOf(rockets, seat)]?.launched === true;
}

/** All who are on rockets that have not launched. */
export function notLaunched(rockets: readonly Readonly<Rocket>[]): Seats {
  let seats = nobody;
  for (const { crew, launched } of rockets) if (!launched) seats = union(seats, crew);
  return seats;
}

/** The indices of the rockets with somebody aboard, from the fewest to the most, then from left to right (TH-A18). */
export function bySize(rockets: readonly Readonly<Rocket>[]): number[] {
  const aboard = rockets.map(({ crew }) => countSeats(crew));
  return aboard
    .map((_, rocket) => rocket)
    .filter((rocket) => aboard[rocket]! > 0)
    .sort((a, b) => aboard[a]! - aboard[b]! || a - b);
}

/** Drops the requests that pass the test and says so. */
export function dropRequests(
  state: State,
  dealer: TableDealer,
  test: (request: Request) => boolean,
  why: Dropped,
): void {
  if (!state.requests.some(test)) return;
  for (const request of state.requests)
    if (test(request))
      dealer.tell({ type: "requestDropped", seat: request.seat, rocket: request.rocket, why });
  state.requests = state.requests.filter((request) => !test(request));
}

/** Somebody boarded or left: launch flags fall (TH-A14), and requests are up to those aboard now (TH-A12). */
function crewChanged(state: State, dealer: TableDealer, index: number): void {
  const rocket = state.rockets[index]!;
  if (rocket.ready !== nobody) {
    dealer.tell({ type: "launchCleared", rocket: index, seats: rocket.ready });
    rocket.ready = nobody;
  }
  for (const request of state.requests) if (request.rocket === index) regroup(request.consent, rocket.crew);
}

/** Moves a standee to another rocket. */
export function travel(state: State, dealer: TableDealer, seat: Seat, to: number): void {
  const from = rocketOf(state.rockets, seat);
  const [left, boarded] = [state.rockets[from]!, state.rockets[to]!];
  left.crew = without(left.crew, only(seat));
  boarded.crew = union(boarded.crew, only(seat));
  dealer.tell({ type: "boarded", seat, from, to });
  dropRequests(state, dealer, (request) => request.seat === seat, "moved");
  crewChanged(state, dealer, from);
  crewChanged(state, dealer, to);
}
