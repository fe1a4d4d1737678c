import { CardWords } from "./bans.js";
import type { Dictionary, Stemmer } from "./lexicon.js";
import { lettersOf, type Alphabet } from "./pack/alphabet.js";
import type { Pack } from "./pack/schema.js";
import type { Kind } from "./sides.js";

/** All that a game knows of words. */
export interface Language {
  readonly pack: Pack;
  readonly alphabet: Alphabet;
  readonly letters: readonly string[];
  readonly dictionary: Dictionary;
  /** The words of each card, by the kind of side that may hold it. */
  readonly cards: Readonly<Record<Kind, readonly CardWords[]>>;
  /** Words that players who play at random send: those of all cards. */
  readonly vocabulary: readonly string[];
}

/** What a game with this pack, dictionary and stemmer knows of words. */
export function languageOf(pack: Pack, dictionary: Dictionary, stemmer: Stemmer): Language {
  const { alphabet, alien, scientists } = pack;
  return {
    pack,
    alphabet,
    letters: lettersOf(alphabet),
    dictionary,
    cards: {
      alien: alien.map((card) => new CardWords(card, alphabet, stemmer)),
      scientists: scientists.map((card) => new CardWords(card, alphabet, stemmer)),
    },
    vocabulary: [...new Set([...alien, ...scientists].flatMap(({ columns }) => columns.flat()))],
  };
}
