/**
 * Players for the Ironclad's Act 1. They read the view alone.
 *
 * @packageDocumentation
 */
import type { Policy } from "@games/core-game";
import { pick } from "@games/core-rng";
import type { Action, SpireAct1 } from "../types.js";
import { chooseAtCampfire, chooseReward } from "./choices.js";
import { imagine } from "./imagine.js";
import { findLines } from "./lines.js";
import { tryOut } from "./trials.js";

/** Plays any legal action. */
export const random: Policy<SpireAct1> = (_, legalActions, luck) => pick(luck, legalActions);

/** Plays the first card it can, at the first enemy, and ends the turn when it cannot. */
export const hasty: Policy<SpireAct1> = (_, legalActions) => legalActions[0] as Action;

/**
 * Looks through the lines of a turn with the rules themselves and plays the likely ones to the end
 * of the fight, many times, with luck of its own; takes rewards and upgrades by a list of what is
 * worth having.
 */
export const planner: Policy<SpireAct1> = (view, legalActions, luck) => {
  if (legalActions.length === 1) return legalActions[0] as Action;
  if (view.phase === "reward") return chooseReward(view, legalActions);
  if (view.phase === "campfire") return chooseAtCampfire(view, legalActions);
  const state = imagine(view, luck);
  const action = state === undefined ? undefined : tryOut(findLines(state), luck);
  return action ?? pick(luck, legalActions);
};

/** Every player by name. */
export const bots = { random, hasty, planner };
