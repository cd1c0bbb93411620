// From an action to its rule, and the end of the game after the closing log.
import { cardNumber } from "./data/cards.js";
import { keepKing, removeKing, returnKing, turnCard } from "./rules/cards.js";
import { rollTasks } from "./rules/day.js";
import { endStory } from "./rules/ending.js";
import { pull, reportTower, useTool } from "./rules/pull.js";
import { closeLog, rollRescue } from "./rules/rescue.js";
import type { Action, Play } from "./types.js";
import { outcome } from "./view.js";

/** Plays a legal action in place, up to the next decision. */
export function step(play: Play, action: Action): void {
  switch (action.type) {
    case "turn-card":
      turnCard(play);
      break;
    case "pull":
      pull(play);
      break;
    case "tower-stood":
      reportTower(play, true);
      break;
    case "tower-fell":
      reportTower(play, false);
      break;
    case "skip-log":
      passLog(play, false);
      break;
    case "write-log":
      passLog(play, true);
      break;
    case "roll-tasks":
      rollTasks(play);
      break;
    case "roll-rescue":
      rollRescue(play);
      break;
    case "use-tool":
      useTool(play);
      break;
    case "return-king":
      returnKing(play, cardNumber(action.card));
      break;
    case "remove-king":
      removeKing(play, cardNumber(action.card));
      break;
    case "keep-king":
      keepKing(play);
      break;
    case "end-story":
      endStory(play);
  }
}

/** The closing log is the end of the game. */
function passLog(play: Play, isWritten: boolean): void {
  closeLog(play, isWritten);
  const ended = play.emit && outcome(play.state);
  if (ended !== undefined) play.emit?.({ type: "game-ended", outcome: ended });
}
