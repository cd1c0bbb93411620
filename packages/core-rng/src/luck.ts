// The two questions a rule may ask chance, and the error for questions that make no sense.

/**
 * What a question of luck is about, for those who answer or tell it: a constant, so that giving it costs nothing. Seeded luck
 * ignores it.
 */
export interface About {
  /** What gives the answer at a table. */
  readonly kind: "dice" | "card" | "pick" | "chance";
  /** The name of the die, deck or event, such as `crew-die` or `threat-deck`. */
  readonly name: string;
  /** For dice: how many are rolled together. Dice of one roll are asked one after the other and are interchangeable. */
  readonly count?: number;
  /** For dice and picks: the name of each answer, in order; dice without names show 1, 2, 3 … */
  readonly answers?: readonly string[];
  /**
   * For picks that are not equally likely: how many of the answers, in order, mean the same; they add up to n. Rules must
   * treat all answers of a group alike: enumeration meets each group once, and a table is asked for the group.
   */
  readonly groups?: readonly number[];
  /** For cards: what a card is called at the table; cards of one name are interchangeable. The card itself by default. */
  readonly label?: (card: CardRef) => string;
}

/** A card as {@link Luck.below} may be told of it. */
export type CardRef = number | string;

/** A source of chance: everything random in a game comes from these two questions. */
export interface Luck {
  /**
   * A whole number from 0 to n - 1, each equally likely; n is a whole number from 1 to {@link MAX_BELOW}. `about` says
   * what is asked, and `cards` which card each answer stands for.
   */
  below(n: number, about?: About, cards?: readonly CardRef[]): number;
  /** True with probability p, a number from 0 to 1. */
  chance(p: number, about?: About): boolean;
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
