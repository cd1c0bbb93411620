// Sample game in the app.
import { sampleGame } from "@games/sample-game";
import {
  describeAction,
  describeEvent,
  describeOutcome,
  optionFields,
} from "@games/sample-game/text";
import { definePlugin } from "../plugin.ts";
import { Screen } from "./screen.tsx";
import { start } from "./start.ts";
import { rules, words } from "./words.ts";

/** Everything the frame needs of Sample game. Words are asked for when they are shown: the language can change. */
export const plugin = definePlugin({
  start,
  game: sampleGame,
  words: rules,
  get setup() {
    return optionFields(rules());
  },
  Screen,
  describeAction: (action) => describeAction(action, rules()),
  describeEvent: (event) => describeEvent(event, rules()),
  describeOutcome: (outcome) => describeOutcome(outcome, rules()),
  isGoodEnd: ({ result }) => result === "won",
  get bots() {
    return words().bots;
  },
  scoreOf: ({ score }) => score,
});
