// Dice, and their notation.
import { type About, type Luck, LuckError } from "./luck.js";
import { err, ok, type Result } from "./result.js";

/** Some equal dice and a number added to their sum, as in `2d6+1`. */
export interface Dice {
  /** How many dice. */
  readonly count: number;
  /** How many sides each has. */
  readonly sides: number;
  /** What is added to the sum; may be negative. */
  readonly plus: number;
}

/** What a roll showed. */
export interface Roll {
  /** The face of each die, in order. */
  readonly faces: readonly number[];
  /** The sum of the faces and of what is added. */
  readonly total: number;
}

/** Why a dice notation was refused. */
export interface DiceError {
  readonly code: "bad-dice";
  readonly message: string;
}

const MAX_COUNT = 1000;
const MAX_SIDES = 1_000_000;
const MAX_NOTATION = 100;
const NOTATION = /^(\d{0,4})d(\d{1,7})(?:([+-])(\d{1,7}))?$/;

/** The face of one die, from 1 to its number of sides. */
export function die(luck: Luck, sides = 6, about?: About): number {
  return luck.below(sides, about) + 1;
}

/** What a roll of 1, 2, … up to `max` dice of one kind is about; the answers are named by `answers`, or 1, 2, 3 … */
export function diceAbout(
  name: string,
  max: number,
  answers?: readonly string[],
): readonly [About, ...About[]] {
  const about = (_: unknown, i: number): About =>
    Object.freeze({ kind: "dice", name, count: i + 1, ...(answers && { answers }) });
  return Array.from({ length: max }, about) as [About, ...About[]];
}

/** Rolls dice given as data or in notation (`"2d6+1"`); throws on notation it cannot read. */
export function roll(luck: Luck, dice: Dice | string): Roll {
  const { count, sides, plus } = typeof dice === "string" ? readDice(dice) : dice;
  const faces = Array.from({ length: count }, () => die(luck, sides));
  return { faces, total: faces.reduce((sum, face) => sum + face, plus) };
}

function readDice(notation: string): Dice {
  const parsed = parseDice(notation);
  if (parsed.ok) return parsed.value;
  throw new LuckError(parsed.error.code, parsed.error.message);
}

/** Reads notation such as `d6`, `2d6` or `3d8-2`; spaces and capitals do not matter. */
export function parseDice(notation: string): Result<Dice, DiceError> {
  if (typeof notation !== "string" || notation.length > MAX_NOTATION)
    return refuse("The notation", `must be text of at most ${MAX_NOTATION} characters`);
  const text = notation.replace(/\s+/g, "").toLowerCase();
  const match = NOTATION.exec(text);
  if (!match) return refuse(`"${text}"`, "is not dice notation such as 2d6+1");
  const count = match[1] ? Number(match[1]) : 1;
  const sides = Number(match[2]);
  const plus = match[4] ? Number(match[4]) * (match[3] === "-" ? -1 : 1) : 0;
  if (count < 1 || count > MAX_COUNT) return refuse(`"${text}"`, `needs 1 to ${MAX_COUNT} dice`);
  if (sides < 1 || sides > MAX_SIDES)
    return refuse(`"${text}"`, `needs dice of 1 to ${MAX_SIDES} sides`);
  return ok({ count, sides, plus: plus === 0 ? 0 : plus });
}

/** Writes dice in notation; the opposite of {@link parseDice}. */
export function makeDice(dice: Dice): string {
  const { count, sides, plus } = dice;
  return `${count}d${sides}${plus > 0 ? "+" : ""}${plus === 0 ? "" : plus}`;
}

function refuse(what: string, why: string): Result<never, DiceError> {
  return err({ code: "bad-dice", message: `${what} ${why}.` });
}
