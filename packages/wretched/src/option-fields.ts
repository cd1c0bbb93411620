// The options worth choosing, as a form asks for them, and how often games are won.
import type { OptionField, OptionValues } from "@games/core-game/text";
import { ODDS, type Share } from "./data/odds.js";
import { ENGLISH, type Words } from "./english.js";
import { DIFFICULTIES, type Difficulty, type Options, type Preset } from "./types.js";
import { PLAIN_GAME, wordingOf } from "./wording.js";

/** The preset that a form starts with: the one under which games can be won. */
const INITIAL: Preset = "calibrated";
const INITIAL_DIFFICULTY: Difficulty = "normal";

/** What each choice of danger asks for. */
const DANGERS: Readonly<Record<keyof Words["options"]["dangers"], Options>> = {
  story: {},
  odd: { system: "odd" },
  off: { system: "off" },
  narrative: { isNarrativeOnly: true },
};

/** A share of games that are won, for people: a percentage, or one game in how many where it would be mostly zeros. */
export function describeShare({ won, games }: Share, words: Words = ENGLISH): string {
  const wording = wordingOf(PLAIN_GAME, words);
  if (won > 0) return wording.chance(won);
  return games === null ? words.odds.never : words.odds.none(wording.number(games));
}

/** The preset as a choice, with how often the ship is won by it. */
function presetChoice(preset: Preset, words: Words) {
  const row = ODDS.rows.find((odds) => odds.pack === "salvage-ship" && odds.game === "normal");
  const label =
    row === undefined
      ? words.presets[preset]
      : words.options.presetChoice(preset, describeShare(row[preset], words));
  return { value: preset, label };
}

/** The options worth choosing. */
export function optionFields(words: Words = ENGLISH): readonly OptionField[] {
  const { options, difficulties } = words;
  return [
    {
      kind: "choice",
      name: "preset",
      label: options.preset,
      hint: options.presetHint,
      choices: [presetChoice(INITIAL, words), presetChoice("as-written", words)],
      initial: INITIAL,
    },
    {
      kind: "choice",
      name: "difficulty",
      label: options.difficulty,
      choices: DIFFICULTIES.map((value) => ({ value, label: difficulties[value] })),
      initial: INITIAL_DIFFICULTY,
    },
    {
      kind: "choice",
      name: "danger",
      label: options.danger,
      choices: Object.entries(options.dangers).map(([value, label]) => ({ value, label })),
      initial: "story",
    },
    {
      kind: "toggle",
      name: "hasEarlyBeacon",
      label: options.hasEarlyBeacon,
      hint: options.hasEarlyBeaconHint,
      initial: false,
    },
  ];
}

/** The options that such values ask for, without what is at the engine's own default, so that links stay short. */
export function optionsFrom(values: OptionValues): Options {
  const { preset, danger, hasEarlyBeacon } = values;
  const difficulty = DIFFICULTIES.find((known) => known === values.difficulty);
  const dangers: Readonly<Record<string, Options>> = DANGERS;
  return {
    ...(preset === "calibrated" ? { preset } : {}),
    ...(difficulty === undefined || difficulty === INITIAL_DIFFICULTY ? {} : { difficulty }),
    ...(Object.hasOwn(dangers, String(danger)) ? dangers[String(danger)] : {}),
    ...(hasEarlyBeacon === true ? { hasEarlyBeacon } : {}),
  };
}
