// Exact figures: by hand where the toy is small enough, and against simulation.
import { firstPolicy } from "@games/core-game";
import { describe, expect, it } from "vitest";
import {
  exactOutcomes,
  explore,
  probabilityOf,
  scriptedPolicy,
  shareOf,
  simulate,
  solve,
} from "../src/index.js";
import { study as cellar, cellarPlayers, toy } from "./cellar.js";

const config = { lamps: 1, bonus: 0 };

describe("exact outcomes", () => {
  it("are those counted by hand", () => {
    const opener = cellarPlayers.opener as never;
    const exact = exactOutcomes(toy, { lamps: 3, bonus: 0 }, opener);
    // Three of 1 1 2 2 3 3 make 6 in eight ways (1 2 3) of 20; of the other twelve, by symmetry, six make more.
    expect(probabilityOf(exact, "rich")).toBeCloseTo(14 / 20, 12);
    expect(probabilityOf(exact, "poor")).toBeCloseTo(6 / 20, 12);
    expect(exact.open).toBe(0);
  });

  it("merge equal states and say what is still open", () => {
    // A digger with one lamp lives through n digs with probability (3/4)^n.
    const exact = exactOutcomes(toy, config, firstPolicy, {
      maxSteps: 10,
      key: ({ lamps, isOver }) => `${lamps}${isOver}`,
    });
    expect(exact.open).toBeCloseTo(0.75 ** 10, 12);
    expect(probabilityOf(exact, "poor")).toBeCloseTo(1 - 0.75 ** 10, 12);
    expect(exact.states).toBe(10);
  });

  it("follow the luck of the player too, and agree with simulation", () => {
    const player = cellarPlayers.random as never;
    const options = { lamps: 2, bonus: 1 };
    const exact = exactOutcomes(toy, options, player, {
      key: ({ lamps, score, isMarked, chest, chests, isOver }) =>
        JSON.stringify([lamps, score, isMarked, chest, chests.rest, isOver]),
      maxSteps: 100,
    });
    const sum = exact.outcomes.reduce((total, { probability }) => total + probability, exact.open);
    expect(sum).toBeCloseTo(1, 9);
    const summary = simulate(cellar, { study: "toy", options, seed: 1, games: 20_000 });
    const { low, high } = shareOf(summary, "rich");
    // At 20,000 games four standard errors; the seed is fixed, so this is one draw for good.
    const slack = high - low;
    expect(Math.abs(probabilityOf(exact, "rich") - (low + high) / 2)).toBeLessThan(slack);
  });

  it("refuse a game with too many states", () => {
    const run = () => exactOutcomes(toy, config, firstPolicy, { maxStates: 3, maxSteps: 50 });
    expect(run).toThrow(expect.objectContaining({ code: "too-large" }));
  });

  it("refuse a scripted policy that runs out of script", () => {
    expect(() => exactOutcomes(toy, config, scriptedPolicy([]))).toThrow(
      expect.objectContaining({ code: "illegal-action" }),
    );
  });
});

describe("best play", () => {
  const key = ({ lamps, score, isMarked, unopened, isOver }: ReturnType<typeof toy.view>) =>
    JSON.stringify([lamps, score, isMarked, unopened, isOver]);

  it("is found in a game that can continue forever", () => {
    // The best there is: mark and open every chest: 12 and six bonuses. Digging and leaving only lose.
    const graph = explore(toy, { lamps: 1, bonus: 2 }, { key, value: ({ score }) => score });
    const solution = solve(graph);
    expect(solution.value).toBeCloseTo(12 + 6 * 2, 9);
    const start = graph.starts[0]?.to ?? -1;
    expect(solution.best[start]).toEqual({ type: "mark" });
  });

  it("by rewards on the way is the same as by value at the end", () => {
    const withoutScore = (view: ReturnType<typeof toy.view>) => key({ ...view, score: 0 });
    const graph = explore(
      toy,
      { lamps: 1, bonus: 2 },
      {
        key: withoutScore,
        reward: (before, after) => after.score - before.score,
      },
    );
    expect(solve(graph).value).toBeCloseTo(24, 9);
  });

  it("refuses a game with too many places and values that do not settle", () => {
    const aim = { key, value: ({ score }: { score: number }) => score };
    expect(() => explore(toy, config, { ...aim, maxPlaces: 5 })).toThrow(
      expect.objectContaining({ code: "too-large" }),
    );
    expect(() => solve(explore(toy, config, aim), { maxSweeps: 1 })).toThrow(
      expect.objectContaining({ code: "too-large" }),
    );
  });
});
