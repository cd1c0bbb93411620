// Who thinks for the player, in the worker of the bots: those that can be watched, and the one that gives hints.
import type { Game, GameTypes, Player } from "@games/core-game";

/** A player and what it is called. */
export interface Bot<T extends GameTypes> {
  readonly label: string;
  /** The player for a game with its content. */
  readonly createPlayer: (game: Game<T>) => Player<T>;
}

/** What is to be advised on. */
export interface Advised<T extends GameTypes> {
  readonly game: Game<T>;
  readonly view: T["view"];
  readonly legalActions: readonly T["action"][];
}

/**
 * Gives hints; `bots.ts` of a game exports one as `adviser`. Without it the first bot gives them, and the reason is only
 * who would do that.
 */
export interface Adviser<T extends GameTypes> {
  /** A good player, asked for the action. */
  readonly createPlayer: (game: Game<T>) => Player<T>;
  /** Why the action, in a sentence to the player: "Bank now: one more card wins 3 points on average and risks 18." */
  readonly explain: (action: T["action"], advised: Advised<T>) => string;
  /** Other actions that are just as good, such as the left card for the right one. */
  readonly equals?: (action: T["action"], advised: Advised<T>) => readonly T["action"][];
}
