/**
 * Players for the Ironclad's Act 1. They see the view alone.
 *
 * @packageDocumentation
 */
import { firstPolicy, type Policy, randomPolicy } from "@games/core-game";
import { spireAct1 } from "../printed/game.js";
import type { SpireAct1 } from "../types.js";
import { createPlanner, type Planner } from "./planner.js";

export {
  type Advice,
  advise,
  createPlanner,
  type Planner,
  type PlannerSettings,
} from "./planner.js";
export { REASONS, type ReasonCode } from "./reasons.js";

/** Plays any legal action. */
export const random: Policy<SpireAct1> = randomPolicy;

/** Plays the first card it can, at the first enemy, and ends the turn when it cannot. */
export const hasty: Policy<SpireAct1> = firstPolicy;

/** The planner for the game's own cards and enemies. */
export const planner: Planner = /* @__PURE__ */ createPlanner(spireAct1);

/** Every player by name. */
export const bots = { random, hasty, planner };
