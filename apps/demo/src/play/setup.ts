// From the form for a new game to the options of the game, and seeds as the app deals them.
import { changedValues, type OptionValues, seedOfDay, seedPhrase } from "@games/core-game/text";
import { seeded } from "@games/core-rng";
import type { AnyPlugin } from "../games/plugin.ts";

/** The options that the form asks for. */
export function optionsOf(plugin: AnyPlugin, values: OptionValues, best: number | undefined) {
  const chosen = plugin.toOptions?.(values) ?? changedValues(plugin.setup, values);
  const carried = best === undefined ? {} : plugin.carryBest?.(best);
  return { ...carried, ...chosen };
}

/** The seed that everybody has on the same day, by the player's own calendar. */
export const seedOfTheDay = (now: Date): string =>
  seedOfDay(now.getFullYear(), now.getMonth() + 1, now.getDate());

/** A seed that can be said aloud; chance of the app's own, outside of any game. */
export const anySeed = (): string =>
  seedPhrase(seeded(crypto.getRandomValues(new Uint32Array(4)).join()));
