// The players: legal play from the view alone, and how far it leads. RUNS=300 plays as many seeds; for many more the
// laboratory is faster, since it plays what was built.
import { bindPlayer, type Game, type Player } from "@games/core-game";
import { type Luck, seeded } from "@games/core-rng";
import { describe, expect, it } from "vitest";
import { advise, bots, createPlanner, planner, REASONS } from "../src/bots/index.js";
import { measuredChoices } from "../src/bots/plan-choices.js";
import { createScout } from "../src/bots/scout.js";
import { type Action, type Options, type SpireAct1, type State, spireAct1 } from "../src/index.js";
import { withRows } from "./arena.js";
import { Run } from "./printed/run.js";
import { randomOptions } from "./random-runs.js";

const RUNS = Number(process.env.RUNS ?? 20);
/** Runs of the printed act are longer. */
const PRINTED_RUNS = Math.ceil(RUNS / 7);
/** A planner that thinks little, for tests that need many decisions. */
const quick = createPlanner(spireAct1, { rollouts: 20, positions: 80 });

/** Plays a run to its end; every action must be legal. */
function play(player: Player<SpireAct1>, seed: number, game = spireAct1, options = {}): State {
  const state = game.clone(game.create({ seed, ...options }));
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
function record(
  player: Player<SpireAct1>,
  runs: number,
  options: Options = {},
): { nodes: number; wins: number } {
  let nodes = 0;
  let wins = 0;
  for (let seed = 0; seed < runs; seed++) {
    const outcome = spireAct1.outcome(play(player, seed, spireAct1, options));
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

  it("the planner completes most printed acts", { timeout: 36_000_000 }, () => {
    const { wins } = record(bots.planner, PRINTED_RUNS, { ruleSet: "printed" });
    if (process.env.RUNS !== undefined) console.log({ runs: PRINTED_RUNS, wins });
    expect(wins).toBeGreaterThan(0.5);
  });

  it.each([
    ["plan", planner, 2, {}],
    ["printed", quick, 2, { ruleSet: "printed", potions: ["gamblers_brew"] }],
  ] as const)(
    "the planner reads only the view: games that look alike are played alike (%s)",
    (_, player, seeds, options) => {
      let decisions = 0;
      for (let seed = 0; seed < seeds; seed++) {
        const state = spireAct1.clone(spireAct1.create({ seed, ...options }));
        const context = spireAct1.open(state);
        for (; spireAct1.outcome(state) === undefined; decisions++) {
          const other = spireAct1.sample(state, seeded(decisions, "other"));
          expect(other.rng).not.toEqual(state.rng);
          expect(spireAct1.view(other)).toEqual(spireAct1.view(state));
          const chosen = choose(player, state, seeded("same"));
          expect(choose(player, other, seeded("same"))).toEqual(chosen);
          expect(spireAct1.legalActions(state)).toContainEqual(chosen);
          spireAct1.step(context, chosen);
        }
      }
      expect(decisions).toBeGreaterThan(100);
    },
  );

  it("the planner plays any deck against anyone, and only legally", () => {
    for (let index = 1; index < 8; index += 2) {
      const state = play(planner, index, spireAct1, { ...randomOptions(index), maxHp: 12 });
      expect(spireAct1.view(state).phase).toBe("over");
    }
  });

  it("the planner leaves the view and the state as they are", () => {
    const state = spireAct1.clone(spireAct1.create({ seed: 3 }));
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
    const state = spireAct1.clone(
      spireAct1.create({
        seed: 5,
        deck: ["defend_r", "defend_r", "bash", "strike_r", "flex"],
        map: ["encounter"],
        encounters: ["red_louse"],
      }),
    );
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

describe("the planner's advice", () => {
  it("is what it plays, with a reason, at every decision of a run", () => {
    const state = spireAct1.clone(spireAct1.create({ seed: 1, ruleSet: "printed" }));
    const context = spireAct1.open(state);
    const codes = new Set<string>();
    for (let i = 0; spireAct1.outcome(state) === undefined; i++) {
      const before = spireAct1.hash(state);
      const advice = advise(spireAct1, state, quick, seeded(i));
      if (advice === undefined) throw new Error("no advice");
      expect(spireAct1.hash(state)).toBe(before);
      expect(choose(quick, state, seeded(i))).toEqual(advice.action);
      expect(Object.keys(REASONS)).toContain(advice.reason.code);
      expect(advice.reason.message).not.toMatch(/[{}]|NaN|undefined/);
      expect(advice.chance).toBeGreaterThanOrEqual(0);
      expect(advice.chance).toBeLessThanOrEqual(1);
      codes.add(advice.reason.code);
      spireAct1.step(context, advice.action);
    }
    expect(codes.size).toBeGreaterThan(8);
    expect(advise(spireAct1, state, quick, seeded(1))).toBeUndefined();
  });

  it("takes a card of one's own that ends every fight, and says why", () => {
    const game = withRows({
      cards: [
        { id: "spark", name: "Spark", type: "attack", ops: [{ op: "hit", n: 30, all: true }] },
        { id: "dud", name: "Dud", type: "skill", cost: 3, ops: [{ op: "lose-hp", n: 1 }] },
      ],
    });
    const offered = new Run({
      map: ["event", "boss"],
      decks: { events: ["the_library"], rewards: ["dud", "defend_r", "strike_r", "dud", "spark"] },
    });
    offered.move().option(0);
    // The same run, told to the game that has these cards.
    const own = createPlanner(game);
    const advice = advise(game, offered.state, own, seeded(1));
    expect(advice?.action).toEqual({ type: "claim", part: 0, choice: 4 });
    expect(advice?.reason).toMatchObject({ code: "takes-card", params: { card: "spark" } });
    expect(advice?.reason.message).toMatch(/^Spark makes the deck stronger/);
  });

  it("kills who is about to hit rather than who is not", () => {
    const state = spireAct1.clone(
      spireAct1.create({
        seed: 2,
        deck: ["strike_r", "strike_r", "strike_r", "strike_r", "strike_r"],
        map: ["encounter"],
        encounters: [["small_slime", "large_slime"]],
      }),
    );
    spireAct1.step(spireAct1.open(state), { type: "proceed" });
    // Three Strikes are 3 damage: the Small Slime has 3 HP.
    const advice = advise(spireAct1, state, planner, seeded(1));
    expect(advice?.action).toEqual({ type: "play", card: "strike_r" });
    expect(advice?.reason.code).toBe("helps-to-kill");
    expect(advice?.reason.message).toBe("Helps to kill Small Slime in this turn.");
  });

  it("rests when an elite is next and HP are missing, and upgrades when none are", () => {
    const at = (hp: number) => {
      const run = new Run({ map: ["campfire", "elite", "boss"], hp });
      run.move();
      return advise(spireAct1, run.state, planner, seeded(1));
    };
    expect(at(3)).toMatchObject({
      action: { type: "rest" },
      reason: { code: "rests", params: { missing: 7 } },
    });
    expect(at(10)).toMatchObject({ action: { type: "smith" }, reason: { code: "upgrades" } });
  });
});

describe("the planner in the plan's act", () => {
  it("takes the cards that runs were completed with, and leaves those that cost more than they gave", () => {
    const taken = new Set<string>();
    const left = new Set<string>();
    for (let seed = 0; seed < 12; seed++) {
      const map = ["encounter", "encounter", "encounter", "encounter", "boss"] as const;
      const state = spireAct1.clone(spireAct1.create({ seed, map, hp: 60, maxHp: 60 }));
      const context = spireAct1.open(state);
      while (
        spireAct1.outcome(state) === undefined &&
        spireAct1.view(state).run.map.currentNode < 4
      ) {
        const legal = spireAct1.legalActions(state);
        const action = choose(quick, state, seeded(seed));
        for (const other of legal) {
          if (other.type !== "take") continue;
          const isTaken = action.type === "take" && action.card === other.card;
          (isTaken ? taken : left).add(other.card);
        }
        spireAct1.step(context, action);
      }
    }
    expect(taken.size).toBeGreaterThan(8);
    for (const card of ["dark_embrace", "burning_pact", "rampage"]) {
      expect(taken).not.toContain(card);
      expect(left).toContain(card);
    }
    expect(left).not.toContain("metallicize");
    expect(taken).toContain("metallicize");
  });

  /** A campfire of the plan before an elite. */
  function campfire(hp: number, game = spireAct1): State {
    const map = ["campfire", "elite", "boss"] as const;
    const deck = ["bash", "defend_r"];
    const state = game.clone(game.create({ seed: 1, map, hp, maxHp: 11, deck }));
    game.step(game.open(state), { type: "proceed" });
    return state;
  }

  it("rests when many HP are missing, and upgrades when few are", () => {
    expect(choose(quick, campfire(5), seeded(1))).toEqual({ type: "rest" });
    expect(choose(quick, campfire(10), seeded(1))).toEqual({ type: "smith", card: "bash" });
  });

  it("weighs a card of one's own by its row, since nothing was measured of it", () => {
    const bash = spireAct1.rows.cards.find(({ id }) => id === "bash");
    if (bash === undefined) throw new Error("no such row");
    const own = withRows({ cards: [{ ...bash, cost: 1 }] });
    const choicesOf = (game: Game<SpireAct1>) => {
      const state = campfire(10, game);
      return measuredChoices(createScout(game, state), state, game.legalActions(state));
    };
    expect(choicesOf(spireAct1)).toHaveLength(3);
    expect(choicesOf(own)).toBeUndefined();
  });
});
