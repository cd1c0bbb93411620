// The history of a session in sentences: for every action what it was and what came of it.
import type { GameTypes } from "./contract.js";
import { ENGLISH, type Words } from "./english.js";
import type { Game } from "./game.js";
import type { Session } from "./session.js";
import type { HistoryEntry } from "./snapshot.js";

/** The words of a game, as its text entry has them. */
export interface HistoryWords<T extends GameTypes> {
  /** An action as a phrase; `view` is the one before it. */
  readonly describeAction: (action: T["action"], game: Game<T>, view: T["view"]) => string;
  /** An event as a sentence; undefined when it needs no words. */
  readonly describeEvent: (event: T["event"], game: Game<T>) => string | undefined;
  /** What stands around them, from the words of the contract; in English without it. */
  readonly history?: Words["history"];
}

/** One action and what came of it; step 0 is what happened before the first action. */
export interface HistoryPage {
  readonly step: number;
  readonly action: string;
  readonly sentences: readonly string[];
}

/** One entry in sentences; `before` is the view before its action. */
export function tellEntry<T extends GameTypes>(
  words: HistoryWords<T>,
  game: Game<T>,
  step: number,
  { action, events, corrections = 0 }: HistoryEntry<T>,
  before: T["view"],
): HistoryPage {
  const { beginning, corrected } = words.history ?? ENGLISH.history;
  const said = action === undefined ? beginning : words.describeAction(action, game, before);
  return {
    step,
    action: corrections === 0 ? said : corrected(said),
    sentences: events.flatMap((event) => words.describeEvent(event, game) ?? []),
  };
}

/**
 * All that a session has played so far, with its own history or that of its table; without a beginning of which nothing is
 * told.
 */
export function tellHistory<T extends GameTypes>(
  words: HistoryWords<T>,
  session: Session<T>,
  history: readonly HistoryEntry<T>[] = session.history(),
): readonly HistoryPage[] {
  const { game, stateAt } = session;
  return history
    .map((made, step) =>
      // Some actions take their words from the view before them.
      tellEntry(words, game, step, made, game.view(stateAt(Math.max(0, step - 1)))),
    )
    .filter(({ step, sentences }) => step > 0 || sentences.length > 0);
}
