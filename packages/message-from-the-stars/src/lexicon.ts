import { stemmer as spanishStem } from "@orama/stemmers/spanish";
import { hashJson, type Content } from "@facedown/core";
import { stemmer as englishStem } from "stemmer";
import type { Alphabet } from "./pack/alphabet.js";
import { spell } from "./spelling.js";

/** Which words count as words. It must answer the same for ever: records name it. */
export interface Dictionary {
  /** What it is, for records. */
  readonly content: Content;
  /** Whether this is a word; it is given in upper case, with hyphens and apostrophes. */
  readonly has: (word: string) => boolean;
}

/** What words come down to, so that POLLUTED is known to derive from POLLUTION. It must answer the same for ever. */
export interface Stemmer {
  /** What it is, for records. */
  readonly content: Content;
  /** The stem of a word in upper case, without hyphens. */
  readonly stem: (word: string) => string;
  /** Whether a word derives from a word of a card, or the other way about. Default: they have the same stem. */
  readonly isDerived?: (word: string, cardWord: string) => boolean;
}

/** Takes every well-formed string for a word, proper nouns among them: what is a word is settled at the table. */
export const anyWord: Dictionary = /* @__PURE__ */ Object.freeze({
  content: { id: "any-word", version: 1, hash: /* @__PURE__ */ hashJson("any-word 1") },
  has: () => true,
});

/** What `dictionaryOf` takes. */
export interface WordList {
  /** Lower-case letters, digits and hyphens. Records name it. */
  readonly id: string;
  /** Counts the editions of the list from 1 up. */
  readonly version: number;
  /** The words, in any case; what is no word of the alphabet is left out. */
  readonly words: Iterable<string>;
  /** The alphabet of the game that it is for. */
  readonly alphabet: Alphabet;
}

/** A dictionary of the words of a list. With or without hyphens and apostrophes makes no difference. */
export function dictionaryOf({ id, version, words, alphabet }: WordList): Dictionary {
  const known = new Set<string>();
  for (const word of words) {
    const spelling = spell(alphabet, word, { allowPhrases: true });
    if (spelling.ok) known.add(spelling.word.letters.join(""));
  }
  return {
    content: { id, version, hash: hashJson([...known].sort()) },
    has: (word) => known.has(word.replace(/[^\p{L}\p{M}]/gu, "")),
  };
}

function stemmerOf(id: string, stem: (word: string) => string): Stemmer {
  return {
    content: { id, version: 1, hash: hashJson(`${id} 1`) },
    stem: (word) => stem(word.toLowerCase()),
  };
}

/** Porter's stemmer for English. */
export const englishStemmer: Stemmer = /* @__PURE__ */ stemmerOf("porter-en", englishStem);

/** The Snowball stemmer for Spanish. */
export const spanishStemmer: Stemmer = /* @__PURE__ */ stemmerOf("snowball-es", spanishStem);

/** Leaves words as they are: for languages without a stemmer. */
export const noStemmer: Stemmer = /* @__PURE__ */ Object.freeze({
  content: { id: "no-stemmer", version: 1, hash: /* @__PURE__ */ hashJson("no-stemmer 1") },
  stem: (word: string) => word,
});

/** The stemmer that comes along for a language, a BCP 47 tag; none for most. */
export function stemmerFor(language: string): Stemmer {
  const [base] = language.split("-");
  return base === "en" ? englishStemmer : base === "es" ? spanishStemmer : noStemmer;
}
