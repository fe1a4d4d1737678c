import type { Stemmer } from "./lexicon.js";
import type { Alphabet } from "./pack/alphabet.js";
import { blank, type MessageCard } from "./pack/schema.js";
import { spell, type Spelled } from "./spelling.js";

/** Why a word may not be sent: a word of the side's own card is it, is in it, or has the same stem. */
export interface Ban {
  /** The word of the card, as it stands there. */
  readonly word: string;
  readonly why: "same" | "contains" | "derives";
}

/** What is banned for who holds a card. */
export interface BanOptions {
  /** Whether a word of the card may stand inside another word. Default: `"substring"`, it may not. */
  readonly containsRule?: "substring" | "wholeWord";
  /** Whether words of the card's sentence are banned too: those of four letters and more (`"content"`, the default) or none. */
  readonly sentenceWords?: "content" | "free";
}

interface CardWord {
  readonly word: string;
  readonly letters: string;
  readonly stem: string;
  readonly isOfSentence: boolean;
}

const leastLetters = 4;

/** The words of a message card by which others are judged. */
export class CardWords {
  readonly #words: readonly CardWord[];
  readonly #stemmer: Stemmer;

  constructor(card: MessageCard, alphabet: Alphabet, stemmer: Stemmer) {
    this.#stemmer = stemmer;
    const read = (word: string, isOfSentence: boolean): CardWord[] => {
      const spelling = spell(alphabet, word);
      if (!spelling.ok) return [];
      const letters = spelling.word.letters.join("");
      return [{ word, letters, stem: stemmer.stem(letters), isOfSentence }];
    };
    const inSentence = (card.sentence.replaceAll(blank, " ").match(/[\p{L}\p{M}]+/gu) ?? [])
      .flatMap((word) => read(word, true))
      .filter(({ letters }) => Array.from(letters).length >= leastLetters);
    this.#words = [...card.columns.flat().flatMap((word) => read(word, false)), ...inSentence];
  }

  /** The first word of the card that forbids this one. */
  forbids(
    { letters, parts }: Spelled,
    { containsRule = "substring", sentenceWords = "content" }: BanOptions = {},
  ): Ban | undefined {
    const whole = letters.join("");
    const pieces = parts.length > 1 ? [whole, ...parts] : [whole];
    const stems = pieces.map((piece) => this.#stemmer.stem(piece));
    for (const { word, letters: banned, stem, isOfSentence } of this.#words) {
      if (isOfSentence && sentenceWords === "free") continue;
      if (pieces.includes(banned)) return { word, why: "same" };
      if (!isOfSentence && containsRule === "substring" && whole.includes(banned))
        return { word, why: "contains" };
      const { isDerived } = this.#stemmer;
      if (isDerived ? pieces.some((piece) => isDerived(piece, banned)) : stems.includes(stem))
        return { word, why: "derives" };
    }
    return undefined;
  }
}
