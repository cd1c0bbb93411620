// The players: legal play from the view alone, and how far it leads. RUNS=300 plays as many seeds; for many more the
// laboratory is faster, since it plays what was built.
import type { Policy } from "@games/core-game";
import { type Luck, seeded } from "@games/core-rng";
import { describe, expect, it } from "vitest";
import { bots, planner } from "../src/bots/index.js";
import { createSpireGame, type SpireAct1, type State, spireAct1 } from "../src/index.js";
import { randomOptions } from "./random-runs.js";

const RUNS = Number(process.env.RUNS ?? 40);

/** Plays a run to its end; every action must be legal. */
function play(policy: Policy<SpireAct1>, seed: number, game = spireAct1, options = {}): State {
  const state = game.create({ seed, ...options });
  const luck = game.luckOf(state);
  const own: Luck = seeded(seed, "player");
  for (;;) {
    const legal = game.legalActions(state);
    if (legal.length === 0) return state;
    const action = policy(game.view(state), legal, own);
    const refusal = game.check(state, action);
    if (refusal !== undefined) throw new Error(refusal.message);
    game.step(state, action, luck);
  }
}

/** The mean number of cleared nodes and the share of complete acts. */
function record(policy: Policy<SpireAct1>, runs: number): { nodes: number; wins: number } {
  let nodes = 0;
  let wins = 0;
  for (let seed = 0; seed < runs; seed++) {
    const outcome = spireAct1.outcome(play(policy, seed));
    nodes += outcome?.nodes ?? 0;
    if (outcome?.result === "act-complete") wins++;
  }
  return { nodes: nodes / runs, wins: wins / runs };
}

describe("the players", () => {
  it("are better in this order: random, hasty, planner", { timeout: 36_000_000 }, () => {
    const random = record(bots.random, RUNS);
    const hasty = record(bots.hasty, RUNS);
    const best = record(bots.planner, RUNS);
    if (process.env.RUNS !== undefined) console.log({ runs: RUNS, random, hasty, planner: best });
    expect(hasty.nodes).toBeGreaterThan(random.nodes + 1);
    expect(best.nodes).toBeGreaterThan(hasty.nodes + 4);
    expect(best.nodes).toBeGreaterThan(7);
    expect(best.wins).toBeGreaterThan(0.1);
  });

  it("the planner reads only the view: games that look alike are played alike", () => {
    let decisions = 0;
    for (let seed = 0; seed < 3; seed++) {
      const state = spireAct1.create({ seed });
      const luck = spireAct1.luckOf(state);
      for (let legal = spireAct1.legalActions(state); legal.length > 0; decisions++) {
        const other = spireAct1.clone(state);
        spireAct1.reimagine(other, seeded(decisions, "other"));
        expect(spireAct1.view(other)).toEqual(spireAct1.view(state));
        const chosen = planner(spireAct1.view(state), legal, seeded("same"));
        expect(planner(spireAct1.view(other), legal, seeded("same"))).toEqual(chosen);
        expect(legal).toContainEqual(chosen);
        spireAct1.step(state, chosen, luck);
        legal = spireAct1.legalActions(state);
      }
    }
    expect(decisions).toBeGreaterThan(100);
  });

  it("the planner plays any deck against anyone, and only legally", () => {
    for (let index = 1; index < 8; index += 2) {
      const state = play(planner, index, spireAct1, { ...randomOptions(index), maxHp: 12 });
      expect(state.phase).toBe("over");
    }
  });

  it("the planner leaves the view as it is", () => {
    const state = spireAct1.create({ seed: 3 });
    spireAct1.step(state, { type: "proceed" }, spireAct1.luckOf(state));
    const view = spireAct1.view(state);
    const before = JSON.stringify(view);
    planner(view, spireAct1.legalActions(state), seeded(1));
    expect(JSON.stringify(view)).toBe(before);
  });

  it("the planner finds the line that wins at once", () => {
    const state = spireAct1.create({
      seed: 5,
      deck: ["defend_r", "defend_r", "bash", "strike_r", "flex"],
      map: ["encounter"],
      encounters: ["red_louse"],
    });
    const luck = spireAct1.luckOf(state);
    spireAct1.step(state, { type: "proceed" }, luck);
    // Flex, then Bash for 3, then a doubled Strike of 2 on its block of 2 and its last HP.
    for (let i = 0; i < 3; i++)
      spireAct1.step(
        state,
        planner(spireAct1.view(state), spireAct1.legalActions(state), seeded(i)),
        luck,
      );
    expect(state.phase).toBe("reward");
  });

  it("plays on with content it does not know", () => {
    const game = createSpireGame({
      cards: [{ id: "spark", name: "Spark", type: "attack", ops: [{ op: "hit", n: 9 }] }],
    });
    const state = game.create({ seed: 1, deck: ["spark"], map: ["encounter"] });
    game.step(state, { type: "proceed" }, game.luckOf(state));
    const action = planner(game.view(state), game.legalActions(state), seeded(1));
    expect(game.check(state, action)).toBeUndefined();
  });
});
