// What untrusted values are refused with, field by field: shapes, replays, links, proofs and saves at their very limits.
import { scripted } from "@games/core-rng";
import { describe, expect, it } from "vitest";
import { findMismatch } from "../src/errors.js";
import { offerFairGame, readFairOffer, verifyFairGame } from "../src/fair.js";
import { describeFaults, int, parse, Session } from "../src/index.js";
import { messagesOf } from "../src/messages.js";
import { readReplay } from "../src/replay.js";
import { seedOfDay, seedPhrase } from "../src/seed-phrases.js";
import { anyObject, dictionary, keeping, number, refine, tagged } from "../src/shape.js";
import { readShare } from "../src/share.js";
import { toy } from "./toy.js";

const faultsOf = (result: ReturnType<typeof parse>) =>
  result.ok ? result.value : result.error.map(({ path, code }) => `${path} ${code}`);

describe("shapes", () => {
  it("a dictionary has any keys up to a number of them, and values of one shape", () => {
    const shape = dictionary(int(0, 9), 2);
    expect(faultsOf(parse(shape, { a: 1, b: 2 }))).toEqual({ a: 1, b: 2 });
    expect(faultsOf(parse(shape, {}))).toEqual({});
    expect(faultsOf(parse(shape, { a: 1, b: 10 }))).toEqual(["b not-an-integer"]);
    expect(faultsOf(parse(shape, JSON.parse('{ "__proto__": 1 }')))).toEqual([
      "__proto__ unknown-field",
    ]);
    for (const value of [{ a: 1, b: 2, c: 3 }, [1], null, 5]) {
      const parsed = parse(shape, value);
      expect(parsed).toMatchObject({ error: [{ code: "too-many-fields", params: { max: 2 } }] });
    }
  });

  it("a number says its bounds when it is refused, and is never -0", () => {
    expect(parse(number(0, 1), 2)).toMatchObject({
      error: [{ code: "not-a-number", params: { min: 0, max: 1 } }],
    });
    expect(parse(number(-1, 1), -0)).toEqual({ ok: true, value: 0 });
  });

  it("a tagged object needs its tag", () => {
    const shape = tagged<{ kind: string }>("kind", { a: anyObject as never });
    expect(faultsOf(parse(shape, {}))).toEqual(["kind missing"]);
    expect(faultsOf(parse(shape, { kind: "b" }))).toEqual(["kind not-one-of"]);
    expect(faultsOf(parse(shape, { kind: "toString" }))).toEqual(["kind not-one-of"]);
    expect(parse(shape, { kind: "a", more: 1 })).toEqual({
      ok: true,
      value: { kind: "a", more: 1 },
    });
  });

  it("a further condition is asked only of what has no fault", () => {
    const asked: unknown[] = [];
    const shape = refine(dictionary(int(0, 9), 9), (value) => {
      asked.push(value);
      return undefined;
    });
    expect(faultsOf(parse(shape, { a: 10 }))).toEqual(["a not-an-integer"]);
    expect(faultsOf(parse(shape, 5))).toEqual([" too-many-fields"]);
    expect(asked).toEqual([]);
  });

  it("a broken invariant is told at the field that is at fault, if it names one", () => {
    const say = messagesOf({ odd: "must be even", low: "must be high" });
    const shape = keeping(dictionary(int(0, 9), 9), [
      [({ a = 0 }) => a % 2 === 0, say("odd"), "a"],
      [({ b = 9 }) => b > 4, say("low")],
    ]);
    expect(faultsOf(parse(shape, { a: 3, b: 1 }))).toEqual(["a odd"]);
    expect(faultsOf(parse(shape, { a: 2, b: 1 }))).toEqual([" low"]);
    expect(parse(shape, { a: 2 })).toEqual({ ok: true, value: { a: 2 } });
  });

  it("what has no value and no fault is missing; long keys are cut in paths", () => {
    expect(faultsOf(parse(() => undefined, 1))).toEqual([" missing"]);
    const [fault] = faultsOf(parse(dictionary(int(0, 1), 9), { ["k".repeat(60)]: 5 })) as string[];
    expect(fault).toBe(`${"k".repeat(40)} not-an-integer`);
  });

  it.each([
    [3, "a b; a b; a b."],
    [4, "a b; a b; a b, and 1 more."],
  ])("%d faults in one sentence", (count, sentence) => {
    const fault = { path: "a", code: "x", params: {}, message: "b" };
    expect(describeFaults(Array.from({ length: count }, () => fault))).toBe(sentence);
  });
});

describe("seeds", () => {
  it("two words and a number are drawn", () => {
    expect(seedPhrase(scripted([0, 0, 7]))).toMatch(/^([a-z]+)-\1-7$/);
    expect(seedPhrase(scripted([0, 1, 99]))).toMatch(/^[a-z]+-[a-z]+-99$/);
  });

  it("everybody has the same on the same day", () => {
    expect(seedOfDay(2026, 1, 9)).toBe("2026-01-09");
    expect(seedOfDay(2026, 11, 19)).toBe("2026-11-19");
  });
});

describe("what belongs to another game", () => {
  const kept = { format: 2, game: toy.id, contentHash: toy.contentHash };

  it("is told with what was found, cut to forty characters", () => {
    const long = "x".repeat(60);
    const cut = "x".repeat(40);
    expect(findMismatch(toy, { ...kept, game: long }, "alea")).toMatchObject({
      code: "wrong-game",
      message: `This belongs to "${cut}", not to "toy".`,
    });
    expect(findMismatch(toy, kept, long)?.message).toBe(
      `This uses the random source "${cut}", which is not loaded.`,
    );
    expect(findMismatch(toy, kept, 5)).toMatchObject({ params: { source: "" } });
    expect(findMismatch(toy, kept, "alea")).toBeUndefined();
  });
});

describe("replays", () => {
  const session = new Session(toy, { seed: "r" });
  session.do({ type: "leave" });
  const replay = session.replay();
  if (!replay.ok) throw new Error(replay.error.message);
  const codeOf = (value: object) => {
    const read = readReplay(toy, value);
    return read.ok ? "ok" : read.error.code;
  };

  it("without a format are of an early version when they have actions, and no replays otherwise", () => {
    const { format: _, ...old } = replay.value;
    expect(codeOf(old)).toBe("old-format");
    expect(codeOf({ ...old, seed: [] })).toBe("old-format");
    const { actions: __, ...rest } = old;
    expect(codeOf(rest)).toBe("not-a-replay");
    expect(codeOf({ ...rest, seed: [] })).toBe("not-a-replay");
    const { game: ___, ...other } = replay.value;
    expect(codeOf(other)).toBe("not-a-replay");
  });

  it("have answers that are whole numbers or yes and no", () => {
    const asked = { asked: ["die"], seed: null };
    expect(codeOf({ ...replay.value, ...asked, answers: [[], [true, 3, false, 2 ** 21]] })).toBe(
      "ok",
    );
    for (const answer of [-1, 1.5, "1", null, 2 ** 21 + 1])
      expect(codeOf({ ...replay.value, ...asked, answers: [[answer]] })).toBe("not-a-replay");
  });

  it("with more hashes than states differ after their last action", () => {
    const { hashes } = replay.value;
    const hash = hashes.at(-1) as string;
    expect(toy.replay({ ...replay.value, hashes: [hash, ...hashes, hash] })).toMatchObject({
      error: { code: "different", step: 1 },
    });
  });
});

describe("links", () => {
  const session = new Session(toy, { seed: "l" });
  for (const type of ["dig", "mark", "leave"] as const) session.do({ type });
  const link = session.share();
  if (!link.ok) throw new Error(link.error.message);

  it.each([
    [" leading", (text: string) => ` ${text}`, "not-a-link"],
    ["trailing", (text: string) => `${text} `, "not-a-link"],
    ["too short", (text: string) => text.slice(0, 8), "not-a-link"],
    ["old", () => "0123456789abc", "old-format"],
    ["old, but for its end", () => "xyz-01234567", "not-a-link"],
    ["old in one letter", () => "0xyzxyzxyz", "not-a-link"],
    ["cut", (text: string) => text.slice(0, -1), "damaged"],
    [
      "another letter",
      (text: string) => `${text.slice(0, -1)}${text.endsWith("A") ? "B" : "A"}`,
      "damaged",
    ],
  ])("%s", (_, change, code) => {
    const read = readShare(toy, change(link.value));
    expect(read.ok ? "ok" : read.error.code).toBe(code);
  });
});

describe("fair play", () => {
  it("says what cannot be read", async () => {
    const { offer } = await offerFairGame(toy, {});
    const read = readFairOffer(toy, { ...offer, game: 5 });
    expect(read).toMatchObject({
      error: { params: { problem: "game must be text of 0 to 100 characters." } },
    });
    expect(
      await verifyFairGame(toy, undefined, { offer, playerSeed: "", actions: [] }),
    ).toMatchObject({
      error: { code: "bad-proof" },
    });
  });

  it("takes hexadecimal digits and nothing around them", async () => {
    const { offer } = await offerFairGame(toy, {});
    for (const commitment of [`g${offer.commitment.slice(1)}`, `${offer.commitment.slice(1)}g`])
      expect(readFairOffer(toy, { ...offer, commitment })).toMatchObject({
        error: { faults: [{ path: "commitment", code: "not-hex" }] },
      });
  });

  it("offers a game without content without its hash", async () => {
    const { offer } = await offerFairGame({ ...toy, contentHash: undefined } as never, {});
    expect(Object.keys(offer)).not.toContain("contentHash");
  });
});
