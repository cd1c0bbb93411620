import { unwrap } from "@games/core-rng";
import { describe, expect, it } from "vitest";
import { OptionsError, Session } from "../src/index.js";
import { type Action, toy } from "./toy.js";

describe("create", () => {
  it("gives the same first state for the same seed, and another for another", () => {
    expect(toy.create({ seed: "a" })).toEqual(toy.create({ seed: "a" }));
    expect(toy.hash(toy.create({ seed: "a" }))).not.toBe(toy.hash(toy.create({ seed: "b" })));
    expect(toy.create({ seed: 7 })).toEqual(toy.create({ seed: "7" }));
  });

  it("fills in defaults and takes options", () => {
    expect(toy.create({ seed: 1 }).config).toEqual({ lamps: 3, bonus: 1 });
    expect(toy.create({ seed: 1, lamps: 9 }).lamps).toBe(9);
  });

  it("names every fault of the options at once", () => {
    const bad = toy.tryCreate({ lamps: 0, bonus: "x", lamp: 1 });
    expect(bad.ok).toBe(false);
    if (bad.ok) return;
    expect(bad.error.code).toBe("bad-options");
    expect(bad.error.faults.map(({ path }) => path)).toEqual(["seed", "lamps", "bonus", "lamp"]);
    expect(() => toy.create({ seed: 1, lamps: -1 })).toThrow(OptionsError);
  });
});

describe("replays and shares", () => {
  it("reproduce the game", () => {
    const session = new Session(toy, { seed: "s", bonus: 2 });
    const actions: Action[] = [
      { type: "dig" },
      { type: "mark" },
      { type: "open", by: "bar" },
      { type: "leave" },
    ];
    for (const action of actions) unwrap(session.do(action));
    const replay = unwrap(session.replay());
    expect(unwrap(toy.replay(JSON.parse(JSON.stringify(replay)))).hash).toBe(
      toy.hash(session.state),
    );
    const text = unwrap(session.share());
    expect(text).toMatch(/^[\w-]+$/);
    expect(unwrap(toy.unshare(text)).actions).toEqual(actions);
  });
});

describe("odds", () => {
  it("give the next views with exact probabilities", () => {
    const state = toy.create({ seed: "o" });
    const worths = toy.odds(state, { type: "open", by: "hand" }, ({ view }) => view.score);
    expect(worths.map(({ value }) => value).sort()).toEqual([1, 2, 3]);
    for (const { probability } of worths) expect(probability).toBeCloseTo(1 / 3, 12);
  });
});
