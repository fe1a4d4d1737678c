import { createRequire } from "node:module";
import { dictionaryOf, englishAlphabet, type Dictionary } from "@facedown/message-from-the-stars";

// The list is one file of JSON, which Node reads for any module that asks in this way.
const require = createRequire(import.meta.url);
const words = require("an-array-of-english-words") as readonly string[];

/**
 * A dictionary of the public list of some 275,000 English words, and of names that players may send besides. Its id and
 * version stand in records: raise the version whenever the words change.
 */
export function englishDictionary(names: readonly string[] = []): Dictionary {
  return dictionaryOf({
    id: names.length === 0 ? "an-array-of-english-words" : "an-array-of-english-words-and-names",
    version: 2,
    words: [...words, ...names],
    alphabet: englishAlphabet,
  });
}
