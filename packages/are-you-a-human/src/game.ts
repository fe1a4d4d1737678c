import { mostSeats } from "@facedown/core";
import { imagineHidden } from "./imagine.js";
import { coverWhenReady, memorizing } from "./memorizing.js";
import { moves } from "./moves.js";
import { optionsSchema, setupProblem } from "./options.js";
import { endRound, outcomeOf } from "./rounds.js";
import { setUp } from "./setup.js";
import { rules } from "./state.js";
import { invariants, stocksOf } from "./truths.js";
import { waitedFor } from "./waiting.js";
import { english } from "./words/english.js";
import { spanish } from "./words/spanish.js";

/** The game. */
export const areYouAHuman = /* @__PURE__ */ rules.game({
  name: "are-you-a-human",
  version: 1,
  seats: { min: 1, max: mostSeats },
  // Of 10,000 random games with the usual numbers of cards and rounds and up to 8 players the longest had 223 moves; more
  // players in teams suggest more.
  usual: 1000,
  options: optionsSchema,
  accepts: ({ seats, options }) => setupProblem(options, seats),
  setup: ({ seats, options, dealer }) => setUp(seats, options, dealer),
  moves,
  toAct: waitedFor,
  timers: { memorizing },
  settle: { coverWhenReady, endRound },
  outcome: ({ view }) => outcomeOf(view),
  stocks: ({ state }) => stocksOf(state),
  invariants,
  imagine: imagineHidden,
  words: { en: english, es: spanish },
});
