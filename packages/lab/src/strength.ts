// One game of a measurement of strength, as plain data, so that a thread can play it.
import type { Seed } from "@games/core-rng";
import { optionsOf, planOf } from "./experiment.js";
import { type GameSum, scoreGain, sumGames } from "./gain.js";
import { type AnyStudy, LabError } from "./study.js";

/** Which game to play, and how hard its searcher thinks. */
export interface StrengthGame {
  /** The study, by the id of its game or by the address of a module that exports it as `study`. */
  readonly study: string;
  readonly effort: number;
  /** The seed of the whole series. */
  readonly seed: Seed;
  /** The place of the game in the series. */
  readonly index: number;
}

/** Plays the game and sums what its searcher gains over the base: the same on every machine. */
export function playStrengthGame(study: AnyStudy, game: StrengthGame): GameSum {
  const { strength } = study;
  if (strength === undefined) {
    throw new LabError("bad-request", `${study.title} says nothing of the strength of a searcher.`);
  }
  const { effort, seed, index } = game;
  const options = strength.options ?? optionsOf(study);
  const plan = planOf(study, { study: game.study, options, seed, games: index + 1 });
  const score = scoreGain(plan.game, { ...strength, value: study.value });
  const played = { ...plan, player: strength.player(effort) };
  const [sum] = sumGames(played, { from: index, to: index + 1 }, score);
  return sum as GameSum;
}
