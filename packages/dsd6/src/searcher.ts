// The searcher: it tries every kind of action and plays the next turns as its base would.
import type { Game, Policy, Searcher } from "@games/core-game";
import { createSearcher } from "@games/core-game/search";
import { captain } from "./captain.js";
import { winEstimate } from "./standing.js";
import type { Action, Dsd6, View } from "./types.js";

/** How a searcher works. */
export interface SearcherOptions {
  /** The policy it improves (default: the captain). */
  readonly base?: Policy<Dsd6>;
  /** How many rollouts a decision may take (default: 1,000, about 25 ms). */
  readonly rollouts?: number;
}

/** How many turns a rollout looks ahead. */
const HORIZON = 3;

/** Rollouts stop at an estimate, so that more than the usual confidence is asked for. */
const CONFIDENCE = 3;

/** A searcher that plays for victory: rollouts of three turns decide whether to leave its base. */
export function searcherFor(
  game: Game<Dsd6>,
  { base = captain, rollouts = 1000 }: SearcherOptions = {},
): Searcher<Dsd6> {
  return createSearcher(game, {
    base,
    rollouts,
    confidence: CONFIDENCE,
    value: (state) => winEstimate(state, game.content),
    period: ({ turn }) => turn,
    horizon: HORIZON,
    nameOf,
  });
}

/** What an action does, whichever die does it; nothing for a die that is turned to Threat or to what it shows. */
function nameOf(action: Action, view: View): string | undefined {
  switch (action.type) {
    case "heal":
      return action.freed === null ? "heal" : "heal and free";
    case "change": {
      const from = view.dice[action.other]?.face ?? "nothing";
      const isIdle = action.face === "threat" || action.face === from;
      return isIdle ? undefined : `${from} to ${action.face}`;
    }
    case "fire":
    case "stasis":
    case "resolve":
      return `${action.type} ${action.target}`;
    default:
      return action.type;
  }
}
