// The options: the document's figures as defaults, every bound, and a sentence for every fault.
import { unwrap } from "@games/core-rng";
import { describe, expect, it } from "vitest";
import {
  BANK,
  bombChance,
  bombFlip,
  FLIP_LEFT,
  type Options,
  PRESET_NAMES,
  payout,
  presets,
} from "../src/index.js";
import { JAMMER, NO_BOMB, number, play, position, SCRAMBLER, SHIELD, uniques } from "./table.js";

describe("the defaults", () => {
  it("are the parameters of the document", () => {
    expect(unwrap(bombFlip.configure({}))).toEqual({
      lives: 3,
      bombBase: 0.2,
      bombSlope: 0.06,
      bombCap: 0.56,
      jokerChance: 0.15,
      jokerWeights: { shield: 1, scrambler: 1, jammer: 1 },
      jammerStrength: 0.15,
      jammerLength: 3,
      scramblerCharges: 2,
      scramblerCap: 4,
      shieldOverflow: "bonus",
      shieldBonus: 5,
      bankPoints: [4, 10, 18, 28, 40, 54, 70],
      fullSetBonus: 30,
      trophies: { bronze: 100, silver: 200, gold: 300 },
      bestTotalScore: 0,
    });
  });

  it("are the preset as-written", () => {
    expect(unwrap(bombFlip.configure(presets["as-written"]))).toEqual(
      unwrap(bombFlip.configure({})),
    );
  });

  it.each(PRESET_NAMES)("can be replaced by the preset %s as a whole", (name) => {
    const { bestTotalScore, ...parameters } = unwrap(bombFlip.configure(presets[name]));
    expect(parameters).toEqual(presets[name]);
    expect(bestTotalScore).toBe(0);
  });

  it("fill up what a partial option leaves out", () => {
    const config = unwrap(
      bombFlip.configure({ jokerWeights: { jammer: 5 }, trophies: { gold: 999 } }),
    );
    expect(config.jokerWeights).toEqual({ shield: 1, scrambler: 1, jammer: 5 });
    expect(config.trophies).toEqual({ bronze: 100, silver: 200, gold: 999 });
  });

  it("have a convex bank table: each further number pays more than the one before", () => {
    const { bankPoints, fullSetBonus } = presets["as-written"];
    const payouts = [0, ...bankPoints.slice(0, 6), (bankPoints[6] ?? 0) + fullSetBonus];
    const gains = payouts.slice(1).map((points, i) => points - (payouts[i] ?? 0));
    expect(gains).toEqual([4, 6, 8, 10, 12, 14, 46]);
    expect(gains).toEqual([...gains].sort((a, b) => a - b));
  });
});

describe("every option is played by", () => {
  it("lives", () => expect(position({}, { lives: 7 }).lives).toBe(7));

  it("bombBase, bombSlope, bombCap", () => {
    const options: Options = { bombBase: 0.1, bombSlope: 0.2, bombCap: 0.45 };
    const chances = [0, 1, 2, 9].map((streak) => bombChance(position({ streak }, options)));
    for (const [i, chance] of [0.1, 0.3, 0.45, 0.45].entries())
      expect(chances[i]).toBeCloseTo(chance, 12);
  });

  it("jokerChance and jokerWeights", () => {
    const jokers = (options: Options) =>
      unwrap(
        bombFlip.odds(position({}, { bombBase: 0, ...options }), FLIP_LEFT, ({ events }) =>
          events.flatMap((event) => (event.type === "joker-drawn" ? [event.joker] : [])).join(),
        ),
      ).map(({ value, probability }) => [value, Number(probability.toFixed(12))]);
    expect(jokers({ jokerChance: 0 })).toEqual([["", 1]]);
    const jokerWeights = { shield: 1, scrambler: 2, jammer: 5 };
    expect(jokers({ jokerChance: 0.4, jokerWeights })).toEqual([
      ["shield", 0.05],
      ["scrambler", 0.1],
      ["jammer", 0.25],
      ["", 0.6],
    ]);
    const shields = { shield: 3, scrambler: 0, jammer: 0 };
    expect(jokers({ jokerChance: 0.5, jokerWeights: shields })).toEqual([
      ["shield", 0.5],
      ["", 0.5],
    ]);
  });

  it("jammerStrength and jammerLength", () => {
    const state = position({}, { jammerStrength: 0.01, jammerLength: 9 });
    play(state, FLIP_LEFT, NO_BOMB, JAMMER);
    expect(state.jammerTurns).toBe(9);
    expect(bombChance(state)).toBeCloseTo(0.25, 12);
  });

  it("scramblerCharges and scramblerCap", () => {
    const state = position({}, { scramblerCharges: 2, scramblerCap: 3 });
    play(state, FLIP_LEFT, NO_BOMB, SCRAMBLER);
    play(state, FLIP_LEFT, NO_BOMB, SCRAMBLER);
    expect(state.scramblerCharges).toBe(3);
  });

  it("shieldOverflow and shieldBonus", () => {
    const bonus = (options: Options) => {
      const state = position({ runHasShield: true }, options);
      play(state, FLIP_LEFT, NO_BOMB, SHIELD);
      return state.bonusBank;
    };
    expect(bonus({ shieldBonus: 9 })).toBe(9);
    expect(bonus({ shieldBonus: 9, shieldOverflow: "ignored" })).toBe(0);
  });

  it("bankPoints and fullSetBonus", () => {
    const options: Options = { bankPoints: [1, 2, 3, 4, 5, 6, 7], fullSetBonus: 100 };
    expect(payout(position({ runUniques: uniques(3, 4) }, options))).toBe(2);
    expect(payout(position({ runUniques: uniques(1, 2, 3, 4, 5, 6, 7) }, options))).toBe(107);
  });

  it("trophies", () => {
    const state = position({}, { trophies: { bronze: 4 } });
    play(state, FLIP_LEFT, NO_BOMB, number(1));
    play(state, BANK);
    expect(bombFlip.view(state).trophyTier).toBe("bronze");
  });
});

describe("a nonsensical option is refused with a sentence", () => {
  it.each<[string, unknown, string]>([
    ["no life", { lives: 0 }, "lives must be a whole number from 1 to 99."],
    ["half a life", { lives: 2.5 }, "lives must be a whole number from 1 to 99."],
    ["a chance above 1", { bombBase: 1.5 }, "bombBase must be a number from 0 to 1."],
    ["no number at all", { bombSlope: "0.06" }, "bombSlope must be a number from 0 to 1."],
    ["not a number", { bombCap: Number.NaN }, "bombCap must be a number from 0 to 1."],
    [
      "a cap below the base",
      { bombBase: 0.5, bombCap: 0.4 },
      "the value must have a bombCap of at least its bombBase.",
    ],
    [
      "no bombs",
      { bombBase: 0, bombSlope: 0 },
      "the value must allow bombs, or no game would end.",
    ],
    [
      "bombs capped away",
      { bombBase: 0, bombCap: 0 },
      "the value must allow bombs, or no game would end.",
    ],
    [
      "jokers only",
      { jokerChance: 1 },
      "jokerChance must be below 1, or no number would ever come.",
    ],
    [
      "jokers without weight",
      { jokerWeights: { shield: 0, scrambler: 0, jammer: 0 } },
      "jokerWeights must have a weight above 0.",
    ],
    [
      "an unknown joker",
      { jokerWeights: { jester: 1 } },
      "jokerWeights.jester is not a known field.",
    ],
    [
      "a jammer of no length",
      { jammerLength: 0 },
      "jammerLength must be a whole number from 1 to 99.",
    ],
    ["a negative jammer", { jammerStrength: -0.1 }, "jammerStrength must be a number from 0 to 1."],
    ["too many charges", { scramblerCap: 5 }, "scramblerCap must be a whole number from 1 to 4."],
    [
      "charges above their cap",
      { scramblerCharges: 2, scramblerCap: 1 },
      "the value must have at most scramblerCap scramblerCharges.",
    ],
    [
      "another overflow",
      { shieldOverflow: "double" },
      'shieldOverflow must be one of "bonus", "ignored".',
    ],
    [
      "a negative bonus",
      { shieldBonus: -5 },
      "shieldBonus must be a whole number from 0 to 1000000.",
    ],
    ["a short bank table", { bankPoints: [4, 10] }, "bankPoints must be a list of 7 items."],
    [
      "a bank table that falls",
      { bankPoints: [4, 10, 18, 17, 40, 54, 70] },
      "bankPoints must not pay less for more numbers.",
    ],
    [
      "trophies out of order",
      { trophies: { bronze: 200 } },
      "trophies must rise from bronze over silver to gold.",
    ],
    [
      "a best score below 0",
      { bestTotalScore: -1 },
      `bestTotalScore must be a whole number from 0 to ${Number.MAX_SAFE_INTEGER}.`,
    ],
    ["an unknown option", { live: 3 }, "live is not a known field."],
  ])("%s", (_, options, sentence) => {
    const refused = bombFlip.configure(options);
    expect(refused.ok).toBe(false);
    if (!refused.ok)
      expect(refused.error).toMatchObject({ code: "bad-options", message: sentence });
  });
});
