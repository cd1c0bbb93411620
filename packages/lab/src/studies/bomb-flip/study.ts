// The study of bomb flip.
import { type BombFlip, bombFlip, presets } from "@games/bomb-flip";
import { bankAt, searcherFor, weigher } from "@games/bomb-flip/bots";
import { describeAction, describeEvent, describeOutcome } from "@games/bomb-flip/text";
import { randomPolicy } from "@games/core-game";
import { type AnyStudy, defineStudy } from "../../study.js";
import { bestGoldPolicy, bestScorePolicy } from "./best-play.js";
import { claimCalibration } from "./calibration.js";
import { claimFigures } from "./figures.js";
import { BOMB_FLIP_LEGEND, bombFlipScreen } from "./screen.js";
import { bombFlipClaims, bombFlipSections } from "./sections.js";

/** Bomb flip: thresholds, solved best play, and the document's claims. */
export const bombFlipStudy: AnyStudy = defineStudy<BombFlip>(bombFlip, (game) => ({
  title: "Bomb flip",
  presets,
  players: {
    "bank-at-4": bankAt(4),
    "bank-at-1": bankAt(1),
    "bank-at-2": bankAt(2),
    "bank-at-3": bankAt(3),
    "bank-at-5": bankAt(5),
    "best-score": bestScorePolicy,
    "best-gold": bestGoldPolicy,
    weigher,
    random: randomPolicy,
    search: searcherFor(game, { base: bankAt(1), rollouts: 600 }),
  },
  measures: {
    score: ({ totalScore }) => totalScore,
    turns: ({ turns }) => turns,
    banks: ({ banks }) => banks,
    busts: ({ busts }) => busts,
    bombs: ({ bombs }) => bombs,
  },
  results: ["none", "bronze", "silver", "gold"],
  maxSteps: 20_000, // R17
  value: ({ totalScore }) => totalScore,
  solve: claimFigures,
  calibrations: { claims: claimCalibration },
  strength: {
    title: "What search adds to banking every number",
    base: bankAt(1),
    effort: "rollouts for a decision",
    unit: "points a game",
    efforts: [50, 100, 200, 400, 800, 1600],
    worlds: 60,
    // A run has the same luck however many flips the one before it took.
    period: ({ banks, busts, lives }) => banks + busts - lives,
    player: (rollouts) => searcherFor(game, { base: bankAt(1), rollouts }),
  },
  claims: bombFlipClaims,
  sections: bombFlipSections,
  describeView: bombFlipScreen,
  legend: BOMB_FLIP_LEGEND,
  describeAction: (action) => describeAction(action),
  describeEvent: (event) => describeEvent(event),
  describeOutcome: (outcome) => describeOutcome(outcome),
}));
