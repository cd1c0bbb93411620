import { diceAbout, die, unwrap } from "@games/core-rng";
import { describe, expect, it } from "vitest";
import { defineGame, OptionsError, Session } from "../src/index.js";
import { type Action, RENAMED, type Toy, toy, toyRules, type View } from "./toy.js";

/** The toy without anything hidden but luck. */
const sure = defineGame({ ...toyRules, determinize: () => undefined });

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

it("a stream cannot be named as the tag of its source", () => {
  const rules = { ...toyRules, streams: ["source"] } as unknown as typeof toyRules;
  expect(() => defineGame(rules)).toThrow(/source/);
});

describe("content", () => {
  const rows = { chests: [{ name: "Bone", worth: 5, count: 3 }] };

  it("belongs to the game", () => {
    expect(toy.rows.chests.map(({ name }) => name)).toEqual(["Copper", "Silver", "Gold"]);
    const bones = unwrap(toy.withContent(rows));
    expect(bones.rows).toEqual(rows);
    expect(bones.contentHash).not.toBe(toy.contentHash);
    const opened = unwrap(bones.apply(bones.create({ seed: 1 }), { type: "open", by: "hand" }));
    expect(opened.events).toContainEqual({ type: "opened", worth: 5, name: "Bone", reveals: true });
  });

  it("is parsed, and every fault of it is named", () => {
    const wrong = toy.withContent({ chests: [{ name: "", worth: 0, count: 1 }], lids: 1 });
    expect(wrong.ok ? [] : wrong.error.faults.map(({ path }) => path)).toEqual([
      "chests[0].name",
      "chests[0].worth",
      "lids",
    ]);
    expect(toy.withContent({ chests: [] })).toMatchObject({
      error: { faults: [{ path: "chests", code: "no-chests" }] },
    });
  });

  it("keeps saves and replays of other content out, but not those of other names", () => {
    const save = toy.save(toy.create({ seed: 1 }));
    expect(unwrap(toy.withContent(rows)).load(save)).toMatchObject({
      error: { code: "wrong-content" },
    });
    expect(unwrap(toy.withContent(RENAMED)).load(save).ok).toBe(true);
  });

  it("is shared with nobody", () => {
    const own = { chests: [{ name: "Bone", worth: 5, count: 3 }] };
    const bones = unwrap(toy.withContent(own));
    (own.chests[0] as { worth: number }).worth = 9;
    expect(bones.rows.chests[0]?.worth).toBe(5);
    expect(Object.isFrozen(toy.rows.chests[0])).toBe(true);
  });
});

describe("preview", () => {
  it("goes up to where luck comes in", () => {
    const state = toy.create({ seed: "p" });
    expect(unwrap(sure.preview(state, { type: "mark" }))).toMatchObject({
      view: { isMarked: true },
      events: [{ type: "marked" }],
      isOpen: false,
    });
    expect(unwrap(sure.preview(state, { type: "mark" }, { type: "dig" }))).toMatchObject({
      view: { isMarked: true, depth: 0 },
      isOpen: true,
    });
    expect(sure.preview(state, { type: "mark" }, { type: "mark" })).toMatchObject({
      error: { code: "already-marked" },
    });
  });

  it("knows no more than the player", () => {
    const state = toy.create({ seed: "p" }); // the chest at hand is hidden
    expect(unwrap(toy.preview(state, { type: "open", by: "hand" }))).toMatchObject({
      view: toy.view(state),
      events: [],
      isOpen: true,
    });
  });
});

describe("parseAction", () => {
  it("gives the game's own frozen copy", () => {
    const sent = { type: "open", by: "hand" };
    const own = unwrap(toy.parseAction(sent));
    expect(own).toEqual(sent);
    expect(own).not.toBe(sent);
    expect(Object.isFrozen(own)).toBe(true);
  });

  it.each([
    [5, "not-an-action"],
    [{}, "not-an-action"],
    [{ type: ["dig"] }, "unknown-action"],
    [{ type: "fly" }, "unknown-action"],
    [{ type: "open" }, "bad-field"],
    [{ type: "open", by: "spoon" }, "bad-field"],
    [{ type: "dig", extra: 1 }, "bad-field"],
  ])("refuses %j with %s", (sent, code) => {
    expect(toy.parseAction(sent)).toMatchObject({ ok: false, error: { code } });
  });

  it("says which field is wrong", () => {
    expect(toy.parseAction({ type: "open", by: "spoon" })).toMatchObject({
      error: {
        message: 'The action cannot be read: by must be one of "hand", "bar".',
        fault: { path: "by", code: "not-one-of" },
      },
    });
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
    const worths = unwrap(toy.odds(state, { type: "open", by: "hand" }, ({ view }) => view.score));
    expect(worths.map(({ value }) => value).sort()).toEqual([1, 2, 3]);
    for (const { probability } of worths) expect(probability).toBeCloseTo(1 / 3, 12);
    expect(worths.interchangeable).toEqual([]);
  });

  describe("of two dice", () => {
    const TWO = diceAbout("pick", 2)[1];
    /** A toy whose digging rolls two dice together. */
    const two = defineGame<Toy>({
      ...toyRules,
      step(context, action) {
        if (action.type !== "dig") return toyRules.step(context, action);
        const { state, luck } = context;
        state.score = die(luck.die, 6, TWO);
        state.depth = die(luck.die, 6, TWO);
      },
    });
    const state = two.create({ seed: "two" });
    const sumOf = ({ view }: { view: View }) => view.score + view.depth;

    it("take them together, and say so", () => {
      const sums = unwrap(two.odds(state, { type: "dig" }, sumOf));
      expect(sums.interchangeable).toEqual(["pick"]);
      const seven = sums.find(({ value }) => value === 7);
      expect(seven?.probability).toBeCloseTo(1 / 6, 12);
      const ordered = unwrap(two.odds(state, { type: "dig" }, ({ view }) => view.score === 6));
      expect(ordered.find(({ value }) => value)?.probability).toBeCloseTo(1 / 36, 12);
    });

    it("tell them apart when asked to", () => {
      const first = unwrap(
        two.odds(state, { type: "dig" }, ({ view }) => view.score, { tellApart: true }),
      );
      expect(first.interchangeable).toEqual([]);
      expect(first).toHaveLength(6);
      for (const { probability } of first) expect(probability).toBeCloseTo(1 / 6, 12);
    });

    it("are estimated where there are too many branches", () => {
      const found = two.odds(state, { type: "dig" }, sumOf, { limit: 20 });
      if (found.ok) throw new Error("there are 21 combinations of two dice for each chest");
      const { code, message, estimate = [] } = found.error;
      expect([code, message]).toEqual([
        "too-many-branches",
        "There are more than 20 ways this can go.",
      ]);
      expect(estimate).toHaveLength(11);
      for (const { value, probability, low, high } of estimate) {
        const exact = (6 - Math.abs(value - 7)) / 36;
        expect(low).toBeLessThan(probability);
        expect(high).toBeGreaterThan(probability);
        expect(Math.abs(probability - exact)).toBeLessThan(0.06);
        expect(high - low).toBeLessThan(0.088);
      }
      expect(two.odds(state, { type: "dig" }, sumOf, { limit: 20 })).toEqual(found);
    });

    it("build no whole view until it is known that the branches are few enough", () => {
      let views = 0;
      const counting = defineGame<Toy>({
        ...toyRules,
        step({ state, luck }) {
          state.score = luck.die.below(5000);
        },
        view(...args) {
          views++;
          return toyRules.view(...args);
        },
      });
      const start = counting.create({ seed: "many" });
      views = 0;
      const found = counting.odds(start, { type: "dig" });
      if (found.ok) throw new Error("there are 5,000 branches");
      // Of 5,000 scores some come once in the sample, and then their share is one view in all of them.
      const shares = found.error.estimate?.map(({ probability }) => probability) ?? [];
      expect(views).toBe(Math.round(1 / Math.min(...shares)));
    });
  });
});

describe("positions", () => {
  it("are refused by a game that can only be set up from its beginning", () => {
    expect(toy.hasPositions).toBe(false);
    expect(toy.position({ lamps: 2 })).toMatchObject({
      error: { faults: [{ code: "no-positions" }] },
    });
  });
});
