/**
 * Advice: the last turns of a game solved by looking at every roll and draw, and a policy for all that is too far from the end.
 *
 * @packageDocumentation
 */
import { bindPlayer, type Game, type Player, type ReadonlyState } from "@games/core-game";
import type { Luck } from "@games/core-rng";
import { type Solution, type SolveOptions, solvePosition } from "./solver.js";
import type { Action, Dsd6 } from "./types.js";

export { type Solution, type SolveOptions, solvePosition } from "./solver.js";

/** What to do, and how it is known. */
export interface Advice {
  /** What to do; undefined when the game is over. */
  readonly action: Action | undefined;
  /** The chance to win, where the position was solved nearly enough. */
  readonly solution: Solution | undefined;
}

/** How far apart the bounds of a solved position may be for its action to be taken. */
const NEARLY = 0.02;

/**
 * Advises the captain: the action that wins most often where the end is near enough to be solved, and the choice of a player
 * elsewhere. Reads the random state of nothing, so it cannot peek.
 */
export function advise(
  game: Game<Dsd6>,
  state: ReadonlyState<Dsd6>,
  player: Player<Dsd6>,
  luck: Luck,
  options?: SolveOptions,
): Advice {
  const legal = game.legalActions(state);
  if (legal.length === 0) return { action: undefined, solution: undefined };
  const solution = solvePosition(game, state, options);
  if (solution.action !== undefined && solution.high - solution.low <= NEARLY) {
    return { action: solution.action, solution };
  }
  return { action: bindPlayer(game, player)(state, legal, luck), solution: undefined };
}
