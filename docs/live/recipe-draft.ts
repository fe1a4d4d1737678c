import {
  allSeats,
  allSealed,
  defineRules,
  each,
  nobody,
  only,
  sealed,
  size,
  stillToChoose,
  zone,
  type Sealed,
  type Zone,
} from "@facedown/core";
import * as v from "valibot";

interface State {
  deck: Zone<number>;
  packs: Zone<number>[]; // the cards that each seat looks at now
  passing: Zone<number>[]; // on their way to the next seat; empty between moves
  kept: Zone<number>[];
  picks: Sealed<number>;
}

const rules = defineRules<State>()({
  visible: {
    deck: "count",
    packs: each("cells"),
    passing: each("cells"),
    kept: each("cells"),
    picks: "cells",
  },
});

const pick = rules.move({
  input: v.strictObject({
    place: v.pipe(v.number(), v.integer(), v.minValue(0)),
  }),
  secret: ["place"],
  check: ({ view, seat, input }) => {
    if (!view.picks[seat]!.asked || view.picks[seat]!.sealed)
      return rules.reject("picked-already");
    return input.place < view.packs[seat]!.length
      ? undefined
      : rules.reject("no-such-card");
  },
  choices: ({ view, seat }) =>
    view.picks[seat]!.asked && !view.picks[seat]!.sealed
      ? view.packs[seat]!.map((_, place) => ({ place }))
      : [],
  apply: ({ state, seat, input, dealer }) => {
    dealer.seal(state.picks, seat, input.place);
  },
});

/** Pick a card, pass the rest on; the highest sum wins. */
export const game = rules.game({
  name: "recipe-draft",
  version: 1,
  seats: { min: 2, max: 4 },
  usual: 40,
  setup: ({ seats, dealer }) => {
    const deck = zone(
      nobody,
      Array.from({ length: 3 * seats }, (_, i) => i + 1),
    );
    const own = () =>
      Array.from({ length: seats }, (_, seat) => zone<number>(only(seat)));
    const packs = own();
    dealer.shuffle(deck);
    dealer.deal(deck, packs, 3);
    const passing = packs.map(() => zone<number>(nobody));
    const picks = sealed<number>(seats, allSeats(seats));
    return { deck, packs, passing, kept: own(), picks };
  },
  moves: { pick },
  toAct: ({ view }) => stillToChoose(view.picks),
  settle: {
    passOn: {
      when: ({ state }) => allSealed(state.picks),
      then: ({ state, dealer }) => {
        const { packs, passing, kept, picks } = state;
        const seats = packs.length;
        // The picks are read and dropped, never opened.
        const places = picks.choices.map((choice) => choice!.face);
        dealer.ask(picks, nobody);
        for (let seat = 0; seat < seats; seat++) {
          dealer.pass(packs[seat]!, places[seat]!, kept[seat]!);
          dealer.moveAll(packs[seat]!, passing[seat]!);
        }
        for (let seat = 0; seat < seats; seat++) {
          const next = packs[(seat + 1) % seats]!;
          dealer.moveAll(passing[seat]!, next);
          dealer.shuffle(next); // from now on the new holder alone sees it
        }
        if (size(packs[0]!) > 0) dealer.ask(picks, allSeats(seats));
        else for (const hand of kept) dealer.reveal(hand);
      },
    },
  },
  outcome: ({ view }) => {
    if (view.kept.some((hand) => hand.length < 3)) return undefined;
    return {
      sums: view.kept.map((hand) =>
        hand.reduce<number>((sum, card) => sum + card!, 0),
      ),
    };
  },
  stocks: ({ state }) => ({
    cards: {
      cells: [
        state.deck,
        ...state.packs,
        ...state.passing,
        ...state.kept,
      ].flatMap(({ cards }) => cards),
    },
    picks: {
      cells: state.picks.choices,
      values: state.packs[0]!.cards.map((_, place) => place),
    },
  }),
});
