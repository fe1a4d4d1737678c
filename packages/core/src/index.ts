/**
 * The primitives of tabletop games in which players do not all see the same table: state that says who may see it, rules,
 * matches, tables, records.
 *
 * @module main
 */

export { FacedownError, type ErrorCode, type Result } from "./errors.js";
export {
  assertJson,
  canonicalJson,
  copyJson,
  freezeJson,
  inputLimits,
  jsonProblem,
  readJson,
  sameJson,
  stateLimits,
  type Json,
  type JsonLimits,
  type JsonProblem,
} from "./json.js";
export {
  allSeats,
  common,
  countSeats,
  everyone,
  except,
  includes,
  mostSeats,
  nobody,
  only,
  seatList,
  seatsWhere,
  spectator,
  union,
  without,
  type Actor,
  type Seat,
  type Seats,
  type Viewer,
} from "./seats.js";
export { nextSeat, turnsFrom, type TurnOrder } from "./turns.js";
export { createRandom, createSeed, isSystemSeed, type Random, type Seed } from "./random.js";
export { isPublic, secret, sees, type Secret } from "./secret.js";
export {
  backedZone,
  bottomOf,
  cardAt,
  faces,
  size,
  slots,
  topOf,
  zone,
  type AnyZone,
  type At,
  type DoubleSided,
  type Slots,
  type Zone,
} from "./zone.js";
export {
  allSealed,
  hasSealed,
  sealed,
  stillToChoose,
  type Sealed,
  type SealedChoice,
  type SealedView,
} from "./sealed.js";
export {
  agree,
  askConsent,
  isRefused,
  isUnanimous,
  refuse,
  regroup,
  withdrawConsent,
  type Consent,
} from "./consent.js";
export { popTask, pushTasks, settleTasks, topTask, type TaskRunner, type Tasks } from "./tasks.js";
export {
  answerWindow,
  closeWindow,
  endTurnPasses,
  isPass,
  isWindowFull,
  isWindowOpen,
  lapsePasses,
  noReactions,
  openWindow,
  passForTheRest,
  passes,
  standingPasses,
  type Closing,
  type FirstReaction,
  type Pass,
  type Reactions,
} from "./reactions.js";
export {
  each,
  type Each,
  type Frozen,
  type Holds,
  type MapOf,
  type NoOther,
  type NoSuchField,
  type PlacesIn,
  type Shown,
  type ViewIn,
  type VisibilityOf,
} from "./visibility.js";
export { type Schema, type SchemaIssue } from "./schema.js";
export { type Bounds, type Wanted } from "./wanted.js";
export {
  type CoreEvent,
  type CoreEventView,
  type EventView,
  type EventVisibility,
  type Place,
  type ToldEvent,
} from "./events.js";
export { type Dealer, type DealerRandom, type DrawUntil, type ShuffleOptions } from "./dealer.js";
export {
  type CoreRejection,
  type CoreWords,
  type OptionWords,
  type Piece,
  type Words,
  type WordsContext,
  type ZoneWords,
} from "./words.js";
export {
  defineRules,
  type AnyDefinition,
  type AnyGame,
  type AnyMove,
  type AnyRejections,
  type Consequence,
  type Content,
  type Definition,
  type Due,
  type EventOf,
  type Game,
  type GameTypes,
  type InputOf,
  type Inside,
  type MoveNamed,
  type MoveOf,
  type OptionsOf,
  type OutcomeOf,
  type PhaseOf,
  type Rejection,
  type Rule,
  type Rules,
  type RulesConfig,
  type SeatMove,
  type SetupProblem,
  type StateOf,
  type Stock,
  type StockCell,
  type TableMove,
  type TableMoveNamed,
  type TableMoveOf,
  type Timer,
  type ViewOf,
  type ViewOfRules,
} from "./rules.js";
export { legalMoves, type Known, type LegalMoves } from "./client.js";
export { type Running } from "./engine.js";
export {
  arrange,
  Match,
  readOptions,
  referee,
  startMatch,
  type Arrangement,
  type Frame,
  type JournalEntry,
  type MatchSetup,
  type MoveBy,
  type Played,
} from "./match.js";
export { simulate, Simulation, simulateState, startSimulation } from "./simulation.js";
export {
  readRecord,
  replay,
  toRecord,
  type MatchRecord,
  type RecordProblem,
  type ReplayOptions,
} from "./record.js";
export { audit, commitment, promise, type AuditProblem, type AuditReport } from "./audit.js";
export {
  cardCommitment,
  cardCommitments,
  type CardCommitment,
  type CardCommitments,
  type CommitCards,
  type ZoneCommitments,
} from "./card-commitments.js";
export {
  createCardCheck,
  type CardCheck,
  type CardCheckOptions,
  type CardProblem,
  type CheckedPacket,
} from "./card-check.js";
export { imagine, stockCells } from "./imagine.js";
export { english } from "./english.js";
export { spanish } from "./spanish.js";
export { createEntropy, entropyCommitment, mixSeed, type Entropy, type Share } from "./entropy.js";
export { hashJson } from "./hash.js";
export { fairStart, type FairStart } from "./fair.js";
export { describe, type Describe } from "./describe.js";
export { randomBot, type Bot, type BotContext } from "./bot.js";
export { manualClock, systemClock, type Clock, type ManualClock } from "./clock.js";
export { type Packet } from "./packets.js";
export { type PlayerSeat, type PlayOptions, type PlayResult, type SubscribeOptions } from "./player-seat.js";
export { createTable, openTable, type Holder, type Table, type TableSetup } from "./table.js";
export { watching, type Watcher } from "./watch.js";
