import { everyone, nobody, only, sealed, zone } from "@facedown/core";
import { handSize, numbers } from "./cards.js";
import type { Options } from "./options.js";
import type { Pack } from "./pack.js";
import { openRound } from "./round.js";
import type { State, TableDealer } from "./state.js";

/** Deals the cards and opens the first round. */
export function setUp(seats: number, options: Options, pack: Pack, dealer: TableDealer): State {
  const state: State = {
    phase: "choose",
    rounds: options.rounds,
    round: 0,
    deck: zone(nobody, numbers),
    players: Array.from({ length: seats }, (_, seat) => ({
      hand: zone<number>(only(seat)),
      stall: zone<number>(everyone),
    })),
    pile: zone(
      nobody,
      pack.wares.map((_, ware) => ware),
    ),
    offer: zone<number>(everyone),
    chosen: sealed<number>(seats),
    played: zone<number>(everyone),
  };
  dealer.shuffle(state.deck);
  dealer.deal(
    state.deck,
    state.players.map(({ hand }) => hand),
    handSize,
  );
  dealer.shuffle(state.pile);
  openRound(state, dealer);
  return state;
}
