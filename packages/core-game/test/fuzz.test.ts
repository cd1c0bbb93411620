// Hostile input: whatever a player, a file or a link can send gets a typed answer and changes nothing.
import { unwrap } from "@games/core-rng";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { canonical, LOAD_ERRORS, REPLAY_ERRORS, Session } from "../src/index.js";
import { toy } from "./toy.js";

const RUNS = 20_000;
const state = toy.create({ seed: "fuzz" });
const before = canonical(state);
const replay = unwrap(
  toy.record({ seed: "fuzz" }, [{ type: "mark" }, { type: "dig" }, { type: "leave" }]),
);
const share = unwrap(toy.share(replay));
const save = toy.save(state);
const sessionSave = new Session(toy, { seed: "fuzz" }).save();

const anything = fc.anything({
  withNullPrototype: true,
  withSparseArray: true,
  withBigInt: true,
  withDate: true,
  withMap: true,
});
const json = fc.json({ maxDepth: 4 });
/** A text with a part of it replaced by another. */
const damaged = (text: string, part: fc.Arbitrary<string>) =>
  fc
    .tuple(fc.nat(text.length), fc.nat(8), part)
    .map(([at, length, put]) => text.slice(0, at) + put + text.slice(at + length));

type Answer = { ok: true } | { ok: false; error: { code: string; message: string } };

function codesOf(inputs: fc.Arbitrary<unknown>, answer: (input: never) => Answer): Set<string> {
  const codes = new Set<string>();
  fc.assert(
    fc.property(inputs, (input) => {
      const result = answer(input as never);
      if (!result.ok && result.error.message === "") throw new Error("no sentence");
      codes.add(result.ok ? "ok" : result.error.code);
    }),
    { numRuns: RUNS, seed: 4 },
  );
  expect(canonical(state)).toBe(before);
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  return codes;
}

describe("hostile input", () => {
  it("as actions", () => {
    const actions = fc.oneof(
      anything,
      fc.record(
        {
          type: fc.constantFrom("dig", "open", "mark", "leave", "__proto__"),
          by: fc.oneof(anything, fc.constantFrom("hand", "bar")),
        },
        { requiredKeys: ["type"] },
      ),
    );
    const codes = codesOf(actions, (action) => toy.apply(state, action));
    expect([...codes].sort()).toEqual(["bad-field", "not-an-action", "ok", "unknown-action"]);
  });

  it("as options", () => {
    const options = fc.oneof(
      anything,
      fc.record({ seed: anything, lamps: anything, bonus: fc.nat(9) }),
    );
    const codes = codesOf(options, (value) => toy.tryCreate(value));
    expect([...codes].sort()).toEqual(["bad-options", "ok"]);
  });

  it("as saves", () => {
    const codes = codesOf(fc.oneof(json, damaged(save, json), fc.string()), (text) =>
      toy.load(text),
    );
    for (const code of codes) expect(["ok", ...Object.keys(LOAD_ERRORS)]).toContain(code);
    expect(codes.size).toBeGreaterThan(4);
  });

  it("as saved sessions", () => {
    const codes = codesOf(fc.oneof(json, damaged(sessionSave, json)), (text) =>
      Session.load(toy, text),
    );
    for (const code of codes) expect(["ok", ...Object.keys(LOAD_ERRORS)]).toContain(code);
    expect(codes.size).toBeGreaterThan(4);
  });

  it("as replays", () => {
    const replays = fc.oneof(
      anything,
      fc
        .tuple(fc.constantFrom(...Object.keys(replay)), anything)
        .map(([key, value]) => ({ ...replay, [key]: value })),
    );
    const codes = codesOf(replays, (value) => toy.replay(value));
    for (const code of codes) expect(["ok", ...Object.keys(REPLAY_ERRORS)]).toContain(code);
    expect(codes.size).toBeGreaterThan(4);
  });

  it("as share strings", () => {
    const letters = fc.string({ unit: fc.constantFrom(..."ABCxyz019-_"), maxLength: 60 });
    const codes = codesOf(fc.oneof(fc.string(), letters, damaged(share, letters)), (text) =>
      toy.unshare(text),
    );
    expect([...codes].sort()).toEqual(["damaged", "not-a-link", "ok", "old-format"]);
  });

  it("that is cyclic or huge, in bounded time", () => {
    const cyclic: Record<string, unknown> = { type: "dig", seed: 1, game: "toy" };
    cyclic.by = cyclic;
    cyclic.lamps = cyclic;
    cyclic.options = cyclic;
    cyclic.actions = [cyclic];
    const huge = {
      type: "open",
      by: "x".repeat(5_000_000),
      actions: new Array(2_000_000).fill(cyclic),
      seed: 1,
      lamps: new Array(1_000_000),
    };
    const started = process.hrtime.bigint();
    for (const value of [cyclic, huge]) {
      expect(toy.apply(state, { ...value, type: "open" } as never).ok).toBe(false);
      expect(toy.tryCreate(value).ok).toBe(false);
      expect(toy.replay(value).ok).toBe(false);
    }
    expect(Number(process.hrtime.bigint() - started) / 1e6).toBeLessThan(1000);
  });
});
