export { adjectiveAlternative, nounAlternative, questionAlternative } from "./alternatives.js";
export type { Problem } from "./problem.js";
export { readPack, type PackReading } from "./read.js";
export {
  answerOrders,
  customCounts,
  longestQuestion,
  longestText,
  nounSymbols,
  packSchema,
  standardCounts,
  type AdjectiveCard,
  type AdjectiveSide,
  type AnswerOrder,
  type Character,
  type Five,
  type NounCard,
  type NounSide,
  type NounSymbol,
  type Pack,
  type PackList,
  type Question,
  type Rocket,
} from "./schema.js";
export { standardPack } from "./standard.js";
export { spanishPack } from "./spanish.js";
