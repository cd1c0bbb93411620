/**
 * Deep Space D-6: one captain, six crew dice, a deck of threats.
 *
 * @packageDocumentation
 */
export type { ActionTable, DieActions } from "./action-table.js";
export type { Card, CardEffect, Content } from "./content.js";
export type * from "./data/ids.js";
export {
  DIFFICULTIES,
  type Difficulty,
  EFFECTS,
  type EffectName,
  ENDINGS,
  type Ending,
  FACE,
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
  PLACE,
  PLACES,
  type Place,
  SYMBOLS,
  type ThreatSymbol,
} from "./data/vocabulary.js";
export { dsd6 } from "./game.js";
export { FAULTS, REFUSALS } from "./messages.js";
export { PRINTED_GAME } from "./options.js";
export {
  type Action,
  type Config,
  type Count,
  type DieView,
  type Dsd6,
  type Effect,
  type Event as Dsd6Event,
  type Needs,
  type OfCard,
  type Options,
  type Outcome,
  type RefusalCode,
  type Rows,
  STREAMS,
  type State,
  type TargetCode,
  type Threat,
  type ThreatView,
  type View,
} from "./types.js";
