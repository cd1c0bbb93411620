// Wretched & Alone by classes of cards: equal to the full rules on small decks, and to simulation on the whole one.
import { createDeck } from "@games/core-rng";
import {
  CARD_IDS,
  type CardId,
  type Config,
  type Options,
  type State,
  wretched,
} from "@games/wretched";
import { bots } from "@games/wretched/bots";
import { describe, expect, it } from "vitest";
import {
  exactOutcomesFrom,
  firstStates,
  measureOf,
  probabilityOf,
  shareOf,
  simulate,
} from "../src/index.js";
import { wretchedStudy } from "../src/studies/index.js";
import { diceSums, rescueOdds } from "../src/studies/wretched/chances.js";
import { classesOf } from "../src/studies/wretched/classes.js";
import { exactWretched } from "../src/studies/wretched/deck.js";
import { wretchedOdds } from "../src/studies/wretched/exact.js";

const ENDINGS = [
  "victory",
  "ship_destroyed",
  "four_kings",
  "deck_exhausted",
  "final_pull_failed",
] as const;

function configure(options: Options): Config {
  const config = wretched.configure(options);
  if (!config.ok) throw config.error;
  return config.value;
}

/** The full rules on a deck of some cards, every course of chance. */
function fullRules(config: Config, cards: readonly CardId[]) {
  const numbers = cards.map((id) => CARD_IDS.indexOf(id));
  const win = CARD_IDS.indexOf("HA");
  const starts = [...firstStates(wretched, config)].map(({ value, probability }) => {
    const rest = config.hasEarlyBeacon ? numbers.filter((card) => card !== win) : numbers;
    const deck = { ...createDeck(rest), top: config.hasEarlyBeacon ? [win] : [] };
    return { value: { ...value, deck }, probability };
  });
  return exactOutcomesFrom(wretched, starts, bots.prudent, {
    key: withoutOrder,
    maxSteps: 700,
    ask: ({ defeatReason, status, integrity }) => defeatReason ?? `${status} ${integrity}`,
  });
}

/** The order of turned cards, the logs and the calendar do not matter to how a game continues. */
function withoutOrder(state: Readonly<State>): string {
  const { stage, status, integrity, tokens, deck, faceDownCount, current, discard } = state;
  const { kingsRevealed, bonusCounter, isBeaconActive, isBoosted, hasTool } = state;
  const { returnedKing, removedKings } = state;
  const turned = discard.toSorted((a, b) => a - b);
  const flags = [kingsRevealed, bonusCounter, isBeaconActive, isBoosted, hasTool];
  return JSON.stringify([
    [stage, status, state.defeatReason, integrity, tokens, deck, faceDownCount, current, turned],
    [returnedKing, removedKings, flags],
  ]);
}

const small = { integrity: 6, initialDamage: { dice: 1, sides: 2, plus: 0 }, tokens: 1, dayDie: 2 };
const calm = { ...small, preset: "calibrated", finalDice: 1 } as const;

const CASES: readonly [string, Options, readonly CardId[]][] = [
  ["a King comes back", { ...small, trackerLimit: 2 }, ["HA", "SA", "SK", "HK", "D2", "C2"]],
  ["the tool spares a pull", { ...small, tokens: 2 }, ["HA", "DA", "CA", "D2", "S3", "C2"]],
  ["severe pulls", { ...small, trackerLimit: 1 }, ["HA", "CA", "CK", "DQ", "DJ", "C2"]],
  ["an early beacon", { ...small, hasEarlyBeacon: true }, ["HA", "DA", "SK", "DQ", "C2"]],
  ["a King is removed", { ...calm, trackerLimit: 2 }, ["HA", "SA", "SK", "HK", "CK", "D2"]],
  ["as many dice as Aces", { ...calm, tokens: 2 }, ["HA", "DA", "SA", "D2", "C2"]],
  [
    "a King that is not the last",
    { ...small, trackerLimit: 3 },
    ["HA", "SA", "SK", "HK", "C2", "C3"],
  ],
  [
    "more Kings allowed than there are",
    { ...small, trackerLimit: 5 },
    ["HA", "SA", "SK", "HK", "C2"],
  ],
  ["nobody to come back", { ...small, trackerLimit: 2 }, ["HA", "SA", "HK", "CK", "D2", "C2"]],
  ["no Ace for the Kings", { ...small, trackerLimit: 2 }, ["HA", "SK", "HK", "CK", "D2", "C2"]],
  ["a King removed among many", { ...calm, trackerLimit: 3 }, ["HA", "SA", "SK", "HK", "CK", "DK"]],
  ["the framework's system", { ...calm, system: "odd" }, ["HA", "CA", "SK", "D3", "D5", "C2"]],
  ["checks on Aces too", { ...calm, system: "odd-and-aces" }, ["HA", "CA", "DA", "D3", "C2"]],
  [
    "danger levels",
    { ...calm, system: "danger", finalDice: 2 },
    ["HA", "CA", "DQ", "D2", "S3", "C2"],
  ],
  ["fixed damage", { ...calm, system: "fixed", finalDice: 2 }, ["HA", "DQ", "D2", "D3", "S3"]],
  ["no checks", { ...calm, system: "off", trackerLimit: 2 }, ["HA", "DA", "SK", "HK", "D2"]],
  ["nothing but the story", { ...calm, isNarrativeOnly: true }, ["HA", "SA", "SK", "HK", "D2"]],
  [
    "a story in which a King comes back",
    { ...small, isNarrativeOnly: true, tokens: 2 },
    ["HA", "SA", "SK", "C2", "D2"],
  ],
  ["strong Aces", { ...calm, bonusPerAce: 2, finalDice: 2 }, ["HA", "CA", "DQ", "D2"]],
];

describe("classes of cards", () => {
  it.each(CASES)("come to the same as the full rules: %s", (_name, options, deck) => {
    const config = configure(options);
    const full = fullRules(config, deck);
    const odds = wretchedOdds(config, classesOf(deck, config, wretched.content));
    const won = full.outcomes.filter(({ value }) => `${value}`.startsWith("victory "));
    const victory = won.reduce((sum, { probability }) => sum + probability, 0);
    expect(odds.victory).toBeCloseTo(victory, 12);
    for (const ending of ENDINGS.slice(1)) {
      expect(odds[ending], ending).toBeCloseTo(probabilityOf(full, ending), 12);
    }
    const left = won.reduce((sum, { value, probability }) => {
      return sum + Number(`${value}`.slice("victory ".length)) * probability;
    }, 0);
    expect(odds.integrityAtVictory * odds.victory).toBeCloseTo(left, 12);
    expect(full.open).toBeLessThan(1e-15);
    const ended = full.outcomes.filter(({ value }) => `${value}`.startsWith("ended "));
    expect(odds.ended).toBeCloseTo(
      ended.reduce((sum, { probability }) => sum + probability, 0),
      12,
    );
    expect(full.outcomes.length).toBeGreaterThan(1);
  });

  it("count the 32 pull cards of the whole deck", () => {
    const { plain, pulls, levels, kings, returning, aces } = classesOf(
      CARD_IDS,
      configure({}),
      wretched.content,
    );
    const [common = 0, severe = 0] = pulls;
    expect(levels).toEqual([1, 2]);
    expect(common + severe + aces.filter(({ pull }) => pull >= 0).length).toBe(32); // R1
    expect(severe).toBe(2);
    expect(kings).toBe(4);
    expect(returning).toBe("one");
    expect(plain + common + severe + 4).toBe(52);
  });

  it("refuse rules they do not know", () => {
    const config = configure({ aces: { clubs: "remove-king" } });
    expect(() => wretchedOdds(config, classesOf(CARD_IDS, config, wretched.content))).toThrow(
      expect.objectContaining({ code: "bad-request" }),
    );
  });
});

describe("the whole deck", () => {
  // A single token makes fewer rows and more rescues; everything else is the preset's.
  it.each(["as-written", "calibrated"] as const)("%s: agrees with simulation", (preset) => {
    const options = { difficulty: "nightmare", tokens: 1 } as const;
    const odds = exactWretched(configure({ preset, ...options }), wretched.content);
    const experiment = { study: "wretched", preset, options, seed: "exact", games: 10_000 };
    const summary = simulate(wretchedStudy, experiment);
    for (const ending of ENDINGS) {
      const { share } = shareOf(summary, ending);
      // Four standard errors: the seed is fixed, so this is one draw for good.
      const slack = 4 * Math.sqrt((odds[ending] * (1 - odds[ending])) / experiment.games);
      expect(Math.abs(share - odds[ending]), ending).toBeLessThanOrEqual(slack);
    }
    for (const name of ["days", "cards"] as const) {
      const { mean = 0, error = 0 } = measureOf(summary, name) ?? {};
      expect(Math.abs(mean - odds[name]), name).toBeLessThan(4 * error);
    }
    const sum = ENDINGS.reduce((total, ending) => total + odds[ending], odds.lost);
    expect(sum).toBeCloseTo(1, 12);
  });
});

describe("a story whose deck is out while the beacon is lit", () => {
  it("counts the days of its rescue rolls", () => {
    // One card, the beacon: then days without cards until a six comes. The first day rolls already, so 6 days on average.
    const config = configure({ ...small, trackerLimit: 5, system: "off", tokens: 1 });
    const odds = wretchedOdds(config, classesOf(["HA"], config, wretched.content));
    expect(odds.victory).toBeCloseTo(1, 12);
    expect(odds.days).toBeCloseTo(6, 9);
  });
});

describe("the framework's own system (R55)", () => {
  it("has its own calibrated row and ladder, which a simulation finds too", () => {
    const { integrity, finalDice, dayDie } = configure({ preset: "calibrated", system: "odd" });
    expect([integrity, finalDice, dayDie]).toEqual([26, 2, 4]);
    const bands = { easy: 0.3, normal: 0.14, hard: 0.05, nightmare: 0.011 };
    for (const [difficulty, share] of Object.entries(bands)) {
      const options = { system: "odd", difficulty };
      const series = { study: "wretched", preset: "calibrated", seed: "odd", games: 4000 };
      const won = shareOf(simulate(wretchedStudy, { ...series, options }), "victory");
      expect(won.low, difficulty).toBeLessThan(share);
      expect(won.high, difficulty).toBeGreaterThan(share);
    }
  });
});

describe("chances", () => {
  it("of two dice are the triangle everyone knows", () => {
    expect(
      diceSums(2, 6)
        .slice(2)
        .map((p) => Math.round(p * 36)),
    ).toEqual([1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]);
  });

  it("of a rescue roll stop at the last token", () => {
    const [none = 0, one = 0] = rescueOdds(3, 1 / 3, 1);
    expect(none).toBeCloseTo(8 / 27, 12);
    expect(one).toBeCloseTo(19 / 27, 12);
    expect(rescueOdds(2, 1 / 6, 5).reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 12);
  });
});
