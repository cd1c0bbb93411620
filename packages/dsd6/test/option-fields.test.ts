// The options worth choosing: a form asks for them, and what it answers makes a game.
import { changedValues, initialValues, type OptionValues } from "@games/core-game/text";
import { expect, it } from "vitest";
import { dsd6, PRINTED_GAME } from "../src/index.js";
import { ENGLISH, optionFields, optionsFrom } from "../src/text.js";

const FIELDS = optionFields(dsd6);
const INITIAL = initialValues(FIELDS);

const optionsOf = (changed: OptionValues) => optionsFrom({ ...INITIAL, ...changed });

const hintOf = (name: string, changed: OptionValues) => {
  const hint = FIELDS.find((field) => field.name === name)?.hint;
  return typeof hint === "function" ? hint({ ...INITIAL, ...changed }) : hint;
};

it("a form begins with the graded deck, and what is at the engine's own default stays unsaid", () => {
  expect(optionsOf({})).toEqual({ difficultyModel: "graded" });
  expect(optionsOf({ difficultyModel: "as-written" })).toEqual({});
  expect(optionsOf({ difficulty: "hard", stationUse: "once" })).toEqual({
    difficulty: "hard",
    difficultyModel: "graded",
    stationUse: "once",
  });
  expect(optionsOf({ readings: "printed", difficultyModel: "as-written" })).toEqual(PRINTED_GAME);
});

it("every choice makes a game that has it", () => {
  for (const field of FIELDS) {
    if (field.kind !== "choice") throw new Error(`${field.name} is not a choice`);
    for (const { value } of field.choices) {
      const { config } = dsd6.create({ seed: 1, ...optionsOf({ [field.name]: value }) });
      if (field.name === "readings") {
        expect(config.medical).toBe(value === "printed" ? "either" : "both");
      } else {
        expect({ ...config }).toMatchObject({ [field.name]: value });
      }
    }
  }
});

it("values that nobody offered are as if nothing was chosen", () => {
  const odd = { difficulty: "brutal", difficultyModel: "", readings: "mine", stationUse: 3 };
  expect(optionsFrom(odd)).toEqual(optionsFrom(INITIAL));
  expect(changedValues(FIELDS, INITIAL)).toEqual({});
});

it("the hint of a difficulty says what it changes under the model that is chosen", () => {
  expect(hintOf("difficulty", {})).toBe(ENGLISH.difficulty("normal", 3, "graded"));
  expect(hintOf("difficulty", { difficulty: "easy", difficultyModel: "as-written" })).toBe(
    ENGLISH.difficulty("easy", 6, "as-written"),
  );
});
