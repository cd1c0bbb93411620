// What enemies are about to do, read off this round's die or their track.
import type { CompiledAction, Content } from "../content.js";
import { type Creature, PLAYER } from "../events.js";
import { combatOf, rowOf } from "../state.js";
import type { Combat, Enemy, Play } from "../types.js";

/** The id of an enemy in a fight. */
export function idOf(play: Play, enemy: number): string {
  return rowOf(play.content, combatOf(play).enemies[enemy] as Enemy).id;
}

/** The id of an enemy, or null for the player. */
export function creatureId(play: Play, creature: Creature): string | null {
  return creature === PLAYER ? null : idOf(play, creature);
}

/** The action of an enemy this round. */
export function actionOf(
  combat: Readonly<Combat>,
  content: Content,
  enemy: Readonly<Enemy>,
): CompiledAction {
  const row = rowOf(content, enemy);
  const actions = row.variants[enemy.variant] as readonly CompiledAction[];
  const i = row.isTrack ? enemy.slot : dieRow(combat.die ?? 1, actions.length);
  return actions[i] as CompiledAction;
}

/** Which of n equal rows of faces a die shows. */
export function dieRow(die: number, n: number): number {
  return Math.floor(((die - 1) * n) / 6);
}

/** How many hits an enemy intends; R16: none when it is about to shift its mode instead. */
export function intendedHits(
  combat: Readonly<Combat>,
  content: Content,
  enemy: Readonly<Enemy>,
): number {
  if (enemy.hp === 0) return 0;
  const { hit, times = 1, shift } = actionOf(combat, content, enemy);
  if (hit === undefined || (shift !== undefined && enemy.block === 0)) return 0;
  return times;
}

/** One hit as the tokens on both sides change it. */
export function hitSize(size: number, isWeak: boolean, isVulnerable: boolean): number {
  if (isWeak && isVulnerable) return size;
  if (isWeak) return Math.max(0, size - 1);
  return isVulnerable ? size * 2 : size;
}
