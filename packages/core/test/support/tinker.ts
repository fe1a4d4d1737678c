import * as v from "valibot";
import {
  backedZone,
  defineRules,
  each,
  everyone,
  nobody,
  only,
  sealed,
  secret,
  slots,
  startMatch,
  zone,
  type Dealer,
  type Match,
  type Sealed,
  type Secret,
  type Slots,
  type Viewer,
  type Zone,
} from "@facedown/core";

/** A table to try the dealer's verbs on: every kind of zone, and one move that does what a test says. */
export interface State {
  deck: Zone<string>;
  pile: Zone<string>;
  hands: Zone<string>[];
  row: Slots<string>;
  coins: Zone<{ name: string; side: 0 | 1 }>;
  backed: Zone<string, string>;
  box: Zone<string>;
  cell: Secret<string> | null;
  bids: Sealed<string>;
  note: string;
}

export interface Events {
  happened: { who: number; card: Secret<string>; cards: Secret<string>[] };
}

export type Facts = { parity: "odd" | "even" };
export type Act = (context: { state: State; dealer: Dealer<Events, Facts>; seat: number }) => void;

const rules = defineRules<State, Events>()({
  visible: {
    deck: "count",
    pile: "cells",
    hands: each("cells"),
    row: "cells",
    coins: "cells",
    backed: "cells",
    box: "hidden",
    cell: "cells",
    bids: "cells",
    note: "public",
  },
  events: { happened: { who: "public", card: "cells", cards: "cells" } },
  facts: { parity: v.picklist(["odd", "even"]) },
});

function dealt(): State {
  return {
    deck: zone(nobody, ["a", "b", "c", "d"]),
    pile: zone(everyone, ["p"]),
    hands: [zone(only(0), ["x0", "y0"]), zone(only(1), ["x1"]), zone(only(2), [])],
    row: slots(nobody, ["r0", "empty", "r2"]),
    coins: zone(everyone, [
      { name: "heads", side: 0 },
      { name: "tails", side: 1 },
    ]),
    backed: backedZone(only(0), [
      { face: "k", back: "red" },
      { face: "l", back: "blue" },
    ]),
    box: zone(nobody, ["h"]),
    cell: secret("s", only(0)),
    bids: sealed<string>(3, only(0, 1)),
    note: "",
  };
}

export function tinkerWith(
  act: Act,
  setup?: (context: { dealer: Dealer<Events, Facts>; state: State }) => void,
) {
  return rules.game({
    name: "tinker",
    version: 1,
    seats: { min: 3, max: 3 },
    usual: 100,
    setup: ({ dealer }) => {
      const state = dealt();
      setup?.({ dealer, state });
      return state;
    },
    moves: { act: rules.move({ apply: ({ state, dealer, seat }) => act({ state, dealer, seat }) }) },
    toAct: () => only(0, 1, 2),
    outcome: () => undefined,
  });
}

export type Tinker = ReturnType<typeof tinkerWith>;

export const startTinker = (act: Act, seed = "tinker"): Match<Tinker> =>
  startMatch(tinkerWith(act), { seats: 3, seed });

/** The match after seat 0 did this. */
export function did(act: Act, seed?: string): Match<Tinker> {
  const played = startTinker(act, seed).play(0, { type: "act" });
  if (!played.ok) throw new Error(played.rejection.code);
  return played.match;
}

/** What a viewer hears when seat 0 does this. */
export const heardBy = (viewer: Viewer, act: Act): readonly object[] => did(act).frame(viewer).events;
