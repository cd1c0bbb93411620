// How much better one player is than another, from single decisions: far tighter than from the results of whole games.
import {
  canonical,
  type Game,
  type GameTypes,
  type Player,
  type Policy,
  type Position,
  type Searcher,
} from "@games/core-game";
import { createRollouts, type RolloutSettings } from "@games/core-game/search";
import { AleaLuck, cloneRng, deriveRng, type Luck, seedRng } from "@games/core-rng";
import type { Plan } from "./experiment.js";
import { createPlay } from "./play.js";
import type { Range } from "./simulate.js";

/** What the decisions of a player add up to per game. */
export interface DecisionSum {
  readonly games: number;
  /** Decisions with more than one legal action. */
  readonly decisions: number;
  /** Decisions that were scored. */
  readonly scored: number;
  /** The mean of a game's sum. */
  readonly mean: number;
  /** The standard error of that mean. */
  readonly error: number;
}

/** Scores a decision; undefined for one that does not count. `luck` is not the player's. */
export type ScoreDecision<T extends GameTypes> = (
  position: Position<T>,
  action: T["action"],
  luck: Luck,
) => number | undefined;

/** What the decisions of one game add up to. */
export interface GameSum {
  readonly decisions: number;
  readonly scored: number;
  /** The sum of the scores. */
  readonly total: number;
}

/** What games come to that were summed one by one; in the same order they come to the same bits. */
export function averageSums(sums: readonly GameSum[]): DecisionSum {
  const games = sums.length;
  const tally = { decisions: 0, scored: 0, total: 0, squares: 0 };
  for (const { decisions, scored, total } of sums) {
    tally.decisions += decisions;
    tally.scored += scored;
    tally.total += total;
    tally.squares += total * total;
  }
  const { decisions, scored, total, squares } = tally;
  const mean = total / games;
  const variance =
    games < 2 ? Number.POSITIVE_INFINITY : (squares - games * mean * mean) / (games - 1);
  return { games, decisions, scored, mean, error: Math.sqrt(Math.max(0, variance) / games) };
}

/** Plays the games of a range, scores every decision with a choice, and sums the scores per game. */
export function sumDecisions<T extends GameTypes>(
  plan: Plan<T>,
  range: Range,
  score: ScoreDecision<T>,
): DecisionSum {
  return averageSums(sumGames(plan, range, score));
}

/** As {@link sumDecisions}, with the sum of every game. */
export function sumGames<T extends GameTypes>(
  plan: Plan<T>,
  { from, to }: Range,
  score: ScoreDecision<T>,
): GameSum[] {
  const base = seedRng(plan.seed, "scores");
  const luck = new AleaLuck(cloneRng(base));
  let game = { decisions: 0, scored: 0, total: 0 };
  const player: Searcher<T> = {
    search(position, playerLuck) {
      const action = ask(plan.player, position, playerLuck);
      if (position.legalActions.length === 1) return action;
      game.decisions++;
      const points = score(position, action, luck);
      if (points !== undefined) game.scored++;
      game.total += points ?? 0;
      return action;
    },
  };
  const play = createPlay({ ...plan, player });
  const sums: GameSum[] = [];
  for (let index = from; index < to; index++) {
    game = { decisions: 0, scored: 0, total: 0 };
    deriveRng(base, index, luck.rng);
    play(index);
    sums.push(game);
  }
  return sums;
}

function ask<T extends GameTypes>(
  player: Player<T>,
  position: Position<T>,
  luck: Luck,
): T["action"] {
  if (typeof player !== "function") return player.search(position, luck);
  return player(position.view(), position.legalActions, luck);
}

/** How a gain is measured. */
export interface GainSettings<T extends GameTypes> extends Omit<RolloutSettings<T>, "policy"> {
  /** The policy to compare with. */
  readonly base: Policy<T>;
  /** How many fresh worlds each deviation is tried in (default: 32). */
  readonly worlds?: number;
}

/**
 * How much better a player is than a base policy, per game. Wherever the player leaves the base, its action and the base's
 * are tried in fresh worlds, the base playing on after both; the differences, summed over a game that the player plays,
 * have exactly the difference of the two players' values as their mean. Do not stop the rollouts before the end of the
 * game unless the value of a state is exact.
 */
export function gainOver<T extends GameTypes>(
  plan: Plan<T>,
  range: Range,
  settings: GainSettings<T>,
): DecisionSum {
  return sumDecisions(plan, range, scoreGain(plan.game, settings));
}

/** Scores a decision by what it gains over a base policy. */
export function scoreGain<T extends GameTypes>(
  game: Game<T>,
  settings: GainSettings<T>,
): ScoreDecision<T> {
  const { base, worlds = 32 } = settings;
  const trials = createRollouts(game, { ...settings, policy: base });
  return (position, action, luck) => {
    const usual = base(position.view(), position.legalActions, luck);
    if (usual === action || canonical(usual) === canonical(action)) return undefined;
    let gain = 0;
    for (let i = 0; i < worlds; i++) {
      trials.deal(position, luck);
      gain += trials.play(action) - trials.play(usual);
    }
    return gain / worlds;
  };
}
