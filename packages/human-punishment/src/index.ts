export type { Catalog } from "./catalog.js";
export { deduce, type DeduceOptions, type DeductionView } from "./deduction.js";
export { createHumanPunishment, humanPunishment } from "./game.js";
export type { HumanPunishmentSetup } from "./given.js";
export type { Options, Settings } from "./options.js";
export type { Outcome } from "./outcome.js";
export * from "./pack/pack.js";
export { rulebook } from "./rules.js";
export { imaginedTeams, sampleTeams, type Imagining, type SampleOptions } from "./sampling.js";
export type { CustomEffect } from "./scene.js";
export type {
  Bond,
  Ending,
  Events,
  Facts,
  HeldWeapon,
  Mode,
  Phase,
  Player,
  Rejections,
  State,
  Sworn,
  TableDealer,
  Turn,
  Verdict,
  View,
} from "./state.js";
export { likeliestTeam, type Deduction, type TeamChances } from "./team-chances.js";
export type {
  Action,
  ActionKind,
  CardPlace,
  EffectList,
  EffectTask,
  Hit,
  Picked,
  Slot,
  Task,
} from "./tasks.js";
export type { ColorCount } from "./team.js";
export type { CardText, CardTexts } from "./words/card-texts.js";
export { cardsInEnglish } from "./words/cards-en.js";
export { cardsInSpanish } from "./words/cards-es.js";
