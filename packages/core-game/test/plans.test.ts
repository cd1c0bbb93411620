// The searcher of plans: it keeps the policy's plan unless another is better, follows what it chose, and forgets it in time.
import { seeded } from "@games/core-rng";
import { describe, expect, it } from "vitest";
import { bindPlayer, type Policy } from "../src/index.js";
import { createPlanSearcher, type PlanSettings } from "../src/search/index.js";
import { type Action, type State, type Toy, toy } from "./toy.js";

const MARK: Action = { type: "mark" };
const LEAVE: Action = { type: "leave" };
const leaver: Policy<Toy> = (_view, legal) =>
  legal.find(({ type }) => type === "leave") ?? (legal[0] as Action);

/** A searcher that may mark the chest before it leaves, and how often it made plans. */
function searcherOf(settings: Partial<PlanSettings<Toy>> = {}) {
  let made = 0;
  const searcher = createPlanSearcher<Toy>(toy, {
    policy: leaver,
    value: ({ isMarked }) => (isMarked ? 1 : 0),
    plansOf: ({ isMarked }) => {
      made++;
      return isMarked ? [[LEAVE]] : [[LEAVE], [MARK, LEAVE]];
    },
    rollouts: 40,
    ...settings,
  });
  return { searcher, choose: bindPlayer(toy, searcher), made: () => made };
}

function play(state: State, action: Action): void {
  toy.step(toy.open(state), action);
}

describe("the searcher of plans", () => {
  it("chooses the better plan and follows it without another search", () => {
    const { choose, made } = searcherOf();
    const state = toy.clone(toy.create({ seed: 4 }));
    expect(choose(state, toy.legalActions(state), seeded(1))).toEqual(MARK);
    play(state, MARK);
    expect(choose(state, toy.legalActions(state), seeded(1))).toEqual(LEAVE);
    expect(made()).toBe(1);
  });

  it("keeps the policy's plan unless another is better by the stated confidence", () => {
    const state = toy.create({ seed: 4 });
    const actions = toy.legalActions(state);
    const strict = searcherOf({
      value: ({ score }) => score,
      confidence: Number.POSITIVE_INFINITY,
    });
    expect(strict.choose(state, actions, seeded(1))).toEqual(LEAVE);
    const indifferent = searcherOf({ value: () => 1, confidence: 0 });
    expect(indifferent.choose(state, actions, seeded(1))).toEqual(LEAVE);
  });

  it("keeps the policy's plan unless another is better by the margin", () => {
    const state = toy.create({ seed: 4 });
    const actions = toy.legalActions(state);
    const choiceWith = (margin: number) => searcherOf({ margin }).choose(state, actions, seeded(1));
    expect(choiceWith(0.99)).toEqual(MARK); // it is better by 1
    expect(choiceWith(1)).toEqual(LEAVE);
  });

  it("forgets a plan when the game is another, or was left with one legal action", () => {
    const state = toy.create({ seed: 4 });
    const other = searcherOf();
    other.choose(state, toy.legalActions(state), seeded(1));
    const elsewhere = toy.create({ seed: 4, lamps: 9 });
    other.choose(elsewhere, toy.legalActions(elsewhere), seeded(1));
    expect(other.made()).toBe(2);

    const alone = searcherOf();
    alone.choose(state, toy.legalActions(state), seeded(1));
    expect(alone.choose(state, [LEAVE], seeded(1))).toEqual(LEAVE);
    const marked = toy.clone(state);
    play(marked, MARK);
    alone.choose(marked, toy.legalActions(marked), seeded(1));
    expect(alone.made()).toBe(2);
  });

  it("asks the policy where there is nothing to plan, and takes the same draws however long it searches", () => {
    const state = toy.create({ seed: 4 });
    const none = searcherOf({ plansOf: () => [] });
    expect(none.choose(state, toy.legalActions(state), seeded(1))).toEqual(LEAVE);
    const nextAfter = (rollouts: number) => {
      const luck = seeded("luck");
      searcherOf({ rollouts }).choose(state, toy.legalActions(state), luck);
      return luck.next();
    };
    expect(nextAfter(20)).toBe(nextAfter(200));
  });
});
