/**
 * Sample game as a headless and deterministic rules engine.
 *
 * @packageDocumentation
 */
export { BANK, ROLL } from "./actions.js";
export { sampleGame } from "./game.js";
export { FAULTS, REFUSALS } from "./messages.js";
export { DEFAULTS } from "./options.js";
export { isOver } from "./state.js";
export {
  type Action,
  type Config,
  type Event as SampleGameEvent,
  type Options,
  type Outcome,
  type RefusalCode,
  type SampleGame,
  STREAMS,
  type State,
  UNLUCKY,
  type View,
} from "./types.js";
