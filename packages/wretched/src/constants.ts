// The shapes of the constants of a game, which options and packs can set: those of a difficulty mode and those of a preset.
import { boolean, type FieldShapes, int, nullable, oneOf, record } from "@games/core-game";
import type { PresetRules } from "./data/presets.js";
import type { ModeRules } from "./pack.js";
import { type DamageDice, EXHAUSTIONS, MAX_DICE, RESCUE_DICE } from "./types.js";

const damageDice = record<DamageDice>({
  dice: int(1, MAX_DICE),
  sides: int(1, 20),
  plus: int(0, 50),
});

/** What a difficulty mode fixes. */
export const MODE_SHAPES: FieldShapes<ModeRules> = {
  integrity: int(1, 999),
  initialDamage: nullable(damageDice),
  bonusPerAce: int(0, 6),
};

/** What a preset fixes. */
export const PRESET_SHAPES: FieldShapes<PresetRules> = {
  severeBonus: int(0, 6),
  tokens: int(1, 30),
  rescueBase: int(1, 6),
  rescueBoosted: int(1, 6),
  rescueDice: oneOf(RESCUE_DICE),
  trackerLimit: int(1, 5),
  dayDie: int(1, 20),
  finalDice: int(1, MAX_DICE),
  canSkipFinalPull: boolean,
  exhaustionWithBeacon: oneOf(EXHAUSTIONS),
};
