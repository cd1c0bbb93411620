import { scripted } from "@games/core-rng";
import { expect, it } from "vitest";
import { recordLuck, repeatLuck } from "../src/testing/index.js";

const luck = recordLuck(scripted([3, true]));
luck.below(6);
luck.chance(0.3);

it("writes down what was asked and answered", () => {
  expect(luck.asked).toEqual([
    { n: 6, answer: 3 },
    { p: 0.3, answer: true },
  ]);
});

it("answers the same questions again, whatever rounding made of a probability", () => {
  const again = repeatLuck(luck.asked);
  expect([again.below(6), again.chance(0.1 + 0.2)]).toEqual([3, true]);
  again.done();
});

it("fails on another question, on one too many and on one too few", () => {
  expect(() => repeatLuck(luck.asked).below(7)).toThrow("below(7)");
  expect(() => repeatLuck(luck.asked).chance(0.3)).toThrow("chance(0.3)");
  const again = repeatLuck(luck.asked);
  again.below(6);
  expect(() => again.chance(0.31)).toThrow("chance(0.31)");
  expect(() => repeatLuck([]).below(6)).toThrow("below(6)");
  expect(() => repeatLuck(luck.asked).done()).toThrow("2 questions");
});
