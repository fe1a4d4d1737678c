import type { Role } from "./cipher.js";
import { Ciphers, type RoleChances } from "./ciphers.js";
import type { CipherSource } from "./distribution.js";
import { englishAlphabet, lettersOf, type Alphabet } from "./pack/alphabet.js";
import type { View } from "./state.js";
import { tipsOf, type Heard, type Tips } from "./tips.js";

/** What `deduce` takes beside a view. */
export interface DeduceOptions {
  /** The alphabet of the game. Default: {@link englishAlphabet}. */
  readonly alphabet?: Alphabet;
}

/** What can be worked out about a cipher. */
export interface Deduction {
  /** The words and scores that it is worked out from. */
  readonly heard: readonly Heard[];
  /** All ciphers that agree with them. */
  readonly ciphers: Ciphers;
  /** How many those are: 1,888,920 before the first word. */
  readonly count: number;
  /** For each letter the chance of each effect. */
  readonly chances: Readonly<Record<string, RoleChances>>;
  /** For each effect the letters that cannot have it. */
  readonly ruledOut: Readonly<Record<Role, readonly string[]>>;
  /** For each effect the letters that surely have it. */
  readonly certain: Readonly<Record<Role, readonly string[]>>;
  /** What a table of people would rule out by the rulebook's tips alone. */
  readonly tips: Tips;
  /** What was taken for granted. */
  readonly model: string;
}

const models: Readonly<Record<CipherSource, string>> = {
  deck: "The cipher was drawn letter by letter from a shuffled deck.",
  uniform: "Every cipher was equally likely.",
  manual: "The alien chose the cipher; every cipher is taken to be equally likely.",
};

/** The words with their scores that a viewer sees, in the order of the sides. */
export function heardIn({ sides }: Pick<View, "sides">): Heard[] {
  return sides.flatMap(({ sent }) =>
    sent.flatMap(({ word, score }) => (word === null || score === null ? [] : [{ word, score }])),
  );
}

/**
 * The scientists' console: what the words and scores in a view tell about the cipher, exactly. That an alien sees the
 * cipher itself plays no part. Words are taken to tell nothing but their scores. A few milliseconds a word, and some two
 * megabytes for all ciphers; needs no more than a worker has.
 */
export function deduce(
  view: Pick<View, "sides" | "settings">,
  { alphabet = englishAlphabet }: DeduceOptions = {},
): Deduction {
  const source = view.settings.cipherSource;
  const heard = heardIn(view);
  let ciphers = Ciphers.every(alphabet, { source });
  for (const { word, score } of heard) ciphers = ciphers.after(word, score);
  const chances = ciphers.chances();
  const letters = lettersOf(alphabet);
  const where = (test: (chance: number) => boolean): Record<Role, string[]> => {
    const of = (role: Role): string[] => letters.filter((letter) => test(chances[letter]![role]));
    return { trust: of("trust"), amplify: of("amplify"), suspicion: of("suspicion") };
  };
  const nearlyOne = 1 - 1e-9;
  return {
    heard,
    ciphers,
    count: ciphers.count,
    chances,
    ruledOut: where((chance) => chance === 0),
    certain: where((chance) => chance > nearlyOne),
    tips: tipsOf(alphabet, heard),
    model: models[source],
  };
}

/** The likeliest letters of each effect: a guess to start from, not the likeliest cipher. */
export function likeliest(chances: Readonly<Record<string, RoleChances>>, role: Role): string[] {
  return Object.keys(chances).sort((a, b) => chances[b]![role] - chances[a]![role] || (a < b ? -1 : 1));
}

/** A word and how much its score would tell. */
export interface RankedWord {
  readonly word: string;
  /** In bits, on average. */
  readonly bits: number;
}

/** Words by how much their scores would tell, the most telling first. What is no word of the alphabet throws `bad-move`. */
export function rankWords(ciphers: Ciphers, words: Iterable<string>): RankedWord[] {
  return [...words]
    .map((word) => ({ word, bits: ciphers.information(word) }))
    .sort((a, b) => b.bits - a.bits || (a.word < b.word ? -1 : 1));
}
