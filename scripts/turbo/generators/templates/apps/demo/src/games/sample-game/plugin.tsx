// Sample game in the app.
import { sampleGame } from "@games/sample-game";
import {
  describeAction,
  describeEvent,
  describeOutcome,
  lessons,
  optionFields,
} from "@games/sample-game/text";
import { definePlugin } from "../plugin.ts";
import { Screen } from "./screen.tsx";
import { rules, words } from "./words.ts";

/** Everything the frame needs of Sample game. Words are asked for when they are shown: the language can change. */
export const plugin = definePlugin({
  game: sampleGame,
  words: rules,
  get howToPlay() {
    return lessons(rules());
  },
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
