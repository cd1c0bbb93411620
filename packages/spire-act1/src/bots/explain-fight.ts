// Why an action of a turn is played: what it changes until the next choice, and what the rest of its line makes of that.
import type { Message } from "@games/core-game";
import { topFrame } from "../rules/frames.js";
import type { Action, Combat, Enemy, State } from "../types.js";
import { threatOf } from "./heuristics.js";
import { because, becauseOf, type ReasonCode } from "./reasons.js";
import type { Scout } from "./scout.js";
import type { Line } from "./turn-search.js";

/** What is compared: the fight before the action, after it, and at the end of its line. */
interface Change {
  readonly scout: Scout;
  readonly before: Combat;
  readonly after: Combat;
  readonly end: Combat;
  /** What each enemy is about to do to the player. */
  readonly threats: readonly number[];
}

type Reason = Message<ReasonCode>;

/** Why a line begins as it does. */
export function explainLine(scout: Scout, root: State, line: Line): Reason {
  if (line.first.type === "end-turn") return because("ends-turn");
  if (line.isWon) return because("wins-fight");
  if (line.first.type === "drink")
    return becauseOf(scout.game, "drinks", { potion: line.first.potion });
  const before = root.combat;
  const after = afterFirst(scout, root, line);
  const end = line.state.combat;
  if (before === null || after === null || end === null) return because("does-best");
  const change = { scout, before, after, end, threats: threatsIn(scout, root, before) };
  for (const explain of EXPLANATIONS) {
    const reason = explain(change);
    if (reason !== undefined) return reason;
  }
  return because("does-best");
}

/** The fight after the first action of a line and the answers that belong to it; null when that ends the turn. */
function afterFirst({ game, play }: Scout, root: State, line: Line): Combat | null {
  const actions: Action[] = [line.last];
  for (let step = line.trail; step !== null; step = step.before) actions.unshift(step.action);
  const state = game.clone(root);
  game.point(play, state);
  for (const action of actions) {
    game.step(play, action);
    if (state.combat?.turn !== root.combat?.turn) return null;
    if (topFrame(state)?.kind === "fight") break;
  }
  return state.combat;
}

function threatsIn(scout: Scout, root: State, { enemies }: Combat): number[] {
  scout.game.point(scout.play, root);
  return enemies.map((enemy) => (enemy.hp === 0 ? 0 : threatOf(scout.play, enemy)));
}

/** An enemy as a reason names it. */
function enemyAt({ scout, before }: Change, place: number) {
  const row = before.enemies[place]?.row;
  return { enemy: row === undefined ? "" : (scout.game.content.enemies[row]?.id ?? ""), place };
}

/** The place of the first enemy for which something is true before and after. */
function findEnemy(
  { before }: Change,
  then: Combat,
  is: (was: Enemy, now: Enemy) => boolean,
): number {
  return before.enemies.findIndex((was, i) => {
    const now = then.enemies[i];
    return now !== undefined && is(was, now);
  });
}

const died = (was: Enemy, now: Enemy) => was.hp > 0 && now.hp === 0;

/** The explanations, the most telling first. */
const EXPLANATIONS: readonly ((change: Change) => Reason | undefined)[] = [
  (change) => {
    const place = findEnemy(change, change.after, died);
    if (place < 0) return undefined;
    const damage = change.threats[place] ?? 0;
    const { game } = change.scout;
    const enemy = enemyAt(change, place);
    return damage > 0
      ? becauseOf(game, "kills", { ...enemy, damage })
      : becauseOf(game, "kills-idle", enemy);
  },
  (change) => {
    const isHurt = (was: Enemy, now: Enemy) => now.hp + now.block < was.hp + was.block;
    const place = findEnemy(change, change.after, isHurt);
    const isKilled = place >= 0 && change.end.enemies[place]?.hp === 0;
    return isKilled
      ? becauseOf(change.scout.game, "helps-to-kill", enemyAt(change, place))
      : undefined;
  },
  ({ before, after, threats }) => {
    const gained = after.player.block - before.player.block;
    const threat = threats.reduce((sum, one) => sum + one, 0);
    const incoming = threat - before.player.block;
    if (gained <= 0 || incoming <= 0) return undefined;
    return because("blocks", { blocked: Math.min(gained, incoming), incoming });
  },
  ({ before, after }) =>
    after.player.strength > before.player.strength ? because("gains-strength") : undefined,
  ({ before, after }) =>
    after.powers.length > before.powers.length ? because("sets-up") : undefined,
  ({ before, after }) =>
    after.player.energy > before.player.energy ? because("gains-energy") : undefined,
  (change) => {
    const place = findEnemy(change, change.after, (was, now) => now.vulnerable > was.vulnerable);
    return place < 0 ? undefined : becauseOf(change.scout.game, "exposes", enemyAt(change, place));
  },
  (change) => {
    const place = findEnemy(change, change.after, (was, now) => now.weak > was.weak);
    return place < 0 ? undefined : becauseOf(change.scout.game, "weakens", enemyAt(change, place));
  },
  (change) => {
    const lost = (was: Enemy, now: Enemy) => was.hp > now.hp;
    const place = findEnemy(change, change.after, lost);
    if (place < 0) return undefined;
    const damage = (change.before.enemies[place]?.hp ?? 0) - (change.after.enemies[place]?.hp ?? 0);
    return becauseOf(change.scout.game, "damages", { ...enemyAt(change, place), damage });
  },
  ({ before, after }) => (after.hand.length >= before.hand.length ? because("draws") : undefined),
  ({ before, after }) =>
    after.exhaustPile.length > before.exhaustPile.length ? because("thins-out") : undefined,
];
