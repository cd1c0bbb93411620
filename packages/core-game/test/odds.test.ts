// Exact odds and previews: what they pass on, what they refuse, and the figures of estimates by hand.
import { alea, LuckError } from "@games/core-rng";
import { describe, expect, it } from "vitest";
import { defineGame } from "../src/index.js";
import { type Toy, toy, toyRules } from "./toy.js";

const DIG = { type: "dig" } as const;

/** The toy whose digging does something else. */
const digging = (step: typeof toyRules.step) =>
  defineGame<Toy>({
    ...toyRules,
    determinize: () => undefined,
    step: (context, action) =>
      action.type === "dig" ? step(context, action) : toyRules.step(context, action),
  });

describe("odds", () => {
  it("pass a refusal on", () => {
    const over = toy.create({ seed: 1 });
    expect(toy.odds({ ...over, isOver: true }, DIG)).toMatchObject({
      error: { code: "game-over" },
    });
  });

  it("show the events and the outcome of every course", () => {
    const state = { ...toy.create({ seed: 1 }), lamps: 1 };
    const found = toy.odds(state, DIG, ({ events, outcome }) =>
      [events.map(({ type }) => type).join(), outcome?.result].join(" "),
    );
    if (!found.ok) throw new Error(found.error.message);
    const shares = Object.fromEntries(found.value.map((one) => [one.value, one.probability]));
    expect(shares["rolled,lamp-lost,game-ended poor"]).toBeCloseTo(1 / 4, 12);
    expect(shares["rolled "]).toBeCloseTo(3 / 4, 12);
    expect(found.value).toHaveLength(2);
  });

  it("are estimated only where there are too many branches: what a rule throws is thrown", () => {
    const broken = digging(() => {
      throw new TypeError("a broken rule");
    });
    expect(() => broken.odds(broken.create({ seed: 1 }), DIG)).toThrow(TypeError);
    const empty = digging(({ luck }) => {
      luck.die.below(0);
    });
    expect(() => empty.odds(empty.create({ seed: 1 }), DIG)).toThrow(LuckError);
  });

  it("come with Wilson's interval where they are estimated", () => {
    const many = digging(({ state, luck }) => {
      state.score = luck.die.below(40) === 0 ? 1 : 0;
      state.depth = luck.die.below(40);
    });
    const found = many.odds(many.create({ seed: 1 }), DIG, ({ view }) => view.score, { limit: 20 });
    if (found.ok) throw new Error("there are 1,600 branches");
    const { estimate = [] } = found.error;
    expect(estimate).toHaveLength(2);
    for (const { probability: p, low, high } of estimate) {
      // The bounds are the shares q for which p lies 1.96 standard errors of q away: (p - q)² = z² q (1 - q) / n.
      for (const q of [low, high])
        expect((p - q) ** 2).toBeCloseTo((1.959963984540054 ** 2 * q * (1 - q)) / 500, 12);
      expect(low).toBeLessThan(p);
      expect(high).toBeGreaterThan(p);
    }
  });
});

describe("a preview", () => {
  const preview = (step: typeof toyRules.step) => {
    const game = digging(step);
    const found = game.preview(game.create({ seed: 1 }), DIG);
    if (!found.ok) throw new Error(found.error.message);
    return [found.value.isOpen, found.value.view.score];
  };

  it.each([
    ["one of one", true, (luck: { below(n: number): number }) => luck.below(1)],
    ["one of two", false, (luck: { below(n: number): number }) => luck.below(2)],
  ])("of %s is certain: %j", (_, isCertain, ask) => {
    const found = preview(({ state, luck }) => {
      state.score = 7 + ask(luck.die);
    });
    expect(found).toEqual(isCertain ? [false, 7] : [true, 0]);
  });

  it.each([
    [0, [false, 2]],
    [1, [false, 1]],
    [0.5, [true, 0]],
  ])("of a chance of %d is %j", (p, expected) => {
    const found = preview(({ state, luck }) => {
      state.score = luck.die.chance(p) ? 1 : 2;
    });
    expect(found).toEqual(expected);
  });

  it("throws what a rule throws", () => {
    const broken = () => {
      throw new TypeError("a broken rule");
    };
    expect(() => preview(broken)).toThrow(TypeError);
  });
});

describe("a game without content", () => {
  const { content: _, ...bare } = toyRules;
  const content = { worths: [1, 2, 3], names: new Map([[1, "One"]]) };
  /** The toy's rules with their content inside. */
  const game = defineGame<Toy>({
    ...bare,
    setup: (config, parts) => toyRules.setup(config, { ...parts, content }),
    legalActions: (state) => toyRules.legalActions(state, content),
    check: (state, _content, action) => toyRules.check(state, content, action),
    step: (context, action) => toyRules.step({ ...context, content, emit: context.emit }, action),
  });

  it("is played like any other", () => {
    const state = game.create({ seed: 1 });
    expect(game.legalActions(state)).toHaveLength(5);
    expect(game.view(state).unopened).toEqual([1, 2, 3]);
    expect(game.liveView()(state)).toEqual(game.view(state));
    expect(game.outcome(state)).toBeUndefined();
    expect(game.clone(state)).toEqual(state);
    const next = game.apply(state, { type: "leave" });
    expect(next).toMatchObject({ ok: true, value: { state: { isOver: true } } });
  });

  it("has a live view when its rules have one", () => {
    const live = defineGame<Toy>({
      ...bare,
      liveView: () => (state) => ({ ...toyRules.view(state, content), lamps: 5 }),
    });
    const state = game.create({ seed: 1 });
    expect(live.liveView()(state).lamps).toBe(5);
  });

  it("takes none, and says so", () => {
    expect(game.withContent({ chests: [] })).toMatchObject({
      ok: false,
      error: {
        message: "the value is not taken by this game, which has no content.",
        faults: [{ path: "", code: "no-content", params: {} }],
      },
    });
  });

  it("keeps its source of luck", () => {
    expect(game.rngSource).toBe(alea);
  });
});
