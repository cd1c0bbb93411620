// How often games are won by a player who spends the tool on the first check. The rows are written by the laboratory:
// WRITE_ODDS=1 npx vitest run --project unit:lab wretched-odds
import type { Difficulty, Preset } from "../types.js";

/** A kind of game whose odds are known: a difficulty mode, or the normal one with an early beacon. */
export type OddsOf = Difficulty | "early-beacon";

/** A share of games that are won. */
export interface Share {
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
      calibrated: { won: 0.30451600329380296, games: null },
      "as-written": { won: 0.00011802802371292789, games: null },
    },
    {
      pack: "salvage-ship",
      game: "normal",
      calibrated: { won: 0.1406529324983205, games: null },
      "as-written": { won: 8.202560752157125e-5, games: null },
    },
    {
      pack: "salvage-ship",
      game: "hard",
      calibrated: { won: 0.05084794092252326, games: null },
      "as-written": { won: 5.429385297237361e-5, games: null },
    },
    {
      pack: "salvage-ship",
      game: "nightmare",
      calibrated: { won: 0.010025545591523145, games: null },
      "as-written": { won: 2.0285447690624062e-10, games: null },
    },
    {
      pack: "salvage-ship",
      game: "early-beacon",
      calibrated: { won: 0.3933674283853147, games: null },
      "as-written": { won: 0.0006663472796038955, games: null },
    },
    {
      pack: "glasshouse",
      game: "easy",
      calibrated: { won: 0.3008007409844942, games: null },
      "as-written": { won: 0.00013818520795678588, games: null },
    },
    {
      pack: "glasshouse",
      game: "normal",
      calibrated: { won: 0.1398419010019809, games: null },
      "as-written": { won: 0.0001381413721894103, games: null },
    },
    {
      pack: "glasshouse",
      game: "hard",
      calibrated: { won: 0.051009307650621935, games: null },
      "as-written": { won: 0.00013749737773824556, games: null },
    },
    {
      pack: "glasshouse",
      game: "nightmare",
      calibrated: { won: 0.011122149699642403, games: null },
      "as-written": { won: 3.969812153682801e-6, games: null },
    },
    {
      pack: "white-meridian",
      game: "easy",
      calibrated: { won: 0.3280128956663717, games: null },
      "as-written": { won: 0.0001182659428541514, games: null },
    },
    {
      pack: "white-meridian",
      game: "normal",
      calibrated: { won: 0.14396846674418268, games: null },
      "as-written": { won: 0.00011822879399342539, games: null },
    },
    {
      pack: "white-meridian",
      game: "hard",
      calibrated: { won: 0.052687802411661246, games: null },
      "as-written": { won: 0.0001176818947348053, games: null },
    },
    {
      pack: "white-meridian",
      game: "nightmare",
      calibrated: { won: 0.01153038925090087, games: null },
      "as-written": { won: 3.5417367572461526e-6, games: null },
    },
    {
      pack: "white-meridian",
      game: "early-beacon",
      calibrated: { won: 0.3861720966288584, games: null },
      "as-written": { won: 0.0008645229297930249, games: null },
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
