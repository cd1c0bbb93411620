// Players see no more than the view: in two games that look alike they do the same.
import type { Player, Searcher } from "@games/core-game";
import { seeded } from "@games/core-rng";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bindChecked, measureOf, playOn, scriptedPolicy, simulate } from "../src/index.js";
import { study as cellar, cellarPlayers, type Toy, toy } from "./cellar.js";

/** A position after some random actions, and one with the same view in which all that is hidden was re-dealt. */
function twins(seed: number, steps: number): [Toy["state"], Toy["state"]] {
  const state = toy.clone(toy.create({ seed }));
  const random = bindChecked(toy, cellarPlayers.random as Player<Toy>);
  playOn(toy, toy.open(state), random, seeded(seed), steps);
  return [state, toy.sample(state, seeded(seed + 1))];
}

/** What a player does at a state, with the same luck every time. */
function choiceAt(player: Player<Toy>, state: Toy["state"], seed: number) {
  return bindChecked(toy, player)(state, toy.legalActions(state), seeded(seed, "player"));
}

describe("the two-views law", () => {
  it.each(Object.entries(cellarPlayers))("holds for %s", (_name, player) => {
    fc.assert(
      fc.property(fc.nat(10_000), fc.nat(6), (seed, steps) => {
        const [state, twin] = twins(seed, steps);
        fc.pre(toy.legalActions(state).length > 0);
        expect(choiceAt(player, twin, seed)).toEqual(choiceAt(player, state, seed));
      }),
      { numRuns: 25 },
    );
  });

  it("catches a player who peeks", () => {
    const peek = (state: Toy["state"]) => toy.legalActions(state)[state.chest];
    const pairs = Array.from({ length: 50 }, (_, seed) => twins(seed, 0));
    expect(pairs.some(([state, twin]) => peek(state) !== peek(twin))).toBe(true);
  });
});

describe("the searcher", () => {
  it("finds what a random player misses", () => {
    const games = 40;
    const mean = (player: string) =>
      measureOf(simulate(cellar, { study: "toy", player, seed: 3, games }), "score")?.mean ?? 0;
    expect(mean("search")).toBeGreaterThan(1.5 * mean("random"));
  });

  it("leaves the real state alone and takes the only action without thinking", () => {
    const [state] = twins(5, 2);
    const before = toy.hash(state);
    choiceAt(cellarPlayers.search as Player<Toy>, state, 5);
    expect(toy.hash(state)).toBe(before);
    const searcher = cellarPlayers.search as Searcher<Toy>;
    const never = () => {
      throw new Error("nothing to look at");
    };
    const position = { view: never, sample: never, legalActions: [{ type: "dig" }] } as const;
    expect(searcher.search(position, seeded(1))).toEqual({ type: "dig" });
  });
});

describe("a scripted policy", () => {
  it("plays its list", () => {
    const state = toy.clone(toy.create({ seed: 1, bonus: 2 }));
    const script = scriptedPolicy<Toy>([{ type: "mark" }, { type: "leave" }]);
    const steps = playOn(toy, toy.open(state), bindChecked(toy, script), seeded(1), 10);
    expect(steps).toBe(2);
    expect(state.isOver).toBe(true);
  });
});
