import { FacedownError } from "@facedown/core";
import type { Cipher } from "./cipher.js";
import { englishAlphabet, lettersOf, type Alphabet } from "./pack/alphabet.js";
import { spell } from "./spelling.js";

/** A word's cipher score and how it comes about. */
export interface Score {
  /** The score: 0, or trust · 2^amplify, negative when the suspicion letter is in the word. Never −0. */
  readonly score: number;
  /** How often trust letters occur. */
  readonly trust: number;
  /** How often amplify letters occur. */
  readonly amplify: number;
  /** Whether the suspicion letter occurs. */
  readonly suspicion: boolean;
}

/** The score of letters in upper case. */
export function scoreLetters(cipher: Cipher, letters: readonly string[]): Score {
  let [trust, amplify, suspicion] = [0, 0, false];
  for (const letter of letters) {
    if (cipher.trust.includes(letter)) trust++;
    if (cipher.amplify.includes(letter)) amplify++;
    if (cipher.suspicion === letter) suspicion = true;
  }
  const size = trust === 0 ? 0 : trust * 2 ** amplify;
  return { score: suspicion && size > 0 ? -size : size, trust, amplify, suspicion };
}

/**
 * The score of a word under a cipher (letters of it in upper case): every trust letter adds 1, every amplify letter then
 * doubles, the suspicion letter makes it negative. Case, accents, hyphens and spaces make no difference. Throws
 * `bad-move` for what is no word of the alphabet, or so long that its score cannot be told exactly, and for a cipher with
 * letters that are none of the alphabet.
 */
export function scoreWord(cipher: Cipher, word: string, alphabet: Alphabet = englishAlphabet): Score {
  const spelling = spell(alphabet, word, { allowPhrases: true });
  if (!spelling.ok) throw new FacedownError("bad-move", "word", word, "a word of letters of the alphabet");
  const letters = lettersOf(alphabet);
  for (const letter of [...cipher.trust, ...cipher.amplify, cipher.suspicion])
    if (!letters.includes(letter))
      throw new FacedownError("bad-move", "cipher", letter, "letters of the alphabet, in upper case");
  const score = scoreLetters(cipher, spelling.word.letters);
  if (!Number.isSafeInteger(score.score))
    throw new FacedownError(
      "bad-move",
      "word",
      word,
      `a word whose score is at most ${Number.MAX_SAFE_INTEGER}`,
    );
  return score;
}
