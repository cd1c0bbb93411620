/**
 * Players for the Ironclad's Act 1. They read the view alone.
 *
 * @packageDocumentation
 */
import type { Policy } from "@games/core-game";
import { pick } from "@games/core-rng";
import type { Action, SpireAct1 } from "../types.js";
import type { View } from "../view-types.js";
import { bestAction } from "./search.js";
import { CARD_VALUES, SKIP_VALUE, UPGRADE_VALUES } from "./values.js";

/** Plays any legal action. */
export const random: Policy<SpireAct1> = (_, legalActions, luck) => pick(luck, legalActions);

/** Plays the first card it can, at the first enemy, and ends the turn when it cannot. */
export const hasty: Policy<SpireAct1> = (_, legalActions) => legalActions[0] as Action;

/**
 * Looks through the lines of a turn with the rules themselves and takes the one after which the
 * fight stands best; takes rewards and upgrades by a list of what is worth having.
 */
export const planner: Policy<SpireAct1> = (view, legalActions, luck) => {
  if (legalActions.length === 1) return legalActions[0] as Action;
  if (view.phase === "reward") return chooseReward(legalActions);
  if (view.phase === "campfire") return chooseAtCampfire(view, legalActions);
  return bestAction(view, luck) ?? pick(luck, legalActions);
};

/** Every player by name. */
export const bots = { random, hasty, planner };

/** The value of a card that is on no list. */
const UNLISTED = -100;

function chooseReward(legalActions: readonly Action[]): Action {
  const worth = (action: Action) =>
    action.type === "take" ? (CARD_VALUES[action.card] ?? UNLISTED) : SKIP_VALUE;
  return mostOf(legalActions, worth);
}

/** The missing HP from which on a rest is worth more than an upgrade. */
const REST_FROM = 4;

function chooseAtCampfire({ run }: View, legalActions: readonly Action[]): Action {
  const rests = run.maxHp - run.hp >= REST_FROM;
  const worth = (action: Action) =>
    action.type === "smith" ? (UPGRADE_VALUES[action.card] ?? 1) : rests ? 100 : 0;
  return mostOf(legalActions, worth);
}

/** The first action of the greatest worth. */
function mostOf(actions: readonly Action[], worth: (action: Action) => number): Action {
  return actions.reduce((best, action) => (worth(action) > worth(best) ? action : best));
}
