/**
 * A cryptographic random source: ChaCha20, whose future cannot be computed from its past output. For servers whose
 * players must not predict the next answers; about thirty times slower per draw than the default source.
 *
 * @packageDocumentation
 */
import { chacha20 as cipher } from "@noble/ciphers/chacha";
import { sha256 } from "@noble/hashes/sha2";
import { assertProbability, assertRange, type Luck, LuckError } from "./luck.js";
import { type RngSource, type Seed, type SeededLuck, streamText } from "./rng.js";

/** The state of a ChaCha20 stream. Whoever knows it can compute everything that follows. */
export interface ChaChaState {
  /** The key, 64 hexadecimal digits. */
  key: string;
  /** The nonce, 24 hexadecimal digits. */
  nonce: string;
  /** The number of the block that the next output comes from. */
  counter: number;
  /** The place of that output in the block, from 0 to 15. */
  position: number;
}

const BLOCK = new Uint8Array(64);
const OUTPUTS = 16;
const MAX_COUNTER = 2 ** 32 - 2;
/** The last block of a state that is accepted from a save: half of the stream is left, so that play cannot run out of it. */
const MAX_LOADED_COUNTER = 2 ** 31;
const NO_NONCE = "0".repeat(24);

/** Luck that draws from a ChaCha20 state and advances it in place; set `rng` to draw from another one. */
export class ChaChaLuck implements SeededLuck<ChaChaState> {
  /** The state that the next answer comes from. */
  rng: ChaChaState;
  /** The block that was computed last, what it was computed from, and the key as bytes. */
  #block: DataView = new DataView(new ArrayBuffer(0));
  #key = "";
  #nonce = "";
  #counter = -1;
  #keyBytes: Uint8Array = new Uint8Array();

  constructor(rng: ChaChaState) {
    this.rng = rng;
  }

  /** The next output of the stream: 32 bits of the key stream, as a multiple of 2⁻³² in [0, 1). */
  next(): number {
    const { rng } = this;
    const output = this.#blockOf(rng).getUint32(rng.position * 4, true);
    rng.position++;
    if (rng.position === OUTPUTS) {
      rng.position = 0;
      rng.counter++;
    }
    return output * 2 ** -32;
  }

  below(n: number): number {
    assertRange(n);
    const surplus = (2 ** 32 % n) * 2 ** -32;
    for (;;) {
      const product = this.next() * n;
      const result = Math.floor(product);
      if (product - result >= surplus) return result; // else the output would favour some results
    }
  }

  chance(p: number): boolean {
    assertProbability(p);
    return this.next() < p;
  }

  #blockOf({ key, nonce, counter }: ChaChaState): DataView {
    if (counter > MAX_COUNTER) {
      throw new LuckError("bad-seed", "This random stream is used up.");
    }
    if (counter !== this.#counter || key !== this.#key || nonce !== this.#nonce) {
      if (key !== this.#key) this.#keyBytes = fromHex(key);
      const bytes = cipher(this.#keyBytes, fromHex(nonce), BLOCK, undefined, counter);
      this.#block = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      this.#key = key;
      this.#nonce = nonce;
      this.#counter = counter;
    }
    return this.#block;
  }
}

/** The cryptographic source, for `game.withRng(chacha20)`. A seed is hashed with SHA-256, so give it at least 128 bits of entropy. */
export const chacha20: RngSource<ChaChaState> = {
  id: "chacha20",
  seed: (seed: Seed, stream?: string) => ({
    key: toHex(sha256(streamText(seed, stream))),
    nonce: NO_NONCE,
    counter: 0,
    position: 0,
  }),
  derive(base, index, target) {
    if (!isCount(index, Number.MAX_SAFE_INTEGER))
      throw new LuckError("bad-range", `A family of streams has no member ${index}.`);
    target.key = base.key;
    target.nonce = `01${index.toString(16).padStart(22, "0")}`;
    target.counter = 0;
    target.position = 0;
  },
  draw(luck: Luck, target) {
    let key = "";
    for (let i = 0; i < 16; i++) key += luck.below(65536).toString(16).padStart(4, "0");
    target.key = key;
    target.nonce = NO_NONCE;
    target.counter = 0;
    target.position = 0;
  },
  isState(value): value is ChaChaState {
    if (typeof value !== "object" || value === null) return false;
    const { key, nonce, counter, position, ...more } = value as Record<string, unknown>;
    return (
      isHex(key, 64) &&
      isHex(nonce, 24) &&
      isCount(counter, MAX_LOADED_COUNTER) &&
      isCount(position, OUTPUTS - 1) &&
      Object.keys(more).length === 0
    );
  },
  luck: (state) => new ChaChaLuck(state),
};

function isHex(value: unknown, length: number): boolean {
  return typeof value === "string" && value.length === length && /^[0-9a-f]*$/.test(value);
}

function isCount(value: unknown, max: number): boolean {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= max;
}

function fromHex(text: string): Uint8Array {
  return Uint8Array.from({ length: text.length / 2 }, (_, i) =>
    Number.parseInt(text.slice(2 * i, 2 * i + 2), 16),
  );
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
