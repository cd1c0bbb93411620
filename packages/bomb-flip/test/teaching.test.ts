// What newcomers are told: the fields of a form and the options they ask for, the words, and the story of a game.
import { changedValues, initialValues } from "@games/core-game/text";
import { describe, expect, it } from "vitest";
import { type BombFlipEvent, bombFlip, type Outcome, pointsFor, presets } from "../src/index.js";
import { describeGame, glossary, lessons, optionFields, optionsFrom } from "../src/text.js";

const SENTENCES = /^[A-Z0-9].*[.]$/;

describe("the fields of the form", () => {
  const fields = optionFields();
  const initial = initialValues(fields);

  it("begin with the preset that keeps the document's promises", () => {
    expect(bombFlip.create({ seed: 1, ...optionsFrom(initial) }).config).toEqual({
      ...presets.calibrated,
      bestTotalScore: 0,
    });
  });

  it("ask for nothing but the defaults when the rules are as written", () => {
    expect(optionsFrom({ ...initial, preset: "as-written" })).toEqual({});
    expect(changedValues(fields, initial)).toEqual({});
  });

  it("change what they name", () => {
    const values = { ...initial, lives: 5, jokers: "0", shieldOverflow: "ignored" };
    const { config } = bombFlip.create({ seed: 1, ...optionsFrom(values) });
    expect(config).toMatchObject({ lives: 5, jokerChance: 0, shieldOverflow: "ignored" });
  });

  it("say what they do under the other values", () => {
    const [rules, lives] = fields;
    const hintOf = (field: typeof rules, values: typeof initial) =>
      typeof field?.hint === "function" ? field.hint(values) : field?.hint;
    expect(hintOf(lives, { ...initial, lives: 1 })).toContain("9.81%");
    expect(hintOf(lives, { ...initial, lives: 1, preset: "as-written" })).toContain("0.0599%");
    expect(hintOf(lives, { ...initial, lives: 9 })).toBe("Each bomb takes one.");
    expect(hintOf(rules, { ...initial, preset: "as-written" })).toContain("1.81%");
  });
});

it("every word has an id of its own and sentences, in alphabetical order", () => {
  const ids = glossary().map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)].sort());
  for (const { text } of [...glossary(), ...lessons()]) expect(text).toMatch(SENTENCES);
});

it("R14: a bank of n numbers pays the n-th amount, all seven with the bonus on top, and nothing pays nothing", () => {
  const config = presets["as-written"];
  expect([0, 1, 2, 3, 4, 5, 6, 7].map((n) => pointsFor(config, n))).toEqual([
    0, 4, 10, 18, 28, 40, 54, 100,
  ]);
});

describe("the story of a game", () => {
  const outcome: Outcome = {
    result: "none",
    totalScore: 60,
    bestTotalScore: 60,
    isBest: true,
    turns: 9,
    banks: 2,
    busts: 0,
    bombs: 1,
  };
  const draw = (number: number): BombFlipEvent => ({
    type: "number-drawn",
    number,
    isNew: true,
    reveals: true,
  });
  const bank = (points: number): BombFlipEvent => ({
    type: "run-banked",
    uniques: 1,
    points,
    bonus: 5,
    totalScore: points,
  });
  const config = presets["as-written"];

  it("tells the best bank, what the last bomb took, and what was missing", () => {
    const events = [draw(1), bank(28), bank(4), draw(2), draw(5), { type: "life-lost", lives: 0 }];
    expect(describeGame(events as BombFlipEvent[], outcome, config)).toEqual([
      "The best of 2 banks paid 33 points.",
      "The last bomb took a run that would have paid 10 points.",
      "40 points were missing for Bronze.",
    ]);
  });

  it("has nothing missing above gold, and says when nothing was banked or lost", () => {
    const gold: Outcome = { ...outcome, result: "gold", banks: 0, totalScore: 300 };
    expect(describeGame([{ type: "life-lost", lives: 0 }], gold, config)).toEqual([
      "Nothing came to the bank.",
      "The last bomb found an empty table.",
    ]);
  });
});
