// Players see no more than the view: in two games that look alike they do the same.
import { type SeededLuck, seeded } from "@games/core-rng";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  measureOf,
  type Player,
  playOn,
  scriptedPlayer,
  searchPlayer,
  seat,
  simulate,
} from "../src/index.js";
import { study as cellar, cellarStudy, type Toy, toy } from "./cellar.js";

/** A position after some random actions, and one with the same view in which all that is hidden was dealt anew. */
function twins(seed: number, steps: number): [Toy["state"], Toy["state"]] {
  const state = toy.create({ seed });
  const random = seat(toy, cellarStudy.players.random as Player<Toy>);
  playOn(toy, state, toy.luckOf(state), random, seeded(seed), steps);
  const twin = toy.clone(state);
  toy.reimagine(twin, seeded(seed + 1));
  return [state, twin];
}

/** What a player does at a state, with the same luck every time. */
function choiceAt(player: Player<Toy>, state: Toy["state"], seed: number) {
  const luck: SeededLuck = seeded(seed, "player");
  return seat(toy, player)(state, toy.legalActions(state), luck);
}

describe("the two-views law", () => {
  it.each(Object.entries(cellarStudy.players))("holds for %s", (_name, player) => {
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

describe("the searching player", () => {
  it("finds what a random player misses", () => {
    const games = 40;
    const mean = (player: string) =>
      measureOf(simulate(cellar, { study: "toy", player, seed: 3, games }), "score")?.mean ?? 0;
    expect(mean("search")).toBeGreaterThan(2 * mean("random"));
  });

  it("opens the last chest rather than leaving it", () => {
    const worth = (state: Readonly<Toy["state"]>) => state.score / 20;
    const player = searchPlayer(toy, { worth, walks: 80, depth: 0 });
    const state = toy.create({ seed: 1 });
    for (let i = 0; i < 5; i++) toy.step(state, { type: "open", by: "hand" }, toy.luckOf(state));
    expect(["open", "mark"]).toContain(choiceAt(player, state, 1).type);
  });

  it("leaves the real state alone and takes the only action without thinking", () => {
    const [state] = twins(5, 2);
    const before = toy.hash(state);
    choiceAt(cellarStudy.players.search as Player<Toy>, state, 5);
    expect(toy.hash(state)).toBe(before);
    const search = cellarStudy.players.search as Exclude<Player<Toy>, (...args: never) => unknown>;
    const never = () => {
      throw new Error("nothing to imagine");
    };
    expect(search.search(never, [{ type: "dig" }], seeded(1))).toEqual({ type: "dig" });
  });
});

describe("a scripted player", () => {
  it("plays its list", () => {
    const state = toy.create({ seed: 1, bonus: 2 });
    const script = scriptedPlayer<Toy>([{ type: "mark" }, { type: "leave" }]);
    const steps = playOn(toy, state, toy.luckOf(state), seat(toy, script), seeded(1), 10);
    expect(steps).toBe(2);
    expect(state.isOver).toBe(true);
  });
});
