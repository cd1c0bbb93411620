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
  DeepReadonly,
  Emit,
  GameEvent,
  GameTypes,
  LuckOf,
  Player,
  Policy,
  Position,
  PositionParts,
  ReadonlyState,
  Refusal,
  RngOf,
  Rules,
  Searcher,
  SetupContext,
  StateParts,
} from "./contract.js";
export { defineGame } from "./define.js";
export {
  COMMON_REFUSALS,
  type CommonCode,
  FORMAT,
  LOAD_ERRORS,
  type LoadError,
  type LoadErrorCode,
  OptionsError,
  REPLAY_ERRORS,
  type ReplayError,
  type ReplayErrorCode,
} from "./errors.js";
export { deepFreeze } from "./freeze.js";
export type { Applied, Created, Game } from "./game.js";
export { type ActionFields, type ActionOf, actionShape, deck, seed } from "./game-shapes.js";
export {
  type Catalogue,
  type Message,
  type MessageArgs,
  messagesOf,
  type NamesIn,
  type Params,
  type ParamsOf,
  type Translation,
  translate,
} from "./messages.js";
export type { After, Estimate, Odds, OddsOptions, OddsRefusal, Preview } from "./odds.js";
export { anyGame, bindPlayer, firstPolicy, randomPolicy, type StatePolicy } from "./players.js";
export { type Draft, draftShape, type PositionSettings } from "./position.js";
export type { Replay, Replayed } from "./replay.js";
export { replaceRows } from "./rows.js";
export { Session, type TableAnswers } from "./session.js";
export type { PlayedAction, SessionPlay } from "./session-play.js";
export {
  anyObject,
  boolean,
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
  tagged,
  text,
  withDefault,
} from "./shape.js";
export {
  type HistoryEntry,
  type SessionChange,
  type SessionSettings,
  type Snapshot,
  UNDO_MODES,
  type UndoMode,
} from "./snapshot.js";
