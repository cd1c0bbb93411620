// The options of the printed act: their shapes, and what stands for those that are missing.
import { boolean, type FieldShapes, int, list, oneOf, optional } from "@games/core-game";
import type { Content } from "../content.js";
import { STARTER_DECK } from "../data/act1.js";
import { ASCENSIONS, extraCards, extraHp, extraMaxHp } from "../data/printed/ascension.js";
import { PRINTED_HP, START_GOLD, START_RELICS } from "../data/printed/figures.js";
import type { Defaults, Given, PrintedGiven } from "../options.js";
import { itemId } from "./shapes.js";

const MAX_GOLD = 999;
const MAX_ITEMS = 100;
const MAX_POTIONS = 3;

/** How many boxes of further cards there are. */
const UNLOCKS = 3;

/** The shapes of the options that have no meaning in the plan. */
export function optionFields(content: Content): FieldShapes<PrintedGiven> {
  return {
    ascension: optional(oneOf(ASCENSIONS)),
    unlocks: optional(int(0, UNLOCKS)),
    hasColorless: optional(boolean),
    gold: optional(int(0, MAX_GOLD)),
    potions: optional(list(itemId(content, "potion"), MAX_POTIONS)),
    relics: optional(list(itemId(content, "relic"), MAX_ITEMS)),
    hasNeow: optional(boolean),
  };
}

/** What stands for options of the printed act that are missing; Ascension lowers HP and adds to the deck. */
export function defaultsOf({
  ascension = 0,
  maxHp: given,
}: Pick<Given, "ascension" | "maxHp">): Defaults & Required<PrintedGiven> {
  const maxHp = given ?? PRINTED_HP + extraMaxHp(ascension);
  return {
    hp: Math.max(1, maxHp + extraHp(ascension)),
    maxHp,
    deck: [...STARTER_DECK, ...extraCards(ascension)],
    map: null,
    encounters: null,
    elites: null,
    bosses: null,
    ascension,
    unlocks: UNLOCKS,
    hasColorless: true,
    gold: START_GOLD,
    potions: [],
    relics: START_RELICS,
    hasNeow: true,
  };
}
