import { mostSeats } from "@facedown/core";
import { contentOf, rightSetup } from "./content.js";
import { judgeGuesses } from "./guesses.js";
import { imagineOf } from "./imagine.js";
import { languageOf } from "./language.js";
import { anyWord, stemmerFor, type Dictionary, type Stemmer } from "./lexicon.js";
import { fromVersion1 } from "./migrate.js";
import { movesOf } from "./moves.js";
import { optionsSchema, setupProblem } from "./options.js";
import { outcomeOf } from "./outcome.js";
import { englishPack, type Pack } from "./pack/pack.js";
import { setUp } from "./setup.js";
import { rules } from "./state.js";
import { scoreWords, tellScores } from "./transmissions.js";
import { invariantsOf, stocksOf } from "./truths.js";
import { waitedFor } from "./waiting.js";
import { englishOf } from "./words/english.js";
import { spanishOf } from "./words/spanish.js";

/** What `createMessageFromTheStars` takes. */
export interface MessageFromTheStarsSetup {
  /** Letter cards and message cards. Default: {@link englishPack}. */
  readonly pack?: Pack;
  /** Which words may be sent. Default: {@link anyWord}, every well-formed string. */
  readonly dictionary?: Dictionary;
  /** What tells derived words. Default: that of the pack's language, where one comes along. */
  readonly stemmer?: Stemmer;
}

/**
 * The game with a pack, a dictionary and a stemmer of your own. Records name all three, and are replayed with the same
 * ones only. Throws a `FacedownError` with the code `bad-game` and the first thing that is wrong with what is given.
 */
export function createMessageFromTheStars(given: MessageFromTheStarsSetup = {}) {
  const { pack = englishPack, dictionary = anyWord, stemmer } = rightSetup(given);
  const derivation = stemmer ?? stemmerFor(pack.language);
  const language = languageOf(pack, dictionary, derivation);
  const content = contentOf(pack, dictionary, derivation);
  return rules.game({
    name: "message-from-the-stars",
    version: 2,
    seats: { min: 2, max: mostSeats },
    // Of 10,000 games of random players the longest had 1,020 moves: seven scientists who had to be of one mind. With any
    // of them sending, games have some 60 moves, most of them notes.
    usual: 3300,
    content,
    migrate: { 1: fromVersion1(content) },
    options: optionsSchema,
    accepts: ({ seats, options }) => setupProblem(options, seats),
    setup: ({ seats, options, dealer }) => setUp(seats, options, language, dealer),
    moves: movesOf(language),
    toAct: waitedFor,
    settle: {
      scoreWords: scoreWords(language),
      tellScores: tellScores(language),
      judgeGuesses,
    },
    outcome: ({ view }) => outcomeOf(view),
    stocks: ({ state }) => stocksOf(state),
    invariants: invariantsOf(language),
    imagine: imagineOf(language),
    words: { en: englishOf(language), es: spanishOf(language) },
  });
}

/** The game in English, ready to be played. */
export const messageFromTheStars = /* @__PURE__ */ createMessageFromTheStars();
