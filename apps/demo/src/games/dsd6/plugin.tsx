// Deep Space D-6 in the app.

import { count } from "@games/core-game/text";
import { DIFFICULTIES, dsd6, type Options, PRINTED_GAME } from "@games/dsd6";
import {
  DIFFICULTY_NAMES,
  describeAction,
  describeEvent,
  describeOutcome,
  harmlessCards,
  PRINTED_GAME_NOTE,
} from "@games/dsd6/text";
import { definePlugin, type SetupValues } from "../plugin.ts";
import { howToPlay } from "./how-to-play.ts";
import { Screen } from "./screen.tsx";
import { stepTitle } from "./steps.ts";
import { table } from "./table.tsx";

const DEFAULTS = {
  difficulty: "normal",
  difficultyModel: "as-written",
  readings: "own",
  stationUse: "each-die",
} as const;

const NAMES = ["difficulty", "difficultyModel", "stationUse"] as const;

const toOptions = (values: SetupValues): Options => ({
  ...(values.readings === DEFAULTS.readings ? {} : PRINTED_GAME),
  ...Object.fromEntries(
    NAMES.filter((name) => values[name] !== DEFAULTS[name]).map((name) => [name, values[name]]),
  ),
});

/** Everything the frame needs of Deep Space D-6. */
export const plugin = definePlugin({
  game: dsd6,
  howToPlay,
  setup: [
    {
      kind: "choice",
      name: "difficulty",
      label: "Difficulty",
      hint: "An easier deck holds more harmless Don't Panic cards.",
      choices: DIFFICULTIES.map((value) => ({
        value,
        label: `${DIFFICULTY_NAMES[value]} (${count(harmlessCards(value, dsd6), "harmless card")})`,
      })),
      initial: DEFAULTS.difficulty,
    },
    {
      kind: "choice",
      name: "difficultyModel",
      label: "Don't Panic cards",
      hint: "As written they only make the game longer, so all three difficulties are equally hard.",
      choices: [
        { value: "graded", label: "also free every die in the Scanners" },
        { value: "as-written", label: "do nothing, as written" },
      ],
      initial: DEFAULTS.difficultyModel,
    },
    {
      kind: "choice",
      name: "readings",
      label: "Rules",
      hint: PRINTED_GAME_NOTE,
      choices: [
        { value: "own", label: "of this version" },
        { value: "printed", label: "of the printed game" },
      ],
      initial: DEFAULTS.readings,
    },
    {
      kind: "choice",
      name: "stationUse",
      label: "Commander and Science",
      choices: [
        { value: "each-die", label: "work once for each die" },
        { value: "once", label: "work once a turn" },
      ],
      initial: DEFAULTS.stationUse,
    },
  ],
  toOptions,
  Screen,
  // The button that moves on says more than the engine's "Continue".
  describeAction: (action, game, view) =>
    action.type === "continue" ? `${stepTitle(view.phase)}.` : describeAction(action, game),
  describeEvent,
  describeOutcome,
  isGoodEnd: ({ result }) => result === "won",
  table,
});
