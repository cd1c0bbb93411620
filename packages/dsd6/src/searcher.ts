// The searcher: it compares whole turns, and plays the turns after them as its base would.
import type { Game, Policy, Searcher } from "@games/core-game";
import { createPlanSearcher } from "@games/core-game/search";
import { captain } from "./captain.js";
import { compileEstimate } from "./standing.js";
import { listTurns } from "./turns.js";
import type { Dsd6 } from "./types.js";

/** How a searcher works. */
export interface SearcherOptions {
  /** The policy it improves (default: the captain). */
  readonly base?: Policy<Dsd6>;
  /** How many rollouts a turn may take (default: 1,200, about 30 ms). */
  readonly rollouts?: number;
}

/** How many turns a rollout looks ahead. */
const HORIZON = 4;

/**
 * Rollouts stop at an estimate of the chance to win. Where two turns differed by less than this, the better one by the
 * estimate was not the better one in games that were played to their ends, however sure the rollouts were.
 */
const MARGIN = 0.002;
const CONFIDENCE = 1;

/** How many turns are compared at most. */
const MAX_TURNS = 60;

/** A searcher that plays for victory: rollouts of four turns decide whether to play another turn than its base would. */
export function searcherFor(
  game: Game<Dsd6>,
  { base = captain, rollouts = 1200 }: SearcherOptions = {},
): Searcher<Dsd6> {
  return createPlanSearcher(game, {
    policy: base,
    rollouts,
    margin: MARGIN,
    confidence: CONFIDENCE,
    value: compileEstimate(game.content),
    period: ({ turn }) => turn,
    horizon: HORIZON,
    plansOf: (state, choose, luck) => listTurns(game, state, choose, luck, MAX_TURNS),
  });
}
