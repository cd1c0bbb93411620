// The Ironclad's Act 1 in the app.
import type { OptionField, OptionValues } from "@games/core-game/text";
import {
  ASCENSIONS,
  type Options,
  PRINTED_ENCOUNTERS,
  type SpireAct1Event,
  spireAct1,
} from "@games/spire-act1";
import {
  describeAction,
  describeAscension,
  describeEvent,
  describeOutcome,
  GLOSSARY,
  LESSONS,
} from "@games/spire-act1/text";
import { definePlugin } from "../plugin.ts";
import { coach } from "./coach.ts";
import { explain } from "./explain.ts";
import { Screen } from "./screen.tsx";
import { soundOf } from "./sounds.ts";
import { table } from "./table.ts";
import { words } from "./words.ts";

const SETUP: readonly OptionField[] = [
  {
    kind: "choice",
    name: "rules",
    label: "Rules",
    hint: "The printed act has a map, relics, potions, events and merchants. The short run has ten nodes in a line.",
    choices: [
      { value: "printed", label: "the printed act" },
      { value: "plan", label: "a short run of ten nodes" },
      { value: "groups", label: "a short run, with groups of enemies" },
    ],
    initial: "printed",
  },
  {
    kind: "choice",
    name: "ascension",
    label: "Ascension",
    hint: "Harder, step by step; each adds to those before it. Of the printed act only.",
    choices: ASCENSIONS.map((level) => ({
      value: `${level}`,
      label: level === 0 ? "0: as printed" : `${level}: ${describeAscension(level)}`,
    })),
    initial: "0",
  },
  {
    kind: "choice",
    name: "maxHp",
    label: "HP",
    hint: "The act is hard. More HP make it kinder.",
    choices: [
      { value: "rules", label: "as the rules say: 10, or 11 in the short run" },
      { value: "15", label: "15: kinder" },
      { value: "20", label: "20: much kinder" },
      { value: "40", label: "40: to look around" },
    ],
    initial: "rules",
  },
];

function toOptions({ rules, ascension, maxHp }: OptionValues): Options {
  const level = ASCENSIONS.find((one) => `${one}` === ascension) ?? 0;
  const hp = maxHp === "rules" ? {} : { maxHp: Number(maxHp) };
  if (rules === "printed")
    return { ruleSet: "printed", ...(level === 0 ? {} : { ascension: level }), ...hp };
  return rules === "groups" ? { encounters: PRINTED_ENCOUNTERS, ...hp } : hp;
}

/** Cards that simply go to the discard pile are seen there; the log would be full of them. */
const isRoutine = (event: SpireAct1Event): boolean =>
  event.type === "card-moved" && event.to === "discard";

/** Everything the frame needs of the Ironclad's Act 1. */
export const plugin = definePlugin({
  game: spireAct1,
  howToPlay: LESSONS.printed,
  setup: SETUP,
  toOptions,
  Screen,
  describeAction: (action, game, view) => describeAction(action, game, view),
  describeEvent: (event, game) => (isRoutine(event) ? undefined : describeEvent(event, game)),
  describeOutcome,
  table,
  isGoodEnd: ({ result }) => result === "act-complete",
  scoreOf: ({ nodes }) => nodes,
  glossary: () => GLOSSARY,
  coach,
  loadEndings: () => import("./endings.tsx"),
  soundOf,
  get bots() {
    return words().bots;
  },
  explain,
});
