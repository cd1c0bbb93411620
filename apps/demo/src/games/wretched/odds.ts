// How often games are won, as the simulator found it; odds.json is written by test/wretched-odds.test.ts.
import odds from "./odds.json" with { type: "json" };

/** A share of games that are won. */
export interface Share {
  readonly won: number;
  /** So many games were simulated; null where the share is exact. */
  readonly games: number | null;
}

/** The shares of a kind of game, under both sets of rules. */
export interface Odds {
  /** The id of the story. */
  readonly pack: string;
  readonly game: string;
  readonly calibrated: Share;
  readonly asWritten: Share;
}

/** All that was found, and for which version of the rules. */
export const ODDS: { readonly rules: number; readonly rows: readonly Odds[] } = odds;

/** The odds of the ship with its default options. */
export const DEFAULT_ODDS: Odds | undefined = ODDS.rows.find(
  ({ pack, game }) => pack === "salvage-ship" && game === "normal",
);

const decimals = (value: number): number => {
  if (value === 0 || value === 100) return 0;
  return value < 0.1 ? 3 : 1;
};

/** A chance for people. */
const percent = (chance: number): string => {
  const value = 100 * chance;
  return `${value.toFixed(decimals(value))}%`;
};

const counts = new Intl.NumberFormat("en");

/** A share for people: a percentage, or one game in how many where it would be mostly zeros. */
export function shareWords({ won, games }: Share): string {
  if (won === 0) return games === null ? "never" : `none in ${counts.format(games)}`;
  if (won >= 0.001) return percent(won);
  if (won < 1e-6) return "under 1 in a million";
  return `1 in ${counts.format(Number((1 / won).toPrecision(2)))}`;
}
