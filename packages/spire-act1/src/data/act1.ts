// The figures of the act: the starting deck, the map, who is met where, caps and supplies.
import { deepFreeze } from "@games/core-game";
import type { NodeType } from "../vocabulary.js";

/** The kinds of node that the plan's map is made of. */
export const PLAN_NODE_TYPES = ["encounter", "elite", "boss", "campfire"] as const;

/** The map: ten nodes in a line. */
export const ACT1_LAYOUT: readonly NodeType[] = /* @__PURE__ */ deepFreeze([
  "encounter",
  "encounter",
  "campfire",
  "encounter",
  "elite",
  "encounter",
  "campfire",
  "encounter",
  "elite",
  "boss",
]);

/** The starting deck. */
export const STARTER_DECK: readonly string[] = /* @__PURE__ */ deepFreeze([
  "strike_r",
  "strike_r",
  "strike_r",
  "strike_r",
  "strike_r",
  "defend_r",
  "defend_r",
  "defend_r",
  "defend_r",
  "bash",
]);

/** HP at the start, which is also the most the player can have. */
export const START_HP = 11;

/** The enemies of encounter nodes, each alone. */
export const ENCOUNTERS: readonly string[] = /* @__PURE__ */ deepFreeze([
  "jaw_worm",
  "cultist",
  "fungi_beast",
  "small_slime",
  "red_louse",
  "green_louse",
  "blue_slaver",
]);
/** The enemies of elite nodes. */
export const ELITES: readonly string[] = /* @__PURE__ */ deepFreeze([
  "lagavulin",
  "gremlin_nob",
  "sentry",
]);
/** The enemies of boss nodes. */
export const BOSSES: readonly string[] = /* @__PURE__ */ deepFreeze(["slime_boss", "the_guardian"]);

/** The groups of the printed first-encounter deck, for those who want them as an option. */
export const PRINTED_FIRST_ENCOUNTERS: readonly (readonly string[])[] = /* @__PURE__ */ deepFreeze([
  ["cultist"],
  ["jaw_worm_first"],
  ["red_louse_first", "green_louse"],
  ["small_slime", "acid_slime"],
]);

/** The groups of the printed encounter deck whose members are fixed. */
export const PRINTED_ENCOUNTERS: readonly (readonly string[])[] = /* @__PURE__ */ deepFreeze([
  ["cultist", "green_louse"],
  ["cultist", "spike_slime"],
  ["looter"],
  ["blue_slaver"],
  ["red_slaver"],
  ["small_slime", "acid_slime", "spike_slime"],
  ["large_slime"],
  ["jaw_worm"],
  ["fungi_beast", "fungi_beast_summon"],
  ["red_louse", "green_louse", "red_louse_summon"],
]);

/** Other names under which a card or an enemy may be asked for. */
export const ALIASES: ReadonlyMap<string, string> = new Map([
  ["slime", "slimed"],
  ["sentries", "sentry"],
]);

/** Cards drawn at the start of a turn. */
export const DRAW = 5;
/** Energy at the start of a turn. */
export const ENERGY = 3;
/** The most energy the player can have. */
export const MAX_ENERGY = 6;
/** The most block the player can have; enemies have no such limit. */
export const MAX_BLOCK = 20;
/** The most Strength a creature can have. */
export const MAX_STRENGTH = 8;
/** The most tokens of a kind on one creature. */
export const MAX_TOKENS = { vulnerable: 3, weak: 3, poison: 30 } as const;
/** The most enemies there is room for; who comes later does not come. */
export const MAX_ENEMIES = 24;
/** How many cards each supply of status cards has. */
export const SUPPLY_SIZES = { daze: 10, status: 36 } as const;
/** How many decisions a fight may take; who has not won by then has lost, so that every fight ends. */
export const MAX_DECISIONS = 1000;
/** How many triggers one decision may set off: custom rows could set each other off for ever. */
export const MAX_TRIGGERS = 1000;
/** How many cards a reward shows. */
export const REWARD_CARDS = 3;
/** HP gained by a rest, and by a won fight. */
export const REST_HEAL = 3;
export const VICTORY_HEAL = 1;
