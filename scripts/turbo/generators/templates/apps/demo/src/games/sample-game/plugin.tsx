// Sample game in the app.
import { DEFAULTS, sampleGame } from "@games/sample-game";
import { describeAction, describeEvent, describeOutcome } from "@games/sample-game/text";
import { definePlugin } from "../plugin.ts";
import { howToPlay } from "./how-to-play.ts";
import { Screen } from "./screen.tsx";

/** Everything the frame needs of Sample game. */
export const plugin = definePlugin({
  game: sampleGame,
  howToPlay,
  setup: [
    { kind: "number", name: "rounds", label: "Rounds", min: 1, max: 20, initial: DEFAULTS.rounds },
    { kind: "number", name: "target", label: "Target", min: 1, max: 999, initial: DEFAULTS.target },
  ],
  Screen,
  describeAction,
  describeEvent,
  describeOutcome,
  isGoodEnd: ({ result }) => result === "won",
  bots: { careful: "Careful: banks at 20 points", random: "Random" },
  scoreOf: ({ score }) => score,
});
