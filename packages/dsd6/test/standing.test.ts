// The value at which the searcher's rollouts stop: a chance to win that games bear out.
import { describe, expect, it } from "vitest";
import { dsd6 } from "../src/index.js";
import { compileEstimate } from "../src/standing.js";
import { logLoss, playTurns } from "./standing.js";

const estimate = compileEstimate(dsd6.content);
const turns = Array.from({ length: 300 }, (_, game) =>
  playTurns(`standing ${game}`, (state) => [estimate(state)]),
).flat();
const chanceOf = ({ numbers: [chance = 0] }: (typeof turns)[number]) => chance;
const shareOf = (some: typeof turns) => some.filter(({ isWon }) => isWon).length / some.length;

describe("the estimate of a game that is under way", () => {
  it("foretells the end far better than the share of games that are won", () => {
    const share = shareOf(turns);
    const loss = logLoss(turns, chanceOf);
    expect(loss).toBeGreaterThan(0);
    expect(loss).toBeLessThan(0.75 * logLoss(turns, () => share));
  });

  it("is about the share of games that are won from there, where it is low, middling and high", () => {
    for (const [low, high] of [
      [0, 0.2],
      [0.2, 0.8],
      [0.8, 1],
    ] as const) {
      const some = turns.filter((turn) => chanceOf(turn) >= low && chanceOf(turn) < high);
      const mean = some.reduce((sum, turn) => sum + chanceOf(turn), 0) / some.length;
      expect(some.length).toBeGreaterThan(500);
      expect(Math.abs(shareOf(some) - mean)).toBeLessThan(0.12);
    }
  });

  it("is the result when it is over", () => {
    const state = dsd6.clone(dsd6.create({ seed: 1 }));
    expect(estimate(state)).toBeGreaterThan(0.2);
    expect(estimate({ ...state, ending: "won" })).toBe(1);
    expect(estimate({ ...state, ending: "crew-lost" })).toBe(0);
  });

  it("counts cards of one's own by what they do, and a Barrier that was shot down for nothing", () => {
    const threats = dsd6.rows.threats.map((row) => ({ ...row, id: `my-${row.id}` }));
    const own = dsd6.withContent({ threats });
    if (!own.ok) throw new Error("the rows were refused");
    const state = dsd6.clone(dsd6.create({ seed: 1 }));
    expect(compileEstimate(own.value.content)(state)).toBe(estimate(state));
    const barrier = dsd6.content.cards.findIndex(({ kind }) => kind === "boss-barrier");
    const shot = (hp: number) =>
      estimate({ ...state, inPlay: [barrier], hitPoints: [hp], stasisTokens: [0] });
    expect(shot(0)).toBe(estimate({ ...state, inPlay: [], hitPoints: [], stasisTokens: [] }));
    expect(shot(4)).toBeLessThan(shot(1));
  });
});
