// The chronicle of a game: for every action what it was and what happened, in sentences.
import type { Game, GameTypes, HistoryEntry, Session } from "@games/core-game";
import type { AnyPlugin } from "../games/plugin.ts";

/** One action and what came of it. */
export interface Entry {
  readonly step: number;
  readonly action: string;
  readonly sentences: readonly string[];
}

/** The entry of a step; `before` is the view before it. */
export function entryOf(
  plugin: AnyPlugin,
  game: Game<GameTypes>,
  step: number,
  { action, events, corrections = 0 }: HistoryEntry<GameTypes>,
  before: GameTypes["view"],
): Entry {
  const said = action === undefined ? "The beginning" : plugin.describeAction(action, game, before);
  return {
    step,
    action: corrections === 0 ? said : `${said} (corrected)`,
    sentences: events.flatMap((event) => plugin.describeEvent(event, game) ?? []),
  };
}

/** The chronicle of all that a session has played so far, with its history or that of its table. */
export function readChronicle(
  plugin: AnyPlugin,
  session: Session<GameTypes>,
  history: readonly HistoryEntry<GameTypes>[] = session.history(),
): readonly Entry[] {
  const { game, stateAt } = session;
  return history
    .map((made, step) =>
      // Some actions take their words from the view before them.
      entryOf(plugin, game, step, made, game.view(stateAt(Math.max(0, step - 1)))),
    )
    .filter(({ step, sentences }) => step > 0 || sentences.length > 0);
}

/** The chronicle with an entry in place of all that stood at its step or after it. */
export const withEntry = (entries: readonly Entry[], entry: Entry): readonly Entry[] => [
  ...entries.filter(({ step }) => step < entry.step),
  entry,
];
