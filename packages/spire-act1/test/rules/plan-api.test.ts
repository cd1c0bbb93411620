// What the plan's functions do besides: they refuse with a sentence what they cannot do, and one of them gives a fight to play.
import { OptionsError, unwrap } from "@games/core-game";
import { scripted } from "@games/core-rng";
import { describe, expect, it } from "vitest";
import * as both from "../../src/index.js";
import * as plan from "../../src/plan/index.js";

/** The sentence of the error that a call throws. */
function sentence(call: () => unknown): string {
  try {
    call();
  } catch (error) {
    if (error instanceof OptionsError) return error.message;
    throw error;
  }
  return "";
}

/** As a caller without types would write it. */
const untyped = plan as unknown as Readonly<Record<string, (...values: unknown[]) => unknown>>;

describe("the plan's functions", () => {
  it("refuse other characters, and no luck", () => {
    expect(sentence(() => untyped.createRunState?.("silent"))).toContain(
      'must be "ironclad", not "silent"',
    );
    const run = plan.createRunState();
    expect(sentence(() => untyped.revealRewards?.(run))).toContain("must be a source of luck");
    expect(sentence(() => untyped.getNodeEnemy?.("elite"))).toContain("must be a source of luck");
    expect(sentence(() => untyped.createCombatFromRun?.(run, "cultist"))).toContain(
      "source of luck",
    );
    expect(plan.getNodeEnemy("campfire", scripted([]))).toBe(null);
  });

  it("start a fight that can be played to its end", () => {
    const run = plan.createRunState();
    let state = plan.startCombatFromRun({ ...run, hp: 7 }, ["cultist"], "a seed");
    expect(plan.spireAct1.view(state)).toMatchObject({
      phase: "combat",
      combat: { turn: 1, player: { hp: 7, maxHp: 11 }, enemies: [{ id: "cultist", hp: 9 }] },
    });
    for (let n = 0; n < 200 && state.combat !== null; n++) {
      const [action] = plan.spireAct1.legalActions(state);
      if (action !== undefined) state = unwrap(plan.spireAct1.apply(state, action)).state;
    }
    expect(state.combat).toBe(null);
    expect(sentence(() => plan.startCombatFromRun(run, "nobody", 1))).toContain("nobody");
  });

  it("know the cards of the plan, not the tickets of the printed act", () => {
    expect(plan.getAllCards().length).toBe(179);
    expect(both.getAllCards().length).toBe(179);
    expect(plan.getCard("golden_ticket")).toBe(undefined);
  });
});

describe("the game of the plan alone", () => {
  it("plays as the plan in the game with both sets of rules", () => {
    const one = plan.spireAct1.clone(plan.spireAct1.create({ seed: 5 }));
    const other = both.spireAct1.clone(both.spireAct1.create({ seed: 5 }));
    const plays = [plan.spireAct1.open(one), both.spireAct1.open(other)] as const;
    for (let n = 0; n < 300; n++) {
      const legal = plan.spireAct1.legalActions(one);
      expect(both.spireAct1.legalActions(other)).toEqual(legal);
      const action = legal[n % Math.max(1, legal.length)];
      if (action === undefined) break;
      plan.spireAct1.step(plays[0], action);
      both.spireAct1.step(plays[1], action);
      expect(other).toEqual(one);
    }
    expect(one.result).not.toBe(null);
  });

  it("does not know the printed act", () => {
    const made = plan.spireAct1.tryCreate({ seed: 1, ruleSet: "printed" });
    expect(made.ok ? [] : made.error.faults.map(({ path }) => path)).toEqual(["ruleSet"]);
    const options = plan.spireAct1.tryCreate({ seed: 1, ascension: 1 });
    expect(options.ok ? [] : options.error.faults.map(({ path }) => path)).toEqual(["ascension"]);
    const state = plan.spireAct1.create({ seed: 1 });
    expect(plan.spireAct1.check(state, { type: "leave" })?.code).toBe("unknown-action");
    expect(plan.spireAct1.load(plan.spireAct1.save(state)).ok).toBe(true);
  });
});
