// The dice tower: one question per roll of the whole pool, how many of its dice show 1 (R60).
import { type About, type Luck, MAX_BELOW } from "@games/core-rng";

/** The largest pool there can be; the largest integrity. */
const MAX_DICE = 999;

/** What a roll of a pool is about, by its size; made when it is first rolled. */
const rolls: (About & { readonly groups: readonly number[] })[] = [];

/**
 * How the answers of one question are shared out over 0, 1, 2 … dice that show 1: {@link MAX_BELOW} answers in all, as
 * near to the binomial distribution as whole numbers are, so that no count is off by more than one part in two million.
 */
export function onesOdds(dice: number): readonly number[] {
  return rollOf(dice).groups;
}

/** Rolls a pool of dice and returns how many show 1. */
export function countOnes(luck: Luck, dice: number): number {
  const about = rollOf(dice);
  let answer = luck.below(MAX_BELOW, about);
  let ones = 0;
  while (answer >= (about.groups[ones] as number)) answer -= about.groups[ones++] as number;
  return ones;
}

function rollOf(dice: number): (typeof rolls)[number] {
  const known = rolls[dice];
  if (known !== undefined) return known;
  if (!(Number.isInteger(dice) && dice >= 1 && dice <= MAX_DICE))
    throw new RangeError(`A dice tower has 1 to ${MAX_DICE} dice, not ${dice}.`);
  const groups = Object.freeze(shareOut(dice));
  const answers = Object.freeze(groups.map((_, ones) => `${ones}`));
  const made = Object.freeze({ kind: "pick", name: "dice-showing-1", answers, groups } as const);
  rolls[dice] = made;
  return made;
}

/** The answers for each count, by rounding the sums of the binomial probabilities: they add up to all answers. */
function shareOut(dice: number): number[] {
  const groups: number[] = [];
  let before = 0;
  let sum = 0;
  for (let ones = 0; ones <= dice; ones++) {
    sum += binomial(dice, ones);
    const upTo = ones === dice ? MAX_BELOW : Math.round(Math.min(sum, 1) * MAX_BELOW);
    groups.push(upTo - before);
    before = upTo;
  }
  return groups;
}

/** The probability that a number of dice show 1; of the largest pool no product on the way is above 10⁶⁶. */
function binomial(dice: number, ones: number): number {
  const others = dice - ones;
  let probability = 1;
  for (let i = 1; i <= ones; i++) probability *= (others + i) / i / 6;
  for (let i = 0; i < others; i++) probability *= 5 / 6;
  return probability;
}
