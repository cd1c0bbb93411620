// Captains of several strengths: the captain of the engine, who now and then does anything that is allowed.
import { type Policy, randomPolicy } from "@games/core-game";
import type { Dsd6 } from "@games/dsd6";
import { captain } from "@games/dsd6/bots";

/** A captain who takes a random action with a chance, so that weaker people can be imagined. */
export function errs(chance: number): Policy<Dsd6> {
  return (view, legalActions, luck) =>
    (luck.chance(chance) ? randomPolicy<Dsd6["action"]> : captain)(view, legalActions, luck);
}
