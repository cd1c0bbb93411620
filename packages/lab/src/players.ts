// Players that fit any game.
import type { GameTypes, Policy } from "@games/core-game";
import { type Luck, pick } from "@games/core-rng";
import { LabError } from "./study.js";

/** Takes any legal action, each equally likely. */
export function randomPlayer<A>(_view: object, legalActions: readonly A[], luck: Luck): A {
  return pick(luck, legalActions);
}

/** Takes the first action that is legal in the game's own order. */
export function firstPlayer<A>(_view: object, legalActions: readonly A[]): A {
  const [first] = legalActions;
  if (first === undefined) throw new LabError("illegal-action", "There is nothing to do.");
  return first;
}

/** These look at no view, so that none has to be made for them. */
const BLIND: ReadonlySet<unknown> = new Set([randomPlayer, firstPlayer]);

/** Tells whether a player does without the view. */
export function isBlind(player: unknown): boolean {
  return BLIND.has(player);
}

/** Plays a list of actions in order, once, and fails when it is used up or an action is not legal. */
export function scriptedPlayer<T extends GameTypes>(actions: readonly T["action"][]): Policy<T> {
  let used = 0;
  return () => {
    const action = actions[used++];
    if (action !== undefined) return action;
    throw new LabError("illegal-action", `The script of ${actions.length} actions is used up.`);
  };
}
