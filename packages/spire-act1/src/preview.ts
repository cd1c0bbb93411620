// What actions would do, from the rules themselves, before they are done: up to where luck comes in.
import type { Game } from "@games/core-game";
import { LuckError, scripted } from "@games/core-rng";
import type { Event } from "./events.js";
import type { Action, SpireAct1, State } from "./types.js";
import type { View } from "./view-types.js";

/** What actions would lead to. */
export interface Preview {
  readonly view: View;
  readonly events: readonly Event[];
  /** Whether luck decides how it goes on; view and events are then of the moment before. */
  readonly isOpen: boolean;
}

/** What a card would do to the enemy it is aimed at; null when no enemy has to be chosen. */
export interface CardPreview extends Preview {
  readonly target: number | null;
}

/** What actions would lead to, one after the other; undefined when one of them is not legal. */
export function preview(
  game: Game<SpireAct1>,
  state: Readonly<State>,
  ...actions: readonly Action[]
): Preview | undefined {
  const next = game.clone(state);
  const events: Event[] = [];
  const luck = game.shareLuck(scripted([]));
  try {
    for (const action of actions) {
      if (game.check(next, action) !== undefined) return undefined;
      game.step(next, action, luck, (event) => events.push(event));
    }
  } catch (error) {
    if (!(error instanceof LuckError) || error.code !== "script-missing") throw error;
    return { view: game.view(next), events, isOpen: true };
  }
  return { view: game.view(next), events, isOpen: false };
}

/**
 * What a card of the hand would do, once for each enemy that it can be aimed at, as if there were
 * energy enough; none when it cannot be played for another reason.
 */
export function previewCard(
  game: Game<SpireAct1>,
  state: Readonly<State>,
  card: string,
): readonly CardPreview[] {
  const ready = affordable(game, state, card);
  const play: Action = { type: "play", card };
  const played = preview(game, ready, play);
  if (played === undefined) return [];
  const question = played.view.combat?.pending;
  if (question?.ask !== "enemy") return [{ ...played, target: null }];
  return question.enemies.flatMap((target) => {
    const aimed = preview(game, ready, play, { type: "choose-enemy", enemy: target });
    return aimed === undefined ? [] : [{ ...aimed, target }];
  });
}

/** The state with at least the energy that a card of the hand costs. */
function affordable(game: Game<SpireAct1>, state: Readonly<State>, card: string): State {
  const next = game.clone(state);
  const held = game.view(state).combat?.hand.find((one) => one.card === card);
  if (next.combat !== null && typeof held?.cost === "number")
    next.combat.player.energy = Math.max(next.combat.player.energy, held.cost);
  return next;
}
