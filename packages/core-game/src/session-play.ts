// How a session plays: with the generator of its game, or with answers from a table.
import type { Answer, Result } from "@games/core-rng";
import type { CreateOptions, GameTypes, ReadonlyState, Refusal } from "./contract.js";
import type { CommonCode, OptionsError, ReplayError } from "./errors.js";
import type { Applied, Created, Game } from "./game.js";
import type { Replay } from "./replay.js";

/** An action that was played, with the answers that a table gave. */
export interface PlayedAction<T extends GameTypes> {
  readonly action: T["action"];
  readonly answers?: readonly Answer[] | undefined;
}

/** What a session needs of whoever answers the questions of luck. */
export interface SessionPlay<T extends GameTypes> {
  /** The first state and the events of setup. */
  create(options: CreateOptions<T>): Result<Created<T>, OptionsError>;
  /** Plays an action on a copy of a state. */
  apply(
    state: ReadonlyState<T>,
    played: PlayedAction<T>,
  ): Result<Applied<T>, Refusal<T["code"] | CommonCode>>;
  /** The state after actions that were played before; the state passed in may be changed. */
  repeat(state: T["state"], played: readonly PlayedAction<T>[]): ReadonlyState<T>;
  /** A replay of a game from its beginning. */
  record(
    options: CreateOptions<T>,
    played: readonly PlayedAction<T>[],
  ): Result<Replay<T>, ReplayError>;
  /** A replay as a short URL-safe text. */
  share(replay: Replay<T>): Result<string, ReplayError>;
}

/** Play with the generator of a game. */
export function generatorPlay<T extends GameTypes>(game: Game<T>): SessionPlay<T> {
  return {
    create: (options) => game.tryCreate(options),
    apply: (state, { action }) => game.apply(state, action),
    repeat(state, played) {
      const context = game.open(state);
      for (const { action } of played) game.step(context, action);
      return context.state;
    },
    record: (options, played) =>
      game.record(
        options,
        played.map(({ action }) => action),
      ),
    share: (replay) => game.share(replay),
  };
}
