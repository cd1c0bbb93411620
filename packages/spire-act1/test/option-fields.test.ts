// The options worth choosing: what a form holds, and the games that follow from it.
import { initialValues, type OptionValues } from "@games/core-game/text";
import { describe, expect, it } from "vitest";
import { type Options, PRINTED_ENCOUNTERS, spireAct1 } from "../src/index.js";
import { optionFields, optionsFrom } from "../src/text/index.js";

const fields = optionFields();
const initial = initialValues(fields);

describe("the form", () => {
  it.each<[OptionValues, Options]>([
    [{}, { ruleSet: "printed" }],
    [
      { ascension: "12", maxHp: "15" },
      { ruleSet: "printed", ascension: 12, maxHp: 15 },
    ],
    [{ rules: "plan", ascension: "12" }, {}],
    [{ rules: "plan", maxHp: "40" }, { maxHp: 40 }],
    [{ rules: "groups" }, { encounters: PRINTED_ENCOUNTERS }],
  ])("changed by %o asks for %o", (values, options) => {
    expect(optionsFrom({ ...initial, ...values })).toEqual(options);
  });

  it("asks for a game that can be played, whatever is chosen", () => {
    for (const field of fields) {
      if (field.kind !== "choice") throw new Error(`${field.name} is not a choice`);
      for (const { value } of field.choices) {
        const options = optionsFrom({ ...initial, [field.name]: value });
        expect(spireAct1.tryCreate({ seed: 1, ...options }).ok).toBe(true);
      }
    }
  });

  it("says what each Ascension adds", () => {
    const levels = fields.find(({ name }) => name === "ascension");
    const labels = levels?.kind === "choice" ? levels.choices.map(({ label }) => label) : [];
    expect(labels.slice(0, 2)).toEqual(["0: as printed", "1: Elites are harder."]);
    expect(labels.at(-1)).toBe("12: Elites are harder still.");
  });
});
