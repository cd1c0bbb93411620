// How the time of reading grows: with the length alone. The quick suite goes up to a part of each limit, the long one up to it.
import { type Result, unwrap } from "@games/core-rng";
import { describe, expect, it } from "vitest";
import { verifyFairGame } from "../src/fair.js";
import { defineGame, hashText } from "../src/index.js";
import { replayTable, unshareTable } from "../src/table.js";
import { expectLinear } from "./cpu-time.js";
import { type Toy, toy, toyRules } from "./toy.js";

export const MAX_SAVE = 8_000_000;
export const MAX_SHARE = 1_000_000;
export const MAX_ACTIONS = 100_000;

/** The same game without an end, in which every action only turns a mark. */
export const endless = defineGame<Toy>({
  ...toyRules,
  check: () => undefined,
  step: ({ state }) => {
    state.isMarked = !state.isMarked;
  },
});
export const MARK = Object.freeze({ type: "mark" } as const);
export const marks = (count: number) => Array.from({ length: count }, () => MARK);

export const code = (result: Result<unknown, { readonly code: string }>) => result.error?.code;
const save = toy.save(toy.create({ seed: 1 }));
const identity = JSON.stringify({ ...JSON.parse(save), state: undefined }).slice(1, -1);
/** A save of the right game whose state has a foreign field. */
const saveWith = (value: string) => `{${identity},"state":{"rng":{"source":"alea"},"a":${value}}}`;

export const replay = unwrap(toy.record({ seed: 1 }, [MARK]));
/** A link with a whole check, of any letters. */
export const linkOf = (body: string) => `G2${hashText(body).slice(0, 8)}${body}`;

/** Milliseconds per character, and per action. */
const PER_CHARACTER = 0.001;
const PER_ACTION = 0.1;

/** The tests of growth, up to a part of each limit. */
export function describeGrowth(part: number): void {
  describe(`time grows with the length alone, up to ${part} of the limit`, () => {
    const NESTED = 2000;
    const forms: Readonly<Record<string, (size: number) => string>> = {
      "a long text": (size) => `"${"x".repeat(size)}"`,
      "a long text, nested": (size) =>
        `${"[0,".repeat(NESTED)}"${"x".repeat(size)}"${"]".repeat(NESTED)}`,
      "a long list": (size) => `[${"0,".repeat(size / 2)}0]`,
      "many lists": (size) => `[${"[],".repeat(size / 3)}0]`,
      "an object of many fields": (size) =>
        `{${Array.from({ length: size / 12 }, (_, i) => `"k${i}":0`).join()}}`,
      "lists in lists": (size) => "[".repeat(size / 2) + "]".repeat(size / 2),
    };
    it.each(Object.entries(forms))("a save with %s", (_, form) => {
      expectLinear(part * MAX_SAVE - 1000, PER_CHARACTER, (size) => {
        const text = saveWith(form(Math.max(100, size - 10_000)));
        return () => expect(toy.load(text).ok).toBe(false);
      });
    });

    it.each(["A", "_", "w", "AAAAAAAAAB"])("a link of %s", (letters) => {
      expectLinear(part * MAX_SHARE - 100, PER_CHARACTER, (size) => {
        const text = linkOf(letters.repeat(size / letters.length));
        return () => expect(toy.unshare(text).ok).toBe(false);
      });
    });

    it("a link whose header has a long seed", () => {
      expectLinear(part * MAX_SHARE - 100, PER_CHARACTER, (size) => {
        const text = linkOf(`${"i".repeat(size)}`);
        return () => expect(code(unshareTable(toy, text))).toBe("damaged");
      });
    });

    it("a replay, its answers and its hashes", () => {
      const surplus = (size: number): object => ({
        ...replay,
        asked: ["die"],
        answers: Array.from({ length: size }, () => [0]),
        hashes: Array.from({ length: size }, () => "0".repeat(16)),
      });
      expectLinear(part * MAX_ACTIONS, PER_ACTION, (size) => {
        const value = surplus(size);
        return () => expect(replayTable(toy, value).ok).toBe(false);
      });
    });

    it("a replay and a session of as many actions as they hold", () => {
      const longest = unwrap(endless.record({ seed: 1 }, marks(part * MAX_ACTIONS)));
      expectLinear(part * MAX_ACTIONS, PER_ACTION, (size) => {
        const cut = {
          ...longest,
          actions: longest.actions.slice(0, size),
          hashes: longest.hashes.slice(0, size + 1),
        };
        return () => expect(endless.replay(cut).ok).toBe(true);
      });
    });

    it("a proof of fair play", async () => {
      const held = { offer: {}, playerSeed: "", actions: marks(MAX_ACTIONS) };
      const proof = { secret: "x".repeat(MAX_SAVE), replay: {} };
      const started = process.cpuUsage();
      expect((await verifyFairGame(toy, proof, held)).ok).toBe(false);
      expect(process.cpuUsage(started).user / 1000).toBeLessThan(1000);
    });
  });
}
