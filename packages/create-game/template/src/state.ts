import {
  defineRules,
  each,
  type Dealer,
  type Sealed,
  type Seat,
  type ViewOfRules,
  type Zone,
} from "@facedown/core";
import { rulebook } from "./rules.js";

/** Where a game is: the players choose cards, or all is over. */
export type Phase = "choose" | "over";

/** A player. */
export interface Player {
  hand: Zone<number>;
  /** The wares that were won: indices into the list of the pack. */
  stall: Zone<number>;
}

/** The whole table. */
export interface State {
  phase: Phase;
  /** How many rounds there are. */
  rounds: number;
  /** The round that is played, from 0; the last one when all is over. */
  round: number;
  /** The cards that were not dealt. */
  deck: Zone<number>;
  players: Player[];
  /** The wares that are still to come, as indices into the list of the pack. */
  pile: Zone<number>;
  /** The ware that is for sale; empty when all is over. */
  offer: Zone<number>;
  /** Which card of the hand each player chose, by its place there. */
  chosen: Sealed<number>;
  /** All cards that were played, in order: a round after the other, in each by seat. */
  played: Zone<number>;
}

/** What is told beside what the dealer's own verbs tell. */
export interface Events {
  /** A ware, by its index, is for sale. */
  offered: { round: number; ware: number };
  /** The highest card took the ware. */
  sold: { seat: Seat; card: number; ware: number };
}

/** Why moves are refused: ids of rules, and what their sentences need. */
export interface Rejections {
  /** There is no such card in the hand. */
  "R-4": { readonly cards: number };
  /** The seat has chosen already. */
  "R-5": {};
}

const seen = defineRules<State, Events, Rejections>()({
  visible: {
    phase: "public",
    rounds: "public",
    round: "public",
    deck: "count",
    players: each({ hand: "cells", stall: "cells" }),
    pile: "count",
    offer: "cells",
    chosen: "cells",
    played: "cells",
  },
  events: {
    offered: { round: "public", ware: "public" },
    sold: { seat: "public", card: "public", ware: "public" },
  },
  rulebook,
});

/** What a viewer sees of the table. */
export interface View extends ViewOfRules<typeof seen> {}

/** The rules that the moves are written with. */
export const rules = seen.as<View>();

/** The dealer of this game. */
export type TableDealer = Dealer<Events, {}>;
