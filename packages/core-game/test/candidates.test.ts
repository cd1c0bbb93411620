// What is known of compared actions, against the formulas for the mean and its standard error by hand.
import { describe, expect, it } from "vitest";
import {
  addGain,
  betterHalf,
  type Candidate,
  createCandidate,
  isBetter,
  isWorse,
} from "../src/search/candidates.js";

function candidate(...gains: readonly number[]): Candidate<string> {
  const made = createCandidate(gains.join());
  for (const gain of gains) addGain(made, gain);
  return made;
}

it("sums the gains and their squares", () => {
  expect(candidate(3, -2, 0.5)).toMatchObject({ count: 3, sum: 1.5, squares: 13.25 });
});

// 1, 2 and 3: mean 2, variance 1, standard error 1/√3; the mean is √12 = 3.464 standard errors from 0.
describe.each([
  ["better", isBetter, isWorse, 1],
  ["worse", isWorse, isBetter, -1],
] as const)("a candidate is %s", (_, isSo, isOpposite, sign) => {
  const three = candidate(sign * 1, sign * 2, sign * 3);

  it("when its mean gain is more standard errors from 0 than asked", () => {
    expect(isSo(three, 3.46)).toBe(true);
    expect(isSo(three, 3.47)).toBe(false);
    expect(isOpposite(three, 0)).toBe(false);
  });

  it("with two of 1 and 3, when its mean is two standard errors from 0: variance 2, standard error 1", () => {
    const two = candidate(sign * 1, sign * 3);
    expect(isSo(two, 1.99)).toBe(true);
    expect(isSo(two, 2)).toBe(false); // not more than asked
  });

  it("never after one world, or none", () => {
    expect(isSo(candidate(sign * 5), 0.001)).toBe(false);
    expect(isSo(createCandidate("new"), 0)).toBe(false);
  });

  it("for certain when it always gains the same, rounding or not", () => {
    expect(isSo(candidate(sign * 0.1, sign * 0.1, sign * 0.1), 1e6)).toBe(true);
  });

  it("never when it gains nothing", () => {
    expect(isSo(candidate(-1, 1), 0)).toBe(false);
    expect(isSo(candidate(0, 0), 0)).toBe(false);
  });
});

describe("the better half", () => {
  const list = [
    candidate(1, 1),
    candidate(5, 1, 0),
    candidate(-4),
    candidate(3),
    createCandidate("new"),
  ];

  it("are those of the highest mean gains, best first, one more of an odd number", () => {
    expect(betterHalf(list).map(({ action }) => action)).toEqual(["3", "5,1,0", "1,1"]);
    expect(betterHalf(list.slice(1, 4)).map(({ action }) => action)).toEqual(["3", "5,1,0"]);
  });

  it("counts one that was not tried as no gain", () => {
    const [worst, untried] = [candidate(-4), createCandidate("new")];
    expect(betterHalf([worst, untried])).toEqual([untried]);
  });

  it("leaves the list in its order", () => {
    const before = [...list];
    betterHalf(list);
    expect(list).toEqual(before);
  });
});
