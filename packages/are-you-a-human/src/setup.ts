import { everyone, nobody, only, seatList, seatsWhere, zone, type Seats } from "@facedown/core";
import { memoryCardsOf, shortCircuit, shortCircuitCount, type Card } from "./cards.js";
import { settingsOf, teamsOf, type Options } from "./options.js";
import { layCards } from "./rounds.js";
import type { Side, State, TableDealer } from "./state.js";

function sidesOf(options: Options, seats: number, isTeams: boolean): Side[] {
  if (!isTeams)
    return Array.from({ length: seats }, (_, seat) => ({ members: only(seat), captain: seat, score: 0 }));
  const teams = teamsOf(options, seats);
  return [0, 1].map((team) => {
    const members: Seats = seatsWhere(seats, (seat) => teams[seat] === team);
    return { members, captain: options.captains?.[team] ?? seatList(members)[0]!, score: 0 };
  });
}

/** Shuffles the Memory cards and lays out the first round. */
export function setUp(seats: number, options: Options, dealer: TableDealer): State {
  const settings = settingsOf(options, seats);
  const state: State = {
    phase: "memorize",
    settings,
    round: 0,
    stock: zone<Card>(nobody, memoryCardsOf(options.deck)),
    supply: zone<Card>(
      everyone,
      Array.from({ length: shortCircuitCount }, () => shortCircuit),
    ),
    table: zone<Card>(nobody),
    spent: zone<Card>(everyone),
    sides: sidesOf(options, seats, settings.mode === "teams"),
    active: 0,
    bonus: false,
    pointed: null,
    suggestions: [],
    ready: nobody,
  };
  dealer.shuffle(state.stock);
  layCards(state, dealer);
  return state;
}
