// From an action to its rule.
import type { LuckOf } from "@games/core-game";
import { cardNumber } from "./data/cards.js";
import type { Sheet } from "./pack.js";
import { keepKing, removeKing, returnKing, turnCard } from "./rules/cards.js";
import { rollTasks } from "./rules/day.js";
import { endStory } from "./rules/ending.js";
import { pull, useTool } from "./rules/pull.js";
import { closeLog, rollRescue } from "./rules/rescue.js";
import type { Listener } from "./rules/stages.js";
import type { Action, State, Wretched } from "./types.js";

/** Plays a legal action in place, up to the next decision. */
export function step(
  state: State,
  sheet: Sheet,
  action: Action,
  luck: LuckOf<Wretched>,
  emit: Listener,
): void {
  switch (action.type) {
    case "turn-card":
      turnCard(state, sheet, luck.deck, emit);
      break;
    case "pull":
      pull(state, sheet, luck.dice, emit);
      break;
    case "skip-log":
      closeLog(state, false, emit);
      break;
    case "write-log":
      closeLog(state, true, emit);
      break;
    case "roll-tasks":
      rollTasks(state, luck.dice, emit);
      break;
    case "roll-rescue":
      rollRescue(state, sheet, luck.dice, emit);
      break;
    case "use-tool":
      useTool(state, sheet, emit);
      break;
    case "return-king":
      returnKing(state, cardNumber(action.card), emit);
      break;
    case "remove-king":
      removeKing(state, cardNumber(action.card), emit);
      break;
    case "keep-king":
      keepKing(state, emit);
      break;
    case "end-story":
      endStory(state, emit);
  }
}
