import { alea, seedStreams } from "@games/core-rng";
import { describe, expect, it } from "vitest";
import { rngShape } from "../src/game-shapes.js";
import * as shape from "../src/index.js";
import { parse, type Shape } from "../src/index.js";

function faultsOf(one: Shape<unknown>, value: unknown): string[] {
  const result = parse(one, value);
  return result.ok ? [] : result.error.map(({ path, message }) => `${path}: ${message}`);
}

describe("shapes of single values", () => {
  it.each([
    [shape.int(1, 6), [1, 6], [0, 7, 1.5, "1", null, Number.NaN]],
    [shape.number(0, 1), [0, 0.5, 1], [-0.1, 2, Number.NaN, "0"]],
    [shape.boolean, [true, false], [0, "true", null]],
    [shape.text(3, 1), ["a", "abc"], ["", "abcd", 1]],
    [shape.oneOf(["easy", "hard"]), ["easy", "hard"], ["Easy", 1, null, "toString"]],
    [shape.nullable(shape.int(0, 1)), [null, 1], [2, "null"]],
  ] as const)("%#", (one: Shape<unknown>, good: readonly unknown[], bad: readonly unknown[]) => {
    for (const value of good) expect(parse(one, value)).toEqual({ ok: true, value });
    for (const value of bad) expect(faultsOf(one, value)).toHaveLength(1);
  });

  it("turn minus zero into zero", () => {
    const result = parse(shape.int(-1, 1), -0);
    expect(result.ok && Object.is(result.value, 0)).toBe(true);
  });
});

describe("shapes of objects and lists", () => {
  const card = shape.record<{ id: string; cost?: number }>({
    id: shape.text(10, 1),
    cost: shape.optional(shape.int(0, 3)),
  });

  it("name every fault with its place", () => {
    const deck = shape.record({ cards: shape.list(card, 3) });
    expect(
      faultsOf(deck, { cards: [{ id: "a" }, { id: "", cost: 9 }, { id: "b", tint: 1 }], more: 1 }),
    ).toEqual([
      "cards[1].id: must be text of 1 to 10 characters",
      "cards[1].cost: must be a whole number from 0 to 3",
      "cards[2].tint: is not a known field",
      "more: is not a known field",
    ]);
  });

  it("copy what they accept", () => {
    const value = { id: "a", cost: 1 };
    const result = parse(card, value);
    expect(result.ok && result.value !== value && result.value).toEqual(value);
  });

  it("do not take inherited fields", () => {
    expect(faultsOf(card, Object.create({ id: "a" }))).toEqual(["id: is missing"]);
  });

  it("refuse prototype keys", () => {
    expect(faultsOf(card, JSON.parse('{"id":"a","__proto__":{"x":1}}'))).toEqual([
      "__proto__: is not a known field",
    ]);
    expect(
      faultsOf(shape.dictionary(shape.boolean, 5), JSON.parse('{"__proto__":true}')),
    ).toHaveLength(1);
  });

  it("read missing fields as their defaults", () => {
    const options = shape.record({ lives: shape.withDefault(shape.int(1, 9), 3) });
    expect(parse(options, {})).toEqual({ ok: true, value: { lives: 3 } });
  });

  it("tell kinds apart by a field", () => {
    const pending = shape.tagged<{ kind: string }>("kind", {
      card: shape.record({ kind: shape.oneOf(["card"]), index: shape.int(0, 9) }) as Shape<{
        kind: string;
      }>,
    });
    expect(parse(pending, { kind: "card", index: 1 }).ok).toBe(true);
    expect(faultsOf(pending, { kind: "toString" })).toEqual(['kind: must be one of "card"']);
    expect(faultsOf(pending, { kind: "card" })).toEqual(["index: is missing"]);
    expect(faultsOf(pending, 3)).toEqual([": must be an object"]);
  });

  it("keep to limits of length", () => {
    expect(faultsOf(shape.list(shape.boolean, 2), [true, true, true])).toHaveLength(1);
    expect(faultsOf(shape.list(shape.boolean, 2, 2), [true])).toEqual([
      ": must be a list of 2 items",
    ]);
    expect(faultsOf(shape.dictionary(shape.boolean, 1), { a: true, b: true })).toHaveLength(1);
    expect(faultsOf(shape.list(shape.boolean, 100), new Array(100).fill(0))).toHaveLength(50);
  });

  it("ask further conditions only of what is sound", () => {
    const odd = shape.messagesOf({ odd: "must be even" });
    const even = shape.refine(shape.int(0, 9), (n) => (n % 2 === 0 ? undefined : odd("odd")));
    expect(faultsOf(even, 3)).toEqual([": must be even"]);
    expect(faultsOf(even, 11)).toEqual([": must be a whole number from 0 to 9"]);
    expect(parse(even, 4).ok).toBe(true);
  });

  it("read decks and random state", () => {
    const deck = shape.deck(shape.int(0, 9), 5);
    expect(parse(deck, { top: [3], rest: [1, 1, 2], bottom: [] }).ok).toBe(true);
    expect(faultsOf(deck, { top: [], rest: [2, 1], bottom: [] })).toEqual([
      "rest: must be in ascending order",
    ]);
    const rng = rngShape(alea, ["dice"]);
    expect(parse(rng, seedStreams(alea, ["dice"], "a")).ok).toBe(true);
    expect(parse(rng, { source: "alea", dice: null }).ok).toBe(true);
    expect(faultsOf(rng, { source: "alea", dice: { c: 1 } })).toEqual([
      "dice: must be the random state of the source alea",
    ]);
    expect(faultsOf(rng, { source: "arc4", dice: null })).toEqual([
      'source: must be one of "alea"',
    ]);
  });
});

describe("parse", () => {
  it("never throws", () => {
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    const throwing = {
      get id(): string {
        throw new Error("no");
      },
    };
    const one = shape.record<{ id: string }>({ id: shape.text(5) });
    for (const value of [proxy, throwing]) {
      expect(faultsOf(one, value)).toEqual([": cannot be read"]);
    }
  });
});

describe("messages", () => {
  const catalogue = { lost: "{who} lost {n} of {n}", over: "It is over." } as const;
  const say = shape.messagesOf(catalogue);

  it("carry code, parameters and sentence", () => {
    expect(say("lost", { who: "Ann", n: 2 })).toEqual({
      code: "lost",
      params: { who: "Ann", n: 2 },
      message: "Ann lost 2 of 2",
    });
    expect(say("over")).toEqual({ code: "over", params: {}, message: "It is over." });
  });

  it("can be told in another language", () => {
    const german: shape.Translation<typeof catalogue> = {
      lost: ({ who, n }) => `${who} hat ${n} verloren`,
      over: "Es ist vorbei.",
    };
    expect(shape.translate(say("lost", { who: "Ann", n: 2 }), german)).toBe("Ann hat 2 verloren");
    expect(shape.translate(say("over"), {})).toBe("It is over.");
    expect(shape.translate({ ...say("over"), code: "toString" }, german)).toBe("It is over.");
  });

  it("leave alone what only looks like a parameter", () => {
    expect(say("lost", { who: "{n} {constructor}", n: 1 }).message).toBe(
      "{n} {constructor} lost 1 of 1",
    );
  });
});

describe("describeFaults", () => {
  it("says the first three and how many more", () => {
    const fault = (path: string) => ({ path, code: "bad", params: {}, message: "is bad" });
    expect(shape.describeFaults(["", "b", "c", "d", "e"].map(fault))).toBe(
      "the value is bad; b is bad; c is bad, and 2 more.",
    );
  });
});
