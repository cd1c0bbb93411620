// The searcher: it improves its base, keeps it where nothing is better, and knows no more than the view.
import { type Luck, seeded } from "@games/core-rng";
import { describe, expect, it } from "vitest";
import {
  bindPlayer,
  firstPolicy,
  type Player,
  type Policy,
  type ReadonlyState,
  randomPolicy,
} from "../src/index.js";
import { createRollouts, createSearcher } from "../src/search/index.js";
import { type Action, type State, type Toy, toy } from "./toy.js";

const value = ({ score }: Readonly<State>) => score;
const leaver: Policy<Toy> = (_view, legal) =>
  legal.find(({ type }) => type === "leave") ?? (legal[0] as Action);

function scoreOf(player: Player<Toy>, seed: number): number {
  const state = toy.clone(toy.create({ seed }));
  const context = toy.open(state);
  const choose = bindPlayer(toy, player);
  const luck = seeded(seed, "player");
  for (let legal = toy.legalActions(state); legal.length > 0; legal = toy.legalActions(state))
    toy.step(context, choose(state, legal, luck));
  return state.score;
}

function meanScore(player: Player<Toy>, games = 60): number {
  let sum = 0;
  for (let seed = 0; seed < games; seed++) sum += scoreOf(player, seed);
  return sum / games;
}

/** The position of a state, and how many worlds were sampled from it. */
function positionOf(state: ReadonlyState<Toy>) {
  let samples = 0;
  const sample = (luck: Luck) => {
    samples++;
    return toy.sample(state, luck);
  };
  const position = { view: () => toy.view(state), legalActions: toy.legalActions(state), sample };
  return { position, samples: () => samples };
}

describe("the searcher", () => {
  it.each([
    ["random", randomPolicy],
    ["leaver", leaver],
  ])("does better than its base: %s", (_name, base) => {
    const searcher = createSearcher<Toy>(toy, { base, value, rollouts: 100 });
    expect(meanScore(searcher)).toBeGreaterThan(meanScore(base) + 1);
  });

  it("keeps the base action unless another is better by the stated confidence", () => {
    const strict = { base: leaver, value, rollouts: 60, confidence: Number.POSITIVE_INFINITY };
    const demanding = { ...strict, confidence: 0, margin: 1000 };
    for (const settings of [strict, demanding]) {
      const searcher = createSearcher<Toy>(toy, settings);
      for (let seed = 0; seed < 10; seed++)
        expect(scoreOf(searcher, seed)).toBe(scoreOf(leaver, seed));
    }
    const indifferent = createSearcher<Toy>(toy, { base: leaver, value: () => 1, confidence: 0 });
    expect(meanScore(indifferent, 5)).toBe(meanScore(leaver, 5));
  });

  it("is deterministic for its luck, and takes the same draws from it however long it searches", () => {
    const { position } = positionOf(toy.create({ seed: 4 }));
    const after = (rollouts: number) => {
      const luck = seeded("luck");
      const action = createSearcher<Toy>(toy, { base: leaver, value, rollouts }).search(
        position,
        luck,
      );
      return { action, next: luck.next() };
    };
    expect(after(50)).toEqual(after(50));
    expect(after(50).next).toBe(after(200).next);
  });

  it("plays no more rollouts than it may, and tries one action of each name", () => {
    const state = toy.create({ seed: 4 });
    const count = (nameOf?: (action: Action) => string | undefined) => {
      const { position, samples } = positionOf(state);
      const settings = { base: leaver, value, rollouts: 100, confidence: 50 };
      createSearcher<Toy>(toy, nameOf ? { ...settings, nameOf } : settings).search(
        position,
        seeded(1),
      );
      return samples();
    };
    expect(toy.legalActions(state).length).toBeGreaterThan(3);
    expect(count()).toBeLessThanOrEqual(50);
    expect(count(() => "same")).toBe(0);
    expect(count(({ type }) => (type === "leave" ? type : undefined))).toBe(0);
    expect(count(({ type }) => (type === "leave" || type === "dig" ? type : undefined))).toBe(50);
  });

  it("takes the only action without looking", () => {
    const never = () => {
      throw new Error("There is nothing to look at.");
    };
    const position = { view: never, sample: never, legalActions: [{ type: "dig" }] } as const;
    const searcher = createSearcher<Toy>(toy, { base: never, value });
    expect(searcher.search(position, seeded(1))).toEqual({ type: "dig" });
  });

  it("improves a searcher, given a policy for the rollouts", () => {
    const base = {
      search: ({ legalActions }: { legalActions: readonly Action[] }) =>
        legalActions.at(-1) as Action,
    };
    expect(() => createSearcher<Toy>(toy, { base, value })).toThrow("needs a policy");
    const searcher = createSearcher<Toy>(toy, { base, value, policy: firstPolicy, rollouts: 60 });
    expect(meanScore(searcher, 20)).toBeGreaterThan(meanScore(base, 20));
  });

  it("searches at a table, where streams have no random state", () => {
    const state = toy.create({ seed: 4 });
    const asked = { ...state, rng: { ...state.rng, die: null } } as State;
    const { position } = positionOf(asked);
    const searcher = createSearcher<Toy>(toy, { base: leaver, value, rollouts: 60 });
    expect(toy.legalActions(state)).toContainEqual(searcher.search(position, seeded(1)));
    expect(asked.rng.die).toBeNull();
  });
});

describe("rollouts", () => {
  const dig: Policy<Toy> = () => ({ type: "dig" });
  const dieAfter = ({ rng }: Readonly<State>) => (rng.die as { s2: number }).s2;

  it("leave their world as it is", () => {
    const trials = createRollouts<Toy>(toy, { policy: randomPolicy, value });
    trials.deal(positionOf(toy.create({ seed: 2 })).position, seeded(1));
    const first = trials.play({ type: "dig" });
    trials.play({ type: "leave" });
    expect(trials.play({ type: "dig" })).toBe(first);
  });

  it("need a world", () => {
    const trials = createRollouts<Toy>(toy, { policy: randomPolicy, value });
    expect(() => trials.play({ type: "dig" })).toThrow("dealt");
  });

  it("meet the same luck in the same period, whatever was drawn before it", () => {
    let asked = 0;
    const period = () => (asked++ === 0 ? 0 : 1);
    const lastDraws = (keyed: boolean) => {
      const settings = { policy: dig, value: dieAfter, maxSteps: 2 };
      const trials = createRollouts<Toy>(toy, keyed ? { ...settings, period } : settings);
      trials.deal(positionOf(toy.create({ seed: 2 })).position, seeded(1));
      return (["dig", "mark"] as const).map((type) => {
        asked = 0;
        return trials.play({ type });
      });
    };
    const [keyed, free] = [lastDraws(true), lastDraws(false)];
    expect(keyed[0]).toBe(keyed[1]); // mark draws nothing, so that it would be one draw behind
    expect(free[0]).not.toBe(free[1]);
  });

  it("stop at the horizon", () => {
    const settings = { policy: dig, value: ({ depth }: Readonly<State>) => depth };
    const period = ({ depth }: Readonly<State>) => depth;
    const trials = createRollouts<Toy>(toy, { ...settings, period, horizon: 2 });
    const { position } = positionOf(toy.create({ seed: 3, lamps: 9 }));
    for (let world = 0; world < 5; world++) {
      trials.deal(position, seeded(world));
      expect(trials.play({ type: "dig" })).toBeGreaterThanOrEqual(2);
      expect(trials.play({ type: "dig" })).toBeLessThan(8); // one dig goes six deep at the most
    }
  });
});
