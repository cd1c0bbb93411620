// Bomb flip in the app.
import {
  bombFlip,
  type Options,
  type Parameters,
  PRESET_NAMES,
  type PresetName,
  presets,
} from "@games/bomb-flip";
import { describeAction, describeEvent, describeOutcome } from "@games/bomb-flip/text";
import { definePlugin, type SetupValues } from "../plugin.ts";
import { howToPlay } from "./how-to-play.ts";
import { Screen } from "./screen.tsx";

const defaults = presets["as-written"];

const PRESET_LABELS: Readonly<Record<PresetName, string>> = {
  "as-written": "as written",
  calibrated: "calibrated",
};

const isPreset = (name: unknown): name is PresetName =>
  PRESET_NAMES.some((known) => known === name);

/** Whatever the fields say on top of the preset, without what is at its default, so that links stay short. */
function toOptions({ preset, lives, jokers, shieldOverflow }: SetupValues): Options {
  const parameters: Options = {
    ...(isPreset(preset) ? presets[preset] : defaults),
    lives: Number(lives),
    ...(jokers === "preset" ? {} : { jokerChance: Number(jokers) }),
    shieldOverflow: shieldOverflow === "ignored" ? "ignored" : "bonus",
  };
  const changed = Object.entries(parameters).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(defaults[name as keyof Parameters]),
  );
  return Object.fromEntries(changed);
}

/** Everything the frame needs of bomb flip. */
export const plugin = definePlugin({
  game: bombFlip,
  howToPlay,
  setup: [
    {
      kind: "choice",
      name: "preset",
      label: "Rules",
      hint: "Calibrated: fewer bombs, and pay that makes four or five numbers worth the wait.",
      choices: PRESET_NAMES.map((name) => ({ value: name, label: PRESET_LABELS[name] })),
      initial: "as-written",
    },
    { kind: "number", name: "lives", label: "Lives", min: 1, max: 9, initial: defaults.lives },
    {
      kind: "choice",
      name: "jokers",
      label: "Jokers among the loot",
      choices: [
        { value: "preset", label: "as the rules have them" },
        { value: "0", label: "none" },
        { value: "0.3", label: "30%" },
      ],
      initial: "preset",
    },
    {
      kind: "choice",
      name: "shieldOverflow",
      label: "A second shield",
      choices: [
        { value: "bonus", label: "is worth points at the next bank" },
        { value: "ignored", label: "is lost" },
      ],
      initial: defaults.shieldOverflow,
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
});
