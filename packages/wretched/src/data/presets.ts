// The constants of both presets and the rows of the difficulty modes.
import type { Config, DamageDice, Difficulty, Preset } from "../types.js";

/** The constants that a preset fixes. */
export type PresetRules = Pick<
  Config,
  | "severeBonus"
  | "tokens"
  | "rescueBase"
  | "rescueBoosted"
  | "rescueDice"
  | "trackerLimit"
  | "dayDie"
  | "finalDice"
  | "finalSkippable"
  | "exhaustionWithBeacon"
>;

/** The constants that a difficulty mode fixes. */
export type DifficultyRules = Pick<Config, "integrity" | "initialDamage" | "bonusPerAce">;

/** The constants of each preset; `calibrated` changes four rules and no documented constant. */
export const PRESET_RULES: Readonly<Record<Preset, PresetRules>> = {
  "as-written": {
    severeBonus: 1,
    tokens: 10,
    rescueBase: 6,
    rescueBoosted: 5,
    rescueDice: "one",
    trackerLimit: 4,
    dayDie: 6,
    finalDice: 1,
    finalSkippable: true,
    exhaustionWithBeacon: "continue",
  },
  calibrated: {
    severeBonus: 1,
    tokens: 10,
    rescueBase: 6,
    rescueBoosted: 5,
    rescueDice: "aces",
    trackerLimit: 4,
    dayDie: 4,
    finalDice: 3,
    finalSkippable: false,
    exhaustionWithBeacon: "defeat",
  },
};

const row = (
  integrity: number,
  initialDamage: DamageDice | null,
  bonusPerAce: number,
): DifficultyRules => ({ integrity, initialDamage, bonusPerAce });

const ONE_DIE: DamageDice = { dice: 1, sides: 6, plus: 0 };
const ONE_DIE_AND_TWO: DamageDice = { dice: 1, sides: 6, plus: 2 };
const TWO_DICE: DamageDice = { dice: 2, sides: 6, plus: 0 };

/** The difficulty modes of each preset (rule 45); the easy row as written takes its integrity from the pack (R40). */
export const DIFFICULTY_RULES: Readonly<
  Record<Preset, Readonly<Record<Difficulty, DifficultyRules>>>
> = {
  "as-written": {
    easy: row(60, null, 2),
    normal: row(54, ONE_DIE, 1),
    hard: row(48, ONE_DIE_AND_TWO, 1),
    nightmare: row(40, TWO_DICE, 0),
  },
  calibrated: {
    easy: row(70, null, 1),
    normal: row(54, ONE_DIE, 1),
    hard: row(44, ONE_DIE_AND_TWO, 1),
    nightmare: row(34, TWO_DICE, 1),
  },
};
