// Playing an action: the verb it stands for, then everything that follows up to the next decision.
import { MAX_TRIGGERS } from "./data/act1.js";
import { type Frame, topFrame } from "./rules/frames.js";
import { endFight } from "./rules/nodes.js";
import { questionOf } from "./rules/questions.js";
import { resolve } from "./rules/resolve.js";
import type { Action, Combat, Play } from "./types.js";
import { outcome } from "./view.js";

/** Plays a legal action in place. */
export function step(play: Play, action: Action): void {
  const { state } = play;
  if (state.combat !== null) state.combat.decisionsLeft--;
  const frame = topFrame(state) as Frame;
  questionOf(play.content, frame)?.take[action.type]?.(play, action, frame);
  resolve(play);
  if (state.combat !== null) settleFight(play, state.combat);
  else if (play.emit !== undefined) announceEnd(play);
}

/** A fight that continues; E1: unless it took too many decisions. */
function settleFight(play: Play, combat: Combat): void {
  combat.triggersLeft = MAX_TRIGGERS;
  if (combat.decisionsLeft > 0) return;
  endFight(play);
  announceEnd(play);
}

function announceEnd({ state, emit }: Play): void {
  const ended = outcome(state);
  if (ended !== undefined) emit?.({ type: "game-ended", outcome: ended });
}
