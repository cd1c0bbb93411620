/**
 * The contract of a game, and all that follows from it: pure `apply`, hashes, replays, saves,
 * share strings, exact odds and sessions.
 *
 * @packageDocumentation
 */
export { type Result, unwrap } from "@games/core-rng";
export { canonical, hashText, hashValue } from "./canonical.js";
export type {
  CreateOptions,
  Emit,
  GameEvent,
  GameTypes,
  LuckOf,
  Policy,
  Refusal,
  Rules,
  WordsOf,
} from "./contract.js";
export { type Applied, type CommonCode, defineGame, type Game, OptionsError } from "./game.js";
export type { After, OddsOptions } from "./odds.js";
export {
  REPLAY_ERROR_CODES,
  type Replay,
  type ReplayError,
  type ReplayErrorCode,
  type Replayed,
} from "./replay.js";
export { LOAD_ERROR_CODES, type LoadError, type LoadErrorCode } from "./save.js";
export {
  Session,
  type SessionChange,
  type SessionSettings,
  type Snapshot,
  UNDO_MODES,
  type UndoMode,
} from "./session.js";
export { type Fault, type Reading, type Shape, shape } from "./shape.js";
