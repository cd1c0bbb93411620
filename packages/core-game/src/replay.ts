// Replays: a seed, options and actions, with a hash after every step, so that the first difference can be named.
import { type Answer, err, type Failure, ok, type Result, type Seed } from "@games/core-rng";
import { readLegal } from "./actions.js";
import type { Context, CreateOptions, GameTypes, ReadonlyState, Refusal } from "./contract.js";
import {
  FORMAT,
  findMismatch,
  type OptionsError,
  type ReplayError,
  replayError,
} from "./errors.js";
import { deepFreeze } from "./freeze.js";
import type { Game } from "./game.js";
import { seed } from "./game-shapes.js";
import {
  anyObject,
  describeFaults,
  int,
  list,
  nullable,
  optional,
  parse,
  record,
  type Shape,
  text,
} from "./shape.js";

/** A whole game as data: everything needed to play it again and to see that it goes the same way. */
export interface Replay<T extends GameTypes> {
  /** The version of the format. */
  readonly format: number;
  readonly game: string;
  readonly rulesVersion: number;
  /** The hash of the content, when the game has content. */
  readonly contentHash?: string;
  /** The random source that the seed is for. */
  readonly rng: string;
  /** The seed; null when every stream was asked. */
  readonly seed: Seed | null;
  /** The options that were given, without the defaults. */
  readonly options: T["options"];
  /** The streams that somebody at a table answered instead of the random source. */
  readonly asked?: readonly T["stream"][];
  /** Their answers: those of setup, then those of each action, in the order in which they were asked. */
  readonly answers?: readonly (readonly Answer[])[];
  readonly actions: readonly T["action"][];
  /** The hash of the first state and of the state after each action; shared texts carry only the last. */
  readonly hashes: readonly string[];
}

/** What playing a replay gives. */
export interface Replayed<T extends GameTypes> {
  /** The last state. */
  readonly state: ReadonlyState<T>;
  /** Its hash. */
  readonly hash: string;
  /** How many actions led to it. */
  readonly steps: number;
}

/** The maximum number of actions in a replay. */
export const MAX_ACTIONS = 100_000;
/** The maximum number of answers of one action. */
export const MAX_ANSWERS = 1000;

/** The next action of a game that is played again, or undefined at its end. */
export type NextAction<T extends GameTypes> = (
  state: ReadonlyState<T>,
  step: number,
) => Result<T["action"] | undefined, ReplayError>;

/** Plays a context from its beginning, asking before every step what comes next. */
export function playAlong<T extends GameTypes>(
  game: Game<T>,
  context: Context<T>,
  next: NextAction<T>,
): Result<Replayed<T>, ReplayError> {
  const { state } = context;
  for (let step = 0; ; step++) {
    const action = next(state, step);
    if (!action.ok) return action;
    if (action.value === undefined) return ok({ state, hash: game.hash(state), steps: step });
    if (step === MAX_ACTIONS) return replayError("too-large");
    const legal = readLegal(game, state, action.value);
    if (!legal.ok) return illegal(step, legal.error);
    game.step(context, legal.value);
  }
}

function illegal(step: number, refusal: Refusal): Failure<ReplayError> {
  const { error } = replayError("illegal-action", { step, problem: refusal.message });
  return err({ ...error, refusal });
}

/** A replay whose options are wrong. */
export function badOptions({ message, faults }: OptionsError): Failure<ReplayError> {
  return err({ ...replayError("bad-options", { faults: message }).error, faults });
}

/** Plays a game from what it was created from, with the luck of its seed. */
export function playSeeded<T extends GameTypes>(
  game: Game<T>,
  { seed, options, asked }: Pick<Replay<T>, "seed" | "options" | "asked">,
  next: NextAction<T>,
): Result<Replayed<T>, ReplayError> {
  if (asked !== undefined) return replayError("needs-table");
  const first = game.tryCreate({ ...options, seed });
  if (!first.ok) return badOptions(first.error);
  return playAlong(game, game.open(first.value.state as T["state"]), next); // it is nobody else's
}

/** Plays actions from the beginning and makes a replay of them. */
export function recordReplay<T extends GameTypes>(
  game: Game<T>,
  created: CreateOptions<T>,
  actions: readonly T["action"][],
): Result<Replay<T>, ReplayError> {
  const { seed, ...options } = { ...created }; // whatever was passed: it is parsed when the game is created
  const hashes: string[] = [];
  const played = playSeeded(game, { seed, options }, (state, step) => {
    hashes.push(game.hash(state));
    return ok(actions[step]);
  });
  return played.ok ? ok(packReplay(game, { seed, options, actions, hashes })) : played;
}

/** A replay as it is handed out: frozen copies that share nothing with what was passed in. */
export function packReplay<T extends GameTypes>(
  { id, rulesVersion, contentHash, rngSource }: Game<T>,
  played: Pick<Replay<T>, "seed" | "options" | "asked" | "answers" | "actions" | "hashes">,
): Replay<T> {
  const identity = { format: FORMAT, game: id, rulesVersion, contentHash, rng: rngSource.id };
  return deepFreeze(JSON.parse(JSON.stringify({ ...identity, ...played })) as Replay<T>);
}

/** Plays an untrusted replay and compares every hash it carries. */
export function playReplay<T extends GameTypes>(
  game: Game<T>,
  value: unknown,
): Result<Replayed<T>, ReplayError> {
  const known = readReplay(game, value);
  return known.ok ? playSeeded(game, known.value, compareHashes(game, known.value)) : known;
}

/** The actions of a replay, as long as the hashes are those it carries. */
export function compareHashes<T extends GameTypes>(
  game: Game<T>,
  { actions, hashes }: Replay<T>,
): NextAction<T> {
  const first = actions.length + 1 - hashes.length;
  return (state, step) =>
    first >= 0 && (step < first || game.hash(state) === hashes[step - first])
      ? ok(actions[step])
      : replayError("different", { step: first < 0 ? actions.length : step });
}

/** A copy of the options, which are parsed later. */
const options: Shape<object> = (value, context) => ({ ...anyObject(value, context) });

/** The shape of an answer. */
export const answerShape: Shape<Answer> = (value, context) =>
  typeof value === "boolean" ? value : int(0, 2 ** 21)(value, context);

const replayShape = record<Replay<GameTypes>>({
  format: int(0, 1000),
  game: text(100),
  rulesVersion: int(0, 1_000_000),
  contentHash: optional(text(100)),
  rng: text(100),
  seed: nullable(seed),
  options,
  asked: optional(list(text(100), 100)),
  answers: optional(list(list(answerShape, MAX_ANSWERS), MAX_ACTIONS + 1)),
  actions: list(anyObject as Shape<GameTypes["action"]>, MAX_ACTIONS),
  hashes: list(text(16), MAX_ACTIONS + 1),
});

/** A replay from an unknown value: well formed, of this game, these rules and this content. */
export function readReplay<T extends GameTypes>(
  game: Game<T>,
  value: unknown,
): Result<Replay<T>, ReplayError> {
  const parsed = parse(replayShape, value);
  if (!parsed.ok) {
    const faults = parsed.error;
    const isOld = faults.some(({ path, code }) => path === "format" && code === "missing");
    if (isOld && !faults.some(({ path }) => path === "actions")) return replayError("old-format");
    const { error } = replayError("not-a-replay", { faults: describeFaults(faults) });
    return err({ ...error, faults });
  }
  const replay = parsed.value;
  const mismatch = findMismatch(game, replay, replay.rng);
  if (mismatch) return err(mismatch);
  return replay.rulesVersion === game.rulesVersion
    ? ok(replay as Replay<T>)
    : replayError("other-rules");
}
