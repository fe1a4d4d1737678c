import { catalogOf } from "./catalog.js";
import { contentOf } from "./content.js";
import { imagineOf } from "./imagine.js";
import { movesOf } from "./moves/moves.js";
import { timers } from "./moves/table.js";
import { optionsSchema, setupProblem } from "./options.js";
import { outcomeOf } from "./outcome.js";
import { rightSetup, type HumanPunishmentSetup } from "./given.js";
import { fewestPlayers, mostPlayers } from "./pack/types.js";
import { setUp } from "./setup.js";
import { rulesWith } from "./state.js";
import { countColors, teamOf } from "./team.js";
import { invariantsOf, stocksOf } from "./truths.js";
import { waitedFor } from "./waiting.js";
import { englishOf } from "./words/en.js";
import { spanishOf } from "./words/es.js";

/**
 * The game with the cards of a pack. Records name the pack, and are replayed with the same one only. Throws a
 * `FacedownError` with the code `bad-game` and the first thing that is wrong with what is given.
 */
export function createHumanPunishment(given: HumanPunishmentSetup = {}) {
  const { pack, effects, texts } = rightSetup(given);
  const cards = catalogOf(pack);
  const rules = rulesWith({
    /** The viewer's own team, worked out from what it sees (HP-T-7); `null` for the spectator. */
    team: (view, viewer) => (viewer === "spectator" ? null : teamOf({ cards, table: view }, viewer)),
    /** How often each color counts for the viewer; `null` for the spectator. */
    colors: (view, viewer) => (viewer === "spectator" ? null : countColors({ cards, table: view }, viewer)),
  });
  return rules.game({
    name: "human-punishment",
    version: 1,
    seats: { min: fewestPlayers, max: mostPlayers },
    // Of 16 players, 10,000 uniform games had at most 2,857 moves and 1,000 keen ones 3,635: three times as many, and some.
    usual: 12_000,
    content: [contentOf(pack)],
    options: optionsSchema,
    accepts: ({ seats, options }) => setupProblem(options, seats, pack),
    setup: ({ seats, options, dealer }) => setUp(seats, options, cards, effects, dealer),
    moves: movesOf({ cards, custom: effects }),
    toAct: ({ view }) => waitedFor(cards, view),
    timers,
    outcome: ({ view }) => outcomeOf(view),
    stocks: ({ state }) => stocksOf(state),
    invariants: invariantsOf(cards),
    imagine: imagineOf(cards),
    words: { en: englishOf(cards, texts.en), es: spanishOf(cards, texts.es) },
  });
}

/** The game with the original pack, ready to be played. */
export const humanPunishment = /* @__PURE__ */ createHumanPunishment();
