/**
 * The contract of a game, and all that follows from it: pure `apply`, hashes, replays, saves,
 * share strings, exact odds, previews and sessions.
 *
 * @packageDocumentation
 */
export { type Failure, type Result, type Success, unwrap } from "@games/core-rng";
export { canonical, hashText, hashValue } from "./canonical.js";
export type {
  ContentRules,
  Context,
  CreateOptions,
  Emit,
  GameEvent,
  GameTypes,
  LuckOf,
  Player,
  Policy,
  Position,
  Refusal,
  RngOf,
  Rules,
  Searcher,
  SetupContext,
  StateParts,
} from "./contract.js";
export {
  COMMON_REFUSALS,
  type CommonCode,
  FORMAT,
  LOAD_ERRORS,
  type LoadError,
  type LoadErrorCode,
  REPLAY_ERRORS,
  type ReplayError,
  type ReplayErrorCode,
} from "./errors.js";
export { deepFreeze } from "./freeze.js";
export { type Applied, defineGame, type Game, OptionsError } from "./game.js";
export {
  type Catalogue,
  type Message,
  messagesOf,
  type Params,
  type ParamsOf,
  type Translation,
  translate,
} from "./messages.js";
export type { After, OddsOptions, Preview } from "./odds.js";
export { bindPlayer, firstPolicy, randomPolicy, type StatePolicy } from "./players.js";
export type { AskedAnswers, Replay, Replayed } from "./replay.js";
export { replaceRows } from "./rows.js";
export {
  type HistoryEntry,
  Session,
  type SessionChange,
  type SessionSettings,
  type Snapshot,
  UNDO_MODES,
  type UndoMode,
} from "./session.js";
export {
  type ActionFields,
  actionShape,
  anyObject,
  boolean,
  deck,
  describeFaults,
  dictionary,
  FAULTS,
  type Fault,
  type FieldShapes,
  type Invariant,
  int,
  isObject,
  keeping,
  list,
  nullable,
  number,
  type OptionalShape,
  oneOf,
  optional,
  type ParseContext,
  parse,
  parseAt,
  record,
  refine,
  report,
  type Shape,
  seed,
  tagged,
  text,
  withDefault,
} from "./shape.js";
