// Whole decks with modifier cards and towers, solved, beside long simulations: about a minute.
import { unwrap } from "@games/core-game";
import { type Options, type Pack, wretched } from "@games/wretched";
import { salvageShip, whiteMeridian } from "@games/wretched/packs";
import { expect, it } from "vitest";
import { measureOf, shareOf, simulate } from "../src/index.js";
import { wretchedStudy } from "../src/studies/index.js";
import { exactWretched } from "../src/studies/wretched/deck.js";

const ENDINGS = [
  "victory",
  "ship_destroyed",
  "four_kings",
  "deck_exhausted",
  "final_pull_failed",
] as const;

const modified: Pack = {
  ...salvageShip,
  id: "modified",
  effects: { C2: { kind: "repair", amount: 6 }, DQ: { kind: "more-cards", amount: 2 } },
};
const CASES: readonly [string, Pack, Options][] = [
  [
    "the documents' own rules",
    salvageShip,
    { preset: "as-written", difficulty: "nightmare", tokens: 1 },
  ],
  ["a long story by odd ranks in which a King comes back", whiteMeridian, {}],
  ["modifier cards", modified, { tokens: 1 }],
  ["a dice tower", { ...modified, tower: "dice" }, { integrity: 20, tokens: 2 }],
  ["a countdown", { ...modified, tower: "countdown" }, { integrity: 60, tokens: 2 }],
];

const GAMES = 100_000;

it.each(CASES)("%s: agrees with simulation", { timeout: 240_000 }, (_name, pack, options) => {
  const game = unwrap(wretched.withContent(pack));
  const { preset = "calibrated", ...others } = options;
  const config = unwrap(game.configure({ preset, ...others }));
  const odds = exactWretched(config, game.content);
  const experiment = { study: "wretched", content: pack, preset, options: others };
  const summary = simulate(wretchedStudy, { ...experiment, seed: "long", games: GAMES });
  expect(odds.lost).toBeLessThan(1e-6);
  for (const ending of ENDINGS) {
    const { share } = shareOf(summary, ending);
    // Four standard errors: the seed is fixed, so this is one draw for good.
    const slack = 4 * Math.sqrt((odds[ending] * (1 - odds[ending])) / GAMES);
    expect(Math.abs(share - odds[ending]), ending).toBeLessThanOrEqual(slack);
  }
  for (const name of ["days", "cards"] as const) {
    const { mean = 0, error = 0 } = measureOf(summary, name) ?? {};
    expect(Math.abs(mean - odds[name]), name).toBeLessThan(4 * error);
  }
});

it("leaves nothing out of the largest game of the ship, which is won once in 8,500 times", {
  timeout: 240_000,
}, () => {
  const game = unwrap(wretched.withContent(salvageShip));
  const odds = exactWretched(unwrap(game.configure({ difficulty: "easy" })), game.content);
  expect(odds.lost).toBeLessThan(1e-8);
  expect(odds.victory).toBeCloseTo(0.000118, 6); // the figure of docs/balance/wretched.md
});
