import { unwrap } from "@games/core-rng";
import { describe, expect, it } from "vitest";
import { defineGame, REPLAY_ERRORS, type ReplayErrorCode, Session } from "../src/index.js";
import { type Action, type Toy, toy, toyRules } from "./toy.js";

const created = { seed: "replay", bonus: 2 };
const actions: Action[] = [
  { type: "dig" },
  { type: "mark" },
  { type: "open", by: "bar" },
  { type: "dig" },
  { type: "leave" },
];
const replay = unwrap(toy.record(created, actions));
const share = unwrap(toy.share(replay));

describe("record", () => {
  it("writes down seed, options, actions and a hash for every state", () => {
    expect(replay).toMatchObject({
      game: "toy",
      format: 2,
      rulesVersion: 1,
      contentHash: toy.contentHash,
      rng: "alea",
      seed: "replay",
      options: { bonus: 2 },
      actions,
    });
    expect(replay.hashes).toHaveLength(6);
    expect(replay.hashes[0]).toBe(toy.hash(toy.create(created)));
  });

  it("says which action is not legal", () => {
    expect(toy.record(created, [{ type: "mark" }, { type: "mark" }])).toMatchObject({
      ok: false,
      error: {
        code: "illegal-action",
        step: 1,
        message: "Step 1: The chest is marked already.",
      },
    });
  });
});

describe("replay", () => {
  it("ends in the recorded state", () => {
    expect(unwrap(toy.replay(replay))).toMatchObject({ steps: 5, hash: replay.hashes[5] });
  });

  it.each([0, 1, 3, 5])("names step %d as the first that differs", (step) => {
    const hashes = replay.hashes.map((hash, i) => (i >= step ? "0000000000000000" : hash));
    expect(toy.replay({ ...replay, hashes })).toMatchObject({
      ok: false,
      error: { code: "different", step },
    });
  });

  const { format: _, ...unmarked } = replay;
  type Broken = Exclude<
    ReplayErrorCode,
    "damaged" | "too-large" | "not-a-link" | "no-history" | "bad-answers"
  >;
  const broken: Record<Broken, unknown> = {
    "not-a-replay": { ...replay, actions: 5 },
    "old-format": unmarked,
    "newer-format": { ...replay, format: 3 },
    "wrong-game": { ...replay, game: "other" },
    "wrong-content": { ...replay, contentHash: "abc" },
    "unknown-rng": { ...replay, rng: "chacha20" },
    "other-rules": { ...replay, rulesVersion: 2 },
    "bad-options": { ...replay, options: { bonus: 99 } },
    "illegal-action": { ...replay, actions: [{ type: "fly" }], hashes: [] },
    "needs-table": { ...replay, asked: ["chests"], answers: [] },
    different: { ...replay, seed: "another" },
  };
  it.each(Object.keys(broken) as (keyof typeof broken)[])("refuses with %s", (code) => {
    expect(toy.replay(broken[code])).toMatchObject({
      ok: false,
      error: { code, message: expect.stringMatching(/\.$/) },
    });
    expect(Object.keys(REPLAY_ERRORS)).toContain(code);
  });

  it("says what is wrong in parts that can be translated", () => {
    expect(toy.replay(broken["illegal-action"])).toMatchObject({
      error: { refusal: { code: "unknown-action" } },
    });
    expect(toy.replay(broken["bad-options"])).toMatchObject({
      error: { faults: [{ path: "bonus", code: "not-an-integer" }] },
    });
    expect(toy.replay({ ...replay, format: "x" })).toMatchObject({
      error: { code: "not-a-replay", faults: [{ path: "format" }] },
    });
  });

  it("takes more hashes than states for a difference", () => {
    expect(toy.replay({ ...replay, hashes: [...replay.hashes, "x"] })).toMatchObject({
      error: { code: "different", step: 5 },
    });
  });
});

describe("a session that began from a state", () => {
  it("says that it has no replay", () => {
    const session = new Session(toy, { seed: 1 }, { from: toy.create({ seed: 2 }) });
    expect(session.replay()).toMatchObject({ error: { code: "no-history" } });
  });
});

describe("share strings", () => {
  it("are short and URL-safe", () => {
    expect(share).toMatch(/^[A-Za-z0-9_-]+$/);
    expect(share.length).toBeLessThan(130);
  });

  it("give back the replay", () => {
    expect(unwrap(toy.unshare(share))).toMatchObject({
      seed: "replay",
      options: { bonus: 2 },
      actions,
    });
    expect(unwrap(toy.replay(unwrap(toy.unshare(share)))).hash).toBe(replay.hashes[5]);
  });

  it("carry any seed", () => {
    for (const seed of ["", 'quote " and \\ slash', "Ünïcode ✺ 👾", "\u0000\u001f", 12.5]) {
      const text = unwrap(toy.share(unwrap(toy.record({ seed }, [{ type: "leave" }]))));
      expect(unwrap(toy.unshare(text)).seed).toBe(seed);
    }
  });

  it("are refused when any letter is changed, missing or doubled", () => {
    for (let i = 0; i < share.length; i++) {
      const letter = share[i] === "A" ? "B" : "A";
      for (const text of [
        share.slice(0, i) + letter + share.slice(i + 1),
        share.slice(0, i) + share.slice(i + 1),
        share.slice(0, i + 1) + share.slice(i),
        share.slice(0, i),
      ]) {
        if (text !== share) expect(toy.unshare(text).ok, text).toBe(false);
      }
    }
  });

  it.each(["", "short", "hello world, not a link", "é".repeat(50), "A".repeat(1_000_001)])(
    "refuse %.20s",
    (text) => {
      expect(toy.unshare(text)).toMatchObject({
        ok: false,
        error: { message: expect.stringMatching(/\.$/) },
      });
    },
  );

  it("of the first format are told to be old", () => {
    expect(toy.unshare(`0123abcd${share}`)).toMatchObject({ error: { code: "old-format" } });
  });

  it("say when the rules have changed", () => {
    const changed = defineGame<Toy>({ ...toyRules, rulesVersion: 2 });
    expect(changed.unshare(share)).toMatchObject({ error: { code: "other-rules" } });
    const drifted = defineGame<Toy>({
      ...toyRules,
      step(context, action) {
        toyRules.step(context, action);
        context.state.depth++;
      },
    });
    expect(drifted.unshare(share)).toMatchObject({ error: { code: "different" } });
  });

  it("refuse a replay they cannot stand for", () => {
    expect(toy.share({ ...replay, game: "other" })).toMatchObject({
      error: { code: "wrong-game" },
    });
    expect(toy.share({ ...replay, options: { bonus: 99 } })).toMatchObject({
      error: { code: "bad-options" },
    });
    expect(toy.share({ ...replay, actions: [{ type: "fly" } as never] })).toMatchObject({
      error: { code: "illegal-action", step: 0 },
    });
  });
});
