// The policies: they see the view alone, play legal actions, and the captain wins often enough to be worth measuring with.
// Win rates over 10,000 seeds per mode: GAMES=10000 npm run unit dsd6 bots
import { seeded } from "@games/core-rng";
import { describe, expect, it } from "vitest";
import { bots } from "../src/bots.js";
import { DIFFICULTIES, dsd6, type Options, type Outcome } from "../src/index.js";

const GAMES = Number(process.env.GAMES ?? 300);

function playGame(seed: number, options: Options, bot: keyof typeof bots): Outcome {
  const state = dsd6.clone(dsd6.create({ seed, ...options }));
  const context = dsd6.open(state);
  const own = seeded(seed, "bot");
  for (;;) {
    const legal = dsd6.legalActions(state);
    const outcome = dsd6.outcome(state);
    if (outcome !== undefined) return outcome;
    const action = bots[bot](dsd6.view(state), legal, own);
    if (!legal.includes(action)) throw new Error(`The ${bot} played ${JSON.stringify(action)}.`);
    dsd6.step(context, action);
  }
}

/** The share of games won, in percent. */
function winRate(options: Options, bot: keyof typeof bots): number {
  let wins = 0;
  for (let seed = 0; seed < GAMES; seed++) {
    if (playGame(seed, options, bot).result === "won") wins++;
  }
  return (100 * wins) / GAMES;
}

function ratesByDifficulty(difficultyModel: "as-written" | "graded"): number[] {
  const rates = DIFFICULTIES.map((difficulty) =>
    winRate({ difficulty, difficultyModel }, "captain"),
  );
  if (process.env.GAMES !== undefined) console.log(difficultyModel, rates);
  return rates;
}

describe("bots", () => {
  it("the captain wins at least 30% on normal", { timeout: 3e6 }, () => {
    expect(winRate({}, "captain")).toBeGreaterThan(30);
  });

  it("as written, difficulty hardly matters to the captain", { timeout: 3e6 }, () => {
    const rates = ratesByDifficulty("as-written");
    expect(Math.max(...rates) - Math.min(...rates)).toBeLessThan(6);
  });

  it("the graded difficulties differ in the right order", { timeout: 3e6 }, () => {
    const [easy = 0, normal = 0, hard = 0] = ratesByDifficulty("graded");
    expect(easy).toBeGreaterThan(normal + 3);
    expect(normal).toBeGreaterThan(hard + 3);
  });

  it("the captain lets dice wait on cards where they stay there, and only there (R17)", () => {
    const waits = (options: Options): number => {
      let count = 0;
      for (let seed = 0; seed < 20; seed++) {
        const state = dsd6.clone(dsd6.create({ seed, ...options }));
        const context = dsd6.open(state);
        for (let legal = dsd6.legalActions(state); legal.length > 0; ) {
          const action = bots.captain(dsd6.view(state), legal, seeded(seed, "bot"));
          dsd6.step(context, action);
          legal = dsd6.legalActions(state);
          if (action.type !== "end-assign" || state.phase === "over") continue;
          const { threats } = dsd6.view(state);
          count += threats.filter(({ needs, dice }) => needs !== null && dice.length > 0).length;
        }
      }
      return count;
    };
    expect(waits({ unfinishedDice: "stay" })).toBeGreaterThan(20);
    expect(waits({ unfinishedDice: "return" })).toBe(0);
  });

  it("a player with equal view and luck plays the same game", () => {
    for (const bot of ["random", "captain"] as const)
      expect(playGame(7, {}, bot)).toEqual(playGame(7, {}, bot));
  });
});
