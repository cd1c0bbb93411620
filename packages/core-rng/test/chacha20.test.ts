// The cryptographic source: held against Node's own ChaCha20 and SHA-256, and against the same laws as the default.
import { createCipheriv, createHash } from "node:crypto";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ChaChaLuck, type ChaChaState, chacha20 } from "../src/chacha20.js";
import { cloneRng, LuckError, seeded } from "../src/index.js";

/** The first outputs of a stream as Node's OpenSSL computes them; its 16-byte nonce begins with the block counter. */
function oracle(text: string, outputs: number, counter = 0): number[] {
  const key = createHash("sha256").update(text, "utf8").digest();
  const iv = Buffer.alloc(16);
  iv.writeUInt32LE(counter, 0);
  const stream = createCipheriv("chacha20", key, iv).update(Buffer.alloc(outputs * 4));
  return Array.from({ length: outputs }, (_, i) => stream.readUInt32LE(4 * i) * 2 ** -32);
}

const draw = (luck: ChaChaLuck, count: number) => Array.from({ length: count }, () => luck.next());

describe("chacha20", () => {
  it("gives the key stream of ChaCha20 for the SHA-256 of the seed", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (seed) => {
        fc.pre(!/[\ud800-\udfff]/.test(seed));
        expect(draw(new ChaChaLuck(chacha20.seed(seed)), 100)).toEqual(oracle(seed, 100));
      }),
      { numRuns: 20 },
    );
  });

  it("names streams as the default source does", () => {
    const luck = new ChaChaLuck(chacha20.seed("tuesday", "dice"));
    expect(draw(luck, 20)).toEqual(oracle("4:dice:tuesday", 20));
  });

  it("continues from its state, at any point of a block", () => {
    const luck = new ChaChaLuck(chacha20.seed("s"));
    const outputs = draw(luck, 50);
    for (const skip of [0, 1, 15, 16, 17, 33]) {
      const first = new ChaChaLuck(chacha20.seed("s"));
      draw(first, skip);
      const state = JSON.parse(JSON.stringify(first.rng)) as ChaChaState;
      expect(chacha20.isState(state)).toBe(true);
      expect(draw(new ChaChaLuck(state), 50 - skip)).toEqual(outputs.slice(skip));
    }
  });

  it("is made of a state by its source, and draws from it in place", () => {
    const state = chacha20.seed("s");
    expect(chacha20.luck(state).below(52)).toBe(Math.floor((oracle("s", 1)[0] ?? 0) * 52));
    expect(state.position).toBe(1);
  });

  it("draws from whatever state it is pointed at", () => {
    const [a, b] = [chacha20.seed("a"), chacha20.seed("b")];
    const luck = new ChaChaLuck(a);
    luck.next();
    luck.rng = b;
    expect(luck.next()).toBe(oracle("b", 1)[0]);
    luck.rng = a;
    expect(luck.next()).toBe(oracle("a", 2)[1]);
  });

  it("asks of its stream what the default source asks, and refuses senseless questions", () => {
    const luck = new ChaChaLuck(chacha20.seed("s"));
    const outputs = oracle("s", 400);
    for (const output of outputs.slice(0, 200)) {
      // None of these outputs is among those that below(52) would reject.
      expect((output * 52) % 1).toBeGreaterThan(2 ** -26);
      expect(luck.below(52)).toBe(Math.floor(output * 52));
    }
    for (const output of outputs.slice(200)) expect(luck.chance(0.5)).toBe(output < 0.5);
    expect([luck.chance(0), luck.chance(1)]).toEqual([false, true]);
    expect(() => luck.below(0)).toThrow(LuckError);
    expect(() => luck.chance(2)).toThrow(LuckError);
  });

  it("draws again where an output would favour some results", () => {
    const n = 2 ** 21 - 1; // 2³² mod n is 2048: one output in two million is rejected
    const surplus = (2 ** 32 % n) * 2 ** -32;
    expect(surplus).toBe(2 ** -21);
    for (const [seed, i] of [
      ["rejected 5", 8796],
      ["rejected 125", 7139],
    ] as const) {
      const [output = 0, next = 0] = oracle(seed, i + 2).slice(i);
      expect((output * n) % 1).toBeLessThan(surplus);
      const state = { ...chacha20.seed(seed), counter: Math.floor(i / 16), position: i % 16 };
      expect(new ChaChaLuck(state).below(n)).toBe(Math.floor(next * n));
    }
  });

  it("has half of its stream left when it is taken from a file, and no family of negative members", () => {
    const state = chacha20.seed("s");
    expect(chacha20.isState({ ...state, counter: 2 ** 31 })).toBe(true);
    expect(chacha20.isState({ ...state, counter: 2 ** 31 + 1 })).toBe(false);
    for (const index of [-1, 1.5, 2 ** 53, Number.NaN])
      expect(() => chacha20.derive(state, index, chacha20.seed(""))).toThrow(LuckError);
  });

  it("derives and draws states that differ", () => {
    const base = chacha20.seed("family");
    const seen = new Set<string>();
    for (const index of [0, 1, 2, 2 ** 32, 2 ** 32 + 1, Number.MAX_SAFE_INTEGER]) {
      const target = cloneRng(chacha20.seed(""));
      chacha20.derive(base, index, target);
      expect(chacha20.isState(target)).toBe(true);
      seen.add(JSON.stringify(draw(new ChaChaLuck(target), 4)));
    }
    expect(seen.size).toBe(6);
    const [one, other] = [chacha20.seed("1"), chacha20.seed("2")];
    chacha20.draw(seeded("x"), one);
    chacha20.draw(seeded("x"), other);
    expect(one).toEqual(other);
    expect(chacha20.isState(one)).toBe(true);
  });

  it("tells its states from other values", () => {
    const state = chacha20.seed("s");
    const wrong: unknown[] = [
      null,
      {},
      { ...state, key: state.key.slice(1) },
      { ...state, key: state.key.toUpperCase().replace(/^./, "G") },
      { ...state, key: [state.key] },
      { ...state, nonce: "" },
      { ...state, counter: -1 },
      { ...state, counter: 2 ** 32 },
      { ...state, position: 16 },
      { ...state, extra: 1 },
    ];
    for (const value of wrong) expect(chacha20.isState(value), JSON.stringify(value)).toBe(false);
  });

  it("says when a stream is used up, instead of repeating it", () => {
    const state = { ...chacha20.seed("s"), counter: 2 ** 32 - 2, position: 15 };
    const luck = new ChaChaLuck(state);
    luck.next();
    expect(() => luck.next()).toThrow(LuckError);
  });
});
