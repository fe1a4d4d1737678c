import { stemmer as spanishStem } from "@orama/stemmers/spanish";
import { hashJson, type Content } from "@facedown/core";
import { stemmer as englishStem } from "stemmer";
import type { Alphabet } from "./pack/alphabet.js";
import { englishFamilies } from "./families/english.js";
import { spanishFamilies } from "./families/spanish.js";
import { assertNamed, must } from "./named.js";
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

/**
 * A dictionary of the words of a list. With or without hyphens and apostrophes makes no difference. Throws `bad-game` with
 * the field that is wrong.
 */
export function dictionaryOf({ id, version, words, alphabet }: WordList): Dictionary {
  assertNamed({ id, version });
  const isList = typeof words === "object" && (words as unknown) !== null && Symbol.iterator in words;
  must(isList, "words", words, "words to go through, such as a list");
  const known = new Set<string>();
  for (const word of words) {
    must(typeof word === "string", "words", word, "words that are texts");
    const spelling = spell(alphabet, word, { allowPhrases: true });
    if (spelling.ok) known.add(spelling.word.letters.join(""));
  }
  return {
    content: { id, version, hash: hashJson([...known].sort()) },
    has: (word) => known.has(word.replace(/[^\p{L}\p{M}]/gu, "")),
  };
}

/** What `stemmerWithFamilies` takes. */
export interface StemmerWithFamilies {
  /** Lower-case letters, digits and hyphens. Records name it. */
  readonly id: string;
  /** Counts the editions of the stemmer and its families from 1 up. */
  readonly version: number;
  /** The stem of a word in upper case, without hyphens. */
  readonly stem: (word: string) => string;
  /** Words that derive from each other though their stems differ: `[["TEACHER", "TEACH", "TAUGHT"]]`. */
  readonly families: readonly (readonly string[])[];
}

/**
 * A stemmer that knows of words that derive from each other though their stems differ. Each word of a family stands for
 * all words of its stem, so that TEACH and TEACHER tell of TEACHING and TEACHERS. Throws `bad-game` with the field that is
 * wrong.
 */
export function stemmerWithFamilies({ id, version, stem, families }: StemmerWithFamilies): Stemmer {
  assertNamed({ id, version });
  const familiesOf = new Map<string, Set<number>>();
  families.forEach((words, family) => {
    for (const word of words) {
      const root = stem(word);
      familiesOf.set(root, (familiesOf.get(root) ?? new Set()).add(family));
    }
  });
  const isDerived = (word: string, cardWord: string): boolean => {
    const [one, other] = [stem(word), stem(cardWord)];
    if (one === other) return true;
    const theirs = familiesOf.get(other);
    return theirs !== undefined && [...(familiesOf.get(one) ?? [])].some((family) => theirs.has(family));
  };
  return { content: { id, version, hash: hashJson([id, version, families]) }, stem, isDerived };
}

/** Porter's stemmer for English, and families of words that it does not bring together. */
export const englishStemmer: Stemmer = /* @__PURE__ */ stemmerWithFamilies({
  id: "porter-en",
  version: 2,
  stem: (word) => englishStem(word.toLowerCase()),
  families: englishFamilies,
});

/** The Snowball stemmer for Spanish, and families of words that it does not bring together. */
export const spanishStemmer: Stemmer = /* @__PURE__ */ stemmerWithFamilies({
  id: "snowball-es",
  version: 2,
  stem: (word) => spanishStem(word.toLowerCase()),
  families: spanishFamilies,
});

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
