import type { LawOptions } from "@facedown/testing";
import type { messageFromTheStars } from "@facedown/message-from-the-stars";

/** The games that laws and disclosures look at: every mode and option, short enough for many. */
export const randomGames: LawOptions<typeof messageFromTheStars> = {
  options: [
    {},
    { hard: true, submission: "unanimous", cipherSource: "uniform", target: 3 },
    { submission: "captain", manualScoring: true, forbidRepeats: true, aliens: [1] },
    { cipherSource: "manual", strictGuess: true, sentenceWords: "free", containsRule: "wholeWord" },
    { mode: "teams" },
    { mode: "teams", hard: true },
    { mode: "teams", hard: true, submission: "unanimous", manualScoring: true },
    { mode: "teams", submission: "captain", cipherSource: "manual", longestWord: 5, forbidRepeats: true },
  ],
  seats: [2, 3, 3, 4, 4, 4, 5, 6, 8],
  most: 90,
  unnoticed: ["note", "mark", "writeIn"],
  excused: {
    "T6 agree": "the others hear the word once the last of a side agrees, and not before",
  },
  expected: {
    "rejection MS-5": "random players seldom mix ciphers up: see cipher.test.ts",
    "rejection MS-6":
      "random players seldom mix ciphers up so that each letter is there once: see cipher.test.ts",
    "rejection MS-15": "random players send words that are spelled right: see transmissions.test.ts",
    "rejection MS-A5": "random players send words that are short enough: see transmissions.test.ts",
    "rejection MS-A13":
      "random players guess colors that a cipher can have, and seldom a mixture: see guesses.test.ts",
    "rejection MS-A6": "this game takes any word: see dictionary.test.ts",
  },
};
