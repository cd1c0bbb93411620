// Replays: a seed, options and actions, with a hash after every step, so that the first difference can be named.
import { err, ok, type Result, type Seed } from "@games/core-rng";
import type { CreateOptions, GameTypes } from "./contract.js";
import type { Game } from "./game.js";
import {
  anyObject,
  describeFaults,
  int,
  list,
  optional,
  read,
  record,
  type Shape,
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

/** Plays actions from the beginning and writes down a replay of them. */
export function recordReplay<T extends GameTypes>(
  game: Game<T>,
  created: CreateOptions<T>,
  actions: readonly T["action"][],
): Result<Replay<T>, ReplayError> {
  const { seed, ...options } = created;
  const hashes: string[] = [];
  const played = play(game, created, actions, (state) => {
    hashes.push(game.hash(state));
    return undefined;
  });
  if (!played.ok) return played;
  const replay = {
    game: game.id,
    rules: game.rules,
    content: game.content,
    seed,
    options,
    actions: actions.slice(),
    hashes,
  };
  return ok(replay);
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
  return play(game, { ...options, seed }, actions, (state, step) =>
    step < first || game.hash(state) === hashes[step - first] ? undefined : step,
  );
}

/** Plays actions and shows each state, the first one included, to a witness that may stop with the step that differs. */
function play<T extends GameTypes>(
  game: Game<T>,
  created: unknown,
  actions: readonly T["action"][],
  witness: (state: T["state"], step: number) => number | undefined,
): Result<Replayed<T>, ReplayError> {
  const first = game.tryCreate(created);
  if (!first.ok) return replayError("bad-options", first.error.message);
  const state = first.value;
  const luck = game.luckOf(state);
  let step = 0;
  for (;;) {
    if (witness(state, step) !== undefined) {
      return replayError("different", `The game goes another way at step ${step}.`, step);
    }
    const action = actions[step];
    if (action === undefined) break;
    const refusal = game.check(state, action);
    if (refusal)
      return replayError(
        "illegal-action",
        `Step ${step + 1} is not legal: ${refusal.message}`,
        step,
      );
    game.step(state, action, luck);
    step++;
  }
  return ok({ state, hash: game.hash(state), steps: step });
}

const seedShape: Shape<Seed> = (value, reading) =>
  typeof value === "number" && Number.isFinite(value) ? value : text(1000)(value, reading);

const replayShape = record<Replay<GameTypes>>({
  game: text(100),
  rules: int(0, Number.MAX_SAFE_INTEGER),
  content: optional(text(100)),
  seed: seedShape,
  options: anyObject,
  actions: list(anyObject as Shape<GameTypes["action"]>, MAX_ACTIONS),
  hashes: list(text(16), MAX_ACTIONS + 1),
});

/** A replay from an unknown value: well formed, of this game, these rules and this content. */
function readReplay<T extends GameTypes>(
  game: Game<T>,
  value: unknown,
): Result<Replay<T>, ReplayError> {
  const replay = read(replayShape, value);
  if (!replay.ok)
    return replayError("not-a-replay", `This is not a replay: ${describeFaults(replay.error)}`);
  const wrong = identifyReplay(game, replay.value);
  if (wrong) return wrong;
  if (replay.value.hashes.length > replay.value.actions.length + 1) {
    return replayError("not-a-replay", "This replay has more hashes than states.");
  }
  return ok(replay.value as Replay<T>);
}

/** What speaks against playing a replay with this game. */
export function identifyReplay<T extends GameTypes>(
  game: Game<T>,
  replay: { readonly game: string; readonly rules: number; readonly content?: string | undefined },
): Result<never, ReplayError> | undefined {
  if (replay.game !== game.id) {
    return replayError(
      "wrong-game",
      `This is a replay of "${replay.game.slice(0, 40)}", not of "${game.id}".`,
    );
  }
  if (replay.content !== game.content) {
    return replayError(
      "wrong-content",
      "This replay belongs to other content than the one this game was made with.",
    );
  }
  if (replay.rules !== game.rules) {
    return replayError(
      "other-rules",
      `This replay was made with rules ${replay.rules}, these are rules ${game.rules}.`,
    );
  }
  return undefined;
}
