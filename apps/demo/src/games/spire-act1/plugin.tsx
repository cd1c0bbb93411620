// The Ironclad's Act 1 in the app.
import { type SpireAct1Event, spireAct1 } from "@games/spire-act1";
import {
  describeAction,
  describeEvent,
  describeOutcome,
  glossary,
  optionFields,
  optionsFrom,
} from "@games/spire-act1/text";
import { definePlugin } from "../plugin.ts";
import { coach } from "./coach.ts";
import { Screen } from "./screen.tsx";
import { soundOf } from "./sounds.ts";
import { start } from "./start.ts";
import { table } from "./table.ts";
import { rules, words } from "./words.ts";

/** Cards that simply go to the discard pile are seen there; the log would be full of them. */
const isRoutine = (event: SpireAct1Event): boolean =>
  event.type === "card-moved" && event.to === "discard";

/** Everything the frame needs of the Ironclad's Act 1. */
export const plugin = definePlugin({
  start,
  game: spireAct1,
  words: rules,
  get setup() {
    return optionFields(rules());
  },
  toOptions: optionsFrom,
  Screen,
  describeAction: (action, game, view) => describeAction(action, game, view, rules()),
  describeEvent: (event, game) =>
    isRoutine(event) ? undefined : describeEvent(event, game, rules()),
  describeOutcome: (outcome) => describeOutcome(outcome, rules()),
  table,
  isGoodEnd: ({ result }) => result === "act-complete",
  scoreOf: ({ nodes }) => nodes,
  nameScore: (score) => words().endings.score(score),
  glossary: () => glossary(rules()),
  coach,
  loadEndings: () => import("./endings.tsx"),
  soundOf,
  get bots() {
    return words().bots;
  },
  loadExplain: () => import("./explain.ts"),
});
