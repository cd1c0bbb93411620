// Replays: a seed, options and actions, with a hash after every step, so that the first difference can be named.
import { err, ok, type Result, type Seed } from "@games/core-rng";
import type { CreateOptions, GameTypes } from "./contract.js";
import type { Game } from "./game.js";
import { findMismatch } from "./identity.js";
import {
  anyObject,
  describeFaults,
  int,
  list,
  optional,
  read as readShape,
  record,
  type Shape,
  seed,
  text,
} from "./shape.js";

/** A whole game as data: everything needed to play it again and to see that it went the same way. */
export interface Replay<T extends GameTypes> {
  readonly game: string;
  readonly rules: number;
  /** The hash of content from outside, when the game has such content. */
  readonly content?: string | undefined;
  readonly seed: Seed;
  /** The options that were given, without the defaults. */
  readonly options: T["options"];
  readonly actions: readonly T["action"][];
  /** The hash of the first state and of the state after each action; shared texts carry only the last. */
  readonly hashes: readonly string[];
}

/** What playing a replay gives. */
export interface Replayed<T extends GameTypes> {
  /** The last state. */
  readonly state: T["state"];
  /** Its hash. */
  readonly hash: string;
  /** How many actions led to it. */
  readonly steps: number;
}

/** Why a replay could not be played, as codes. */
export const REPLAY_ERROR_CODES = [
  "too-large",
  "not-a-replay",
  "wrong-game",
  "wrong-content",
  "other-rules",
  "bad-options",
  "illegal-action",
  "different",
  "damaged",
] as const;

/** One of {@link REPLAY_ERROR_CODES}. */
export type ReplayErrorCode = (typeof REPLAY_ERROR_CODES)[number];

/** Why a replay could not be played. */
export interface ReplayError {
  readonly code: ReplayErrorCode;
  readonly message: string;
  /** How many actions had been played when the replay first went wrong. */
  readonly step?: number;
}

/** The most actions a replay may have. */
export const MAX_ACTIONS = 100_000;

/** A failure to replay, with its sentence. */
export function replayError(
  code: ReplayErrorCode,
  message: string,
  step?: number,
): Result<never, ReplayError> {
  return err(step === undefined ? { code, message } : { code, message, step });
}

/** What to do next in a game that is played again: an action, or nothing at its end. */
type Next<T extends GameTypes> = (
  state: T["state"],
  step: number,
) => Result<T["action"] | undefined, ReplayError>;

/** Plays a game from its beginning, asking before every step what comes next. */
export function playAlong<T extends GameTypes>(
  game: Game<T>,
  created: unknown,
  next: Next<T>,
): Result<Replayed<T>, ReplayError> {
  const first = game.tryCreate(created);
  if (!first.ok) return replayError("bad-options", first.error.message);
  const state = first.value;
  const luck = game.luckOf(state);
  for (let steps = 0; ; steps++) {
    const turn = next(state, steps);
    if (!turn.ok) return turn;
    if (turn.value === undefined) return ok({ state, hash: game.hash(state), steps });
    const refusal = game.check(state, turn.value);
    if (refusal) {
      return replayError("illegal-action", `Step ${steps + 1}: ${refusal.message}`, steps);
    }
    game.step(state, turn.value, luck);
  }
}

/** Plays actions from the beginning and writes down a replay of them. */
export function recordReplay<T extends GameTypes>(
  game: Game<T>,
  created: CreateOptions<T>,
  actions: readonly T["action"][],
): Result<Replay<T>, ReplayError> {
  const { seed, ...options } = created;
  const hashes: string[] = [];
  const played = playAlong(game, created, (state, step) => {
    hashes.push(game.hash(state));
    return ok(actions[step]);
  });
  if (!played.ok) return played;
  const { id, rules, content } = game;
  return ok({ game: id, rules, content, seed, options, actions: actions.slice(), hashes });
}

/** Plays a replay from outside and compares every hash it carries. */
export function playReplay<T extends GameTypes>(
  game: Game<T>,
  value: unknown,
): Result<Replayed<T>, ReplayError> {
  const known = readReplay(game, value);
  if (!known.ok) return known;
  const { seed, options, actions, hashes } = known.value;
  const first = actions.length + 1 - hashes.length;
  return playAlong(game, { ...options, seed }, (state, step) =>
    step < first || game.hash(state) === hashes[step - first]
      ? ok(actions[step])
      : replayError("different", `The game goes another way at step ${step}.`, step),
  );
}

const replayShape = record<Replay<GameTypes>>({
  game: text(100),
  rules: int(0, Number.MAX_SAFE_INTEGER),
  content: optional(text(100)),
  seed,
  options: anyObject,
  actions: list(anyObject as Shape<GameTypes["action"]>, MAX_ACTIONS),
  hashes: list(text(16), MAX_ACTIONS + 1),
});

/** A replay from an unknown value: well formed, of this game, these rules and this content. */
export function readReplay<T extends GameTypes>(
  game: Game<T>,
  value: unknown,
): Result<Replay<T>, ReplayError> {
  const read = readShape(replayShape, value);
  if (!read.ok) {
    return replayError("not-a-replay", `This is not a replay: ${describeFaults(read.error)}`);
  }
  const replay = read.value;
  const mismatch = findMismatch("replay", game, replay);
  if (mismatch) return err(mismatch);
  if (replay.rules !== game.rules) {
    return replayError("other-rules", "This replay was made with another version of the rules.");
  }
  return ok(replay as Replay<T>);
}
