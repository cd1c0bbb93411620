// A policy that plays a list of actions. Random and first-action policies come with core-game.
import type { GameTypes, Policy } from "@games/core-game";
import { LabError } from "./study.js";

/** A policy that plays a list of actions in order, once; it fails when the list is used up. */
export function scriptedPolicy<T extends GameTypes>(actions: readonly T["action"][]): Policy<T> {
  let used = 0;
  return () => {
    const action = actions[used++];
    if (action !== undefined) return action;
    throw new LabError("illegal-action", `The script of ${actions.length} actions is used up.`);
  };
}
