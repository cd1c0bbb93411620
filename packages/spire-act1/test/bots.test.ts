// The players: legal play from the view alone, and how far it leads. RUNS=300 plays as many seeds; for many more the
// laboratory is faster, since it plays what was built.
import { bindPlayer, type Game, type Player } from "@games/core-game";
import { type Luck, seeded } from "@games/core-rng";
import { describe, expect, it } from "vitest";
import { bots, createPlanner, planner } from "../src/bots/index.js";
import { type Action, type SpireAct1, type State, spireAct1 } from "../src/index.js";
import { withRows } from "./arena.js";
import { randomOptions } from "./random-runs.js";

const RUNS = Number(process.env.RUNS ?? 40);

/** Plays a run to its end; every action must be legal. */
function play(player: Player<SpireAct1>, seed: number, game = spireAct1, options = {}): State {
  const state = game.create({ seed, ...options });
  const context = game.open(state);
  const own: Luck = seeded(seed, "player");
  while (game.outcome(state) === undefined) {
    const action = choose(player, state, own, game);
    const refusal = game.check(state, action);
    if (refusal !== undefined) throw new Error(refusal.message);
    game.step(context, action);
  }
  return state;
}

/** What a player does at a state. */
function choose(
  player: Player<SpireAct1>,
  state: State,
  luck: Luck,
  game: Game<SpireAct1> = spireAct1,
): Action {
  return bindPlayer(game, player)(state, game.legalActions(state), luck);
}

/** The mean number of cleared nodes and the share of complete acts. */
function record(player: Player<SpireAct1>, runs: number): { nodes: number; wins: number } {
  let nodes = 0;
  let wins = 0;
  for (let seed = 0; seed < runs; seed++) {
    const outcome = spireAct1.outcome(play(player, seed));
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
      const context = spireAct1.open(state);
      for (; spireAct1.outcome(state) === undefined; decisions++) {
        const other = spireAct1.sample(state, seeded(decisions, "other"));
        expect(other.rng).not.toEqual(state.rng);
        expect(spireAct1.view(other)).toEqual(spireAct1.view(state));
        const chosen = choose(planner, state, seeded("same"));
        expect(choose(planner, other, seeded("same"))).toEqual(chosen);
        expect(spireAct1.legalActions(state)).toContainEqual(chosen);
        spireAct1.step(context, chosen);
      }
    }
    expect(decisions).toBeGreaterThan(100);
  });

  it("the planner plays any deck against anyone, and only legally", () => {
    for (let index = 1; index < 8; index += 2) {
      const state = play(planner, index, spireAct1, { ...randomOptions(index), maxHp: 12 });
      expect(spireAct1.view(state).phase).toBe("over");
    }
  });

  it("the planner leaves the view and the state as they are", () => {
    const state = spireAct1.create({ seed: 3 });
    spireAct1.step(spireAct1.open(state), { type: "proceed" });
    const view = spireAct1.view(state);
    const before = JSON.stringify([view, state]);
    const position = {
      view: () => view,
      legalActions: spireAct1.legalActions(state),
      sample: (luck: Luck) => spireAct1.sample(state, luck),
    };
    planner.search(position, seeded(1));
    expect(JSON.stringify([view, state])).toBe(before);
  });

  it("the planner finds the line that wins at once", () => {
    const state = spireAct1.create({
      seed: 5,
      deck: ["defend_r", "defend_r", "bash", "strike_r", "flex"],
      map: ["encounter"],
      encounters: ["red_louse"],
    });
    const context = spireAct1.open(state);
    spireAct1.step(context, { type: "proceed" });
    // Flex, then Bash for 3, then a doubled Strike of 2 on its block of 2 and its last HP.
    for (let i = 0; i < 3; i++) spireAct1.step(context, choose(planner, state, seeded(i)));
    expect(spireAct1.view(state).phase).toBe("reward");
  });

  it("a planner for rows of one's own plays them, and wins with them", () => {
    const game = withRows({
      cards: [{ id: "spark", name: "Spark", type: "attack", ops: [{ op: "hit", n: 9 }] }],
      enemies: [
        {
          id: "ogre",
          name: "The Ogre",
          hp: 40,
          kind: "encounter",
          pattern: "die",
          variants: [[{ hit: 9 }]],
        },
      ],
    });
    // Five Sparks for nothing hit for 45 in all: the Ogre dies in the first turn.
    const own = createPlanner(game);
    const options = {
      deck: ["spark", "spark", "spark", "spark", "spark"],
      map: ["encounter"],
      encounters: ["ogre"],
    };
    const state = play(own, 1, game, options);
    expect(game.outcome(state)).toMatchObject({ result: "act-complete", hp: 11 });
  });
});
