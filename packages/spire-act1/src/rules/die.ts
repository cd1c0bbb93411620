// The die: rolling it, changing it right after the roll (P4), and accepting it.
import { combatOf } from "../state.js";
import type { Play } from "../types.js";
import { type DieFrame, type Frame, topFrame } from "./frames.js";
import { drinkable } from "./items.js";
import { canUse } from "./relics.js";
import { roll } from "./roll.js";

/** Rolls the die for the text on top, which has it when the player has had the chance to change it. */
export function rollFor(play: Play): void {
  play.state.stack.push({ kind: "die", face: roll(play) });
}

/** Accepts a die that nothing can change; false when the player has to decide. */
export function advanceDie(play: Play, frame: DieFrame): boolean {
  if (isDieOpen(play)) return false;
  acceptDie(play, frame);
  return true;
}

/** Whether something of the player's can change the die now. */
export function isDieOpen({ state, content }: Play): boolean {
  const { potions } = state.run;
  if (canUse(state, content, "roll")) return true;
  return potions.length > 0 && drinkable(state, content, "roll").length > 0;
}

/** The die stands: the fight has it, or the text that rolled it. */
export function acceptDie(play: Play, { face }: DieFrame): void {
  const { state } = play;
  state.stack.pop();
  const below = topFrame(state) as Frame;
  if (below.kind === "item") below.rolled = face;
  else combatOf(play).die = face;
}

/** The die that can still be changed. */
function openDie({ state }: Play): DieFrame | undefined {
  return state.stack.find((frame) => frame.kind === "die");
}

/** Rolls the die again. */
export function reroll(play: Play): void {
  const frame = openDie(play);
  if (frame !== undefined) frame.face = roll(play);
}

/** Turns the die to another face; 1 comes after 6. */
export function turnDie(play: Play, by: number): void {
  const frame = openDie(play);
  if (frame !== undefined) setDie(play, ((frame.face - 1 + by + 6) % 6) + 1);
}

/** Turns the die to a face. */
export function setDie(play: Play, face: number): void {
  const frame = openDie(play);
  if (frame === undefined) return;
  frame.face = face;
  play.emit?.({ type: "die-changed", face });
}
