// What the balance report found about best play.
import type { PresetName } from "./presets.js";

/** The chance of gold under best play in percent, by the number of lives from 1 to 5, with the digits of the balance report. */
export const GOLD_CHANCES: Readonly<Record<PresetName, readonly string[]>> = {
  calibrated: ["9.81", "29.0", "50.7", "69.2", "82.5"],
  "as-written": ["0.0599", "0.46", "1.81", "5.02", "10.9"],
};
