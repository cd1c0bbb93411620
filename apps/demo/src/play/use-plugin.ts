// The plug-in of a game for components; they wait for it inside a Suspense.
import { use } from "react";
import type { AnyPlugin, GameEntry } from "../games/plugin.ts";
import { loadPlugin } from "./open.ts";

/** The plug-in of an entry. */
export function usePlugin(entry: GameEntry): AnyPlugin {
  const loading = loadPlugin(entry.id);
  if (loading === undefined) throw new Error(`There is no game called ${entry.id}.`);
  return use(loading);
}
