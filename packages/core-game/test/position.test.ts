// Positions of the toy: a draft in the terms of the view, what may be left out, and every fault with its path.
import { alea, seedStreams } from "@games/core-rng";
import { describe, expect, it } from "vitest";
import { defineGame, draftShape, int, list, optional } from "../src/index.js";
import { type State, type Toy, toyRules } from "./toy.js";

interface Told {
  readonly lamps?: number;
  readonly unopened: readonly number[];
}

/** The toy, to be set up in the middle: lamps, and the chests with the one at hand first. */
const told = defineGame<Toy>({
  ...toyRules,
  positionShape:
    ({ config, rng }) =>
    (value, context) => {
      const shape = draftShape<Told>({ lamps: optional(int(0, 9)), unopened: list(int(1, 9), 9) }, [
        "score",
        "isOver",
      ]);
      const draft = shape(value, context);
      if (draft === undefined || context.faults.length > 0) return undefined;
      const [chest = 0, ...rest] = draft.unopened;
      const state: State = {
        config,
        lamps: draft.lamps ?? config.lamps,
        score: 0,
        depth: 0,
        isMarked: false,
        chest,
        chests: { top: [], rest: [...rest].sort(), bottom: [] },
        isOver: false,
        rng,
      };
      return state;
    },
});

/** The faults of a draft, as paths and codes. */
function faultsOf(draft: unknown, settings = {}) {
  const found = told.position(draft as object, settings);
  return found.ok ? [] : found.error.faults.map(({ path, code }) => `${path} ${code}`);
}

describe("a position", () => {
  it("is a state like any other", () => {
    expect(told.hasPositions).toBe(true);
    const found = told.position({ lamps: 2, unopened: [3, 2, 1] });
    expect(found).toMatchObject({ ok: true, value: { lamps: 2, chest: 3, config: { bonus: 1 } } });
  });

  it("has options, which are filled in and frozen", () => {
    const found = told.position({ config: { lamps: 7 }, unopened: [1] });
    if (!found.ok) throw found.error;
    expect(found.value.config).toEqual({ lamps: 7, bonus: 1 });
    expect(found.value.lamps).toBe(7);
    expect(Object.isFrozen(found.value.config)).toBe(true);
  });

  it("leaves aside what follows from the rest, and nothing else", () => {
    expect(faultsOf({ lamps: 1, unopened: [1], score: "any", isOver: 5 })).toEqual([]);
    expect(faultsOf({ lamps: 1, unopened: [1], depth: 0 })).toEqual(["depth unknown-field"]);
  });

  it("is an object", () => {
    for (const draft of [null, 5, "lamps", [1]])
      expect(faultsOf(draft)).toEqual([" not-an-object"]);
    const parse = draftShape<{ a?: number }>({ a: optional(int(0, 1)) }, []);
    const context = { faults: [] };
    expect(parse(5, context)).toBeUndefined();
    expect(context.faults).toMatchObject([{ code: "not-an-object" }]);
  });

  it("names the faults of the options and of the seed together, before the draft is read", () => {
    const draft = { config: { lamps: 0 }, unopened: "none" };
    expect(faultsOf(draft, { seed: Number.NaN })).toEqual([
      "config.lamps not-an-integer",
      "seed not-a-seed",
    ]);
    expect(faultsOf(draft)).toEqual(["config.lamps not-an-integer"]);
    expect(faultsOf({ unopened: "none" }, { seed: [] })).toEqual(["seed not-a-seed"]);
    expect(faultsOf({ unopened: "none" })).toEqual(["unopened not-a-list"]);
  });

  it("is checked as a save is", () => {
    expect(faultsOf({ lamps: 2, unopened: [] })).toEqual([" stuck"]);
  });
});

describe("the luck of a position", () => {
  const draft = { unopened: [1, 2] };
  const rngOf = (settings: object) => {
    const found = told.position(draft, settings);
    if (!found.ok) throw found.error;
    return found.value.rng;
  };
  const seeded = seedStreams(alea, ["die", "chests"], "s");

  it("is asked at the table without a seed", () => {
    expect(rngOf({})).toEqual({ source: "alea", die: null, chests: null });
    expect(rngOf({ asked: ["die"] })).toEqual({ source: "alea", die: null, chests: null });
  });

  it("comes from a seed", () => {
    expect(rngOf({ seed: "s" })).toEqual(seeded);
    expect(rngOf({ seed: "" })).not.toEqual(seeded);
  });

  it("comes from a seed but for the streams that are asked", () => {
    expect(rngOf({ seed: "s", asked: ["chests"] })).toEqual({ ...seeded, chests: null });
  });
});
