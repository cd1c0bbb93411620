// From an action to its rule, then the end of the game.
import { bank, roll } from "./rules.js";
import type { Action, Play } from "./types.js";
import { outcome } from "./view.js";

/** Plays a legal action in place. */
export function step(play: Play, action: Action): void {
  if (action.type === "roll") roll(play);
  else bank(play);
  if (play.emit === undefined) return;
  const ended = outcome(play.state);
  if (ended !== undefined) play.emit({ type: "game-ended", outcome: ended });
}
