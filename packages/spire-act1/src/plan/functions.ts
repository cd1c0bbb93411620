// The plan's functions by their names: pure, beside the contract. Each copies its input and calls the verb the game itself uses.

import {
  type DeepReadonly,
  list,
  OptionsError,
  parse,
  type ReadonlyState,
  record,
  unwrap,
} from "@games/core-game";
import { type Luck, pick, type Seed } from "@games/core-rng";
import type { Card } from "../content.js";
import { ACT1_LAYOUT, BOSSES, ELITES, ENCOUNTERS } from "../data/act1.js";
import type { CardId, EnemyId } from "../data/ids.js";
import { fault, showId } from "../messages.js";
import { deckCard, enemyId } from "../options.js";
import { spawnGroup } from "../rules/enemies.js";
import { createCombat } from "../rules/nodes.js";
import {
  carryOver,
  clearNode,
  drawRewards,
  layOutMap,
  nodeOf,
  rest,
  returnRewards,
  smith,
  startRun,
  upgradableCards,
} from "../rules/run.js";
import { cardOf, cloneMap, cloneRun } from "../state.js";
import type { MapNode, MapState, RunState, SpireAct1 } from "../types.js";
import { combatView } from "../view.js";
import type { CombatView, EnemyView } from "../view-types.js";
import { spireAct1 } from "./game.js";

/** Every card: base and upgraded versions, colorless cards, status cards, curses. */
export function getAllCards(): Card[] {
  return spireAct1.content.cards.map(({ card }) => card);
}

/** A card by its id, or undefined. */
export function getCard(id: CardId): Card | undefined {
  const { content } = spireAct1;
  const number = content.cardNumbers.get(id);
  return number === undefined ? undefined : cardOf(content, number).card;
}

/** A new run of a character; there is one. Throws an `OptionsError` for any other. */
export function createRunState(character: RunState["character"] = "ironclad"): RunState {
  if (character !== "ironclad")
    throw new OptionsError([
      { path: "character", ...fault("not-a-character", { id: showId(character) }) },
    ]);
  return startRun(spireAct1.content, unwrap(spireAct1.configure({})));
}

/** Throws an `OptionsError` unless a function was given luck to draw from. */
function assertLuck(luck: unknown): void {
  if (typeof (luck as Partial<Luck> | undefined)?.below !== "function")
    throw new OptionsError([{ path: "luck", ...fault("no-luck") }]);
}

/** The top three cards of the rewards deck, and the run without them. */
export function revealRewards(
  run: DeepReadonly<RunState>,
  luck: Luck,
): { readonly revealed: string[]; readonly run: RunState } {
  assertLuck(luck);
  const next = cloneRun(run as RunState);
  return { revealed: drawRewards(next, luck), run: next };
}

/** The run with one of the revealed cards in its deck; the others are gone. */
export function pickReward(
  run: DeepReadonly<RunState>,
  revealed: readonly string[],
  index: number,
): RunState {
  const card = revealed[index];
  return changed(run, ({ deck }) => {
    if (card !== undefined) deck.push(card);
  });
}

/** The run with all revealed cards shuffled back into its rewards deck. */
export function skipRewards(run: DeepReadonly<RunState>, revealed: readonly string[]): RunState {
  return changed(run, (next) => returnRewards(next, revealed));
}

/** A copy of a run after a change. */
function changed(run: DeepReadonly<RunState>, change: (next: RunState) => void): RunState {
  const next = cloneRun(run as RunState);
  change(next);
  return next;
}

/** A fight as the plan has it. */
export interface PlanCombat extends CombatView {
  /** The first of `enemies`. */
  readonly enemy: EnemyView | undefined;
}

/**
 * A fight of the run's deck and HP against one or several enemies, before its first turn: something to look at, not to
 * play; {@link startCombatFromRun} gives one to play. Throws an `OptionsError` that names every card and enemy that does not
 * exist.
 */
export function createCombatFromRun(
  run: DeepReadonly<RunState>,
  enemyIdOrIds: EnemyId | readonly EnemyId[],
  luck: Luck,
): PlanCombat {
  assertLuck(luck);
  const { content } = spireAct1;
  const { deck, enemies } = readFight(run, enemyIdOrIds);
  const combat = createCombat(content, { ...cloneRun(run as RunState), deck });
  const state = spireAct1.clone(spireAct1.create({ seed: "a fight" }));
  spawnGroup(spireAct1.openWith({ ...state, combat }, luck), enemies);
  const seen = combatView(combat, content);
  return { ...seen, enemy: seen.enemies[0] };
}

/**
 * The same fight as a state of the game, at its first turn: it is played with `spireAct1.apply`, and what it draws comes
 * from the seed. Throws an `OptionsError` that names every card and enemy that does not exist.
 */
export function startCombatFromRun(
  run: DeepReadonly<RunState>,
  enemyIdOrIds: EnemyId | readonly EnemyId[],
  seed: Seed,
): ReadonlyState<SpireAct1> {
  const { deck, enemies } = readFight(run, enemyIdOrIds);
  const { hp, maxHp } = run;
  const options = { hp, maxHp, deck, map: ["encounter"], encounters: [enemies] } as const;
  const state = spireAct1.clone(spireAct1.create({ seed, ...options }));
  spireAct1.step(spireAct1.open(state), { type: "proceed" });
  return state;
}

/** The cards and enemies of a fight, by their own ids. */
function readFight(
  run: DeepReadonly<RunState>,
  enemyIdOrIds: EnemyId | readonly EnemyId[],
): { deck: string[]; enemies: string[] } {
  const { content } = spireAct1;
  const given = parse(
    record<{ deck: string[]; enemies: string[] }>({
      deck: list(deckCard(content), MAX_CARDS),
      enemies: list(enemyId(content), MAX_CARDS, 1),
    }),
    { deck: run.deck, enemies: typeof enemyIdOrIds === "string" ? [enemyIdOrIds] : enemyIdOrIds },
  );
  if (!given.ok) throw new OptionsError(given.error);
  return given.value;
}

const MAX_CARDS = 400;

/** The run after a won fight: its HP, healed by 1, and one more fight counted. */
export function endCombat(run: DeepReadonly<RunState>, combatHp: number): RunState {
  return changed(run, (next) => carryOver(next, combatHp));
}

/** The run after a rest: 3 HP more, never above the maximum. */
export function campfireRest(run: DeepReadonly<RunState>): RunState {
  return changed(run, rest);
}

/** The run with one such card upgraded; as it was when that cannot be. */
export function campfireSmith(run: DeepReadonly<RunState>, cardId: CardId): RunState {
  return changed(run, (next) => smith(spireAct1.content, next, cardId));
}

/** The cards of the deck that can be upgraded, each once. */
export function getUpgradableCards(run: DeepReadonly<RunState>): string[] {
  return upgradableCards(run, spireAct1.content);
}

/** The map of the act: ten nodes in a line. */
export function createMap(): MapState {
  return layOutMap(ACT1_LAYOUT);
}

/** The map with its node cleared, at the next one if there is one. */
export function advanceMap(map: DeepReadonly<MapState>): MapState {
  const next = cloneMap(map);
  clearNode(next);
  return next;
}

/** The node the player is at. */
export function getCurrentNode(map: DeepReadonly<MapState>): MapNode {
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
  if (pool === undefined) return null;
  assertLuck(luck);
  return pick(luck, pool);
}
