import * as v from "valibot";

/** The three symbols: a noun side has one, a question shows those whose nouns answer it. */
export const nounSymbols = ["square", "circle", "triangle"] as const;
/** One of the three symbols. */
export type NounSymbol = (typeof nounSymbols)[number];

/** How an adjective and a noun become an answer: which of the two is said first. */
export const answerOrders = ["adjective noun", "noun adjective"] as const;
/** One of {@link answerOrders}. */
export type AnswerOrder = (typeof answerOrders)[number];

/** Five texts in line: text i of an adjective side and noun i of a noun side are answer i. */
export type Five = readonly [string, string, string, string, string];

/** A question card. */
export interface Question {
  /** The question as it is read aloud, at most 200 characters. */
  readonly text: string;
  /** The symbols of the nouns that may answer it: one to three, none twice. */
  readonly symbols: readonly NounSymbol[];
}

/**
 * One side of an adjective card: five adjectives, written so that each makes an answer with any noun. Where adjectives
 * agree with nouns they are of forms that fit all of them, or short phrases such as “con bigote”.
 */
export type AdjectiveSide = Five;

/** A double-sided adjective card: its sides 0 and 1. */
export type AdjectiveCard = readonly [AdjectiveSide, AdjectiveSide];

/** One side of a noun card. */
export interface NounSide {
  readonly symbol: NounSymbol;
  /** Five nouns in the singular, written so that each makes an answer with any adjective. */
  readonly nouns: Five;
}

/** A double-sided noun card: its sides 0 and 1. */
export type NounCard = readonly [NounSide, NounSide];

/** A player's character: the face of the button card, the answer cards and the standees. */
export interface Character {
  /** A color in one word of lower-case letters, by which players call each other: `pink`. Unique in the pack. */
  readonly id: string;
  /** The name on the card. Unique in the pack. */
  readonly name: string;
  /** The color to paint with: `#` and six hexadecimal digits in lower case. Unique in the pack. */
  readonly color: string;
  /** What the picture shows, for those who do not see it. */
  readonly alternative: string;
}

/** A rocket card. */
export interface Rocket {
  /** Lower-case words joined by hyphens. Unique in the pack. */
  readonly id: string;
  /** The name on the card. Unique in the pack. */
  readonly name: string;
  /** What the picture shows, for those who do not see it. */
  readonly alternative: string;
}

/** The content of a game in one language: all that is printed on its cards. Plain JSON. */
export interface Pack {
  /** Lower-case words joined by hyphens, such as `standard-en`. */
  readonly id: string;
  /** Counts the editions of this pack from 1 up. A record of a game names it. */
  readonly version: number;
  /** The language of its texts: a BCP 47 tag in its canonical form, such as `en` or `pt-BR`. */
  readonly language: string;
  /** What the pack is called in a list of packs. */
  readonly title: string;
  /** Which comes first in an answer: `adjective noun` is a Sticky Dentist, `noun adjective` a Dentista con bigote. */
  readonly answerOrder: AnswerOrder;
  /** Says that the numbers of cards are the pack's own; see {@link customCounts}. Absent: {@link standardCounts}. */
  readonly counts?: "custom";
  readonly questions: readonly Question[];
  readonly adjectives: readonly AdjectiveCard[];
  readonly nouns: readonly NounCard[];
  readonly characters: readonly Character[];
  readonly rockets: readonly Rocket[];
}

/** The parts of a pack that are lists of cards. */
export type PackList = "questions" | "adjectives" | "nouns" | "characters" | "rockets";

/** How many cards a pack has unless it says `"counts": "custom"`. */
export const standardCounts: Readonly<Record<PackList, number>> = {
  questions: 64,
  adjectives: 35,
  nouns: 53,
  characters: 8,
  rockets: 6,
};

/**
 * How few and how many cards a pack may have that says `"counts": "custom"`. A game answers three questions and leaves
 * them on the table, so it needs three cards of each pile.
 */
export const customCounts: Readonly<Record<PackList, readonly [least: number, most: number]>> = {
  questions: [3, 1000],
  adjectives: [3, 1000],
  nouns: [3, 1000],
  characters: [2, 8],
  rockets: [2, 100],
};

/** The greatest length of a text on a card, in UTF-16 units; a question may have {@link longestQuestion}. */
export const longestText = 80;
/** The greatest length of a question and of a text alternative, in UTF-16 units. */
export const longestQuestion = 200;

const unprintable = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

const text = (longest: number, description: string) =>
  v.pipe(
    v.string("a text"),
    v.minLength(1, "a text that is not empty"),
    v.maxLength(longest, `at most ${longest} characters`),
    v.check((value) => visible.test(value), "a text that is not blank"),
    v.check((value) => !unprintable.test(value), "no control characters, line breaks or lone surrogates"),
    v.regex(/^\S(?:.*\S)?$/, "no space at the beginning or the end"),
    v.check((value) => value === value.normalize("NFC"), "Unicode in normal form C (NFC)"),
    v.description(description),
  );

const name = (description: string) =>
  v.pipe(
    v.string("lower-case words joined by hyphens"),
    v.maxLength(longestText, `at most ${longestText} characters`),
    v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "lower-case words joined by hyphens"),
    v.description(description),
  );

/** A strict object whose refusals say which keys there are and what a missing one should hold. */
const object = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.strictObject(entries, (issue) => {
    const keys = Object.keys(entries);
    const key = issue.expected.replaceAll('"', "");
    if (issue.expected === "never") return `no such key; the keys are ${keys.join(", ")}`;
    if (!keys.includes(key)) return `an object with the keys ${keys.join(", ")}`;
    return v.getDescription(entries[key]!) ?? "a value";
  });

const list = <const Item extends v.GenericSchema>(item: Item, of: PackList, description: string) => {
  const [least, most] = customCounts[of];
  return v.pipe(
    v.array(item, `a list of ${of}`),
    v.minLength(least, `at least ${least} ${of}`),
    v.maxLength(most, `at most ${most} ${of}`),
    v.description(description),
  );
};

const symbolHint = 'one of "square", "circle" and "triangle"';
const symbolSchema = v.pipe(
  v.picklist(nounSymbols, symbolHint),
  v.description("The symbol that decides which questions the five nouns may answer."),
);

/** Gives a schema of a list that was checked to have a fixed length the type of that tuple. */
const asTuple = <Tuple extends readonly unknown[]>(schema: v.GenericSchema) =>
  schema as v.GenericSchema<Tuple>;

const five = (of: string) =>
  asTuple<Five>(
    v.pipe(
      v.array(text(longestText, `One ${of}, written as it stands in an answer.`), `a list of five ${of}s`),
      v.length(5, `exactly five ${of}s`),
      v.description(`Five ${of}s in line, from 1 to 5.`),
    ),
  );

const card = <Side>(side: v.GenericSchema<Side>) =>
  asTuple<readonly [Side, Side]>(
    v.pipe(
      v.array(side, "a card: a list of two sides"),
      v.length(2, "exactly two sides"),
      v.description("A double-sided card: its two sides."),
    ),
  );

const questionSchema = v.pipe(
  object({
    text: text(longestQuestion, "The question as it is read aloud."),
    symbols: v.pipe(
      v.array(v.picklist(nounSymbols, symbolHint), "a list of symbols"),
      v.minLength(1, "at least one symbol"),
      v.maxLength(nounSymbols.length, `at most ${nounSymbols.length} symbols`),
      v.check((symbols) => new Set(symbols).size === symbols.length, "no symbol twice"),
      v.metadata({ uniqueItems: true }),
      v.description("The symbols of the nouns that may answer the question."),
    ),
  }),
  v.description("A question card."),
);

const nounSide = v.pipe(
  object({ symbol: symbolSchema, nouns: five("noun") }),
  v.description("One side of a noun card: a symbol and five nouns."),
);

const characterSchema = v.pipe(
  object({
    id: v.pipe(
      v.string("a color in one word of lower-case letters"),
      v.maxLength(longestText, `at most ${longestText} characters`),
      v.regex(/^[a-z]+$/, "a color in one word of lower-case letters"),
      v.description("A color in one word of lower-case letters, by which players call each other."),
    ),
    name: text(longestText, "The name on the card."),
    color: v.pipe(
      v.string("a color: # and six hexadecimal digits in lower case"),
      v.regex(/^#[0-9a-f]{6}$/, "a color: # and six hexadecimal digits in lower case"),
      v.description("The color to paint with: # and six hexadecimal digits in lower case."),
    ),
    alternative: text(longestQuestion, "What the picture shows, in one sentence."),
  }),
  v.description("A player's character."),
);

const rocketSchema = v.pipe(
  object({
    id: name("Lower-case words joined by hyphens."),
    name: text(longestText, "The name on the card."),
    alternative: text(longestQuestion, "What the picture shows, in one sentence."),
  }),
  v.description("A rocket card."),
);

const orderHint = 'one of "adjective noun" and "noun adjective"';
const wholeNumber = "a whole number from 1 up";
const languageHint = 'a language as a BCP 47 tag in its canonical form, such as "en" or "pt-BR"';

function isCanonicalLanguage(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag)[0] === tag;
  } catch {
    return false;
  }
}

/**
 * The shape of a {@link Pack}; `pack.schema.json` of the package is made from it. What concerns several cards at once
 * (numbers of cards, texts that repeat, questions that too few nouns can answer) is checked by `readPack` in addition.
 */
export const packSchema: v.GenericSchema<unknown, Pack> = v.pipe(
  object({
    id: name("The name by which records know the pack: lower-case words joined by hyphens."),
    version: v.pipe(
      v.number(wholeNumber),
      v.safeInteger(wholeNumber),
      v.minValue(1, wholeNumber),
      v.description("The edition of this pack: a whole number from 1 up."),
    ),
    language: v.pipe(
      v.string(languageHint),
      v.maxLength(longestText, `at most ${longestText} characters`),
      v.check(isCanonicalLanguage, languageHint),
      v.description("The language of the texts: a BCP 47 tag in its canonical form."),
    ),
    title: text(longestText, "What the pack is called in a list of packs."),
    answerOrder: v.pipe(
      v.picklist(answerOrders, orderHint),
      v.description("Which of the two comes first in an answer: the adjective, as in English, or the noun."),
    ),
    counts: v.exactOptional(
      v.pipe(
        v.literal("custom", '"custom", or no such key'),
        v.description('"custom" when the pack does not have the standard numbers of cards.'),
      ),
    ),
    questions: list(questionSchema, "questions", "The question cards: 64 of them, no text twice."),
    adjectives: list(
      card(five("adjective")),
      "adjectives",
      "The adjective cards: 35 of them, no adjective twice.",
    ),
    nouns: list(
      card(nounSide),
      "nouns",
      "The noun cards: 53 of them, no noun twice. Each question needs three cards with a side of its symbols.",
    ),
    characters: list(characterSchema, "characters", "The characters: 8 of them."),
    rockets: list(rocketSchema, "rockets", "The rocket cards: 6 of them."),
  }),
  v.title("Totally Human content pack"),
  v.description("All that is printed on the cards of one game of Totally Human, in one language."),
);
