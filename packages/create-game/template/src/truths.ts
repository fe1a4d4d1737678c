import { nobody, size, type Stock } from "@facedown/core";
import { handSize } from "./cards.js";
import type { State } from "./state.js";

type Context = { readonly state: State };

/** Which cells were shuffled together or may take which values: every cell of the state, once. */
export function stocksOf({ deck, players, pile, offer, chosen, played }: State): {
  readonly [name: string]: Stock;
} {
  return {
    cards: { cells: [...deck.cards, ...players.flatMap(({ hand }) => hand.cards), ...played.cards] },
    wares: { cells: [...pile.cards, ...offer.cards, ...players.flatMap(({ stall }) => stall.cards)] },
    chosen: { cells: chosen.choices, values: players[0]!.hand.cards.map((_, place) => place) },
  };
}

/** What is true of every position of a game. */
export const invariants = {
  "each player has a card fewer for each round that was played": ({ state }: Context) =>
    state.players.every(({ hand }) => size(hand) === handSize - soldIn(state)),
  "each ware that was sold lies in a stall": ({ state }: Context) =>
    state.players.reduce((sum, { stall }) => sum + size(stall), 0) === soldIn(state),
  "nobody is asked for a card when all is over": ({ state }: Context) =>
    state.phase === "choose" || state.chosen.asked === nobody,
};

function soldIn({ phase, round }: State): number {
  return phase === "over" ? round + 1 : round;
}
