// Complete sets of parameters to play with, one row per preset.
import type { Parameters } from "../types.js";

/** The names of the presets. */
export const PRESET_NAMES = ["as-written", "calibrated"] as const;
/** One of {@link PRESET_NAMES}. */
export type PresetName = (typeof PRESET_NAMES)[number];

/** The presets: `create({ seed, ...presets["as-written"] })`. The parameters of `as-written` are the defaults. */
export const presets: Readonly<Record<PresetName, Parameters>> = {
  "as-written": {
    lives: 3, // R2
    bombBase: 0.2, // R3
    bombSlope: 0.06,
    bombCap: 0.56,
    jokerChance: 0.15, // R9
    jokerWeights: { shield: 1, scrambler: 1, jammer: 1 },
    jammerStrength: 0.15, // R4
    jammerLength: 3, // R12
    scramblerCharges: 2,
    scramblerCap: 4,
    shieldOverflow: "bonus",
    shieldBonus: 5,
    bankPoints: [4, 10, 18, 28, 40, 54, 70], // R14
    fullSetBonus: 30,
    trophies: { bronze: 100, silver: 200, gold: 300 },
  },
  // Whoever plays for points and whoever plays for gold banks at four or five here, banking at one is slow, and gold takes
  // seven to ten banks and is reached in every second game. Bombs are 0.32 times as likely at every streak and the payouts
  // are steeper, still convex; `games-lab calibrate bomb-flip --known claims` finds it as the smallest change.
  calibrated: {
    lives: 3,
    bombBase: 0.064,
    bombSlope: 0.0192,
    bombCap: 0.1792,
    jokerChance: 0.15,
    jokerWeights: { shield: 1, scrambler: 1, jammer: 1 },
    jammerStrength: 0.15,
    jammerLength: 3,
    scramblerCharges: 2,
    scramblerCap: 4,
    shieldOverflow: "bonus",
    shieldBonus: 5,
    bankPoints: [1, 5, 13, 39, 65, 91, 117],
    fullSetBonus: 30,
    trophies: { bronze: 100, silver: 200, gold: 300 },
  },
};
