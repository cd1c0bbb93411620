/**
 * Deep Space D-6: one captain, six crew dice, a deck of threats.
 *
 * @packageDocumentation
 */
export { THREATS } from "./data/threats.js";
export {
  DIFFICULTIES,
  type Difficulty,
  EFFECTS,
  type EffectName,
  FACES,
  type Face,
  KINDS,
  type Kind,
  MAX_HULL,
  MAX_SHIELDS,
  PASSIVES,
  type Passive,
  PHASES,
  type Phase,
  PLACES,
  type Place,
  SYMBOLS,
  type ThreatSymbol,
} from "./data/vocabulary.js";
export { createDsd6Game, type Dsd6Content, dsd6 } from "./game.js";
export { type Preview, preview } from "./preview.js";
export { PRINTED_GAME } from "./setup.js";
export {
  type Action,
  type Config,
  type Count,
  type DieView,
  type Dsd6,
  type Effect,
  type Event,
  type Needs,
  type OfCard,
  type Options,
  type Outcome,
  REFUSAL_CODES,
  type RefusalCode,
  STREAMS,
  type State,
  TARGET_CODES,
  type TargetCode,
  type Threat,
  type ThreatView,
  type View,
} from "./types.js";
