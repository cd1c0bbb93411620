// The players: legal play from the view alone, and how well it pays.
// Mean scores over 20,000 games each: GAMES=20000 npm run unit bomb-flip bots
import type { Policy } from "@games/core-game";
import { alea, deriveStreams, seeded, seedRng, unwrap } from "@games/core-rng";
import { describe, expect, it } from "vitest";
import { bankAt, bots, cautious, random, weigher } from "../src/bots.js";
import { BANK, type BombFlip, bombFlip, FLIP_LEFT, type Options } from "../src/index.js";
import { position, uniques } from "./table.js";

const GAMES = Number(process.env.GAMES ?? 1000);
const choices = seeded("choices");

const choose = (policy: Policy<BombFlip>, state: ReturnType<typeof position>) =>
  policy(bombFlip.view(state), bombFlip.legalActions(state), choices);

/** The mean score of a player over a fixed series of games; every action must be legal. */
function meanScore(policy: Policy<BombFlip>, options: Options = {}, games = GAMES): number {
  const config = unwrap(bombFlip.configure(options));
  const base = seedRng("bots");
  let sum = 0;
  for (let i = 0; i < games; i++) {
    const state = bombFlip.setup(config, deriveStreams(alea, bombFlip.streams, base, i));
    const context = bombFlip.open(state);
    while (state.lives > 0) {
      const action = choose(policy, state);
      const refusal = bombFlip.check(state, action);
      if (refusal !== undefined) throw new Error(refusal.message);
      bombFlip.step(context, action);
    }
    sum += state.totalScore;
  }
  return sum / games;
}

describe("the players", () => {
  it.each(Object.keys(bots) as (keyof typeof bots)[])("%s plays legally to the end", (name) => {
    expect(meanScore(bots[name], { lives: 1, jokerChance: 0.3 }, 100)).toBeGreaterThan(0);
  });

  it("random does everything that is legal", () => {
    const state = position({ runUniques: uniques(1) });
    const chosen = new Set(Array.from({ length: 100 }, () => choose(random, state)));
    expect(chosen.size).toBe(3);
  });

  it("bankAt banks at its count and not before", () => {
    const policy = bankAt(2);
    expect(choose(policy, position({ runUniques: uniques(5) }))).toBe(FLIP_LEFT);
    expect(choose(policy, position({ runUniques: uniques(5, 6) }))).toBe(BANK);
  });

  it("weigher flips on behind a shield, and banks a full set", () => {
    const shielded = { runUniques: uniques(1, 2, 3), runHasShield: true, jammerTurns: 3 };
    expect(choose(weigher, position(shielded))).toBe(FLIP_LEFT);
    expect(choose(weigher, position({ runUniques: 127, runHasShield: true }))).toBe(BANK);
  });

  it("weigher earns the most, and banking every number more than banking four", () => {
    const means = Object.entries(bots).map(([name, policy]) => [name, meanScore(policy)] as const);
    if (process.env.GAMES !== undefined) console.log(means);
    const { weigher: weighed = 0, cautious: one = 0, bold: four = 0 } = Object.fromEntries(means);
    const fixed = [2, 3, 5].map((count) => meanScore(bankAt(count)));
    expect(weighed).toBeGreaterThan(Math.max(one, four, ...fixed));
    expect(one).toBeGreaterThan(four);
  });

  it("weigher goes for more when lives are safer", () => {
    const gentle: Options = { bombBase: 0.02, bombSlope: 0.01, bombCap: 0.1 };
    expect(meanScore(weigher, gentle, 50)).toBeGreaterThan(meanScore(cautious, gentle, 50));
  });
});
