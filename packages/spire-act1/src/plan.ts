// The plan's functions by their names: pure, beside the contract. Each copies its input and calls the verb the game itself uses.
import { type Fault, OptionsError } from "@games/core-game";
import { type Luck, pick } from "@games/core-rng";
import { type Card, type CompiledCard, type Fight, MOST_TRIGGERS } from "./compiled.js";
import { ACT1_LAYOUT, BOSSES, ELITES, ENCOUNTERS, START_HP, STARTER_DECK } from "./data/act1.js";
import { actContent } from "./game.js";
import { createCombat, spawnGroup } from "./rules/combat.js";
import {
  clearNode,
  drawRewards,
  layOutMap,
  nodeOf,
  rest,
  returnRewards,
  smith,
  startRun,
  upgradableCards,
  winFight,
} from "./rules/run.js";
import { cloneRun } from "./state.js";
import type { MapNode, MapState, RunState } from "./types.js";
import { combatView } from "./view.js";
import type { CombatView, EnemyView } from "./view-types.js";

/** Every card: base and upgraded versions, colorless cards, status cards, curses. */
export function getAllCards(): Card[] {
  return actContent.cards.map(({ card }) => card);
}

/** A card by its id, or undefined. */
export function getCard(id: string): Card | undefined {
  const number = actContent.cardNumbers.get(id);
  return number === undefined ? undefined : (actContent.cards[number] as CompiledCard).card;
}

/** A new run of a character; there is one. */
export function createRunState(_character: RunState["character"] = "ironclad"): RunState {
  const pool = (ids: readonly string[]) => ids.map((id) => [id]);
  return startRun(actContent, {
    hp: START_HP,
    maxHp: START_HP,
    deck: STARTER_DECK,
    map: ACT1_LAYOUT,
    encounters: pool(ENCOUNTERS),
    elites: pool(ELITES),
    bosses: pool(BOSSES),
    variants: {},
  });
}

/** The top three cards of the rewards deck, and the run without them. */
export function revealRewards(
  run: Readonly<RunState>,
  luck: Luck,
): { readonly revealed: string[]; readonly run: RunState } {
  const next = cloneRun(run);
  return { revealed: drawRewards(next, luck), run: next };
}

/** The run with one of the revealed cards in its deck; the others are gone. */
export function pickReward(
  run: Readonly<RunState>,
  revealed: readonly string[],
  index: number,
): RunState {
  const next = cloneRun(run);
  const card = revealed[index];
  if (card !== undefined) next.deck.push(card);
  return next;
}

/** The run with all revealed cards shuffled back into its rewards deck. */
export function skipRewards(run: Readonly<RunState>, revealed: readonly string[]): RunState {
  const next = cloneRun(run);
  returnRewards(next, revealed);
  return next;
}

/** A fight as the plan has it. */
export interface PlanCombat extends CombatView {
  /** The first of `enemies`. */
  readonly enemy: EnemyView | undefined;
}

/**
 * A fight of the run's deck and HP against one or several enemies, before its first turn. Throws an
 * `OptionsError` that names every card and enemy that does not exist.
 */
export function createCombatFromRun(
  run: Readonly<RunState>,
  enemyIdOrIds: string | readonly string[],
  luck: Luck,
): PlanCombat {
  const ids = typeof enemyIdOrIds === "string" ? [enemyIdOrIds] : enemyIdOrIds;
  refuseUnknown(run.deck, ids);
  const combat = createCombat(actContent, run);
  const fight: Fight = {
    content: actContent,
    combat,
    luck: { cards: luck, rewards: luck, die: luck, enemies: luck },
    emit: undefined,
    variants: {},
    result: "open",
    triggersLeft: MOST_TRIGGERS,
  };
  spawnGroup(fight, ids);
  const seen = combatView(actContent, combat);
  return { ...seen, enemy: seen.enemies[0] };
}

function refuseUnknown(deck: readonly string[], enemies: readonly string[]): void {
  const { cardNumbers, enemyNumbers } = actContent;
  const faults = [
    ...findUnknown("deck", deck, cardNumbers, "a card"),
    ...findUnknown("enemies", enemies, enemyNumbers, "an enemy"),
  ];
  if (faults.length > 0) throw new OptionsError(faults);
}

function findUnknown(
  place: string,
  ids: readonly string[],
  known: ReadonlyMap<string, number>,
  what: string,
): Fault[] {
  return ids.flatMap((id, i) =>
    known.has(id)
      ? []
      : [{ path: `${place}[${i}]`, message: `must be the id of ${what}, not "${id}"` }],
  );
}

/** The run after a won fight: its HP, healed by 1, and one more fight counted. */
export function endCombat(run: Readonly<RunState>, combatHp: number): RunState {
  const next = cloneRun(run);
  winFight(next, combatHp);
  return next;
}

/** The run after a rest: 3 HP more, never above the maximum. */
export function campfireRest(run: Readonly<RunState>): RunState {
  const next = cloneRun(run);
  rest(next);
  return next;
}

/** The run with one such card upgraded; as it was when that cannot be. */
export function campfireSmith(run: Readonly<RunState>, cardId: string): RunState {
  const next = cloneRun(run);
  smith(actContent, next, cardId);
  return next;
}

/** The cards of the deck that can be upgraded, each once. */
export function getUpgradableCards(run: Readonly<RunState>): string[] {
  return upgradableCards(actContent, run);
}

/** The map of the act: ten nodes in a line. */
export function createMap(): MapState {
  return layOutMap(ACT1_LAYOUT);
}

/** The map with its node cleared, at the next one if there is one. */
export function advanceMap(map: Readonly<MapState>): MapState {
  const next = { nodes: map.nodes.slice(), currentNode: map.currentNode };
  clearNode(next);
  return next;
}

/** The node the player is at. */
export function getCurrentNode(map: Readonly<MapState>): MapNode {
  return nodeOf(map);
}

/** Who is met at a node; null where nobody is. */
export function getNodeEnemy(nodeType: string, luck: Luck): string | null {
  const pools: ReadonlyMap<string, readonly string[]> = new Map([
    ["encounter", ENCOUNTERS],
    ["elite", ELITES],
    ["boss", BOSSES],
  ]);
  const pool = pools.get(nodeType);
  return pool === undefined ? null : pick(luck, pool);
}
