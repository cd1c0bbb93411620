// Bomb flip in the app.
import { bombFlip } from "@games/bomb-flip";
import {
  describeAction,
  describeEvent,
  describeOutcome,
  GLOSSARY,
  LESSONS,
  OPTION_FIELDS,
  optionsFrom,
} from "@games/bomb-flip/text";
import { definePlugin } from "../plugin.ts";
import { coach } from "./coach.ts";
import { BOT_NAMES, explain } from "./explain.ts";
import { Screen } from "./screen.tsx";
import { soundOf } from "./sound-of.ts";

/** Everything the frame needs of bomb flip. */
export const plugin = definePlugin({
  game: bombFlip,
  howToPlay: LESSONS,
  glossary: () => GLOSSARY,
  coach,
  setup: OPTION_FIELDS,
  toOptions: optionsFrom,
  carryBest: (best) => ({ bestTotalScore: best }),
  Screen,
  describeAction,
  // The risk panel tells the odds of the next two cards better than the log would.
  describeEvent: (event) => (event.type === "cards-dealt" ? undefined : describeEvent(event)),
  describeOutcome,
  isGoodEnd: ({ result }) => result !== "none",
  loadEndings: () => import("./endings.tsx"),
  soundOf,
  bots: BOT_NAMES,
  explain,
  scoreOf: ({ totalScore }) => totalScore,
});
