// Wretched & Alone by classes of cards: equal to the full rules on small decks, and to simulation on the whole one.
import { type Game, unwrap } from "@games/core-game";
import { createDeck } from "@games/core-rng";
import {
  CARD_IDS,
  type CardEffect,
  type CardId,
  type Config,
  type Effect,
  type Options,
  type Pack,
  type State,
  type Wretched,
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

function configure(options: Options, game: Game<Wretched> = wretched): Config {
  const config = game.configure(options);
  if (!config.ok) throw config.error;
  return config.value;
}

/** The full rules on a deck of some cards, every course of chance. */
function fullRules(game: Game<Wretched>, config: Config, cards: readonly CardId[]) {
  const numbers = cards.map((id) => CARD_IDS.indexOf(id));
  const win = CARD_IDS.indexOf("HA");
  const starts = [...firstStates(game, config)].map(({ value, probability }) => {
    const rest = config.hasEarlyBeacon ? numbers.filter((card) => card !== win) : numbers;
    const deck = { ...createDeck(rest), top: config.hasEarlyBeacon ? [win] : [] };
    return { value: { ...value, deck }, probability };
  });
  return exactOutcomesFrom(game, starts, bots.prudent, {
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

/** The rules of the ship with modifier cards. */
function withEffects(effects: Pack["effects"]): Game<Wretched> {
  return unwrap(wretched.withContent({ ...wretched.rows, id: "modified", effects }));
}

const one = (kind: Effect, amount = 1): CardEffect => ({ kind, amount });

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

type Effects = NonNullable<Pack["effects"]>;

/** Modifier cards of every kind, on plain cards, checks, Aces and Kings (R59), and the towers (R60). */
const MODIFIED: readonly [string, Options, readonly CardId[], Effects?][] = [
  [
    "repairs",
    { ...small, tokens: 1 },
    ["HA", "D2", "D4", "C2", "C3"],
    { C2: one("repair", 2), D2: one("repair", 3) },
  ],
  [
    "more tokens and fewer",
    { ...calm, tokens: 2 },
    ["HA", "DA", "D2", "C2", "C3"],
    { C2: one("add-tokens", 2), D2: one("remove-tokens", 2) },
  ],
  [
    "longer and shorter days",
    { ...small, dayDie: 3 },
    ["HA", "D2", "C2", "C3", "C4", "SK"],
    { C2: one("more-cards", 2), C3: one("fewer-cards", 2) },
  ],
  [
    "a second tool, and looking ahead",
    small,
    ["HA", "CA", "D2", "S3", "C2", "C3"],
    { C2: one("tool"), C3: one("peek", 2) },
  ],
  [
    "a King lost twice",
    { ...small, trackerLimit: 2 },
    ["HA", "SK", "HK", "CK", "C2", "C3"],
    { C2: one("lose-tracker"), C3: one("lose-tracker") },
  ],
  [
    "a King lost, another returned",
    { ...small, trackerLimit: 2 },
    ["HA", "SA", "SK", "HK", "CK", "C2"],
    { C2: one("lose-tracker") },
  ],
  [
    "Kings that are modifier cards",
    { ...small, trackerLimit: 3, aces: { spades: "remove-king" } },
    ["HA", "SA", "SK", "HK", "CK", "D2"],
    { SK: one("repair", 2), HK: one("more-cards") },
  ],
  [
    "Aces that are modifier cards",
    { ...small, tokens: 2 },
    ["HA", "DA", "D2", "D4", "C2"],
    { HA: one("add-tokens"), DA: one("more-cards") },
  ],
  [
    "a dice tower",
    { ...calm, tower: "dice", integrity: 5, finalDice: 2 },
    ["HA", "CA", "D2", "D4", "SK"],
    { D4: one("repair", 2) },
  ],
  [
    "a countdown",
    { ...calm, tower: "countdown", integrity: 9, finalDice: 2 },
    ["HA", "CA", "D2", "DQ", "C2"],
    { C2: one("repair", 4) },
  ],
  [
    "a countdown with fixed prices",
    { ...calm, tower: "countdown", system: "fixed" },
    ["HA", "D2", "DQ", "C2"],
  ],
  ["a real tower that stands", { ...calm, tower: "real" }, ["HA", "D2", "DQ", "SK"]],
  [
    "modifier cards in a story without defeat",
    { ...calm, isNarrativeOnly: true, tokens: 2 },
    ["HA", "SK", "C2", "C3"],
    { C2: one("more-cards"), C3: one("add-tokens") },
  ],
];

describe("classes of cards", () => {
  it.each([...CASES, ...MODIFIED])(
    "come to the same as the full rules: %s",
    (_name, options, deck, effects = {}) => {
      const game = withEffects(effects);
      const config = configure(options, game);
      const full = fullRules(game, config, deck);
      const odds = wretchedOdds(config, classesOf(deck, config, game.content));
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
    },
  );

  it("count the 32 pull cards of the whole deck", () => {
    const { classes, counts, levels, kings, returning, aces } = classesOf(
      CARD_IDS,
      configure({}),
      wretched.content,
    );
    const countOf = (pull: number) =>
      counts.reduce((sum, count, i) => sum + (classes[i]?.pull === pull ? count : 0), 0);
    const [plain, common, severe] = [countOf(-1), countOf(0), countOf(1)];
    expect(levels).toEqual([1, 2]);
    expect(common + severe + aces.filter(({ pull }) => pull >= 0).length).toBe(32); // R1
    expect(severe).toBe(2);
    expect(kings).toBe(4);
    expect(returning).toBe("one");
    expect(plain + common + severe + 4).toBe(52);
  });

  it("refuse a King that is a modifier card and can come back: which one it is would matter", () => {
    const game = withEffects({ HK: one("repair") });
    const config = configure({ aces: { spades: "return-king" } }, game);
    expect(() => wretchedOdds(config, classesOf(CARD_IDS, config, game.content))).toThrow(
      expect.objectContaining({ code: "bad-request" }),
    );
  });

  it("refuse more kinds of cards than can be numbered", () => {
    const others = CARD_IDS.filter((id) => !id.endsWith("A") && !id.endsWith("K"));
    const effects = Object.fromEntries(others.map((id, i) => [id, one("repair", i + 1)]));
    const game = withEffects(effects);
    const config = configure({}, game);
    expect(() => wretchedOdds(config, classesOf(CARD_IDS, config, game.content))).toThrow(
      expect.objectContaining({ code: "too-large" }),
    );
  });

  it("leave out the least likely rows where there are too many, and say how much", () => {
    const config = configure({ ...small, integrity: 8, tokens: 2 });
    const deck = classesOf(CARD_IDS.slice(0, 26), config, wretched.content);
    const [exact, rough] = [
      wretchedOdds(config, deck),
      wretchedOdds(config, deck, { maxPlaces: 50 }),
    ];
    expect(exact.lost).toBeLessThan(1e-10);
    expect(rough.lost).toBeGreaterThan(1e-6);
    for (const ending of ENDINGS) {
      expect(rough[ending], ending).toBeLessThanOrEqual(exact[ending] + 1e-12);
      expect(rough[ending] + rough.lost, ending).toBeGreaterThanOrEqual(exact[ending] - 1e-12);
    }
  });
});

describe("the whole deck", () => {
  // A single token makes fewer rows and more rescues; everything else is the preset's.
  it("agrees with simulation", () => {
    const options = { difficulty: "nightmare", tokens: 1 } as const;
    const preset = "calibrated";
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
