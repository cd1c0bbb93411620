/**
 * Players for the Ironclad's Act 1. They see the view alone.
 *
 * @packageDocumentation
 */
import { firstPolicy, type Game, type Policy, randomPolicy, type Searcher } from "@games/core-game";
import { pick } from "@games/core-rng";
import { spireAct1 } from "../printed/game.js";
import type { Action, SpireAct1 } from "../types.js";
import { chooseAtCampfire, chooseReward } from "./choices.js";
import { compileHeuristics } from "./heuristics.js";
import { tryLines } from "./rollouts.js";
import { findLines } from "./turn-search.js";

/** Plays any legal action. */
export const random: Policy<SpireAct1> = randomPolicy;

/** Plays the first card it can, at the first enemy, and ends the turn when it cannot. */
export const hasty: Policy<SpireAct1> = firstPolicy;

/**
 * A planner for the cards and enemies of a game. It searches the turn with the rules themselves and plays the likely lines
 * to the end of the fight, many times, with its own random source; it takes rewards and upgrades by a list of what is
 * worth having, and goes any way through the map, the events and the merchants of the printed act.
 */
export function createPlanner(game: Game<SpireAct1>): Searcher<SpireAct1> {
  const choose = compileHeuristics(game.content);
  return {
    search(position, luck) {
      const { legalActions } = position;
      const [first] = legalActions;
      if (legalActions.length === 1) return first as Action;
      const view = position.view();
      if (view.phase === "reward") return chooseReward(view, legalActions);
      if (view.phase === "campfire") return chooseAtCampfire(view, legalActions);
      if (view.combat === null) return pick(luck, legalActions);
      const lines = findLines(game, position.sample(luck));
      return tryLines(game, choose, lines, luck) ?? pick(luck, legalActions);
    },
  };
}

/** The planner for the game's own cards and enemies. */
export const planner: Searcher<SpireAct1> = /* @__PURE__ */ createPlanner(spireAct1);

/** Every player by name. */
export const bots = { random, hasty, planner };
