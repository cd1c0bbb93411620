// Resolving: whatever is on top of the stack continues until the player has to decide or the run is over.
import { isDecided } from "../state.js";
import type { Play } from "../types.js";
import { type Frame, topFrame } from "./frames.js";
import { endFight, finishNode } from "./nodes.js";
import { advanceCard, advanceTrigger } from "./play.js";
import { startTrigger } from "./triggers.js";
import { advanceTurnEnd, advanceTurnStart } from "./turn.js";

/** Resolves everything up to the next decision. */
export function resolve(play: Play): void {
  const { state } = play;
  for (let frame = topFrame(state); frame !== undefined; frame = topFrame(state)) {
    if (state.combat !== null && isDecided(state.combat)) endFight(play);
    else if (!advance(play, frame)) return;
  }
}

/** Continues with a frame; false when it waits for the player. */
function advance(play: Play, frame: Frame): boolean {
  switch (frame.kind) {
    case "card":
      return advanceCard(play, frame);
    case "fight":
      return startTrigger(play, 0);
    case "trigger":
      return advanceTrigger(play, frame);
    case "turn-end":
      return startTrigger(play, 0) || advanceTurnEnd(play, frame);
    case "turn-start":
      return startTrigger(play, 0) || advanceTurnStart(play, frame);
    case "node":
      return finishNode(play);
    case "map":
    case "reward":
    case "campfire":
      return false;
    default:
      return play.content.kit.advance?.(play, frame) ?? false;
  }
}
