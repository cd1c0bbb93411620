// A turn: the action, then the end of the game or the deal of the next turn.
import { bank, hitBomb, takeTreasure, turnCards } from "./rules.js";
import { bombChance } from "./state.js";
import type { Action, Play } from "./types.js";
import { outcome } from "./view.js";

/** Plays a legal action in place. */
export function step(play: Play, action: Action): void {
  play.state.turns++;
  if (action.type === "bank") bank(play);
  else if (turnCards(play, action.side)) hitBomb(play);
  else takeTreasure(play);
  if (play.emit !== undefined) announceNext(play);
}

/** The end of the game, R16, or two new cards face down, R5. */
function announceNext({ state, emit }: Play): void {
  const ended = outcome(state);
  if (ended !== undefined) emit?.({ type: "game-ended", outcome: ended });
  else emit?.({ type: "cards-dealt", turn: state.turns + 1, bombChance: bombChance(state) });
}
