// The options worth choosing, as a form asks for them, and what each does to the odds.
import type { OptionField, OptionValues } from "@games/core-game/text";
import { PRESET_NAMES, type PresetName, presets } from "./data/presets.js";
import type { Options, Parameters } from "./types.js";

/** What a preset is called, and the truth about it. */
export interface PresetText {
  readonly name: string;
  readonly text: string;
  /** The chance of gold under best play, by the number of lives from 1 to 5, as the balance report has it. */
  readonly gold: readonly string[];
}

/** The presets in words; the figures are those of the balance report, for best play. */
export const PRESET_TEXTS: Readonly<Record<PresetName, PresetText>> = {
  calibrated: {
    name: "Balanced",
    text: "A third of the bombs, and pay that makes four or five numbers worth the wait. Best play with three lives expects 331.87 points and wins gold in 50.7% of games.",
    gold: ["9.81%", "29.0%", "50.7%", "69.2%", "82.5%"],
  },
  "as-written": {
    name: "As written",
    text: "The numbers of the design document. Waiting does not pay: best play banks mostly after one number, expects 110.08 points with three lives, and wins gold in 1.81% of games.",
    gold: ["0.0599%", "0.46%", "1.81%", "5.02%", "10.9%"],
  },
};

/** The preset that a form starts with: the one that keeps the promises of the design document. */
const INITIAL: PresetName = "calibrated";

const isPreset = (name: unknown): name is PresetName =>
  PRESET_NAMES.some((known) => known === name);

const presetOf = ({ preset }: OptionValues): PresetName => (isPreset(preset) ? preset : INITIAL);

function describeLives(values: OptionValues): string {
  const chance = PRESET_TEXTS[presetOf(values)].gold[Number(values.lives) - 1];
  const odds =
    chance === undefined ? "" : ` With these, best play wins gold in ${chance} of games.`;
  return `Each bomb takes one.${odds}`;
}

/** The options worth choosing. */
export const OPTION_FIELDS: readonly OptionField[] = [
  {
    kind: "choice",
    name: "preset",
    label: "Rules",
    hint: (values) => PRESET_TEXTS[presetOf(values)].text,
    choices: [
      { value: "calibrated", label: PRESET_TEXTS.calibrated.name },
      { value: "as-written", label: PRESET_TEXTS["as-written"].name },
    ],
    initial: INITIAL,
  },
  {
    kind: "number",
    name: "lives",
    label: "Lives",
    hint: describeLives,
    min: 1,
    max: 9,
    initial: presets[INITIAL].lives,
  },
  {
    kind: "choice",
    name: "jokers",
    label: "Jokers among the loot",
    hint: "Jokers help you, so more of them make every run safer; without them nothing takes a bomb.",
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
    hint: "What happens when a shield comes while one is up.",
    choices: [
      { value: "bonus", label: "is worth points at the next bank" },
      { value: "ignored", label: "is lost" },
    ],
    initial: presets[INITIAL].shieldOverflow,
  },
];

const defaults = presets["as-written"];

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
