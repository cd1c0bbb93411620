// The game of the plan alone: without the content and the rules of the printed act.
import type { Game } from "@games/core-game";
import { PLAN_ROWS } from "../data/plan-rows.js";
import { createGame } from "../game.js";
import { PLAN_KIT } from "../kit.js";
import type { SpireAct1 } from "../types.js";

/** The Ironclad's Act 1 as the plan has it. */
export const spireAct1: Game<SpireAct1> = /* @__PURE__ */ createGame(PLAN_KIT, PLAN_ROWS);
