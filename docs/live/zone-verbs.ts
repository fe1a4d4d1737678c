import {
  allSeats,
  defineRules,
  each,
  everyone,
  nobody,
  only,
  sealed,
  secret,
  slots,
  zone,
  type Dealer,
  type Sealed,
  type Secret,
  type Slots,
  type Zone,
} from "@facedown/core";

interface Coin {
  readonly front: string;
  readonly side: 0 | 1;
}

interface State {
  deck: Zone<string>;
  mine: Zone<string>;
  yours: Zone<string>;
  table: Zone<string>;
  row: Slots<string>;
  coins: Zone<Coin>;
  aside: Secret<string>[];
  choices: Sealed<string>;
}

type Context = {
  readonly state: State;
  readonly dealer: Dealer<Record<never, never>, Record<never, never>>;
};

const rules = defineRules<State>()({
  visible: {
    deck: "cells",
    mine: "cells",
    yours: "cells",
    table: "cells",
    row: "cells",
    coins: "cells",
    aside: each("cells"),
    choices: "cells",
  },
});

/** A move that does nothing but this. */
const verb = (apply: (context: Context) => void) => rules.move({ apply });

const moves = {
  // #region deal
  deal: verb(({ state, dealer }) => {
    dealer.deal(state.deck, [state.mine, state.yours], 1);
  }),
  // #endregion deal
  // #region draw
  draw: verb(({ state, dealer }) => {
    dealer.draw(state.deck, state.mine);
  }),
  // #endregion draw
  // #region drawUntil
  drawUntil: verb(({ state, dealer }) => {
    dealer.drawUntil(state.deck, {
      test: (face) => face === "C",
      keep: state.mine,
      discard: state.table,
    });
  }),
  // #endregion drawUntil
  // #region move
  move: verb(({ state, dealer }) => {
    dealer.move(state.mine, 0, state.table);
  }),
  // #endregion move
  // #region pass
  pass: verb(({ state, dealer }) => {
    dealer.pass(state.mine, 0, state.yours);
  }),
  // #endregion pass
  // #region moveAll
  moveAll: verb(({ state, dealer }) => {
    dealer.moveAll(state.table, state.deck);
  }),
  // #endregion moveAll
  // #region split
  split: verb(({ state, dealer }) => {
    dealer.split(state.deck, 2, state.yours);
  }),
  // #endregion split
  // #region search
  search: verb(({ state, dealer }) => {
    dealer.search(state.deck, (face) => face === "B", state.mine);
    dealer.shuffle(state.deck);
  }),
  // #endregion search
  // #region take
  take: verb(({ state, dealer }) => {
    state.aside.push(dealer.take(state.mine, 0));
  }),
  // #endregion take
  // #region put
  put: verb(({ state, dealer }) => {
    dealer.put(state.table, secret("N", only(0)));
  }),
  // #endregion put
  // #region row
  row: verb(({ state, dealer }) => {
    dealer.move(state.row, 0, state.mine);
    dealer.draw(state.deck, state.row);
  }),
  // #endregion row
  // #region shuffle
  shuffle: verb(({ state, dealer }) => {
    dealer.moveAll(state.table, state.deck);
    dealer.shuffle(state.deck);
  }),
  // #endregion shuffle
  // #region flip
  flip: verb(({ state, dealer }) => {
    dealer.flip(state.coins, 0);
  }),
  // #endregion flip
  // #region peek
  peek: verb(({ state, dealer }) => {
    dealer.peek(state.deck, "top", 0);
  }),
  // #endregion peek
  // #region show
  show: verb(({ state, dealer }) => {
    dealer.show(state.mine, 0, only(1));
  }),
  // #endregion show
  // #region reveal
  reveal: verb(({ state, dealer }) => {
    dealer.reveal(state.mine);
  }),
  // #endregion reveal
  // #region conceal
  conceal: verb(({ state, dealer }) => {
    dealer.setAudience(state.table, nobody);
    dealer.conceal(state.table);
  }),
  // #endregion conceal
  // #region setAudience
  setAudience: verb(({ state, dealer }) => {
    dealer.setAudience(state.table, only(1)); // the cards that lie there stay as they are
    dealer.draw(state.deck, state.table);
  }),
  // #endregion setAudience
  // #region showTo
  showTo: verb(({ state, dealer }) => {
    dealer.showTo(state.yours.cards[0]!, only(0)); // nobody is told
  }),
  // #endregion showTo
  // #region hidden
  hidden: verb(({ state, dealer }) => {
    state.aside.push(dealer.random.hidden(only(1), ["X", "Y", "Z"]));
  }),
  // #endregion hidden
  // #region seal
  seal: verb(({ state, dealer }) => {
    dealer.seal(state.choices, 0, "P");
  }),
  // #endregion seal
  // #region open
  open: verb(({ state, dealer }) => {
    dealer.seal(state.choices, 0, "P");
    dealer.seal(state.choices, 1, "Q");
    dealer.open(state.choices);
  }),
  // #endregion open
  // #region openOne
  openOne: verb(({ state, dealer }) => {
    dealer.seal(state.choices, 0, "P");
    dealer.seal(state.choices, 1, "Q");
    dealer.open(state.choices, only(1));
  }),
  // #endregion openOne
  // #region withdraw
  withdraw: verb(({ state, dealer }) => {
    dealer.seal(state.choices, 0, "P");
    dealer.withdraw(state.choices, 0);
  }),
  // #endregion withdraw
};

/** A table on which each of the dealer's verbs is a move of its own, for the pictures of the cheat sheet. */
export const game = rules.game({
  name: "zone-verbs",
  version: 1,
  seats: { min: 2, max: 2 },
  usual: 1000,
  // #region setup
  setup: ({ seats }) => ({
    deck: zone(nobody, ["A", "B", "C", "D"]), // D is on top
    mine: zone(only(0), ["K", "L"]),
    yours: zone(only(1), ["R"]),
    table: zone(everyone, ["T", "U"]),
    row: slots(everyone, ["E", "F"]),
    coins: zone<Coin>(everyone, [{ front: "sun", side: 0 }]),
    aside: [],
    choices: sealed<string>(seats, allSeats(seats)),
  }),
  // #endregion setup
  moves,
  toAct: () => only(0),
  outcome: () => undefined,
});
