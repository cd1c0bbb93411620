// The laws of policies, and policies that break each of them.
import { describe, expect, it } from "vitest";
import { firstPolicy, type Policy, randomPolicy } from "../src/index.js";
import { guardPolicy, policyLaws } from "../src/testing/index.js";
import { type Action, type Toy, toy } from "./toy.js";

const settings = { maxSteps: 100 };

/** Leaves when the lamps run low; reads lists in every usual way. */
const careful: Policy<Toy> = (view, legal) => {
  const { lamps, ...rest } = view;
  const worth = [...rest.unopened].sort().concat(view.unopened.slice(1));
  const isRich = JSON.stringify(view).includes("7") || worth.some((each) => each > 3);
  const wanted = isRich && lamps > 1 ? "open" : "leave";
  return legal.find(({ type }) => type === wanted) ?? (legal[0] as Action);
};

/** One action or another. */
const either = (legal: readonly Action[], isFirst: boolean) =>
  (isFirst ? legal[0] : legal.at(-1)) as Action;

function brokenPolicies(): Record<string, Policy<Toy>> {
  let kept: Toy["view"] | undefined;
  let calls = 0;
  return {
    "keeps its view": (view, legal) => {
      kept ??= view;
      return either(legal, kept.lamps > 1);
    },
    "keeps a list of it": (view, legal) => {
      kept ??= { ...view };
      return either(legal, kept.unopened.length > 3);
    },
    "changes its view": (view, legal) => {
      view.lamps = 9;
      return either(legal, true);
    },
    "sorts a list of it": (view, legal) => either(legal, view.unopened.sort()[0] === 1),
    "drops a field": (view, legal) => either(legal, Reflect.deleteProperty(view, "lamps")),
    "counts its calls": (_view, legal) => either(legal, calls++ % 2 === 0),
  };
}

describe("policies keep the laws", () => {
  const policies = { careful, random: randomPolicy, first: firstPolicy };
  for (const law of policyLaws(toy, policies, settings)) it(law.name, law.check);
});

describe("the laws of policies catch", () => {
  it.each(policyLaws(toy, brokenPolicies(), settings))("a policy that $name", ({ check }) => {
    expect(check).toThrow();
  });
});

describe("a guarded view", () => {
  it("shows the same objects every time, and nothing afterwards", () => {
    const state = toy.create({ seed: 1 });
    let kept: Toy["view"] | undefined;
    const policy = guardPolicy<Toy>((view, legal) => {
      kept = view;
      expect(view.unopened).toBe(view.unopened);
      expect(Object.keys(view)).toEqual(Object.keys(toy.view(state)));
      expect(Array.isArray(view.unopened)).toBe(true);
      return either(legal, true);
    });
    policy(toy.view(state), toy.legalActions(state), { below: () => 0, chance: () => false });
    expect(() => kept?.lamps).toThrow();
  });
});
