// The frames of the stack: what is in the middle of being resolved.
import type { Fight } from "../compiled.js";
import type { Frame } from "../types.js";

/** The kinds of frame, as their places in `FRAME_KINDS`. */
export const CARD = 0;
export const TRIGGER = 1;
export const TURN_START = 2;
export const TURN_END = 3;

/** Puts a new frame on top of the stack. */
export function pushFrame(fight: Fight, kind: number, card: number): Frame {
  const frame: Frame = {
    kind,
    card,
    trigger: -1,
    power: -1,
    pc: -1,
    target: -1,
    x: 0,
    option: -1,
    picked: 0,
    count: 0,
    base: fight.combat.queue.length,
    way: 0,
  };
  fight.combat.stack.push(frame);
  return frame;
}
