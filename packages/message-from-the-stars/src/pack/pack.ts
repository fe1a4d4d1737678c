export {
  canBeDrawn,
  colorCounts,
  colorOf,
  colors,
  englishAlphabet,
  lettersOf,
  spanishAlphabet,
  type Alphabet,
  type Color,
  type ColorCounts,
} from "./alphabet.js";
export { englishPack } from "./english.js";
export type { Problem } from "./problem.js";
export { readPack, type PackReading } from "./read.js";
export {
  blank,
  columnsOfCard,
  packSchema,
  standardCards,
  wordsOfColumn,
  type Column,
  type MessageCard,
  type Pack,
  type Three,
} from "./schema.js";
export { spanishPack } from "./spanish.js";
