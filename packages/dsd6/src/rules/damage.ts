// Damage to the ship and to enemies (rules 4 and 8, R26-R28, R31, R33, R38).
import { cardOf, hasFlag, idOf, removeFromPlay } from "../state.js";
import type { Play } from "../types.js";
import { checkHull, checkWin } from "./ending.js";

/** R26: damage to the ship: shields first, the rest to the hull. */
export function damageShip(play: Play, card: number, amount: number): void {
  const { state, content, emit } = play;
  const shieldsLost = Math.min(amount, state.shields);
  const hullLost = Math.min(amount - shieldsLost, state.hull);
  state.shields -= shieldsLost;
  state.hull -= hullLost;
  emit?.({ type: "ship-damaged", shieldsLost, hullLost, card, threat: idOf(content, card) });
  checkHull(play, card);
}

/** R27: damage to the shields alone; what they cannot take is lost. */
export function damageShields(play: Play, card: number, amount: number): void {
  damageShip(play, card, Math.min(amount, play.state.shields));
}

/** A hit on an enemy in play; under Time Warp it keeps its last hit point (R31). */
export function damageEnemy(play: Play, at: number, amount: number): void {
  const { state, content, emit } = play;
  const before = state.hitPoints[at] as number;
  const hp = Math.max(hasFlag(state, content, "hp-floor") ? 1 : 0, before - amount);
  state.hitPoints[at] = hp;
  const card = state.inPlay[at] as number;
  emit?.({ type: "threat-hit", damage: before - hp, hp, card, threat: idOf(content, card) });
  if (hp === 0) destroy(play, at);
}

/** R33: the Barrier stays in play, the boss leaves the game, others are discarded. */
function destroy(play: Play, at: number): void {
  const { state, content, emit } = play;
  const card = state.inPlay[at] as number;
  const { id, kind } = cardOf(content, card);
  emit?.({ type: "threat-destroyed", card, threat: id });
  if (kind === "boss-barrier") {
    if (state.config.barrier === "gone") state.stasisTokens[at] = 0; // R48: they stay on one that can return
  } else {
    removeFromPlay(state, at);
    if (kind === "boss") state.isBossDestroyed = true;
    else state.discard.push(card);
  }
  checkWin(play);
}

/** Rule 39: an enemy is back at its full hit points. */
export function regenerate({ state, content, emit }: Play, at: number): void {
  const card = state.inPlay[at] as number;
  const { id, maxHp } = cardOf(content, card);
  state.hitPoints[at] = maxHp;
  emit?.({ type: "threat-regenerated", hp: maxHp, card, threat: id });
}
