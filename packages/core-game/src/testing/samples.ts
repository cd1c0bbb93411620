// What the laws of hidden things are made of: games that look alike, counts, and enumeration within bounds.
import { type AleaLuck, LuckError } from "@games/core-rng";
import type { GameTypes, ReadonlyState } from "../contract.js";
import type { Game } from "../game.js";

/** How often a law of chance plays the same position. */
export const RUNS = 800;

/** The maximum number of branches a law walks. */
export const MAX_BRANCHES = 2000;

/** A game the player cannot tell from this one. */
export function sample<T extends GameTypes>(
  game: Game<T>,
  state: ReadonlyState<T>,
  luck: AleaLuck,
): T["state"] {
  return game.sample(state, luck);
}

/** Plays one action in a game the player cannot tell from this one. */
export function playSample<T extends GameTypes>(
  game: Game<T>,
  state: ReadonlyState<T>,
  action: T["action"],
  luck: AleaLuck,
): { state: T["state"]; events: T["event"][] } {
  const next = sample(game, state, luck);
  const events: T["event"][] = [];
  game.step(
    game.open(next, (event) => events.push(event)),
    action,
  );
  return { state: next, events };
}

/** Counts how often each key occurs. */
export function tally(keys: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

/** A result of enumeration; undefined when there were too many branches. */
export function within<V>(enumeration: () => V): V | undefined {
  try {
    return enumeration();
  } catch (error) {
    if (error instanceof LuckError && error.code === "too-many-branches") return undefined;
    throw error;
  }
}
