/**
 * Wretched & Alone: a story-agnostic engine for solo journaling games, and the rules of a salvage-ship story.
 *
 * @packageDocumentation
 */
export type { Content } from "./content.js";
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
export {
  DIFFICULTY_RULES,
  type DifficultyRules,
  PRESET_RULES,
  type PresetRules,
  SYSTEM_RULES,
  type SystemRules,
} from "./data/presets.js";
export {
  type CheckReason,
  type LogKind,
  STAGES,
  STATUSES,
  type Stage,
  type Status,
} from "./data/stages.js";
export { wretched } from "./game.js";
export { FAULTS, REFUSALS } from "./messages.js";
export {
  ACE_ROLES,
  type AceRole,
  type AceRoles,
  type Balance,
  type CardEffect,
  DAMAGE_SYSTEMS,
  type DamageSystem,
  DEFEAT_REASONS,
  type DefeatReason,
  EFFECTS,
  type Effect,
  ENDINGS,
  type Ending,
  type EndingText,
  type ModeRules,
  NAMES,
  type Names,
  type Pack,
  type Prose,
  type PullRules,
  type Safety,
  type StoryPack,
  TOWERS,
  type Tower,
} from "./pack.js";
export { calculateDamage } from "./rules/damage.js";
export { checkWinCondition } from "./rules/ending.js";
export {
  type Action,
  type Check,
  type Config,
  type DamageDice,
  DIFFICULTIES,
  type Difficulty,
  type Event as WretchedEvent,
  EXHAUSTIONS,
  type Exhaustion,
  type Options,
  type Outcome,
  PRESETS,
  type Preset,
  RESCUE_DICE,
  type RefusalCode,
  type RescueDice,
  type State,
  type View,
  type Wretched,
} from "./types.js";
