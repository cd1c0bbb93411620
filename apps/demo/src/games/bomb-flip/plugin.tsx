// Bomb flip in the app.
import { bombFlip } from "@games/bomb-flip";
import {
  describeAction,
  describeEvent,
  describeOutcome,
  glossary,
  optionFields,
  optionsFrom,
} from "@games/bomb-flip/text";
import { definePlugin } from "../plugin.ts";
import { coach } from "./coach.ts";
import { Screen } from "./screen.tsx";
import { soundOf } from "./sound-of.ts";
import { start } from "./start.ts";
import { rules, words } from "./words.ts";

/** Everything the frame needs of bomb flip. */
export const plugin = definePlugin({
  start,
  game: bombFlip,
  words: rules,
  glossary: () => glossary(rules()),
  coach,
  get setup() {
    return optionFields(rules());
  },
  toOptions: optionsFrom,
  carryBest: (best) => ({ bestTotalScore: best }),
  Screen,
  describeAction: (action) => describeAction(action, rules()),
  // The risk panel tells the odds of the next two cards better than the log would.
  describeEvent: (event) =>
    event.type === "cards-dealt" ? undefined : describeEvent(event, rules()),
  describeOutcome: (outcome) => describeOutcome(outcome, rules()),
  isGoodEnd: ({ result }) => result !== "none",
  loadEndings: () => import("./endings.tsx"),
  soundOf,
  get bots() {
    return words().bots;
  },
  loadExplain: () => import("./explain.ts"),
  scoreOf: ({ totalScore }) => totalScore,
  nameScore: (score) => words().endings.score(score),
});
