// What is loaded of each game: what its start page shows first; its rules and its table when they are needed.
import type { AnyPlugin, GameEntry, GameStart } from "../games/plugin.ts";
import { GAMES } from "../games/registry.ts";
import { type Part, part } from "./part.ts";

const partsOf = <M>(load: (entry: GameEntry) => Promise<M>): ReadonlyMap<string, Part<M>> =>
  new Map(GAMES.map((entry) => [entry.id, part(() => load(entry))]));

const starts = partsOf((entry) => entry.loadStart());
const plugins = partsOf((entry) => entry.load());

function find<M>(parts: ReadonlyMap<string, Part<M>>, { id }: GameEntry): Part<M> {
  const found = parts.get(id);
  if (found === undefined) throw new Error(`There is no game called ${id}.`);
  return found;
}

/** What the start page of a game shows, for components. */
export const useStart = (entry: GameEntry): GameStart => find(starts, entry).use();

/** The plug-in of a game, for components. */
export const usePlugin = (entry: GameEntry): AnyPlugin => find(plugins, entry).use();

/** The plug-in of a game; undefined when there is no such game. */
export const loadPlugin = (id: string): Promise<AnyPlugin> | undefined => plugins.get(id)?.load();
