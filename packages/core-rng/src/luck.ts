// The two questions a rule may ask chance, and the error for questions that make no sense.

/** A source of chance: everything random in a game comes from these two questions. */
export interface Luck {
  /** A whole number from 0 to n - 1, each equally likely; n is a whole number from 1 to {@link MAX_BELOW}. */
  below(n: number): number;
  /** True with probability p, a number from 0 to 1. */
  chance(p: number): boolean;
}

/** What can go wrong when chance is asked, as a typed code. */
export const LUCK_ERROR_CODES = [
  "bad-range",
  "bad-probability",
  "bad-weights",
  "bad-dice",
  "bad-seed",
  "nothing-to-pick",
  "script-missing",
  "script-mismatch",
  "script-left-over",
  "too-many-branches",
  "not-repeatable",
] as const;

/** One of {@link LUCK_ERROR_CODES}. */
export type LuckErrorCode = (typeof LUCK_ERROR_CODES)[number];

/** Thrown when a question to chance cannot be answered; `code` says which kind, `message` explains it. */
export class LuckError extends Error {
  override readonly name = "LuckError";
  constructor(
    /** Which kind of fault it is. */
    readonly code: LuckErrorCode,
    message: string,
  ) {
    super(message);
  }
}

/** The largest n that {@link Luck.below} takes, 2²¹: up to it, multiplying a 32-bit output by n is exact in a double. */
export const MAX_BELOW = 2097152;

/** Throws unless n is a whole number from 1 to {@link MAX_BELOW}. */
export function assertRange(n: number): void {
  if (!(Number.isInteger(n) && n >= 1 && n <= MAX_BELOW)) {
    throw new LuckError("bad-range", `below(n) needs a whole number from 1 to 2^21, not ${n}.`);
  }
}

/** Throws unless p is a number from 0 to 1. */
export function assertProbability(p: number): void {
  if (!(p >= 0 && p <= 1)) {
    throw new LuckError("bad-probability", `chance(p) needs a number from 0 to 1, not ${p}.`);
  }
}
