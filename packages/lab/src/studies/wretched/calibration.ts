// How the preset `calibrated` of Wretched & Alone and its difficulty modes can be found again, by exact figures.
import { type DamageSystem, DIFFICULTIES, type Difficulty } from "@games/wretched";
import { gridOf, type Targets } from "../../compare.js";
import type { Calibration } from "../../study.js";

/** How often each mode should be won, by the documents. */
export const LADDER: Readonly<Record<Difficulty, number>> = {
  easy: 0.3,
  normal: 0.15,
  hard: 0.05,
  nightmare: 0.01,
};

/** The integrities to try in each mode; the documents' own are 60, 54, 48 and 40. */
const INTEGRITIES: Readonly<Record<Difficulty, readonly number[]>> = {
  easy: [60, 65, 70, 75],
  normal: [50, 54, 58],
  hard: [40, 44, 48],
  nightmare: [30, 32, 34, 36, 40],
};

/** The same for the framework's own system, whose sixteen checks ask for less (R55). */
const ODD_INTEGRITIES: Readonly<Record<Difficulty, readonly number[]>> = {
  easy: [30, 32, 34, 36],
  normal: [24, 25, 26, 27, 28],
  hard: [20, 21, 22, 23],
  nightmare: [14, 15, 16, 17],
};

function modeSearch(difficulty: Difficulty, system?: DamageSystem): Calibration {
  const target = LADDER[difficulty];
  const integrity = (system === undefined ? INTEGRITIES : ODD_INTEGRITIES)[difficulty];
  const grid = { difficulty: [difficulty], integrity };
  const where = system === undefined ? "" : ` in the system ${system}`;
  return {
    title: `the integrity at which ${difficulty} games${where} are won ${target * 100} times in a hundred`,
    preset: "calibrated",
    points: () => gridOf(system === undefined ? grid : { system: [system], ...grid }),
    targets: { victory: { value: target, scale: target / 10 } },
  };
}

/** The documents' balance tests and their pie of endings. */
const PIE: Targets = {
  victory: { atLeast: 0.1, atMost: 0.2, scale: 0.05 },
  ship_destroyed: { value: 0.6, scale: 0.05 },
  four_kings: { value: 0.15, scale: 0.05 },
  deck_exhausted: { value: 0.05, scale: 0.05 },
  final_pull_failed: { value: 0.1, scale: 0.05 },
};

/** Every combination of the rules that the preset changes, with no documented figure touched. */
const RULES: Calibration = {
  title: "which changes of the rules as written come to the documents' pie of endings",
  preset: "as-written",
  points: () =>
    gridOf({
      dayDie: [6, 4],
      rescueDice: ["one", "aces"],
      aces: [{ spades: "return-king" }, { spades: "remove-king" }],
      finalDice: [1, 3],
    }).map((point) => ({
      ...point,
      // What the final pull and an empty deck mean goes with the dice of the final pull.
      canSkipFinalPull: point.finalDice === 1,
      exhaustionWithBeacon: point.finalDice === 1 ? "continue" : "defeat",
    })),
  targets: PIE,
};

/** The searches by name. */
export const wretchedCalibrations: Readonly<Record<string, Calibration>> = {
  rules: RULES,
  ...Object.fromEntries(DIFFICULTIES.map((name) => [name, modeSearch(name)])),
  ...Object.fromEntries(DIFFICULTIES.map((name) => [`odd-${name}`, modeSearch(name, "odd")])),
};
