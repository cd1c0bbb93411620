// The game with both sets of rules.
import type { Game } from "@games/core-game";
import { PRINTED_ROWS } from "../data/printed/rows.js";
import { createGame } from "../game.js";
import type { SpireAct1 } from "../types.js";
import { PRINTED_KIT } from "./kit.js";

/** The Ironclad's Act 1, by the plan or as printed. */
export const spireAct1: Game<SpireAct1> = /* @__PURE__ */ createGame(PRINTED_KIT, PRINTED_ROWS);
