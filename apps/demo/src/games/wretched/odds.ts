// How often games are won: 200,000 seeded games a row, the tool spent on the first pull, Kings given away.
// BALANCE_GAMES=200000 npx vitest run --project unit:wretched balance

/** A share of games that were won, under both sets of rules. */
export interface Odds {
  /** The id of the story. */
  readonly pack: string;
  readonly game: string;
  readonly calibrated: number;
  readonly asWritten: number;
}

/** What was measured. */
export const ODDS: readonly Odds[] = [
  { pack: "salvage-ship", game: "easy", calibrated: 0.30295, asWritten: 0.00006 },
  { pack: "salvage-ship", game: "normal", calibrated: 0.13954, asWritten: 0.00006 },
  { pack: "salvage-ship", game: "hard", calibrated: 0.0504, asWritten: 0.00005 },
  { pack: "salvage-ship", game: "nightmare", calibrated: 0.00997, asWritten: 0 },
  { pack: "salvage-ship", game: "early beacon", calibrated: 0.3946, asWritten: 0.00068 },
  { pack: "glasshouse", game: "normal", calibrated: 0.37116, asWritten: 0.00017 },
];

const decimals = (value: number): number => {
  if (value === 0 || value === 100) return 0;
  return value < 0.1 ? 3 : 1;
};

/** A chance for people. */
export const percent = (chance: number): string => {
  const value = 100 * chance;
  return `${value.toFixed(decimals(value))} %`;
};
