// Bomb flip in the app.
import { bombFlip, type Options } from "@games/bomb-flip";
import { bots } from "@games/bomb-flip/bots";
import { describeAction, describeEvent, describeOutcome } from "@games/bomb-flip/text";
import { definePlugin, type SetupValues } from "../plugin.ts";
import { Screen } from "./screen.tsx";

const USUAL = { lives: 3, jokers: "0.15", shieldOverflow: "bonus" } as const;

const toOptions = ({ lives, jokers, shieldOverflow }: SetupValues): Options => ({
  ...(lives === USUAL.lives ? {} : { lives: Number(lives) }),
  ...(jokers === USUAL.jokers ? {} : { jokerChance: Number(jokers) }),
  ...(shieldOverflow === USUAL.shieldOverflow ? {} : { shieldOverflow: "ignored" }),
});

/** Everything the frame needs of bomb flip. */
export const plugin = definePlugin({
  game: bombFlip,
  setup: [
    { kind: "number", name: "lives", label: "Lives", min: 1, max: 9, initial: USUAL.lives },
    {
      kind: "choice",
      name: "jokers",
      label: "Jokers among the loot",
      choices: [
        { value: "0", label: "none" },
        { value: "0.15", label: "15 %, as written" },
        { value: "0.3", label: "30 %" },
      ],
      initial: USUAL.jokers,
    },
    {
      kind: "choice",
      name: "shieldOverflow",
      label: "A second shield",
      choices: [
        { value: "bonus", label: "is worth points at the next bank" },
        { value: "ignored", label: "is lost" },
      ],
      initial: USUAL.shieldOverflow,
    },
  ],
  toOptions,
  carryBest: (best) => ({ bestTotalScore: best }),
  Screen,
  describeAction,
  // The risk panel tells the odds of the next two cards better than the log would.
  describeEvent: (event) => (event.type === "cards-dealt" ? undefined : describeEvent(event)),
  describeOutcome,
  isGoodEnd: ({ result }) => result !== "none",
  scoreOf: ({ totalScore }) => totalScore,
  bots: [
    { label: "Weigher: weighs one more flip", policy: bots.weigher },
    { label: "Bold: banks at four numbers", policy: bots.bold },
    { label: "Cautious: banks every number", policy: bots.cautious },
    { label: "Random", policy: bots.random },
  ],
});
