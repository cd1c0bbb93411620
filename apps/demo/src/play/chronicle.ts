// The chronicle of a game: for every action what it was and what happened, in sentences.
import type { Game, GameTypes, Session } from "@games/core-game";
import type { AnyPlugin } from "../games/plugin.ts";

/** One action and what came of it. */
export interface Entry {
  readonly step: number;
  readonly action: string;
  readonly sentences: readonly string[];
}

/** An entry for an action in words, or for one of which only the events are known. */
export function entryOf(
  plugin: AnyPlugin,
  game: Game<GameTypes>,
  step: number,
  action: string | undefined,
  events: readonly GameTypes["event"][],
): Entry {
  return {
    step,
    action: action ?? "Played again",
    sentences: events.flatMap((event) => plugin.describeEvent(event, game) ?? []),
  };
}

/** What happened before the first action, where a game has something to tell of it. */
function startEntry(
  plugin: AnyPlugin,
  game: Game<GameTypes>,
  view: GameTypes["view"],
): readonly Entry[] {
  const sentences = plugin.describeStart?.(view, game) ?? [];
  return sentences.length === 0 ? [] : [{ step: 0, action: "The beginning", sentences }];
}

/** The chronicle of all that a session has played so far; empty when its beginning is unknown. */
export function readChronicle(plugin: AnyPlugin, session: Session<GameTypes>): readonly Entry[] {
  const replay = session.replay();
  if (!replay.ok) return [];
  const { game, options } = session;
  let state = game.create(options);
  const entries: Entry[] = [...startEntry(plugin, game, game.view(state))];
  let step = 0;
  for (const action of replay.value.actions) {
    const applied = game.apply(state, action);
    if (!applied.ok) break;
    const words = plugin.describeAction(action, game, game.view(state));
    state = applied.value.state;
    entries.push(entryOf(plugin, game, ++step, words, applied.value.events));
  }
  return entries;
}

/** The chronicle with an entry in place of all that stood at its step or after it. */
export const withEntry = (entries: readonly Entry[], entry: Entry): readonly Entry[] => [
  ...entries.filter(({ step }) => step < entry.step),
  entry,
];
