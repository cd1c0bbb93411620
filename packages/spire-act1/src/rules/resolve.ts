// Resolving: whatever is on top of the stack goes on until the player has to decide or the fight is over.
import type { Fight } from "../compiled.js";
import type { Frame } from "../types.js";
import { advanceCard, advanceTrigger } from "./play.js";
import { topFrame } from "./question.js";
import { startTrigger } from "./triggers.js";
import { advanceEnd, advanceStart } from "./turn.js";

/** How each kind of frame goes on; false when it waits for the player. */
const ADVANCE: readonly ((fight: Fight, frame: Frame) => boolean)[] = [
  advanceCard,
  advanceTrigger,
  advanceStart,
  advanceEnd,
];

/** Resolves everything up to the next decision. */
export function resolve(fight: Fight): void {
  const { queue } = fight.combat;
  while (fight.result === "open") {
    const frame = topFrame(fight.combat);
    if (frame !== undefined) {
      if (!ADVANCE[frame.kind]?.(fight, frame)) return;
    } else if (queue.length > 0) startTrigger(fight, 0);
    else return;
  }
}
