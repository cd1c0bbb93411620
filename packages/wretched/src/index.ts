/**
 * Wretched & Alone: a story-agnostic engine for solo journaling games, and the rules of a salvage-ship story.
 *
 * @packageDocumentation
 */
export {
  CARD_IDS,
  type CardId,
  isOddRank,
  RANKS,
  type Rank,
  rankOf,
  SUITS,
  type Suit,
  type SuitLetter,
  suitOf,
} from "./data/cards.js";
export type { CheckReason, LogKind } from "./data/kinds.js";
export {
  DIFFICULTY_RULES,
  type DifficultyRules,
  PRESET_RULES,
  type PresetRules,
} from "./data/presets.js";
export { salvageShipRules } from "./data/salvage-ship.js";
export { RESTING_STAGES, type RestingStage } from "./data/stages.js";
export type { Stage } from "./data/transitions.js";
export { createWretchedGame, wretched } from "./game.js";
export { calculateDamage } from "./rules/damage.js";
export { checkWinCondition } from "./rules/ending.js";
export {
  ACE_ROLES,
  type AceRole,
  type AceRoles,
  type Action,
  type Check,
  type Config,
  DAMAGE_SYSTEMS,
  type DamageDice,
  type DamageSystem,
  DEFEAT_REASONS,
  type DefeatReason,
  DIFFICULTIES,
  type Difficulty,
  type Event,
  EXHAUSTIONS,
  type Exhaustion,
  type Options,
  type Outcome,
  type PackRules,
  type PackStamp,
  PRESETS,
  type Preset,
  type PullRules,
  REFUSAL_CODES,
  RESCUE_DICE,
  type RefusalCode,
  type RescueDice,
  STATUSES,
  type State,
  type Status,
  type View,
  type Wretched,
} from "./types.js";
