import { FacedownError, hashJson, type Content } from "@facedown/core";
import type { Dictionary, Stemmer } from "./lexicon.js";
import { assertContent, fieldsOf, must } from "./named.js";
import { englishPack, readPack, spanishPack, type Pack } from "./pack/pack.js";

/** What a record says of the pack, the dictionary and the stemmer that were played with. */
export function contentOf(pack: Pack, dictionary: Dictionary, stemmer: Stemmer): Content[] {
  const cards = { id: pack.id, version: pack.version, hash: hashJson(pack) };
  return [cards, dictionary.content, stemmer.content];
}

/** Throws `bad-game` with the field unless this is a dictionary. */
export function assertDictionary(dictionary: unknown): asserts dictionary is Dictionary {
  const { content, has } = fieldsOf<"content" | "has">(
    dictionary,
    "dictionary",
    "a dictionary, as `dictionaryOf` makes it",
  );
  must(
    typeof has === "function",
    "dictionary.has",
    has,
    "a function that takes a word and gives true or false",
  );
  assertContent(content, "dictionary.content");
}

/** Throws `bad-game` with the field unless this is a stemmer. */
export function assertStemmer(stemmer: unknown): asserts stemmer is Stemmer {
  const { content, stem, isDerived } = fieldsOf<"content" | "stem" | "isDerived">(
    stemmer,
    "stemmer",
    "a stemmer, as `stemmerWithFamilies` makes it",
  );
  must(typeof stem === "function", "stemmer.stem", stem, "a function that takes a word and gives its stem");
  must(
    isDerived === undefined || typeof isDerived === "function",
    "stemmer.isDerived",
    isDerived,
    "a function of two words, or nothing",
  );
  assertContent(content, "stemmer.content");
}

/** The pack, once it is known to be right. Throws `bad-game` with the first thing that is wrong. */
export function rightPack(pack: unknown): Pack {
  if (pack === englishPack) return englishPack;
  if (pack === spanishPack) return spanishPack;
  const read = readPack(pack);
  if (read.ok) return read.value;
  const { path, value, expected } = read.problems[0]!;
  throw new FacedownError("bad-game", path === "" ? "pack" : `pack.${path}`, value, expected);
}

/** What a game is made with, as far as it is given. */
interface Given {
  readonly pack?: Pack;
  readonly dictionary?: Dictionary;
  readonly stemmer?: Stemmer;
}

const keys = ["pack", "dictionary", "stemmer"];

/** What is given to make a game with, once it is known to be right. Throws `bad-game` with the field. */
export function rightSetup(setup: unknown): Given {
  const expected = "an object, such as { pack }, or nothing";
  const fields = fieldsOf<"pack" | "dictionary" | "stemmer">(setup, "setup", expected);
  must(!Array.isArray(setup), "setup", setup, expected);
  for (const [key, value] of Object.entries(fields))
    must(keys.includes(key), key, value, `no such key; the keys are ${keys.join(", ")}`);
  const { dictionary, stemmer } = fields;
  if ("dictionary" in fields) assertDictionary(dictionary);
  if ("stemmer" in fields) assertStemmer(stemmer);
  return { ...fields, ...("pack" in fields ? { pack: rightPack(fields.pack) } : {}) } as Given;
}
