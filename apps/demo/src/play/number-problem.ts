// What is wrong with the numbers of a form, in a sentence that names the field.
import { findWrongNumber, type OptionField, type OptionValues } from "@games/core-game/text";
import { words } from "./words.ts";

/** The sentence; undefined when every number is within its limits. */
export function numberProblem(
  fields: readonly OptionField[],
  values: OptionValues,
): string | undefined {
  const wrong = findWrongNumber(fields, values);
  return wrong && words().opening.wrongNumber(wrong.label, wrong.min, wrong.max);
}
