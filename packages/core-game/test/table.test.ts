// Play with real dice and cards: questions in the units of the table, answers, replays and links.
import { unwrap } from "@games/core-rng";
import { describe, expect, it } from "vitest";
import { Session } from "../src/index.js";
import {
  ask,
  askCreate,
  askedStreams,
  recordTable,
  replayTable,
  shareTable,
  unshareTable,
} from "../src/table.js";
import { type Action, toy } from "./toy.js";

const dig = { type: "dig" } as const;
const open = { type: "open", by: "hand" } as const;

describe("asking", () => {
  const both = ["die", "chests"] as const;

  it("tells what setup draws, and from which cards", () => {
    const asked = unwrap(askCreate(toy, {}, both, []));
    expect(asked.question).toEqual({
      stream: "chests",
      kind: "card",
      name: "chests",
      count: 1,
      index: 1,
      options: [
        { answer: 0, label: 1, probability: 1 / 3 },
        { answer: 2, label: 2, probability: 1 / 3 },
        { answer: 4, label: 3, probability: 1 / 3 },
      ],
    });
  });

  it("goes on with every answer, and ends with the same as play does", () => {
    const { state, events } = unwrap(askCreate(toy, { lamps: 5 }, both, [4])).value ?? {};
    if (state === undefined) throw new Error("setup is not done");
    expect(state).toMatchObject({ chest: 3, lamps: 5, rng: { die: null, chests: null } });
    expect(events).toEqual([{ type: "cellar-entered", lamps: 5 }]);
    expect(askedStreams(toy, state)).toEqual(both);
    expect(unwrap(ask(toy, state, dig, [])).question).toMatchObject({
      stream: "die",
      options: [{ label: 1 }, { label: 2 }, { label: 3 }, { label: 4 }],
    });
    expect(unwrap(ask(toy, state, dig, [0])).value).toMatchObject({
      state: { depth: 1, lamps: 4 },
      events: [{ type: "rolled", face: 1 }, { type: "lamp-lost" }],
    });
    expect(state.depth).toBe(0);
    expect(unwrap(ask(toy, state, open, [2])).value?.state).toMatchObject({ score: 3, chest: 2 });
  });

  it("refuses answers that are not possible, too many, or for what is not legal", () => {
    const { state } = unwrap(askCreate(toy, {}, both, [0])).value ?? {};
    if (state === undefined) throw new Error("setup is not done");
    expect(ask(toy, state, dig, [4])).toMatchObject({
      error: { code: "wrong-answer", message: "Answer 1 is not possible: die can be 1, 2, 3, 4." },
    });
    expect(ask(toy, state, dig, [true])).toMatchObject({ error: { code: "wrong-answer" } });
    expect(ask(toy, state, dig, [1, 1])).toMatchObject({ error: { code: "too-many-answers" } });
    expect(ask(toy, state, { type: "fly" } as never, [])).toMatchObject({
      error: { code: "unknown-action" },
    });
    expect(askCreate(toy, { lamps: 99 }, both, [])).toMatchObject({
      error: { code: "bad-options" },
    });
    expect(askCreate(toy, {}, ["die"], [])).toMatchObject({
      error: { faults: [{ path: "seed" }] },
    });
  });

  it("is needed: a state without random state is refused elsewhere, with a code", () => {
    const { state } = unwrap(askCreate(toy, {}, both, [0])).value ?? {};
    if (state === undefined) throw new Error("setup is not done");
    const loaded = unwrap(toy.load(toy.save(state)));
    expect(toy.apply(loaded, dig)).toMatchObject({ error: { code: "needs-table" } });
    expect(toy.apply(loaded, { type: "mark" }).ok).toBe(true);
    expect(new Session(toy, { seed: 1 }, { from: loaded }).do(dig)).toMatchObject({
      error: { code: "needs-table" },
    });
  });

  it("asks only for the streams without a random state", () => {
    const { state } = unwrap(askCreate(toy, { seed: "m" }, ["die"], [])).value ?? {};
    if (state === undefined) throw new Error("setup is not done");
    const first = toy.create({ seed: "m" });
    expect(state.chest).toBe(first.chest);
    expect(unwrap(ask(toy, state, open, [])).value?.state.chests).toEqual(
      unwrap(toy.apply(first, open)).state.chests,
    );
  });
});

describe("replays of a table", () => {
  const asked = ["die", "chests"] as const;
  // The chests are drawn from [1, 1, 2, 2, 3, 3]: setup draws the fifth, opening it the first of what is left.
  const steps: Action[] = [{ type: "dig" }, { type: "open", by: "hand" }, { type: "leave" }];
  const given = { asked, answers: [[4], [2], [0], []] };
  const byHand = unwrap(recordTable(toy, { seed: null }, steps, given));

  it("play the answers", () => {
    const { state } = unwrap(replayTable(toy, JSON.parse(JSON.stringify(byHand))));
    expect(state).toMatchObject({ depth: 3, score: 3, chest: 1, rng: { die: null, chests: null } });
  });

  it("can mix asked and seeded streams", () => {
    const mixed = unwrap(
      recordTable(toy, { seed: "mixed" }, steps, { asked: ["die"], answers: [[], [2], [], []] }),
    );
    const { state } = unwrap(replayTable(toy, mixed));
    const seeded = unwrap(toy.record({ seed: "mixed" }, steps.slice(1)));
    expect(state.rng.die).toBeNull();
    expect(state.rng.chests).toEqual(unwrap(toy.replay(seeded)).state.rng.chests);
  });

  it("are shared with their answers", () => {
    const back = unwrap(unshareTable(toy, unwrap(shareTable(toy, byHand))));
    expect(back).toMatchObject({ seed: null, ...given, actions: steps });
    expect(unwrap(replayTable(toy, back)).hash).toBe(byHand.hashes.at(-1));
  });

  it.each([
    ["too few answers", [[4], [], [0], []], "bad-answers"],
    ["too many answers", [[4], [2, 1], [0], []], "bad-answers"],
    ["answers after the end", [[4], [2], [0], [], [1]], "bad-answers"],
    ["an answer that is not possible", [[6], [2], [0], []], "bad-answers"],
    ["another answer", [[4], [3], [0], []], "different"],
  ])("are refused with %s", (_what, answers, code) => {
    expect(replayTable(toy, { ...byHand, answers })).toMatchObject({ error: { code } });
  });

  it.each([[{ asked: ["dice"] }], [{ asked: ["die"] }]])("are refused with %j", (change) => {
    expect(replayTable(toy, JSON.parse(JSON.stringify({ ...byHand, ...change })))).toMatchObject({
      error: { code: "bad-options" },
    });
  });
});
