import type { AdjectiveSide, NounSide, Question } from "./schema.js";

function inLine(texts: readonly string[]): string {
  return texts.map((text, i) => `${i + 1} ${text}`).join(", ");
}

/** What an adjective side shows, in an English sentence: `Adjectives in line: 1 Sticky, …, 5 Invisible.` */
export function adjectiveAlternative(side: AdjectiveSide): string {
  return `Adjectives in line: ${inLine(side)}.`;
}

/** What a noun side shows, in an English sentence: `Nouns with a square, in line: 1 Dentist, …, 5 Seagull.` */
export function nounAlternative(side: NounSide): string {
  return `Nouns with a ${side.symbol}, in line: ${inLine(side.nouns)}.`;
}

/** What a question card shows, in English: `Question: Who gives the best hugs? Answered by nouns with a square.` */
export function questionAlternative(question: Question): string {
  return `Question: ${question.text} Answered by nouns with a ${question.symbols.join(" or a ")}.`;
}
