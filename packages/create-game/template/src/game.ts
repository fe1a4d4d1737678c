import { stillToChoose } from "@facedown/core";
import { moves } from "./moves.js";
import { options } from "./options.js";
import { outcomeOf } from "./outcome.js";
import { contentOf, rightPack, type Pack } from "./pack.js";
import { sell } from "./round.js";
import { setUp } from "./setup.js";
import { standardPack } from "./standard-pack.js";
import { rules } from "./state.js";
import { invariants, stocksOf } from "./truths.js";
import { englishOf } from "./words/english.js";

/** What `createNightMarket` takes. */
export interface NightMarketSetup {
  /** The content of the cards. Default: {@link standardPack}. */
  readonly pack?: Pack;
}

/** The game with the content of a pack. Throws a `FacedownError` with the code `bad-game` for a pack that is wrong. */
export function createNightMarket({ pack: given = standardPack }: NightMarketSetup = {}) {
  const pack = rightPack(given);
  return rules.game({
    name: "night-market",
    version: 1,
    seats: { min: 2, max: 5 },
    // A card of each of five players in each of five rounds, and some air.
    usual: 75,
    content: [contentOf(pack)],
    options,
    setup: ({ seats, options: chosen, dealer }) => setUp(seats, chosen, pack, dealer),
    moves,
    toAct: ({ view }) => stillToChoose(view.chosen),
    settle: { sell },
    outcome: ({ view }) => outcomeOf(pack, view),
    stocks: ({ state }) => stocksOf(state),
    invariants,
    // Another language: `{ en: englishOf(pack), es: spanishOf(pack) }`.
    words: { en: englishOf(pack) },
  });
}

/** The game with the standard pack, ready to be played. */
export const nightMarket = createNightMarket();
