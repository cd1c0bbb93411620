// The rows of the plan: every card and enemy.
import type { Rows } from "../vocabulary.js";
import { CURSES, STATUSES } from "./afflictions.js";
import { COLORLESS } from "./colorless.js";
import { ENEMIES } from "./enemies.js";
import { IRONCLAD } from "./ironclad.js";

/** Every card and enemy of the plan. */
export const PLAN_ROWS: Rows = {
  cards: [...IRONCLAD, ...COLORLESS, ...STATUSES, ...CURSES],
  enemies: ENEMIES,
};
