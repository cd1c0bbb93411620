// The chronicle of a game: for every action what it was and what happened, in sentences.
import type { Game, GameTypes, Session } from "@games/core-game";
import type { AnyPlugin, Views } from "../games/plugin.ts";

/** One action and what came of it. */
export interface Entry {
  readonly step: number;
  readonly action: string;
  readonly sentences: readonly string[];
}

/** What happened in one step of a game. */
interface Happening extends Views<GameTypes> {
  readonly step: number;
  /** The action in words; undefined when only the events are known. */
  readonly action: string | undefined;
  readonly events: readonly GameTypes["event"][];
}

/** The entry for a step. */
export function entryOf(plugin: AnyPlugin, game: Game<GameTypes>, happening: Happening): Entry {
  const { step, action, events } = happening;
  return {
    step,
    action: action ?? "Played again",
    sentences: events.flatMap((event) => plugin.describeEvent(event, game, happening) ?? []),
  };
}

/** The chronicle of all that a session has played so far; empty when its beginning is unknown. */
export function readChronicle(plugin: AnyPlugin, session: Session<GameTypes>): readonly Entry[] {
  const replay = session.replay();
  if (!replay.ok) return [];
  const { game, options } = session;
  let state = game.create(options);
  const entries: Entry[] = [];
  for (const action of replay.value.actions) {
    const applied = game.apply(state, action);
    if (!applied.ok) break;
    const { events } = applied.value;
    const before = game.view(state);
    state = applied.value.state;
    const words = plugin.describeAction(action, game, before);
    const happening = { before, after: game.view(state), action: words, events };
    entries.push(entryOf(plugin, game, { step: entries.length + 1, ...happening }));
  }
  return entries;
}

/** The chronicle with an entry in place of all that stood at its step or after it. */
export const withEntry = (entries: readonly Entry[], entry: Entry): readonly Entry[] => [
  ...entries.filter(({ step }) => step < entry.step),
  entry,
];
