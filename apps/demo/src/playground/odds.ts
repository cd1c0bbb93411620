// The exact odds of a roll: the rules of rolling are run once for every way the dice can fall.
import { enumerate, err, LuckError, ok, parseDice, type Result, roll } from "@games/core-rng";
import { words } from "./words.ts";

/** A total and how likely it is. */
export interface TotalOdds {
  readonly total: number;
  readonly probability: number;
}

/** So many ways can be walked between two key strokes. */
const WAYS = 50_000;

/** The odds of every total in ascending order, or why they cannot be told. */
export function oddsOf(notation: string): Result<readonly TotalOdds[], string> {
  const dice = parseDice(notation);
  if (!dice.ok) return err(words().dice.unreadable(dice.error.message));
  try {
    const chances = enumerate((luck) => roll(luck, dice.value).total, { limit: WAYS });
    return ok(
      chances
        .map(({ value, probability }) => ({ total: value, probability }))
        .sort((a, b) => a.total - b.total),
    );
  } catch (error) {
    if (error instanceof LuckError && error.code === "too-many-branches")
      return err(words().dice.tooMany);
    throw error;
  }
}
