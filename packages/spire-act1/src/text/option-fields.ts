// The options worth choosing, as fields of a form.
import type { OptionField, OptionValues } from "@games/core-game/text";
import { PRINTED_ENCOUNTERS } from "../data/act1.js";
import { ASCENSIONS } from "../data/printed/ascension.js";
import { ENGLISH, type Words } from "../english/index.js";
import type { Options } from "../types.js";
import { describeAscension } from "./ascension.js";

const RULES = ["printed", "plan", "groups"] as const;
const MAX_HPS = ["rules", "15", "20", "40"] as const;

/** The options worth choosing. */
export function optionFields(words: Words = ENGLISH): readonly OptionField[] {
  const { options } = words;
  return [
    {
      kind: "choice",
      name: "rules",
      label: options.rules,
      hint: options.rulesHint,
      choices: RULES.map((value) => ({ value, label: options.ruleChoices[value] })),
      initial: "printed",
    },
    {
      kind: "choice",
      name: "ascension",
      label: options.ascension,
      hint: options.ascensionHint,
      choices: ASCENSIONS.map((level) => ({
        value: `${level}`,
        label: `${level}: ${level === 0 ? options.asPrinted : describeAscension(level, words)}`,
      })),
      initial: "0",
    },
    {
      kind: "choice",
      name: "maxHp",
      label: options.maxHp,
      hint: options.maxHpHint,
      choices: MAX_HPS.map((value) => ({ value, label: options.maxHpChoices[value] })),
      initial: "rules",
    },
  ];
}

/** The options that such values ask for, without what is at the engine's own default, so that links stay short. */
export function optionsFrom({ rules, ascension, maxHp }: OptionValues): Options {
  const level = ASCENSIONS.find((one) => `${one}` === ascension) ?? 0;
  const hp = maxHp === "rules" ? {} : { maxHp: Number(maxHp) };
  if (rules === "printed")
    return { ruleSet: "printed", ...(level === 0 ? {} : { ascension: level }), ...hp };
  return rules === "groups" ? { encounters: PRINTED_ENCOUNTERS, ...hp } : hp;
}
