// What an action would do, from the rules themselves, before it is done.
import type { Game } from "@games/core-game";
import { LuckError, scripted } from "@games/core-rng";
import type { Action, Dsd6, Event, State, View } from "./types.js";

/** What an action would lead to. */
export interface Preview {
  readonly view: View;
  readonly events: readonly Event[];
}

/**
 * What a legal action would lead to; undefined when it is not legal or when dice or cards decide,
 * and then `game.odds` tells the chances.
 */
export function preview(
  game: Game<Dsd6>,
  state: Readonly<State>,
  action: Action,
): Preview | undefined {
  if (game.check(state, action) !== undefined) return undefined;
  const next = game.clone(state);
  const events: Event[] = [];
  try {
    game.step(next, action, game.shareLuck(scripted([])), (event) => events.push(event));
  } catch (error) {
    if (error instanceof LuckError && error.code === "script-missing") return undefined;
    throw error;
  }
  return { view: game.view(next), events };
}
