import { contentOf, packGiven } from "./content.js";
import { imagineHidden } from "./imagine.js";
import { launchAgreed, launchLast, negotiation } from "./launch.js";
import { boardAgreed } from "./boarding.js";
import { moves } from "./moves.js";
import { mostPlayers, optionsOf, setupProblem } from "./options.js";
import type { Pack } from "./pack/pack.js";
import { placeStandees } from "./places.js";
import { endDiscussion, revealAnswers } from "./questions.js";
import { outcomeOf, resolve } from "./resolution.js";
import { setUp } from "./setup.js";
import { rules } from "./state.js";
import { invariantsOf, stocksOf } from "./truths.js";
import { waitedFor } from "./waiting.js";
import { englishOf } from "./words/english.js";
import { spanishOf } from "./words/spanish.js";

/** What `createTotallyHuman` takes. */
export interface TotallyHumanSetup {
  /** The content of the cards. Default: `standardPack`. */
  readonly pack?: Pack;
}

/**
 * The game with the content of a pack. Records name the pack, and are replayed with the same one only. Throws a
 * `FacedownError` with the code `bad-game` and the first thing that is wrong with what is given.
 */
export function createTotallyHuman(given: TotallyHumanSetup = {}) {
  const pack = packGiven(given);
  return rules.game({
    name: "totally-human",
    version: 1,
    seats: { min: 2, max: mostPlayers },
    // Random players always end: sooner or later all aboard agree, or are alone. Of 30,000 games without a deadline,
    // with 2 to 8 players and 2 to 6 rockets, the longest had 1,057 moves (eight players, two rockets).
    usual: 3200,
    content: [contentOf(pack)],
    options: optionsOf(pack),
    accepts: ({ seats, options }) => setupProblem(options, pack, seats),
    setup: ({ seats, options, dealer }) => setUp(seats, options, pack, dealer),
    moves,
    toAct: waitedFor,
    timers: { negotiation },
    settle: {
      revealAnswers,
      endDiscussion: endDiscussion(pack),
      placeStandees,
      boardAgreed,
      launchAgreed,
      launchLast,
      resolve,
    },
    outcome: ({ view }) => outcomeOf(view),
    stocks: ({ state }) => stocksOf(state),
    invariants: invariantsOf(pack),
    imagine: imagineHidden,
    words: { en: englishOf(pack), es: spanishOf(pack) },
  });
}

/** The game with the standard pack, ready to be played. */
export const totallyHuman = /* @__PURE__ */ createTotallyHuman();
