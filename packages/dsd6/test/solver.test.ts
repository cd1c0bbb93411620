// The position solver against chances counted by hand, and the advice made of it.
import { seeded, unwrap } from "@games/core-rng";
import { describe, expect, it } from "vitest";
import { advise, solvePosition } from "../src/advisor.js";
import { captain } from "../src/bots.js";
import { dsd6 } from "../src/index.js";
import { card, lay } from "./position.js";

/** Ouroboros alone, the deck empty, five dice in the Scanners, the ship about to fall. */
const LAST = {
  deck: [],
  boss: "play",
  play: [["ouroboros", 1]],
  hull: 1,
  shields: 0,
} as const;
const one = (face: string) => [face, "scan", "scan", "scan", "scan", "scan"];

describe("a solved position", () => {
  it("is won for certain where one shot ends it", () => {
    const state = lay({ ...LAST, dice: one("T") });
    expect(solvePosition(dsd6, state)).toMatchObject({
      action: { type: "fire", die: 0, target: card("ouroboros") },
      low: 1,
      high: 1,
      turns: 1,
      isExact: true,
    });
  });

  it("has the bounds that can be counted by hand", () => {
    // One die is rolled: Tactical wins, Science saves the ship, the other four faces lose it to one threat face of six.
    const state = lay({ ...LAST, dice: one("?"), phase: "roll" });
    const solution = solvePosition(dsd6, state, { maxTurns: 1 });
    expect(solution.low).toBeCloseTo(1 / 6, 12);
    expect(solution.high).toBeCloseTo(1 - (4 / 6) * (1 / 6), 12);
    expect(solution).toMatchObject({ turns: 1, isExact: false });
  });

  it("has nearer bounds the further it looks", () => {
    const state = lay({ ...LAST, dice: one("?"), phase: "roll" });
    const [first, second] = [1, 2].map((maxTurns) =>
      solvePosition(dsd6, state, { maxTurns, maxStates: 200_000 }),
    );
    expect(second?.turns).toBe(2);
    expect(second?.low).toBeGreaterThan(first?.low ?? 1);
    expect(second?.high).toBeLessThan(first?.high ?? 0);
  });

  it("uses the Commander to make the shot", () => {
    const state = lay({ ...LAST, dice: ["C", "E", "scan", "scan", "scan", "scan"] });
    expect(solvePosition(dsd6, state)).toMatchObject({
      action: { type: "change", die: 0, other: 1, face: "tactical" },
      low: 1,
    });
  });

  it("is the same whether dice are told apart or not, where that makes no difference", () => {
    const state = lay({ ...LAST, dice: ["?", "?", "scan", "scan", "scan", "scan"], phase: "roll" });
    const together = solvePosition(dsd6, state, { maxTurns: 1 });
    const apart = solvePosition(dsd6, state, { maxTurns: 1, tellApart: true });
    expect([together.interchangeable, apart.interchangeable]).toEqual([["crew-die"], []]);
    expect(together.low).toBeCloseTo(apart.low, 12);
    expect(together.high).toBeCloseTo(apart.high, 12);
  });

  it("gives up within its budget, and says so", () => {
    const solution = solvePosition(dsd6, dsd6.clone(dsd6.create({ seed: 1 })), { maxStates: 500 });
    expect(solution).toMatchObject({ action: undefined, low: 0, high: 1, turns: 0 });
  });
});

describe("advice", () => {
  it("is the solution near the end, and the policy elsewhere", () => {
    const near = lay({ ...LAST, dice: one("T") });
    expect(advise(dsd6, near, captain, seeded(1))).toMatchObject({
      action: { type: "fire" },
      solution: { isExact: true },
    });
    const far = dsd6.clone(dsd6.create({ seed: 1 }));
    const { action, solution } = advise(dsd6, far, captain, seeded(1), { maxStates: 500 });
    expect([action, solution]).toEqual([{ type: "roll" }, undefined]);
  });

  it("works in a position told from a real table, and does not read the random state", () => {
    const state = lay({ ...LAST, dice: one("T") });
    const told = unwrap(dsd6.position(dsd6.view(state)));
    expect(advise(dsd6, told, captain, seeded(1))).toEqual(advise(dsd6, state, captain, seeded(1)));
  });
});
