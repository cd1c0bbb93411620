// What enemies are about to do, read off this round's die or their track.
import type { CompiledEnemy, Content, Fight } from "../compiled.js";
import { PLAYER } from "../events.js";
import type { Combat, Enemy } from "../types.js";
import type { EnemyAction } from "../vocabulary.js";

/** The row of an enemy. */
export function rowOf(content: Content, enemy: Readonly<Enemy>): CompiledEnemy {
  return content.enemies[enemy.row] as CompiledEnemy;
}

/** The id of an enemy in a fight. */
export function idOf({ content, combat }: Fight, target: number): string {
  return rowOf(content, combat.enemies[target] as Enemy).id;
}

/** The id of an enemy by its number, or null for the player. */
export function creatureId(fight: Fight, target: number): string | null {
  return target === PLAYER ? null : idOf(fight, target);
}

/** The action of an enemy this round. */
export function actionOf(
  content: Content,
  combat: Readonly<Combat>,
  enemy: Readonly<Enemy>,
): EnemyAction {
  const row = rowOf(content, enemy);
  const actions = row.variants[enemy.variant] as readonly EnemyAction[];
  const i = row.isTrack ? enemy.slot : dieRow(combat.die, actions.length);
  return actions[i] as EnemyAction;
}

/** Which of so many equal rows of faces a die shows. */
function dieRow(die: number, rows: number): number {
  return Math.floor(((Math.max(die, 1) - 1) * rows) / 6);
}

/** How many hits an enemy intends; R16: none when it is about to shift its mode instead. */
export function intendedHits(
  content: Content,
  combat: Readonly<Combat>,
  enemy: Readonly<Enemy>,
): number {
  if (enemy.hp === 0) return 0;
  const { hit, times = 1, shift } = actionOf(content, combat, enemy);
  if (hit === undefined || (shift !== undefined && enemy.block === 0)) return 0;
  return times;
}

/** One hit as the tokens on both sides change it. */
export function hitSize(size: number, isWeak: boolean, isVulnerable: boolean): number {
  if (isWeak && isVulnerable) return size;
  if (isWeak) return Math.max(0, size - 1);
  return isVulnerable ? size * 2 : size;
}

/** The number of enemies that still fight. */
export function livingEnemies(combat: Readonly<Combat>): number {
  let living = 0;
  for (const enemy of combat.enemies) if (enemy.hp > 0) living++;
  return living;
}
