// The fields of a state that need no more than their own bounds: those that a save and a position told by a player share.
import { boolean, type FieldShapes, int, list, nullable, oneOf, record } from "@games/core-game";
import type { Content } from "./content.js";
import {
  MAX_BLOCK,
  MAX_DECISIONS,
  MAX_ENEMIES,
  MAX_ENERGY,
  MAX_STRENGTH,
  MAX_TOKENS,
  SUPPLY_SIZES,
} from "./data/act1.js";
import { deckCard } from "./options.js";
import {
  type Combat,
  CURL_UPS,
  type Enemy,
  type MapNode,
  type MapState,
  type Player,
} from "./types.js";
import { CHARACTERS, NODE_TYPES } from "./vocabulary.js";

/** The most cards a list can have. */
export const MAX_CARDS = 400;
/** The most frames and triggers there can be. */
export const MAX_STACK = 1000;
const MAX_COUNT = 1_000_000_000;
const MAX_HP = 999;
const count = /* @__PURE__ */ int(0, MAX_COUNT);
/** A small number. */
export const few = /* @__PURE__ */ int(0, MAX_STACK);
/** An enemy by its place. */
export const target = /* @__PURE__ */ nullable(/* @__PURE__ */ int(0, MAX_ENEMIES - 1));

/** The fields of a run that are in the view as they are. */
export function runFields(content: Content) {
  return {
    character: oneOf(CHARACTERS),
    hp: int(0, MAX_HP),
    maxHp: int(1, MAX_HP),
    deck: list(deckCard(content), MAX_CARDS, 1),
    gold: count,
    potions: list(oneOf([...content.act.itemNumbers.potion.keys()]), MAX_CARDS),
    combatCount: count,
  };
}

/** The fields of a map. */
export function mapFields({ act }: Content): FieldShapes<MapState> {
  const node = record<MapNode>({ id: count, type: oneOf(NODE_TYPES), cleared: boolean });
  return {
    nodes: list(node, MAX_CARDS, 1),
    currentNode: count,
    board: nullable(int(0, Math.max(0, act.boards.length - 1))),
  };
}

/** The fields of a relic beside its row. */
export const CHARGE_FIELDS = { charges: few, used: few };

/** The fields of a fight that are in the view as they are. */
export const COMBAT_FIELDS = {
  turn: /* @__PURE__ */ int(1, MAX_COUNT),
  die: /* @__PURE__ */ nullable(/* @__PURE__ */ int(1, 6)),
  hasShuffled: boolean,
  decisionsLeft: /* @__PURE__ */ int(1, MAX_DECISIONS),
};

/** How many status cards each supply can have. */
export const SUPPLY_FIELDS: FieldShapes<Combat["supplies"]> = {
  daze: /* @__PURE__ */ int(0, SUPPLY_SIZES.daze),
  status: /* @__PURE__ */ int(0, SUPPLY_SIZES.status),
};

/** The fields of the player. */
export const PLAYER_FIELDS: FieldShapes<Player> = {
  hp: /* @__PURE__ */ int(1, MAX_HP),
  maxHp: /* @__PURE__ */ int(1, MAX_HP),
  energy: /* @__PURE__ */ int(0, MAX_ENERGY),
  block: /* @__PURE__ */ int(0, MAX_BLOCK),
  strength: /* @__PURE__ */ int(0, MAX_STRENGTH),
  vulnerable: /* @__PURE__ */ int(0, MAX_TOKENS.vulnerable),
  weak: /* @__PURE__ */ int(0, MAX_TOKENS.weak),
  temporaryStrength: /* @__PURE__ */ int(0, MAX_STRENGTH),
  lostThisRound: /* @__PURE__ */ int(0, MAX_HP),
  lossLeft: /* @__PURE__ */ nullable(/* @__PURE__ */ int(0, 1)),
  isHurt: boolean,
  canDraw: boolean,
  doubleTaps: /* @__PURE__ */ int(0, MAX_CARDS),
  doubleSkills: /* @__PURE__ */ int(0, MAX_CARDS),
  freeCards: /* @__PURE__ */ int(0, MAX_CARDS),
  attackStrength: /* @__PURE__ */ int(0, MAX_STRENGTH),
  attacksPlayed: few,
  powersPlayed: few,
  isBlockKept: boolean,
  isHandKept: boolean,
};

/** The fields of an enemy beside its row. */
export const ENEMY_FIELDS: FieldShapes<Omit<Enemy, "row">> = {
  variant: /* @__PURE__ */ int(0, 99),
  hp: /* @__PURE__ */ int(0, MAX_HP),
  block: count,
  strength: /* @__PURE__ */ int(0, MAX_STRENGTH),
  vulnerable: /* @__PURE__ */ int(0, MAX_TOKENS.vulnerable),
  weak: /* @__PURE__ */ int(0, MAX_TOKENS.weak),
  poison: /* @__PURE__ */ int(0, MAX_TOKENS.poison),
  slot: /* @__PURE__ */ int(0, 99),
  curlUp: /* @__PURE__ */ oneOf(CURL_UPS),
};

/** The fields of a power beside its card. */
export const USE_FIELDS = { cubes: count, isUsed: boolean };

/** The fields of a trigger that waits, beside what it belongs to. */
export const WAITING_FIELDS = {
  trigger: /* @__PURE__ */ int(0, 99),
  power: /* @__PURE__ */ nullable(few),
  target,
};
