// All rows of the game: those of the plan, and the printed act's own.
import type { Rows } from "../../vocabulary.js";
import { PLAN_ROWS } from "../plan-rows.js";
import { BOARDS, MAP_TOKENS } from "./boards.js";
import { CARD_EXTRAS, TICKETS } from "./cards.js";
import { FIGHTS, GANGS } from "./encounters.js";
import { ASCENSION_ENEMIES } from "./enemies.js";
import { EVENTS } from "./events.js";
import { MADE_CARDS } from "./made.js";
import { NEOW } from "./neow.js";
import { POTIONS } from "./potions.js";
import { RELICS } from "./relics.js";

/** All rows. */
export const PRINTED_ROWS: Rows = {
  cards: [
    ...PLAN_ROWS.cards.map((row) => ({ ...row, ...CARD_EXTRAS.get(row.id) })),
    ...TICKETS,
    ...MADE_CARDS,
  ],
  enemies: [...PLAN_ROWS.enemies, ...ASCENSION_ENEMIES],
  boards: BOARDS,
  tokens: MAP_TOKENS,
  encounters: FIGHTS,
  gangs: GANGS,
  potions: POTIONS,
  relics: RELICS,
  events: EVENTS,
  neow: NEOW,
};
