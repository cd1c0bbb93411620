// Players that fit any game, and how a policy or a searcher is put in front of a state.
import { type Luck, pick } from "@games/core-rng";
import type { GameTypes, Player, ReadonlyState } from "./contract.js";
import type { Game } from "./game.js";

/** A policy that takes any legal action, each equally likely. */
export function randomPolicy<A>(_view: object, legalActions: readonly A[], luck: Luck): A {
  return pick(luck, legalActions);
}

/** A policy that takes the first legal action in the game's own order; throws when there is none. */
export function firstPolicy<A>(_view: object, legalActions: readonly A[]): A {
  return pick({ below: () => 0, chance: () => false }, legalActions);
}

/**
 * A game without its own types, to put several into one list. Actions, options and states are parsed at run time all the same,
 * so another game's are refused.
 */
export function anyGame<T extends GameTypes>(game: Game<T>): Game<GameTypes> {
  return game as unknown as Game<GameTypes>;
}

/** These ignore the view, so that none has to be built for them. */
const IGNORES_VIEW: ReadonlySet<unknown> = /* @__PURE__ */ new Set([randomPolicy, firstPolicy]);

/** Chooses an action at a state, as a player would who sees only the view. */
export type StatePolicy<T extends GameTypes> = (
  state: ReadonlyState<T>,
  legalActions: readonly T["action"][],
  luck: Luck,
) => T["action"];

/** Lets a player choose at states: it is shown the view or sampled states, never the state itself. */
export function bindPlayer<T extends GameTypes>(game: Game<T>, player: Player<T>): StatePolicy<T> {
  if (IGNORES_VIEW.has(player)) return player as StatePolicy<T>;
  if (typeof player === "function") {
    const show = game.liveView();
    return (state, legalActions, luck) => player(show(state), legalActions, luck);
  }
  return (state, legalActions, luck) =>
    player.search(
      {
        view: () => game.view(state),
        legalActions,
        sample: (sampling) => game.sample(state, sampling),
      },
      luck,
    );
}
