import {
  allSeats,
  allSealed,
  defineRules,
  each,
  everyone,
  nobody,
  sealed,
  stillToChoose,
  zone,
  type Sealed,
  type Zone,
} from "@facedown/core";
import * as v from "valibot";

interface State {
  coins: number[]; // for all to see
  bids: Sealed<number>;
  lots: Zone<number>;
  lot: Zone<number>;
  won: Zone<number>[];
  unsold: Zone<number>;
}

const rules = defineRules<State>()({
  visible: {
    coins: "public",
    bids: "cells",
    lots: "count",
    lot: "cells",
    won: each("cells"),
    unsold: "cells",
  },
});

const bid = rules.move({
  input: v.strictObject({
    coins: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(6)),
  }),
  secret: ["coins"],
  check: ({ view, seat, input }) => {
    if (!view.bids[seat]!.asked) return rules.reject("nothing-for-sale");
    return input.coins <= view.coins[seat]!
      ? undefined
      : rules.reject("too-poor");
  },
  choices: ({ view, seat }) =>
    view.bids[seat]!.asked
      ? Array.from({ length: view.coins[seat]! + 1 }, (_, coins) => ({ coins }))
      : [],
  // It may be changed until the last player has bid: others are told only the first time.
  apply: ({ state, seat, input, dealer }) => {
    dealer.seal(state.bids, seat, input.coins);
  },
});

/** All bid at once; the highest bid takes the lot and pays, and a tie takes nothing. */
export const game = rules.game({
  name: "recipe-simultaneous-bid",
  version: 1,
  seats: { min: 2, max: 4 },
  usual: 60,
  setup: ({ seats, dealer }) => {
    const lots = zone(nobody, [1, 2, 3, 4, 5]);
    const lot = zone<number>(everyone);
    dealer.shuffle(lots);
    dealer.draw(lots, lot);
    const coins = Array.from({ length: seats }, () => 6);
    const won = coins.map(() => zone<number>(everyone));
    return {
      coins,
      bids: sealed(seats, allSeats(seats)),
      lots,
      lot,
      won,
      unsold: zone(everyone),
    };
  },
  moves: { bid },
  toAct: ({ view }) => stillToChoose(view.bids),
  settle: {
    open: {
      when: ({ state }) => state.lot.cards.length > 0 && allSealed(state.bids),
      then: ({ state, dealer }) => {
        const { bids, coins, lots, lot, won, unsold } = state;
        dealer.open(bids);
        const amounts = bids.choices.map((choice) => choice!.face);
        const most = Math.max(...amounts);
        const winners = amounts.flatMap((amount, seat) =>
          amount === most ? [seat] : [],
        );
        const [winner] = winners.length === 1 ? winners : [];
        if (winner !== undefined) coins[winner]! -= most;
        dealer.move(lot, "top", winner === undefined ? unsold : won[winner]!);
        dealer.draw(lots, lot);
        dealer.ask(
          bids,
          lot.cards.length > 0 ? allSeats(coins.length) : nobody,
        );
      },
    },
  },
  outcome: ({ view }) => {
    if (view.lot.length > 0) return undefined;
    return {
      worths: view.won.map((lots) =>
        lots.reduce<number>((sum, lot) => sum + lot!, 0),
      ),
    };
  },
  stocks: ({ state: { lots, lot, won, unsold, bids } }) => ({
    lots: { cells: [lots, lot, ...won, unsold].flatMap(({ cards }) => cards) },
    bids: { cells: bids.choices, values: [0, 1, 2, 3, 4, 5, 6] },
  }),
  invariants: {
    "nobody bids more than it has": ({ state: { bids, coins } }) =>
      bids.choices.every(
        (choice, seat) => choice === null || choice.face <= coins[seat]!,
      ),
  },
});
