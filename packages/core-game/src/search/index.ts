/**
 * A searcher for any game that improves a player: it plays as that player does unless rollouts show, with a stated
 * confidence, that another action is better.
 *
 * @packageDocumentation
 */
import type { Luck } from "@games/core-rng";
import { canonical } from "../canonical.js";
import type { GameTypes, Player, Policy, Position, Searcher } from "../contract.js";
import type { Game } from "../game.js";
import { type Candidate, createCandidate, isBetter } from "./candidates.js";
import { findBest } from "./halving.js";
import { createRollouts, type RolloutSettings } from "./rollouts.js";
import { fork } from "./search-luck.js";

export { type ActionPlan, createPlanSearcher, type PlanSettings } from "./plans.js";
export { createRollouts, type RolloutSettings, type Rollouts } from "./rollouts.js";

/** How a searcher improves a player. */
export interface SearchSettings<T extends GameTypes> extends Omit<RolloutSettings<T>, "policy"> {
  /** The player to improve: its action is kept unless another is better. */
  readonly base: Player<T>;
  /** Who plays the rollouts; needed when the base is a searcher (default: the base). */
  readonly policy?: Policy<T> | undefined;
  /** How many rollouts a decision may take (default: 400). */
  readonly rollouts?: number | undefined;
  /** By how many standard errors an action has to be better than the base action (default: 2). */
  readonly confidence?: number | undefined;
  /** By how much an action has to be better at least: what the value may be wrong by (default: 0). */
  readonly margin?: number | undefined;
  /**
   * The name of what an action does at a view, where several do the same: one action of each name is tried, and none that
   * has no name (default: all are tried).
   */
  nameOf?(action: T["action"], view: T["view"]): string | undefined;
}

const ROLLOUTS = 400;
const CONFIDENCE = 2;

/**
 * A searcher that improves a player. The actions are tried in the same sampled worlds under the same luck; after each round
 * the worse half of them is dropped, and the others share the rollouts of the next. It sees sampled states only, so it
 * knows no more than the view shows, and it is deterministic for its luck and its settings.
 */
export function createSearcher<T extends GameTypes>(
  game: Game<T>,
  settings: SearchSettings<T>,
): Searcher<T> {
  const { rollouts = ROLLOUTS, confidence = CONFIDENCE, margin = 0 } = settings;
  const trials = createRollouts(game, { ...settings, policy: policyOf(settings) });
  return {
    search(position, luck) {
      const { legalActions } = position;
      if (legalActions.length === 1) return legalActions[0] as T["action"];
      const base = ask(settings.base, position, luck);
      const candidates = othersThan(base, position, settings);
      const own = fork(luck);
      const best = findBest(
        {
          deal: () => trials.deal(position, own),
          play: (action) => trials.play(action),
          base,
          rollouts,
        },
        candidates,
      );
      return best !== undefined && isBetter(best, confidence, margin) ? best.action : base;
    },
  };
}

function policyOf<T extends GameTypes>({ base, policy }: SearchSettings<T>): Policy<T> {
  if (policy !== undefined) return policy;
  if (typeof base === "function") return base;
  throw new Error("A searcher that improves a searcher needs a policy for its rollouts.");
}

function ask<T extends GameTypes>(
  player: Player<T>,
  position: Position<T>,
  luck: Luck,
): T["action"] {
  if (typeof player !== "function") return player.search(position, luck);
  return player(position.view(), position.legalActions, luck);
}

/** One candidate for each thing that can be done beside what the base does. */
function othersThan<T extends GameTypes>(
  base: T["action"],
  position: Position<T>,
  settings: SearchSettings<T>,
): Candidate<T["action"]>[] {
  const { legalActions } = position;
  // A player may name its action by an object of its own.
  const text = legalActions.includes(base) ? undefined : canonical(base);
  const others = legalActions.filter(
    (action) => action !== base && (text === undefined || canonical(action) !== text),
  );
  if (settings.nameOf === undefined) return others.map(createCandidate);
  const view = position.view();
  const names = new Set([undefined, settings.nameOf(base, view)]);
  const isNew = (action: T["action"]) => {
    const name = settings.nameOf?.(action, view);
    return !names.has(name) && names.add(name);
  };
  return others.filter(isNew).map(createCandidate);
}
