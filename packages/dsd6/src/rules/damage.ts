// Damage to the ship and to enemies (rules 4 and 8, R26-R28, R31, R33, R38).
import type { Emit } from "@games/core-game";
import type { Content } from "../content.js";
import { BARRIER, BOSS, HP_FLOOR } from "../data/vocabulary.js";
import { removeFromPlay, survey } from "../state.js";
import type { Event, State } from "../types.js";
import { checkHull, checkWin } from "./ending.js";
import { nameOf } from "./naming.js";

/** R26: damage to the ship: shields first, the rest to the hull. */
export function damageShip(
  state: State,
  content: Content,
  card: number,
  amount: number,
  emit?: Emit<Event>,
): void {
  const shieldsLost = Math.min(amount, state.shields);
  const hullLost = Math.min(amount - shieldsLost, state.hull);
  state.shields -= shieldsLost;
  state.hull -= hullLost;
  emit?.({ type: "ship-damaged", shieldsLost, hullLost, card, threat: nameOf(content, card) });
  checkHull(state, card, emit);
}

/** R27: damage to the shields alone; what they cannot take is lost. */
export function damageShields(
  state: State,
  content: Content,
  card: number,
  amount: number,
  emit?: Emit<Event>,
): void {
  const shieldsLost = Math.min(amount, state.shields);
  state.shields -= shieldsLost;
  emit?.({ type: "ship-damaged", shieldsLost, hullLost: 0, card, threat: nameOf(content, card) });
}

/** A hit on an enemy in play; under Time Warp it keeps its last hit point (R31). */
export function damageEnemy(
  state: State,
  content: Content,
  at: number,
  amount: number,
  emit?: Emit<Event>,
): void {
  const card = state.play[at] as number;
  const floor = (survey(state, content) & HP_FLOOR) === 0 ? 0 : 1;
  const before = state.hp[at] as number;
  const hp = Math.max(floor, before - amount);
  state.hp[at] = hp;
  emit?.({ type: "threat-hit", damage: before - hp, hp, card, threat: nameOf(content, card) });
  if (hp === 0) destroy(state, content, at, emit);
}

/** R33: the Barrier stays in play, the boss leaves the game, others are discarded. */
function destroy(state: State, content: Content, at: number, emit?: Emit<Event>): void {
  const card = state.play[at] as number;
  const kind = content.kind[card];
  emit?.({ type: "threat-destroyed", card, threat: nameOf(content, card) });
  if (kind === BARRIER) {
    state.stasis[at] = 0;
  } else {
    removeFromPlay(state, at);
    if (kind === BOSS) state.isBossDestroyed = true;
    else state.discard.push(card);
  }
  checkWin(state, content, emit);
}

/** Rule 39: an enemy is back at its full hit points. */
export function regenerate(state: State, content: Content, at: number, emit?: Emit<Event>): void {
  const card = state.play[at] as number;
  const hp = content.hp[card] as number;
  state.hp[at] = hp;
  emit?.({ type: "threat-regenerated", hp, card, threat: nameOf(content, card) });
}
