/**
 * Play with real dice and cards: the rules ask, somebody at the table answers, and the engine is the referee. Streams that
 * are asked have null as their random state.
 *
 * @packageDocumentation
 */
export { ask, askCreate, askedStreams, type TableOptions } from "./table-ask.js";
export {
  type AnswerOption,
  ASK_REFUSALS,
  type AskCode,
  type AskedResult,
  type Question,
} from "./table-questions.js";
export {
  type AskedAnswers,
  recordTable,
  replayTable,
  shareTable,
  unshareTable,
} from "./table-replay.js";
export { type Stepped, TableSession } from "./table-session.js";
export type { TableSettings, TableSnapshot, TableStep } from "./table-snapshot.js";
