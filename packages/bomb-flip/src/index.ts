/**
 * Bomb flip, a push-your-luck game, as a headless and deterministic rules engine.
 *
 * @packageDocumentation
 */
export { BANK, FLIP_LEFT, FLIP_RIGHT } from "./actions.js";
export { PRESET_NAMES, type PresetName, presets } from "./data/presets.js";
export { bombFlip } from "./game.js";
export { FAULTS, REFUSALS } from "./messages.js";
export { type Risk, risk } from "./risk.js";
export {
  bankPoints,
  bestTotalScore,
  bombChance,
  countUniques,
  hasNumber,
  isOver,
  listUniques,
  payout,
  pointsFor,
  trophyTier,
} from "./state.js";
export {
  type Action,
  type BombFlip,
  CARDS,
  type Card,
  type Config,
  type Event as BombFlipEvent,
  JOKERS,
  type Joker,
  NUMBERS,
  type Options,
  type Outcome,
  type Parameters,
  type RefusalCode,
  SHIELD_OVERFLOWS,
  type ShieldOverflow,
  SIDES,
  type Side,
  STREAMS,
  type State,
  TROPHY_TIERS,
  type Trophy,
  type TrophyTier,
  type View,
} from "./types.js";
