// Grids, targets and calibration.
import { describe, expect, it } from "vitest";
import { calibrate, firstMeeting, gridOf, missOf, score } from "../src/index.js";

describe("a grid", () => {
  it("has every combination, the last axis turning fastest", () => {
    expect(gridOf({ a: [1, 2], b: ["x", "y"] })).toEqual([
      { a: 1, b: "x" },
      { a: 1, b: "y" },
      { a: 2, b: "x" },
      { a: 2, b: "y" },
    ]);
  });

  it("is refused when it is too large", () => {
    const axis = Array.from({ length: 400 }, (_, i) => i);
    expect(() => gridOf({ a: axis, b: axis })).toThrow(
      expect.objectContaining({ code: "too-large" }),
    );
  });
});

describe("a target", () => {
  it("is missed by the distance to its value or to its bounds", () => {
    expect(missOf(5, { value: 3, scale: 2 })).toBe(1);
    expect(missOf(5, { atLeast: 4, atMost: 6 })).toBe(0);
    expect(missOf(3, { atLeast: 4, atMost: 6 })).toBe(1);
    expect(missOf(8, { atLeast: 4, atMost: 6, scale: 4 })).toBe(0.5);
  });

  it("needs a figure", () => {
    expect(() => score({}, { wins: 1 }, { losses: { value: 1 } })).toThrow(
      expect.objectContaining({ code: "bad-request" }),
    );
  });
});

describe("calibration", () => {
  it("puts the options nearest to the targets first", async () => {
    const points = gridOf({ x: [0, 1, 2, 3, 4], y: [0, 1] });
    const targets = { sum: { value: 4, scale: 0.5 }, y: { atLeast: 1 } };
    const [best, ...others] = await calibrate(points, targets, ({ x, y }) => ({
      sum: Number(x) + Number(y),
      y: Number(y),
    }));
    expect(best).toEqual({
      point: { x: 3, y: 1 },
      figures: { sum: 4, y: 1 },
      distance: 0,
      missed: [],
    });
    expect(others[0]?.distance).toBe(1);
    expect(others.find(({ point }) => point.x === 0 && point.y === 0)?.missed).toEqual([
      "sum",
      "y",
    ]);
  });
});

describe("the first that meets every target", () => {
  const measure = ({ x }: { readonly x?: unknown }) => ({ twice: 2 * Number(x) });

  it("is found without measuring the rest", async () => {
    const points = gridOf({ x: [1, 2, 3, 4] });
    const { found, tried } = await firstMeeting(points, { twice: { atLeast: 5 } }, measure);
    expect(found?.point).toEqual({ x: 3 });
    expect(tried).toBe(3);
  });

  it("may not be there", async () => {
    const points = gridOf({ x: [1, 2] });
    const { found, tried } = await firstMeeting(points, { twice: { atLeast: 5 } }, measure);
    expect([found, tried]).toEqual([undefined, 2]);
  });
});
