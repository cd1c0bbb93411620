// An action in words, for buttons and the log.
import type { Action } from "@games/wretched";
import { describeAction, type GameWithStory } from "@games/wretched/text";
import { rules } from "./words.ts";

/** The action in words, without the full stop. */
export const phraseOf = (action: Action, game: GameWithStory): string =>
  describeAction(action, game, rules()).replace(/\.$/, "");
