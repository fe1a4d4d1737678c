import { FacedownError, hashJson, type Content } from "@facedown/core";
import type { Dictionary, Stemmer } from "./lexicon.js";
import { englishPack, readPack, spanishPack, type Pack } from "./pack/pack.js";

/** What a record says of the pack, the dictionary and the stemmer that were played with. */
export function contentOf(pack: Pack, dictionary: Dictionary, stemmer: Stemmer): Content[] {
  const cards = { id: pack.id, version: pack.version, hash: hashJson(pack) };
  return [cards, dictionary.content, stemmer.content];
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
