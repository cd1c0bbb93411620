// The page of a game in play: the frame, and with it the rules and the table of the game.
import type { AnyPlugin, GameEntry } from "../games/plugin.ts";
import { part } from "./part.ts";
import { loadPlugin } from "./plugins.ts";

const gamePage = part(() => import("./kept-game.tsx"));

/** Loads all that a game in play needs; undefined when there is no such game. */
export async function loadGamePage(id: string): Promise<AnyPlugin | undefined> {
  const [plugin] = await Promise.all([loadPlugin(id), gamePage.load()]);
  return plugin;
}

/** The page of a game in play, for components; the plug-in is asked for at the same time. */
export function useGamePage({ id }: GameEntry): typeof import("./kept-game.tsx") {
  // Whoever uses the plug-in tells when it cannot be loaded.
  loadPlugin(id)?.catch(() => undefined);
  return gamePage.use();
}
