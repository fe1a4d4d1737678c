import type { AdjectiveSide, NounSide, NounSymbol, Question } from "./schema.js";

interface Sentences {
  readonly adjectives: (five: string) => string;
  readonly nouns: (symbol: NounSymbol, five: string) => string;
  readonly question: (text: string, symbols: readonly NounSymbol[]) => string;
}

const english: Sentences = {
  adjectives: (five) => `Adjectives in line: ${five}.`,
  nouns: (symbol, five) => `Nouns with a ${symbol}, in line: ${five}.`,
  question: (text, symbols) => `Question: ${text} Answered by nouns with a ${symbols.join(" or a ")}.`,
};

/** What the symbols are called in Spanish. */
export const symbolsInSpanish: Readonly<Record<NounSymbol, string>> = {
  square: "un cuadrado",
  circle: "un círculo",
  triangle: "un triángulo",
};

const spanish: Sentences = {
  adjectives: (five) => `Adjetivos en orden: ${five}.`,
  nouns: (symbol, five) => `Sustantivos con ${symbolsInSpanish[symbol]}, en orden: ${five}.`,
  question: (text, symbols) => {
    const names = symbols.map((symbol) => symbolsInSpanish[symbol]);
    const any = [names.slice(0, -1).join(", "), ...names.slice(-1)].filter((part) => part !== "");
    return `Pregunta: ${text} Responden sustantivos con ${any.join(" o ")}.`;
  },
};

const languages: ReadonlyMap<string, Sentences> = new Map([
  ["en", english],
  ["es", spanish],
]);

function sentencesIn(language: string): Sentences {
  return languages.get(language.split("-", 1)[0]!) ?? english;
}

function inLine(texts: readonly string[]): string {
  return texts.map((text, i) => `${i + 1} ${text}`).join(", ");
}

/**
 * What an adjective side shows, in a sentence: `Adjectives in line: 1 Sticky, …, 5 Invisible.` The language is the
 * pack's; there are sentences in English and Spanish, whatever the region, and any other language gets the English one.
 */
export function adjectiveAlternative(side: AdjectiveSide, language: string): string {
  return sentencesIn(language).adjectives(inLine(side));
}

/** What a noun side shows: `Nouns with a square, in line: 1 Dentist, …, 5 Seagull.` Languages as in {@link adjectiveAlternative}. */
export function nounAlternative(side: NounSide, language: string): string {
  return sentencesIn(language).nouns(side.symbol, inLine(side.nouns));
}

/** What a question card shows: `Question: Who gives the best hugs? Answered by nouns with a square.` Languages as in {@link adjectiveAlternative}. */
export function questionAlternative(question: Question, language: string): string {
  return sentencesIn(language).question(question.text, question.symbols);
}
