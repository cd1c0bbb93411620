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

/** The chronicle of all that a session has played so far; empty when its beginning is unknown. */
export function readChronicle(plugin: AnyPlugin, session: Session<GameTypes>): readonly Entry[] {
  if (!session.hasHistory) return [];
  const { game, options } = session;
  // The history has no views, and some actions take their words from the one before them.
  const context = game.open(game.create(options));
  const entries: Entry[] = [];
  for (const [step, entry] of session.history().entries()) {
    entries.push(entryOf(plugin, game, step, entry, game.view(context.state)));
    if (entry.action !== undefined) game.step(context, entry.action);
  }
  return entries.filter(({ step, sentences }) => step > 0 || sentences.length > 0);
}

/** The chronicle with an entry in place of all that stood at its step or after it. */
export const withEntry = (entries: readonly Entry[], entry: Entry): readonly Entry[] => [
  ...entries.filter(({ step }) => step < entry.step),
  entry,
];
