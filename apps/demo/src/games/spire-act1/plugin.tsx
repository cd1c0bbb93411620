// The Ironclad's Act 1 in the app.
import { type Event, type Options, PRINTED_ENCOUNTERS, spireAct1 } from "@games/spire-act1";
import { describeAction, describeEvent, describeOutcome } from "@games/spire-act1/text";
import { definePlugin, type SetupValues } from "../plugin.ts";
import { howToPlay } from "./how-to-play.ts";
import { Screen } from "./screen.tsx";

const DEFAULTS = { maxHp: 11, encounters: "plan" } as const;

const toOptions = ({ maxHp, encounters }: SetupValues): Options => ({
  ...(maxHp === DEFAULTS.maxHp ? {} : { maxHp: Number(maxHp) }),
  ...(encounters === DEFAULTS.encounters ? {} : { encounters: PRINTED_ENCOUNTERS }),
});

/** Cards that simply go to the discard pile are seen there; the log would be full of them. */
const isRoutine = (event: Event): boolean => event.type === "card-moved" && event.to === "discard";

/** Everything the frame needs of the Ironclad's Act 1. */
export const plugin = definePlugin({
  game: spireAct1,
  howToPlay,
  setup: [
    {
      kind: "number",
      name: "maxHp",
      label: "HP",
      hint: "The plan has 11. The act is hard; 20 make it kinder.",
      min: 1,
      max: 99,
      initial: DEFAULTS.maxHp,
    },
    {
      kind: "choice",
      name: "encounters",
      label: "Encounters",
      choices: [
        { value: "plan", label: "one enemy at a time, as planned" },
        { value: "printed", label: "groups, as in the printed game" },
      ],
      initial: DEFAULTS.encounters,
    },
  ],
  toOptions,
  Screen,
  describeAction: (action, game, view) => describeAction(action, game, view),
  describeEvent: (event, game) => (isRoutine(event) ? undefined : describeEvent(event, game)),
  describeOutcome,
  isGoodEnd: ({ result }) => result === "act-complete",
  scoreOf: ({ nodes }) => nodes,
});
