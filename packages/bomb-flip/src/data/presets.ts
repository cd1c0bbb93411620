// Complete sets of figures to play with, one row a preset.
import type { Figures } from "../types.js";

/** The names of the presets. */
export const PRESET_NAMES = ["as-written", "calibrated"] as const;
/** One of {@link PRESET_NAMES}. */
export type PresetName = (typeof PRESET_NAMES)[number];

/** The presets: `create({ seed, ...presets["as-written"] })`. The figures of `as-written` are the defaults. */
export const presets: Readonly<Record<PresetName, Figures>> = {
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
  // Best play banks at four or five here, banking at one is slow, and gold is within reach of three lives. Every
  // payout from four numbers up, the lives, the loot and the trophies are the document's.
  calibrated: {
    lives: 3,
    bombBase: 0.05,
    bombSlope: 0.015,
    bombCap: 0.14,
    jokerChance: 0.15,
    jokerWeights: { shield: 1, scrambler: 1, jammer: 1 },
    jammerStrength: 0.15,
    jammerLength: 3,
    scramblerCharges: 2,
    scramblerCap: 4,
    shieldOverflow: "bonus",
    shieldBonus: 5,
    bankPoints: [1, 4, 10, 28, 40, 54, 70],
    fullSetBonus: 30,
    trophies: { bronze: 100, silver: 200, gold: 300 },
  },
};
