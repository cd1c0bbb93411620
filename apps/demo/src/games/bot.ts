// A bot that can be watched.
import type { GameTypes, Policy } from "@games/core-game";

/** A policy and what it is called. */
export interface Bot<T extends GameTypes> {
  readonly label: string;
  readonly policy: Policy<T>;
}
