// What decisions add up to: the gain of one player over another agrees with the results of whole games.
import { describe, expect, it } from "vitest";
import { planOf } from "../src/experiment.js";
import { type GainSettings, gainOver, type Plan, simulate, sumDecisions } from "../src/index.js";
import { measureOf } from "../src/summary.js";
import { study as cellar, cellarPlayers, type Toy } from "./cellar.js";

const opener = cellarPlayers.opener as GainSettings<Toy>["base"];
const value = ({ score }: Readonly<Toy["state"]>) => score;
const range = { from: 0, to: 400 };

function planFor(player: string): Plan<Toy> {
  return planOf(cellar, { study: "toy", player, seed: 5, games: 400 }) as unknown as Plan<Toy>;
}

/** The mean score of a player, and its standard error. */
function scoreOf(player: string) {
  const summary = simulate(cellar, { study: "toy", player, seed: 6, games: 4000 });
  return measureOf(summary, "score") ?? { mean: Number.NaN, error: Number.NaN };
}

describe("the gain over a base policy", () => {
  it("is the difference of the mean results", () => {
    const gain = gainOver(planFor("random"), range, { base: opener, value, worlds: 16 });
    const [random, usual] = [scoreOf("random"), scoreOf("opener")];
    const error = Math.hypot(gain.error, random.error, usual.error);
    expect(Math.abs(gain.mean - (random.mean - usual.mean))).toBeLessThan(4 * error);
    expect(gain.mean).toBeLessThan(-4 * gain.error); // so that a gain of 0 would not pass
    expect(gain.scored).toBeGreaterThan(0);
    expect(gain.scored).toBeLessThanOrEqual(gain.decisions);
  });

  it("is nothing for the base itself", () => {
    const gain = gainOver(planFor("opener"), range, { base: opener, value });
    expect(gain).toMatchObject({ games: 400, scored: 0, mean: 0, error: 0 });
  });
});

describe("the sum of decisions", () => {
  it("counts the decisions with a choice, and sums their scores per game", () => {
    const all = sumDecisions(planFor("opener"), range, () => 1);
    expect(all.scored).toBe(all.decisions);
    expect(all.mean).toBe(all.decisions / all.games);
    const none = sumDecisions(planFor("opener"), range, () => undefined);
    expect(none).toMatchObject({ decisions: all.decisions, scored: 0, mean: 0 });
  });

  it("does not depend on which games are played before", () => {
    const score = (_: unknown, __: unknown, luck: { below(n: number): number }) => luck.below(100);
    const sum = (from: number, to: number) =>
      sumDecisions(planFor("random"), { from, to }, score).mean * (to - from);
    expect(sum(0, 3) + sum(3, 10)).toBeCloseTo(sum(0, 10), 9);
  });
});
