// A searcher of whole plans: what is compared is not one action but all that is done up to where chance comes in.
import type { Luck } from "@games/core-rng";
import { canonical } from "../canonical.js";
import type { Context, GameTypes, Position, Searcher } from "../contract.js";
import type { Game } from "../game.js";
import { bindPlayer, type StatePolicy } from "../players.js";
import { createCandidate, isBetter } from "./candidates.js";
import { findBest } from "./halving.js";
import { createRollouts, type RolloutSettings } from "./rollouts.js";
import { fork } from "./search-luck.js";

/** Some actions in a row, none of which but the last asks chance. */
export type ActionPlan<A> = readonly A[];

/** How a searcher of plans improves a policy. */
export interface PlanSettings<T extends GameTypes> extends RolloutSettings<T> {
  /**
   * The plans of a state, that of the policy first; none where there is nothing to plan. Whatever chance is asked in them
   * must be asked by their last actions. They may read the state, which is a sampled one.
   */
  plansOf(
    state: T["state"],
    choose: StatePolicy<T>,
    luck: Luck,
  ): readonly ActionPlan<T["action"]>[];
  /** How many rollouts a plan may take to be found (default: 400). */
  readonly rollouts?: number | undefined;
  /** By how many standard errors a plan has to be better than that of the policy (default: 2). */
  readonly confidence?: number | undefined;
  /** By how much a plan has to be better at least: what the value may be wrong by (default: 0). */
  readonly margin?: number | undefined;
}

const ROLLOUTS = 400;
const CONFIDENCE = 2;

/** The rest of a plan, and the view at which it continues. */
interface Pending<T extends GameTypes> {
  readonly rest: ActionPlan<T["action"]>;
  readonly world: Context<T>;
  readonly view: string;
}

/**
 * A searcher that compares whole plans in the same sampled worlds under the same luck, and keeps the plan of the policy
 * unless another is better. It keeps to a plan for as long as the view is what the plan leads to, and forgets it at a
 * decision with one legal action, so that what it does follows from the game at hand and its luck alone.
 */
export function createPlanSearcher<T extends GameTypes>(
  game: Game<T>,
  settings: PlanSettings<T>,
): Searcher<T> {
  const { rollouts = ROLLOUTS, confidence = CONFIDENCE, margin = 0 } = settings;
  const trials = createRollouts(game, settings);
  const choose = bindPlayer(game, settings.policy);
  let pending: Pending<T> | undefined;

  function follow(plan: ActionPlan<T["action"]>, world: Context<T>): T["action"] {
    const [action, ...rest] = plan;
    pending = undefined;
    if (action === undefined || rest.length === 0) return action as T["action"];
    game.step(world, action);
    pending = { rest, world, view: canonical(game.view(world.state)) };
    return action;
  }

  function findPlan(position: Position<T>, luck: Luck, state: T["state"]) {
    const [base, ...others] = settings.plansOf(state, choose, luck);
    if (base === undefined || others.length === 0) return base;
    const best = findBest(
      {
        deal: () => trials.deal(position, luck),
        play: (plan) => trials.play(...plan),
        base,
        rollouts,
      },
      others.map(createCandidate),
    );
    return best !== undefined && isBetter(best, confidence, margin) ? best.action : base;
  }

  return {
    search(position, luck) {
      const { legalActions } = position;
      const known = pending;
      pending = undefined;
      if (legalActions.length === 1) return legalActions[0] as T["action"];
      if (known !== undefined && canonical(position.view()) === known.view)
        return follow(known.rest, known.world);
      const own = fork(luck);
      const state = position.sample(own);
      const plan = findPlan(position, own, game.clone(state));
      if (plan === undefined || plan.length === 0) return choose(state, legalActions, own);
      return follow(plan, game.open(state));
    },
  };
}
