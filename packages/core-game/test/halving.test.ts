// Sequential halving: how many rollouts are played, on which candidates, and which one is chosen.
import { expect, it } from "vitest";
import { createCandidate } from "../src/search/candidates.js";
import { findBest } from "../src/search/halving.js";

/** Compares actions that are numbers, each as good as itself in every world. */
function compare(actions: readonly number[], rollouts: number, noise = (_world: number) => 0) {
  let worlds = 0;
  const plays: number[] = [];
  const comparison = {
    base: 0,
    rollouts,
    deal: () => worlds++,
    play: (action: number) => {
      plays.push(action);
      return action + (action === 0 ? 0 : noise(worlds));
    },
  };
  const candidates = actions.map(createCandidate);
  const best = findBest(comparison, candidates);
  return { best, plays, worlds, candidates };
}

it("the best is chosen by half of the rollouts, and tried again by the other half", () => {
  const { best, plays } = compare([1, 4, 2, 3], 200);
  // 100 rollouts for two rounds: 50 on four and the base, 10 worlds; 50 on two and the base, 16 worlds; 100 on the best.
  expect(best).toMatchObject({ action: 4, count: 50, sum: 200 });
  const counts = [0, 1, 2, 3, 4].map((action) => plays.filter((one) => one === action).length);
  expect(counts).toEqual([76, 10, 10, 26, 76]);
});

it("one candidate has all rollouts", () => {
  expect(compare([2], 100).best).toMatchObject({ action: 2, count: 50 });
});

it("every round plays one world at least", () => {
  const { best, worlds } = compare([1, 2], 1);
  expect(best).toMatchObject({ action: 2, count: 1 });
  expect(worlds).toBe(2);
});

it("what is worse for certain is left out after 64 worlds", () => {
  const { plays, best } = compare([-1, -2, 1], 4000);
  expect(best?.action).toBe(1);
  expect(plays.filter((one) => one === -1)).toHaveLength(64);
  expect(plays.filter((one) => one === -2)).toHaveLength(64);
});

it("what is worse, but not for certain, stays", () => {
  // Worse by 1 in the mean, but the gains differ by 40 from world to world.
  const { plays } = compare([-1, 1], 2000, (world) => (world % 2 === 0 ? 20 : -20));
  expect(plays.filter((one) => one === -1).length).toBeGreaterThan(300);
});

it("nothing is chosen when all are worse for certain", () => {
  expect(compare([-1, -2], 4000).best).toBeUndefined();
  expect(compare([], 100).best).toBeUndefined();
});

it("the list that was given is left as it was", () => {
  const { candidates } = compare([1, 3, 2], 60);
  expect(candidates.map(({ action }) => action)).toEqual([1, 3, 2]);
});
