// The referee: who carries out what the player does. It is the session itself, or a table that asks first what was rolled and drawn.
import type { GameTypes, Refusal, Session } from "@games/core-game";
import { type HistoryPage, type HistoryWords, tellHistory } from "@games/core-game/text";
import type { Result } from "@games/core-rng";
import type { AnyPlugin } from "../games/plugin.ts";
import { contractWords } from "../language/problems.ts";

/** What the controller needs of a referee. */
export interface Referee {
  /** Plays an action, or begins to: at a table it is played when its questions are answered. */
  readonly do: (action: GameTypes["action"]) => Result<unknown, Refusal>;
  readonly undo: () => boolean;
  readonly redo: () => boolean;
  readonly seek: (step: number) => boolean;
  /** Everything that was played so far. */
  readonly readEntries: () => readonly HistoryPage[];
}

/** What the history of a game is told in. */
export const historyWords = (plugin: AnyPlugin): HistoryWords<GameTypes> => ({
  describeAction: plugin.describeAction,
  describeEvent: plugin.describeEvent,
  history: contractWords().history,
});

/** A session as its own referee. */
export const ownReferee = (plugin: AnyPlugin, session: Session<GameTypes>): Referee => ({
  do: session.do,
  undo: session.undo,
  redo: session.redo,
  seek: session.seek,
  readEntries: () => tellHistory(historyWords(plugin), session),
});
