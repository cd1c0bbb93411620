// Who thinks for the player, in the worker of the bots: those that can be watched, and the one that gives hints.
import type { Game, GameTypes, Player } from "@games/core-game";

/** A player and its id; what it is called is in the plug-in, in the language of the page. */
export interface Bot<T extends GameTypes> {
  readonly id: string;
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
 * Gives hints; `bots.ts` of a game exports one as `adviser`. Without it the first bot gives them. The sentence is made on the
 * page, by `explain` of the plug-in; without that the reason is only who would do it.
 */
export interface Adviser<T extends GameTypes> {
  /** A good player, asked for the action. */
  readonly createPlayer: (game: Game<T>) => Player<T>;
  /** What speaks for the action, as plain data for `explain`; for what the page could not find out quickly itself. */
  readonly why?: (action: T["action"], advised: Advised<T>) => unknown;
  /** Other actions that are just as good, such as the left card for the right one. */
  readonly equals?: (action: T["action"], advised: Advised<T>) => readonly T["action"][];
}
