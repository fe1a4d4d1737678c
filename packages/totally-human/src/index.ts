export {
  answerNumbers,
  mayHaveAnswered,
  numbersLeft,
  roleOf,
  rounds,
  standardIdentities,
  standees,
  type AnswerNumber,
  type Identity,
  type Role,
  type Sided,
} from "./cards.js";
export { answerTexts } from "./content.js";
export { deduce, type Deduction, type DeduceOptions, type NumberChances } from "./deduction.js";
export { createTotallyHuman, totallyHuman, type TotallyHumanSetup } from "./game.js";
export { uniformAnswers, type AnswerModel, type Answering } from "./models.js";
export { mostPlayers, standardRockets, type Options, type Settings } from "./options.js";
export { judge, type Judged, type Outcome, type Reason, type Result } from "./outcome.js";
export * from "./pack/pack.js";
export { rulebook } from "./rules.js";
export type {
  Dropped,
  Events,
  LaunchCause,
  Phase,
  Player,
  Rejections,
  Request,
  Rocket,
  State,
  View,
} from "./state.js";
