// The enemies' side: who appears, their turn, and their tracks.
import type { About } from "@games/core-rng";
import type { CompiledAction, CompiledEnemy } from "../content.js";
import { MAX_ENEMIES } from "../data/act1.js";
import { combatOf, rowOf } from "../state.js";
import type { Enemy, Play } from "../types.js";
import { attackPlayer, dismissEnemy, poisonEnemy } from "./damage.js";
import { actionOf, idOf } from "./intents.js";
import { addStatus, truncate } from "./piles.js";
import { gainEnemyBlock, gainStrength, placeOnPlayer } from "./tokens.js";

/** The enemies of a fight step up from left to right. */
export function spawnGroup(play: Play, ids: readonly string[]): void {
  for (const id of ids) spawnEnemy(play, play.content.enemyNumbers.get(id) as number);
}

/** One of the cards of a gang that are left in the summon deck joins the fight. */
export function spawnSummon(play: Play, gang: readonly number[]): void {
  const cards = gang.length === 1 ? gang : gang.flatMap((row) => cardsLeft(play, row));
  if (cards.length === 0) return;
  const names = cards.map((one) => play.content.enemies[one]?.id as string);
  const row = cards[play.luck.enemies.below(cards.length, SUMMON, names)] as number;
  const { variants } = play.content.enemies[row] as CompiledEnemy;
  if (gang.length > 1 && variants.length === 1) combatOf(play).drawn.push({ row, variant: 0 });
  spawnEnemy(play, row);
}

const SUMMON: About = { kind: "card", name: "summon-deck" };

/** An enemy once for each of its cards that are left in the summon deck. */
function cardsLeft(play: Play, row: number): number[] {
  const { copies, variants } = play.content.enemies[row] as CompiledEnemy;
  const gone = combatOf(play).drawn.filter((one) => one.row === row).length;
  return Array<number>(Math.max(0, copies * variants.length - gone)).fill(row);
}

/** An enemy joins the fight on the right, its companions to its left. */
export function spawnEnemy(play: Play, number: number): void {
  const row = play.content.enemies[number] as CompiledEnemy;
  for (const companion of row.companions) spawnEnemy(play, companion);
  const { enemies } = combatOf(play);
  const enemy = enemies.length;
  const variant = enemy < MAX_ENEMIES ? drawVariant(play, number, row) : null;
  if (variant === null) return;
  const { id, hp, strength } = row;
  enemies.push({
    row: number,
    variant,
    hp,
    block: 0,
    strength,
    vulnerable: 0,
    weak: 0,
    poison: 0,
    slot: 0,
    curlUp: "unused",
  });
  play.emit?.({ type: "enemy-appeared", enemy, id, variant, hp, reveals: true });
}

/** R18, R31: a variant that was not drawn in this fight, by option or by luck; null when all of several were. */
function drawVariant(play: Play, number: number, row: CompiledEnemy): number | null {
  const fixed = play.state.config.variants[row.id];
  if (fixed !== undefined) return fixed;
  if (row.variants.length === 1) return 0;
  const { drawn } = combatOf(play);
  const left: number[] = [];
  for (let variant = 0; variant < row.variants.length; variant++) {
    if (!drawn.some((one) => one.row === number && one.variant === variant)) left.push(variant);
  }
  if (left.length === 0) return null;
  const variant = left[play.luck.enemies.below(left.length, row.about, left)] as number;
  drawn.push({ row: number, variant });
  return variant;
}

/** Enemies that were called or split off arrive; R17: that is at the start of the round. */
export function welcomeArrivals(play: Play): void {
  const { arrivals } = combatOf(play);
  if (arrivals.length === 0) return;
  for (const number of arrivals) spawnEnemy(play, number);
  truncate(arrivals, 0);
}

/** The dead and gone leave the table. */
export function sweepEnemies(play: Play): void {
  const { enemies } = combatOf(play);
  let left = 0;
  for (let i = 0; i < enemies.length; i++) {
    const enemy = enemies[i] as Enemy;
    if (enemy.hp > 0) enemies[left++] = enemy;
  }
  truncate(enemies, left);
}

/** The whole enemy turn: block goes, poison works, everyone acts, tracks move on. */
export function takeEnemyTurn(play: Play): void {
  const { enemies, player } = combatOf(play);
  for (let i = 0; i < enemies.length; i++) resetBlock(play, i);
  for (let i = 0; i < enemies.length; i++) if ((enemies[i]?.poison ?? 0) > 0) poisonEnemy(play, i);
  const shifted: Enemy[] = [];
  for (let rank = 0; rank <= LAST_RANK; rank++) {
    for (let i = 0; i < enemies.length && player.hp > 0; i++) {
      const enemy = enemies[i] as Enemy;
      if (enemy.hp === 0 || rankOf(play, enemy) !== rank || shifted.includes(enemy)) continue;
      if (!act(play, i)) shifted.push(enemy);
    }
  }
  for (const enemy of enemies) if (!shifted.includes(enemy)) moveOn(play, enemy);
}

/** R7: block that a mode shift looks at stays until then. */
function resetBlock(play: Play, target: number): void {
  const combat = combatOf(play);
  const enemy = combat.enemies[target] as Enemy;
  if (enemy.block === 0 || actionOf(combat, play.content, enemy).shift !== undefined) return;
  dropBlock(play, target, enemy);
}

function dropBlock(play: Play, target: number, enemy: Enemy): void {
  const amount = enemy.block;
  enemy.block = 0;
  if (amount === 0) return;
  play.emit?.({ type: "block-lost", target, id: idOf(play, target), amount, block: 0 });
}

const LAST_RANK = 2;

/** Those whose action comes last act after the others, bosses after everyone. */
function rankOf(play: Play, enemy: Enemy): number {
  if (rowOf(play.content, enemy).isBoss) return LAST_RANK;
  return actionOf(combatOf(play), play.content, enemy).last ? 1 : 0;
}

/**
 * One enemy's action; R16: a mode shift looks at the block, drops it, then hits or shifts. False for one that shifted its
 * mode: it is at its new slot already.
 */
function act(play: Play, by: number): boolean {
  const combat = combatOf(play);
  const enemy = combat.enemies[by] as Enemy;
  const action = actionOf(combat, play.content, enemy);
  if (action.shift !== undefined) {
    const hadBlock = enemy.block > 0;
    dropBlock(play, by, enemy);
    if (!hadBlock) {
      enemy.slot = action.shift;
      play.emit?.({ type: "mode-shifted", enemy: by, id: idOf(play, by) });
      return false;
    }
  }
  play.emit?.({ type: "enemy-acted", enemy: by, id: idOf(play, by), action: action.row });
  perform(play, by, action);
  return true;
}

/** R28: hits first, then what the enemy gives itself, then tokens and cards; the player's death ends it. */
function perform(play: Play, by: number, action: CompiledAction): void {
  const { player, arrivals } = combatOf(play);
  if (action.hit !== undefined) attackPlayer(play, by, action);
  if (player.hp === 0) return;
  if (action.block !== undefined) gainEnemyBlock(play, by, action.block);
  if (action.strength !== undefined) gainStrength(play, by, action.strength);
  if (action.vulnerable !== undefined) placeOnPlayer(play, "vulnerable", action.vulnerable);
  if (action.weak !== undefined) placeOnPlayer(play, "weak", action.weak);
  giveCards(play, action);
  if (action.summon !== undefined)
    arrivals.push(play.content.enemyNumbers.get(action.summon) as number);
  if (action.steal !== undefined) stealGold(play, action.steal);
  if (action.leave) dismissEnemy(play, by);
}

/** P7: never more gold than there is; R20: in the plan there is none. */
function stealGold({ state, emit }: Play, most: number): void {
  const { run } = state;
  const amount = Math.min(most, run.gold);
  if (amount === 0) return;
  run.gold -= amount;
  emit?.({ type: "gold-lost", amount, gold: run.gold });
}

/** Daze goes on top of the draw pile, Burn and Slimed on the discard pile. */
function giveCards(play: Play, { daze = 0, burn = 0, slimed = 0 }: CompiledAction): void {
  const { content } = play;
  if (daze > 0) addStatus(play, content.daze, daze, "draw");
  if (burn > 0) addStatus(play, content.burn, burn, "discard");
  if (slimed > 0) addStatus(play, content.slimed, slimed, "discard");
}

/** Moves an enemy to its next slot. */
function moveOn(play: Play, enemy: Enemy): void {
  const row = rowOf(play.content, enemy);
  if (!row.isTrack || enemy.hp === 0) return;
  const track = row.variants[enemy.variant] as readonly CompiledAction[];
  const next = track[enemy.slot]?.next ?? enemy.slot + 1;
  enemy.slot = next < track.length ? next : row.loop;
}
