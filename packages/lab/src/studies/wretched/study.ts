// The study of Wretched & Alone.
import type { Game } from "@games/core-game";
import { ENDINGS, type Wretched, wretched } from "@games/wretched";
import { bots, searcherFor } from "@games/wretched/bots";
import { describeAction, describeEvent, describeOutcome, plainProse } from "@games/wretched/text";
import { type AnyStudy, defineStudy } from "../../study.js";
import { wretchedCalibrations } from "./calibration.js";
import { exactWretched, solvedWretched } from "./deck.js";
import { WRETCHED_LEGEND, wretchedScreen } from "./screen.js";
import { wretchedClaims, wretchedSections } from "./sections.js";

/** What happened, and with a turned card its prompt where the game has a story. */
function describeWithPrompt(event: Wretched["event"], game: Game<Wretched>): string | undefined {
  const sentence = describeEvent(event, game);
  const prompt = event.type === "card-turned" ? game.rows.prose?.prompts[event.card] : undefined;
  return prompt === undefined ? sentence : `${sentence} ${plainProse(prompt)}`;
}

/** Wretched & Alone: both presets and all difficulties, simulated and exact. */
export const wretchedStudy: AnyStudy = defineStudy<Wretched>(wretched, (game) => ({
  title: "Wretched & Alone",
  presets: {
    "as-written": { preset: "as-written" },
    calibrated: { preset: "calibrated" },
  },
  players: {
    prudent: bots.prudent,
    hoarder: bots.hoarder,
    stoic: bots.stoic,
    random: bots.random,
    search: searcherFor(game),
  },
  measures: {
    days: ({ day }) => day,
    cards: ({ cardsTurned }) => cardsTurned,
    integrity: ({ integrity }) => Math.max(0, integrity),
    tokens: ({ tokens }) => tokens,
    kings: ({ kingsRevealed }) => kingsRevealed,
  },
  results: ENDINGS,
  maxSteps: 5000,
  value: ({ status }) => (status === "victory" ? 1 : 0),
  result: ({ result, reason }) => reason ?? result,
  solve: (config, effort) => solvedWretched(config, exactWretched(config, game.content, effort)),
  calibrations: wretchedCalibrations,
  strength: {
    title: "What search adds to the prudent player, with the preset calibrated",
    base: bots.prudent,
    options: { preset: "calibrated" },
    effort: "rollouts for a decision",
    unit: "percentage points won",
    scale: 100,
    efforts: [250, 500, 1000, 2000, 4000],
    worlds: 400,
    player: (rollouts) => searcherFor(game, { rollouts }),
  },
  claims: wretchedClaims,
  sections: wretchedSections,
  describeView: (view) => wretchedScreen(view, game),
  legend: WRETCHED_LEGEND,
  describeAction: (action) => describeAction(action, game),
  describeEvent: (event) => describeWithPrompt(event, game),
  describeOutcome: (outcome) => describeOutcome(outcome, game),
}));
