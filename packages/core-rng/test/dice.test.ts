import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  diceAbout,
  die,
  makeDice,
  parseDice,
  roll,
  scripted,
  seeded,
  unwrap,
} from "../src/index.js";

describe("die", () => {
  it("shows 1 to its number of sides", () => {
    expect(die(scripted([0]))).toBe(1);
    expect(die(scripted([5]))).toBe(6);
    expect(die(scripted([19]), 20)).toBe(20);
  });
});

describe("roll", () => {
  it("adds the faces and what is added", () => {
    expect(roll(scripted([2, 4]), "2d6+1")).toEqual({ faces: [3, 5], total: 9 });
    expect(roll(scripted([0]), { count: 1, sides: 4, plus: -3 })).toEqual({
      faces: [1],
      total: -2,
    });
  });

  it("throws on notation it cannot read", () => {
    expect(() => roll(seeded("x"), "2d")).toThrow(expect.objectContaining({ code: "bad-dice" }));
  });
});

describe("parseDice", () => {
  it.each([
    ["d6", { count: 1, sides: 6, plus: 0 }],
    ["2d6", { count: 2, sides: 6, plus: 0 }],
    ["2D6 + 1", { count: 2, sides: 6, plus: 1 }],
    [" 10d20-5 ", { count: 10, sides: 20, plus: -5 }],
    ["1d6-0", { count: 1, sides: 6, plus: 0 }],
  ])("reads %s", (text, dice) => {
    expect(unwrap(parseDice(text))).toEqual(dice);
  });

  it.each([
    "",
    "6",
    "d",
    "2d",
    "0d6",
    "d0",
    "2d6+",
    "2d6++1",
    "-2d6",
    "2.5d6",
    "1001d6",
    "1d1000001",
    "2d6+1d4",
    "2d6;x",
  ])("refuses %j with a sentence", (text) => {
    const parsed = parseDice(text);
    expect(parsed.ok).toBe(false);
    if (!parsed.ok)
      expect(parsed.error).toEqual({
        code: "bad-dice",
        message: expect.stringMatching(/^".*" .*\.$/),
      });
  });

  it("refuses what is long or goes on after many spaces", () => {
    expect(parseDice("d6".repeat(100_000)).ok).toBe(false);
    expect(parseDice(`2d6${" ".repeat(100)}and more`).ok).toBe(false);
  });

  it("is the opposite of makeDice", () => {
    const dice = fc.record({
      count: fc.integer({ min: 1, max: 1000 }),
      sides: fc.integer({ min: 1, max: 1_000_000 }),
      plus: fc.integer({ min: -9999, max: 9999 }),
    });
    fc.assert(
      fc.property(dice, (value) => {
        expect(unwrap(parseDice(makeDice(value)))).toEqual(value);
      }),
    );
  });
});

describe("limits of notation", () => {
  it("looks at kind and length first", () => {
    const padded = (length: number) => `2d6${" ".repeat(length - 3)}`;
    expect(parseDice(padded(100))).toEqual({ ok: true, value: { count: 2, sides: 6, plus: 0 } });
    for (const notation of [
      padded(101),
      "9".repeat(1_000_000),
      undefined,
      null,
      7,
      ["2d6"],
      Symbol("d6"),
    ]) {
      expect(parseDice(notation as string)).toMatchObject({
        ok: false,
        error: {
          code: "bad-dice",
          message: "The notation must be text of at most 100 characters.",
        },
      });
    }
  });

  it("takes as many dice and sides as it says, and no more", () => {
    expect(parseDice("1000d1000000").ok).toBe(true);
    expect(parseDice("1001d6").ok).toBe(false);
    expect(parseDice("1d1000001").ok).toBe(false);
  });

  it("names the answers of dice only where they have names", () => {
    expect(diceAbout("crew", 2, ["a", "b"])).toEqual([
      { kind: "dice", name: "crew", count: 1, answers: ["a", "b"] },
      { kind: "dice", name: "crew", count: 2, answers: ["a", "b"] },
    ]);
    expect(diceAbout("crew", 1).map((about) => Object.keys(about))).toEqual([
      ["kind", "name", "count"],
    ]);
  });
});
