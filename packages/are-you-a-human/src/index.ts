export {
  colors,
  combinations,
  memoryCardsOf,
  numbers,
  shortCircuit,
  shortCircuitCount,
  types,
  type Card,
  type Color,
  type DeckName,
  type MemoryCard,
  type SymbolNumber,
  type SymbolType,
} from "./cards.js";
export {
  advise,
  cardChances,
  remember,
  weighGuesses,
  type CardChance,
  type DeductionOptions,
  type PlaceAdvice,
  type Remembered,
  type WeighedGuess,
} from "./deduction.js";
export { areYouAHuman } from "./game.js";
export {
  allFeatures,
  allGuesses,
  countFeatures,
  featureSets,
  featuresOf,
  isRight,
  pointsForFeatures,
  pointsOf,
  type FeatureName,
  type Features,
  type Guess,
} from "./guesses.js";
export { positionName, usualColumns, type Layout, type Position } from "./layout.js";
export {
  difficultyOf,
  usualCards,
  type Difficulty,
  type Mode,
  type Options,
  type Settings,
} from "./options.js";
export { mostPoints, outcomeFor, type Outcome } from "./outcome.js";
export { rulebook } from "./rules.js";
export type { Events, Phase, Rejections, Side, State, Suggestion, View } from "./state.js";
