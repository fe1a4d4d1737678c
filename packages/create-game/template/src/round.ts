import { allSealed, allSeats, cardAt, nobody } from "@facedown/core";
import * as v from "valibot";
import { handSize } from "./cards.js";
import { rules, type State, type TableDealer } from "./state.js";

type Context = { readonly state: State; readonly dealer: TableDealer };

/** Turns the next ware up and asks all players to choose a card. */
export function openRound(state: State, dealer: TableDealer): void {
  dealer.draw(state.pile, state.offer);
  dealer.tell({ type: "offered", round: state.round, ware: cardAt(state.offer, "top").face });
  dealer.ask(state.chosen, allSeats(state.players.length));
}

/** Chooses a card of the hand, by its place there. */
export const choose = rules.move({
  input: v.strictObject({
    place: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(handSize - 1)),
  }),
  during: "choose",
  secret: ["place"],
  check: ({ view, seat, input }) => {
    if (view.chosen[seat]!.sealed) return rules.reject("R-5");
    const cards = view.players[seat]!.hand.length;
    return input.place < cards ? undefined : rules.reject("R-4", { cards });
  },
  choices: ({ view, seat }) =>
    view.chosen[seat]!.sealed ? [] : view.players[seat]!.hand.map((_, place) => ({ place })),
  apply: ({ state, seat, input, dealer }) => {
    dealer.seal(state.chosen, seat, input.place);
  },
});

/** Puts the chosen cards on the table, in order of seats, and gives them. */
function turnUp({ state, dealer }: Context): number[] {
  dealer.open(state.chosen);
  const places = state.chosen.choices.map((choice) => choice!.face);
  return state.players.map(({ hand }, seat) => {
    dealer.move(hand, places[seat]!, state.played);
    return cardAt(state.played, "top").face;
  });
}

/** When all have chosen, the cards are turned up, and the highest takes the ware. */
export const sell = {
  when: ({ state }: { readonly state: State }) => allSealed(state.chosen),
  then: ({ state, dealer }: Context) => {
    const cards = turnUp({ state, dealer });
    const seat = cards.indexOf(Math.max(...cards));
    const ware = cardAt(state.offer, "top").face;
    dealer.move(state.offer, "top", state.players[seat]!.stall);
    dealer.tell({ type: "sold", seat, card: cards[seat]!, ware });
    if (state.round === state.rounds - 1) {
      state.phase = "over";
      dealer.ask(state.chosen, nobody);
      return;
    }
    state.round++;
    openRound(state, dealer);
  },
};
