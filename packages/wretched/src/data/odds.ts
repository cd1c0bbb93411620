// How often games are won by a player who spends the tool on the first check. The rows are written by the laboratory:
// WRITE_ODDS=1 npx vitest run --project unit:lab wretched-odds
import type { Difficulty, Preset } from "../types.js";

/** A kind of game whose odds are known: a difficulty mode, or the normal one with an early beacon. */
export type OddsOf = Difficulty | "early-beacon";

/** A share of games that are won. */
export interface Share {
  /** From 0 to 1, in six digits. */
  readonly won: number;
  /** How many games were simulated; null where the share is exact. */
  readonly games: number | null;
}

/** The shares of a kind of game, under both sets of rules. */
export interface Odds extends Readonly<Record<Preset, Share>> {
  /** The id of the story. */
  readonly pack: string;
  readonly game: OddsOf;
}

/** All that was found, and for which version of the rules. */
export const ODDS: { readonly rulesVersion: number; readonly rows: readonly Odds[] } = {
  rulesVersion: 1,
  rows: [
    {
      pack: "salvage-ship",
      game: "easy",
      calibrated: { won: 0.304516, games: null },
      "as-written": { won: 0.000118028, games: null },
    },
    {
      pack: "salvage-ship",
      game: "normal",
      calibrated: { won: 0.140653, games: null },
      "as-written": { won: 8.20256e-5, games: null },
    },
    {
      pack: "salvage-ship",
      game: "hard",
      calibrated: { won: 0.0508479, games: null },
      "as-written": { won: 5.42939e-5, games: null },
    },
    {
      pack: "salvage-ship",
      game: "nightmare",
      calibrated: { won: 0.0100255, games: null },
      "as-written": { won: 2.02854e-10, games: null },
    },
    {
      pack: "salvage-ship",
      game: "early-beacon",
      calibrated: { won: 0.393367, games: null },
      "as-written": { won: 0.000666347, games: null },
    },
    {
      pack: "glasshouse",
      game: "easy",
      calibrated: { won: 0.300801, games: null },
      "as-written": { won: 0.000138185, games: null },
    },
    {
      pack: "glasshouse",
      game: "normal",
      calibrated: { won: 0.139842, games: null },
      "as-written": { won: 0.000138141, games: null },
    },
    {
      pack: "glasshouse",
      game: "hard",
      calibrated: { won: 0.0510093, games: null },
      "as-written": { won: 0.000137497, games: null },
    },
    {
      pack: "glasshouse",
      game: "nightmare",
      calibrated: { won: 0.0111221, games: null },
      "as-written": { won: 3.96981e-6, games: null },
    },
    {
      pack: "white-meridian",
      game: "easy",
      calibrated: { won: 0.328013, games: null },
      "as-written": { won: 0.000118266, games: null },
    },
    {
      pack: "white-meridian",
      game: "normal",
      calibrated: { won: 0.143968, games: null },
      "as-written": { won: 0.000118229, games: null },
    },
    {
      pack: "white-meridian",
      game: "hard",
      calibrated: { won: 0.0526878, games: null },
      "as-written": { won: 0.000117682, games: null },
    },
    {
      pack: "white-meridian",
      game: "nightmare",
      calibrated: { won: 0.0115304, games: null },
      "as-written": { won: 3.54174e-6, games: null },
    },
    {
      pack: "white-meridian",
      game: "early-beacon",
      calibrated: { won: 0.386172, games: null },
      "as-written": { won: 0.000864523, games: null },
    },
    {
      pack: "night-exchange",
      game: "easy",
      calibrated: { won: 0.202035, games: 200000 },
      "as-written": { won: 0.084365, games: 200000 },
    },
    {
      pack: "night-exchange",
      game: "normal",
      calibrated: { won: 0.153335, games: 200000 },
      "as-written": { won: 0.06705, games: 200000 },
    },
    {
      pack: "night-exchange",
      game: "hard",
      calibrated: { won: 0.103625, games: 200000 },
      "as-written": { won: 0.046085, games: 200000 },
    },
    {
      pack: "night-exchange",
      game: "nightmare",
      calibrated: { won: 0.070895, games: 200000 },
      "as-written": { won: 0.03129, games: 200000 },
    },
    {
      pack: "night-exchange",
      game: "early-beacon",
      calibrated: { won: 0.31772, games: 200000 },
      "as-written": { won: 0.20356, games: 200000 },
    },
  ],
};
