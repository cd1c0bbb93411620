// The enemies' side: who appears, their turn, and their tracks.
import type { CompiledEnemy, Fight } from "../compiled.js";
import { MAX_ENEMIES } from "../data/act1.js";
import type { Enemy } from "../types.js";
import type { EnemyAction } from "../vocabulary.js";
import { attackPlayer, dismissEnemy, poisonEnemy } from "./damage.js";
import { actionOf, idOf, rowOf } from "./intents.js";
import { addStatus, truncate } from "./piles.js";
import { gainEnemyBlock, gainStrength, placeOnPlayer } from "./tokens.js";

/** An enemy joins the fight on the right, its companions to its left. */
export function spawnEnemy(fight: Fight, number: number): void {
  const row = fight.content.enemies[number] as CompiledEnemy;
  for (const companion of row.companions) spawnEnemy(fight, companion);
  const enemy = fight.combat.enemies.length;
  const variant = enemy < MAX_ENEMIES ? drawVariant(fight, number, row) : -1;
  if (variant < 0) return;
  fight.combat.enemies.push({
    row: number,
    variant,
    hp: row.hp,
    block: 0,
    strength: 0,
    vulnerable: 0,
    weak: 0,
    poison: 0,
    slot: 0,
    curl: 0,
  });
  const { id, hp } = row;
  fight.emit?.({ type: "enemy-appeared", enemy, id, variant, hp, reveals: true });
}

/** R18: a variant that is not in play, by option or by luck; -1 when all of several are in play. */
function drawVariant(fight: Fight, number: number, row: CompiledEnemy): number {
  const fixed = fight.variants[row.id];
  if (fixed !== undefined) return fixed;
  if (row.variants.length === 1) return 0;
  const left: number[] = [];
  for (let variant = 0; variant < row.variants.length; variant++) {
    const isInPlay = fight.combat.enemies.some(
      (enemy) => enemy.row === number && enemy.variant === variant && enemy.hp > 0,
    );
    if (!isInPlay) left.push(variant);
  }
  return left.length === 0 ? -1 : (left[fight.luck.enemies.below(left.length)] as number);
}

/** Enemies that were called or split off arrive; R17: that is at the start of the round. */
export function welcomeArrivals(fight: Fight): void {
  const { arrivals } = fight.combat;
  if (arrivals.length === 0) return;
  for (const number of arrivals) spawnEnemy(fight, number);
  truncate(arrivals, 0);
}

/** The dead and gone leave the table. */
export function sweepEnemies(fight: Fight): void {
  const { enemies } = fight.combat;
  let left = 0;
  for (let i = 0; i < enemies.length; i++) {
    const enemy = enemies[i] as Enemy;
    if (enemy.hp > 0) enemies[left++] = enemy;
  }
  truncate(enemies, left);
}

/** The whole enemy turn: block goes, poison works, everyone acts, tracks move on. */
export function takeEnemyTurn(fight: Fight): void {
  const { enemies } = fight.combat;
  for (let i = 0; i < enemies.length; i++) resetBlock(fight, i);
  for (let i = 0; i < enemies.length; i++) if ((enemies[i]?.poison ?? 0) > 0) poisonEnemy(fight, i);
  for (let rank = 0; rank <= LAST_RANK; rank++) {
    for (let i = 0; i < enemies.length && fight.result === "open"; i++) {
      const enemy = enemies[i] as Enemy;
      if (enemy.hp > 0 && rankOf(fight, enemy) === rank) act(fight, i);
    }
  }
  for (const enemy of enemies) moveOn(fight, enemy);
}

/** R7: block that a mode shift looks at stays until then. */
function resetBlock(fight: Fight, target: number): void {
  const { content, combat } = fight;
  const enemy = combat.enemies[target] as Enemy;
  if (enemy.block === 0 || actionOf(content, combat, enemy).shift !== undefined) return;
  dropBlock(fight, target, enemy);
}

function dropBlock(fight: Fight, target: number, enemy: Enemy): void {
  const amount = enemy.block;
  enemy.block = 0;
  if (amount === 0) return;
  fight.emit?.({ type: "block-lost", target, id: idOf(fight, target), amount, block: 0 });
}

const LAST_RANK = 2;

/** Those whose action comes last act after the others, bosses after everyone. */
function rankOf(fight: Fight, enemy: Enemy): number {
  if (rowOf(fight.content, enemy).isBoss) return LAST_RANK;
  return actionOf(fight.content, fight.combat, enemy).last ? 1 : 0;
}

/** One enemy's action; R16: a mode shift looks at the block, drops it, then hits or shifts. */
function act(fight: Fight, by: number): void {
  const { content, combat } = fight;
  const enemy = combat.enemies[by] as Enemy;
  const action = actionOf(content, combat, enemy);
  if (action.shift !== undefined) {
    const hadBlock = enemy.block > 0;
    dropBlock(fight, by, enemy);
    if (!hadBlock) {
      shiftMode(fight, by, action.shift);
      return;
    }
  }
  fight.emit?.({ type: "enemy-acted", enemy: by, id: idOf(fight, by), action });
  perform(fight, by, action);
}

/** The new mode begins when tracks move on; until then the slot is marked by its complement. */
function shiftMode(fight: Fight, by: number, slot: number): void {
  (fight.combat.enemies[by] as Enemy).slot = ~slot;
  fight.emit?.({ type: "mode-shifted", enemy: by, id: idOf(fight, by) });
}

/** R28: hits first, then what the enemy gives itself, then tokens and cards; the player's death ends it. */
function perform(fight: Fight, by: number, action: EnemyAction): void {
  if (action.hit !== undefined) attackPlayer(fight, by, action);
  if (fight.result !== "open") return;
  if (action.block !== undefined) gainEnemyBlock(fight, by, action.block);
  if (action.strength !== undefined) gainStrength(fight, by, action.strength);
  if (action.vulnerable !== undefined) placeOnPlayer(fight, "vulnerable", action.vulnerable);
  if (action.weak !== undefined) placeOnPlayer(fight, "weak", action.weak);
  giveCards(fight, action);
  if (action.summon !== undefined)
    fight.combat.arrivals.push(fight.content.enemyNumbers.get(action.summon) as number);
  if (action.leave) dismissEnemy(fight, by);
}

/** Daze goes on top of the draw pile, Burn and Slimed on the discard pile. */
function giveCards(fight: Fight, { daze = 0, burn = 0, slimed = 0 }: EnemyAction): void {
  const { content } = fight;
  if (daze > 0) addStatus(fight, content.daze, daze, "draw");
  if (burn > 0) addStatus(fight, content.burn, burn, "discard");
  if (slimed > 0) addStatus(fight, content.slimed, slimed, "discard");
}

/** Moves an enemy to its next slot. */
function moveOn(fight: Fight, enemy: Enemy): void {
  const row = rowOf(fight.content, enemy);
  if (!row.isTrack || enemy.hp === 0) return;
  if (enemy.slot < 0) {
    enemy.slot = ~enemy.slot;
    return;
  }
  const track = row.variants[enemy.variant] as readonly EnemyAction[];
  const next = track[enemy.slot]?.next ?? enemy.slot + 1;
  enemy.slot = next < track.length ? next : row.loop;
}
