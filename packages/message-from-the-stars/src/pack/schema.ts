import * as v from "valibot";
import type { Alphabet } from "./alphabet.js";

/** What stands in a card's sentence where a word of a column belongs. */
export const blank = "___";

/** How many columns of words a message card has, and how many blanks its sentence. */
export const columnsOfCard = 3;

/** How many words a column has: one for each side of a die. */
export const wordsOfColumn = 6;

/** How many message cards each kind has, unless a pack says otherwise. */
export const standardCards = 12;

/** Three of a kind. */
export type Three<T> = readonly [T, T, T];

/** A column of a message card: six words, the first for a rolled 1. */
export type Column = readonly [string, string, string, string, string, string];

/** A message card. */
export interface MessageCard {
  /** The sentence, with `___` for each of its three blanks. */
  readonly sentence: string;
  /** The words that fill the blanks, in their order. */
  readonly columns: Three<Column>;
}

/** The content of a game in one language: letter cards and message cards. Plain JSON. */
export interface Pack {
  /** Lower-case words joined by hyphens, such as `standard-en`. */
  readonly id: string;
  /** Counts the editions of this pack from 1 up. A record of a game names it. */
  readonly version: number;
  /** The language of its texts: a BCP 47 tag such as `en` or `pt-BR`. */
  readonly language: string;
  /** What the pack is called in a list of packs. */
  readonly title: string;
  readonly alphabet: Alphabet;
  /** What aliens may want to say: at least two cards, usually twelve. */
  readonly alien: readonly MessageCard[];
  /** What scientists may want to say: at least two cards, usually twelve. */
  readonly scientists: readonly MessageCard[];
}

const mostCards = 500;

const tidy = (text: string): boolean => text === text.normalize("NFC") && text === text.trim();

const text = (most: number) =>
  v.pipe(
    v.string("a text"),
    v.nonEmpty("a text that is not empty"),
    v.maxLength(most, `a text of at most ${most} characters`),
    v.check(tidy, "a text in normal form NFC without spaces around it"),
  );

const letter = v.pipe(
  v.string("a letter"),
  v.maxLength(8, "one letter"),
  v.check(
    (sign) => /^\p{L}\p{M}*$/u.test(sign) && sign === sign.normalize("NFC") && sign === sign.toUpperCase(),
    "one upper-case letter in normal form NFC",
  ),
);
const mostLetters = 32;
const letters = v.pipe(
  v.array(letter, "a list of letters"),
  v.maxLength(mostLetters, `at most ${mostLetters} letters`),
  v.readonly(),
);

const column = v.strictTuple(
  [text(40), text(40), text(40), text(40), text(40), text(40)],
  "a list of six words",
);

const card = v.strictObject({
  sentence: v.pipe(
    text(200),
    v.check(
      (sentence) => sentence.split(blank).length === columnsOfCard + 1,
      "a sentence with three blanks ___",
    ),
  ),
  columns: v.strictTuple([column, column, column], "a list of three columns"),
});

const cards = v.pipe(
  v.array(card, "a list of message cards"),
  v.minLength(2, "at least two message cards"),
  v.maxLength(mostCards, `at most ${mostCards} message cards`),
  v.readonly(),
);

/** The schema of a pack's shape. `readPack` also asks whether its parts fit each other. */
export const packSchema = v.pipe(
  v.strictObject({
    id: v.pipe(
      v.string("a text"),
      v.maxLength(60, "at most 60 characters"),
      v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "lower-case words joined by hyphens"),
    ),
    version: v.pipe(
      v.number("a number"),
      v.integer("a whole number"),
      v.minValue(1, "a number from 1"),
      v.maxValue(1_000_000, "a number up to 1,000,000"),
    ),
    language: v.pipe(
      v.string("a text"),
      v.maxLength(35, "at most 35 characters"),
      v.regex(/^[a-z]{2,8}(-[A-Za-z0-9]{1,8})*$/, "a BCP 47 tag such as en or pt-BR"),
    ),
    title: text(100),
    alphabet: v.strictObject({
      green: letters,
      black: letters,
      red: letters,
      forms: v.exactOptional(v.record(text(8), text(8))),
    }),
    alien: cards,
    scientists: cards,
  }),
  v.title("A Message From the Stars content pack"),
);
