// The constants of both presets and the rows of the difficulty modes.
import { deepFreeze } from "@games/core-game";
import type { DamageSystem } from "../pack.js";
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
  | "canSkipFinalPull"
  | "exhaustionWithBeacon"
>;

/** The constants that a difficulty mode fixes. */
export interface DifficultyRules extends Pick<Config, "initialDamage" | "bonusPerAce"> {
  /** What the counter starts from; null for the pack's own figure. */
  readonly integrity: number | null;
}

const AS_WRITTEN: PresetRules = {
  severeBonus: 1,
  tokens: 10,
  rescueBase: 6,
  rescueBoosted: 5,
  rescueDice: "one",
  trackerLimit: 4,
  dayDie: 6,
  finalDice: 1,
  canSkipFinalPull: true,
  exhaustionWithBeacon: "continue",
};

/** The constants of each preset; `calibrated` changes four rules and no documented constant. */
export const PRESET_RULES: Readonly<Record<Preset, PresetRules>> = /* @__PURE__ */ deepFreeze({
  "as-written": AS_WRITTEN,
  calibrated: {
    ...AS_WRITTEN,
    rescueDice: "aces",
    dayDie: 4,
    finalDice: 3,
    canSkipFinalPull: false,
    exhaustionWithBeacon: "defeat",
  },
});

const row = (
  integrity: number | null,
  initialDamage: DamageDice | null,
  bonusPerAce: number,
): DifficultyRules => ({ integrity, initialDamage, bonusPerAce });

const ONE_DIE: DamageDice = { dice: 1, sides: 6, plus: 0 };
const ONE_DIE_AND_TWO: DamageDice = { dice: 1, sides: 6, plus: 2 };
const TWO_DICE: DamageDice = { dice: 2, sides: 6, plus: 0 };

/** The constants that a damage system changes in a preset. */
export interface SystemRules {
  readonly rules: Partial<PresetRules>;
  readonly modes: Readonly<Record<Difficulty, DifficultyRules>>;
}

/**
 * R55: the framework's own system has its own calibrated rows, because the ship's do not carry over: sixteen cards call for
 * a check instead of thirty-two. `games-lab calibrate wretched --known odd-easy` and its like find the integrities.
 */
export const SYSTEM_RULES: Readonly<
  Record<Preset, Readonly<Partial<Record<DamageSystem, SystemRules>>>>
> = /* @__PURE__ */ deepFreeze({
  "as-written": {},
  calibrated: {
    odd: {
      rules: { finalDice: 2 },
      modes: {
        easy: row(34, null, 1),
        normal: row(26, ONE_DIE, 1),
        hard: row(21, ONE_DIE_AND_TWO, 1),
        nightmare: row(16, TWO_DICE, 1),
      },
    },
  },
});

/** The difficulty modes of each preset (rule 45); easy as written takes its integrity from the pack (R40). */
export const DIFFICULTY_RULES: Readonly<
  Record<Preset, Readonly<Record<Difficulty, DifficultyRules>>>
> = /* @__PURE__ */ deepFreeze({
  "as-written": {
    easy: row(null, null, 2),
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
});
