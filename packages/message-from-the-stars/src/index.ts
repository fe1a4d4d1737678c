export { CardWords, type Ban, type BanOptions } from "./bans.js";
export {
  cipherOf,
  cipherProblem,
  lettersIn,
  lettersOfCipher,
  lettersOfRole,
  rightLetters,
  roles,
  slotRoles,
  type Cipher,
  type CipherProblem,
  type Role,
} from "./cipher.js";
export { Ciphers, type CiphersOptions, type RoleChances } from "./ciphers.js";
export {
  deduce,
  heardIn,
  likeliest,
  rankWords,
  type Deduction,
  type DeduceOptions,
  type RankedWord,
} from "./deduction.js";
export {
  cipherChances,
  cipherClasses,
  cipherCount,
  cipherSources,
  classOf,
  classWeights,
  drawChances,
  type ByClass,
  type CipherClass,
  type CipherSource,
} from "./distribution.js";
export { drawCipher, type Drawn } from "./draw.js";
export { createMessageFromTheStars, messageFromTheStars, type MessageFromTheStarsSetup } from "./game.js";
export {
  anyWord,
  dictionaryOf,
  englishStemmer,
  noStemmer,
  spanishStemmer,
  stemmerFor,
  stemmerWithFamilies,
  type Dictionary,
  type Stemmer,
  type StemmerWithFamilies,
  type WordList,
} from "./lexicon.js";
export { longestWord, perfectScore, roundsOf, type Options, type Settings } from "./options.js";
export type { Outcome, TeamPoints } from "./outcome.js";
export * from "./pack/pack.js";
export { rulebook } from "./rules.js";
export { scoreWord, type Score } from "./score.js";
export type { Kind, Members } from "./sides.js";
export {
  spell,
  spellLetter,
  type Misspelling,
  type Spelled,
  type Spelling,
  type SpellingOptions,
} from "./spelling.js";
export { tipsOf, waysOf, type Heard, type Tips, type Way } from "./tips.js";
export type {
  Choice,
  Events,
  Facts,
  Mark,
  Phase,
  Proposal,
  Rejections,
  Sheet,
  Side,
  State,
  Transmission,
  View,
} from "./state.js";
