import { setCipherOf } from "./choosing.js";
import { markOf, noteOf, writeInOf } from "./console.js";
import { guessCipherOf, guessWords } from "./guesses.js";
import type { Language } from "./language.js";
import { agree } from "./proposals.js";
import { transmitOf, writeScoreOf } from "./transmissions.js";

/** All that players can do. */
export function movesOf(language: Language) {
  return {
    setCipher: setCipherOf(language),
    writeScore: writeScoreOf(language),
    agree,
    transmit: transmitOf(language),
    guessWords,
    guessCipher: guessCipherOf(language),
    note: noteOf(language),
    mark: markOf(language),
    writeIn: writeInOf(language),
  };
}

/** The names of the moves and what each is made of. */
export type Moves = ReturnType<typeof movesOf>;
