// The options worth choosing, as a form asks for them, and what each does to the odds.
import type { OptionField, OptionValues } from "@games/core-game/text";
import { GOLD_CHANCES } from "./data/best-play.js";
import { PRESET_NAMES, type PresetName, presets } from "./data/presets.js";
import { ENGLISH, type Words } from "./english.js";
import { type Options, type Parameters, SHIELD_OVERFLOWS } from "./types.js";

/** The preset that a form starts with: the one that keeps the promises of the design document. */
const INITIAL: PresetName = "calibrated";
const AS_WRITTEN: PresetName = "as-written";

const isPreset = (name: unknown): name is PresetName =>
  PRESET_NAMES.some((known) => known === name);

const presetOf = ({ preset }: OptionValues): PresetName => (isPreset(preset) ? preset : INITIAL);

const goldChance = (values: OptionValues): string | undefined =>
  GOLD_CHANCES[presetOf(values)][Number(values.lives) - 1];

/** The options worth choosing. */
export function optionFields({ options, presets: texts }: Words = ENGLISH): readonly OptionField[] {
  const { jokerChoices, shieldOverflows } = options;
  return [
    {
      kind: "choice",
      name: "preset",
      label: options.preset,
      hint: (values) => texts[presetOf(values)].text,
      choices: [INITIAL, AS_WRITTEN].map((value) => ({ value, label: texts[value].name })),
      initial: INITIAL,
    },
    {
      kind: "number",
      name: "lives",
      label: options.lives,
      hint: (values) => options.livesHint(goldChance(values)),
      min: 1,
      max: 9,
      initial: presets[INITIAL].lives,
    },
    {
      kind: "choice",
      name: "jokers",
      label: options.jokers,
      hint: options.jokersHint,
      choices: [
        { value: "preset", label: jokerChoices.preset },
        { value: "0", label: jokerChoices["0"] },
        { value: "0.3", label: jokerChoices["0.3"] },
      ],
      initial: "preset",
    },
    {
      kind: "choice",
      name: "shieldOverflow",
      label: options.shieldOverflow,
      hint: options.shieldOverflowHint,
      choices: SHIELD_OVERFLOWS.map((value) => ({ value, label: shieldOverflows[value] })),
      initial: presets[INITIAL].shieldOverflow,
    },
  ];
}

const defaults = presets[AS_WRITTEN];

/** The options that such values ask for, without what is at the engine's own default, so that links stay short. */
export function optionsFrom(values: OptionValues): Options {
  const { lives, jokers, shieldOverflow } = values;
  const parameters: Options = {
    ...presets[presetOf(values)],
    lives: Number(lives),
    ...(jokers === "preset" ? {} : { jokerChance: Number(jokers) }),
    shieldOverflow: shieldOverflow === "ignored" ? "ignored" : "bonus",
  };
  const changed = Object.entries(parameters).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(defaults[name as keyof Parameters]),
  );
  return Object.fromEntries(changed);
}
