// Replays: a seed or answers, options and actions, with a hash after every step, so that the first difference can be named.
import {
  type Answer,
  err,
  type Luck,
  LuckError,
  ok,
  type Result,
  type RngState,
  type Seed,
  seedStreams,
} from "@games/core-rng";
import { answersByStep, type StepAnswers } from "./answers.js";
import type { Context, CreateOptions, GameTypes, RngOf } from "./contract.js";
import { FORMAT, findMismatch, type ReplayError, replayError } from "./errors.js";
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

/** Answers that somebody gave instead of a generator: which streams were asked, and what was answered at each step. */
export interface AskedAnswers<T extends GameTypes> {
  /** The streams that were asked. */
  readonly asked: readonly T["stream"][];
  /** The answers of setup, then those of each action, in the order in which they were asked. */
  readonly answers: readonly (readonly Answer[])[];
}

/** A whole game as data: everything needed to play it again and to see that it goes the same way. */
export interface Replay<T extends GameTypes> extends Partial<AskedAnswers<T>> {
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

/** The maximum number of actions in a replay. */
export const MAX_ACTIONS = 100_000;
const MAX_ANSWERS = 1000;

/** How a game begins that is played again. */
export interface Beginning<T extends GameTypes> {
  readonly seed: Seed | null;
  readonly options: unknown;
  readonly asked?: readonly T["stream"][];
}

/** Where the actions and answers of a game come from that is played again. */
export interface Script<T extends GameTypes> {
  /** Answers for the asked streams. */
  readonly luck?: Luck;
  /** The next action, or undefined at the end; asked before each step with the number of actions so far. */
  next(state: T["state"], step: number): Result<T["action"] | undefined, ReplayError>;
}

/** Plays a game from its beginning, asking before every step what comes next. */
export function playAlong<T extends GameTypes>(
  game: Game<T>,
  beginning: Beginning<T>,
  script: Script<T>,
): Result<Replayed<T>, ReplayError> {
  let step = 0;
  try {
    const begun = begin(game, beginning, script.luck);
    if (!begun.ok) return begun;
    const context = begun.value;
    for (; ; step++) {
      const next = script.next(context.state, step);
      if (!next.ok) return next;
      if (next.value === undefined) {
        return ok({ state: context.state, hash: game.hash(context.state), steps: step });
      }
      const refused = playOne(game, context, next.value, step);
      if (refused !== undefined) return refused;
    }
  } catch (error) {
    if (error instanceof LuckError) return replayError("bad-answers", { step });
    throw error;
  }
}

function playOne<T extends GameTypes>(
  game: Game<T>,
  context: Context<T>,
  action: T["action"],
  step: number,
): Result<never, ReplayError> | undefined {
  const known = game.parseAction(action);
  const refusal = known.ok ? game.check(context.state, known.value) : known.error;
  if (refusal === undefined && known.ok) {
    game.step(context, known.value);
    return undefined;
  }
  const problem = refusal?.message ?? "";
  return replayError("illegal-action", { step, problem });
}

function begin<T extends GameTypes>(
  game: Game<T>,
  { seed, options, asked = [] }: Beginning<T>,
  luck: Luck | undefined,
): Result<Context<T>, ReplayError> {
  const config = game.configure(options);
  if (!config.ok) return replayError("bad-options", { faults: config.error.message });
  const rng: RngOf<T> = seedStreams(game.rngSource, game.streams, seed ?? "");
  for (const stream of asked) (rng as Record<string, RngState>)[stream] = null;
  const state = game.setup(config.value, rng, undefined, luck);
  return ok(game.open(state, undefined, luck));
}

/** Plays actions from the beginning and makes a replay of them. */
export function recordReplay<T extends GameTypes>(
  game: Game<T>,
  created: CreateOptions<T>,
  actions: readonly T["action"][],
  by?: AskedAnswers<T>,
): Result<Replay<T>, ReplayError> {
  const { seed = null, ...options } = created;
  const hashes: string[] = [];
  const kept: T["action"][] = [];
  const answers = by && answersByStep(by.answers);
  const played = playAlong(
    game,
    { seed, options, ...by },
    scriptOf(answers, (state, step) => {
      hashes.push(game.hash(state));
      const action = actions[step];
      const known = action === undefined ? undefined : game.parseAction(action);
      if (known?.ok) kept.push(known.value);
      return ok(action);
    }),
  );
  if (!played.ok) return played;
  const { id, rulesVersion, contentHash, rngSource } = game;
  return ok({
    format: FORMAT,
    game: id,
    rulesVersion,
    ...(contentHash === undefined ? {} : { contentHash }),
    rng: rngSource.id,
    seed,
    options: copyJson(options),
    ...(by === undefined ? {} : copyJson({ asked: by.asked, answers: by.answers })),
    actions: kept,
    hashes,
  });
}

/** A frozen copy, so that what is handed out shares nothing with what was passed in. */
function copyJson<V>(value: V): V {
  return deepFreeze(JSON.parse(JSON.stringify(value)) as V);
}

function scriptOf<T extends GameTypes>(
  answers: StepAnswers | undefined,
  next: Script<T>["next"],
): Script<T> {
  if (answers === undefined) return { next };
  return {
    luck: answers.luck,
    next: (state, step) => {
      answers.startStep(step + 1);
      return next(state, step);
    },
  };
}

/** Plays an untrusted replay and compares every hash it carries. */
export function playReplay<T extends GameTypes>(
  game: Game<T>,
  value: unknown,
): Result<Replayed<T>, ReplayError> {
  const known = readReplay(game, value);
  if (!known.ok) return known;
  const { actions, hashes, answers } = known.value;
  const first = actions.length + 1 - hashes.length;
  if (first < 0) return replayError("different", { step: actions.length });
  const script = scriptOf<T>(answers && answersByStep(answers), (state, step) =>
    step < first || game.hash(state) === hashes[step - first]
      ? ok(actions[step])
      : replayError("different", { step }),
  );
  return playAlong(game, known.value, script);
}

const answer: Shape<Answer> = (value, context) =>
  typeof value === "boolean" ? value : int(0, 2 ** 21)(value, context);

const replayShape = record<Replay<GameTypes>>({
  format: int(0, 1000),
  game: text(100),
  rulesVersion: int(0, 1_000_000),
  contentHash: optional(text(100)),
  rng: text(100),
  seed: nullable(seed),
  options: anyObject,
  asked: optional(list(text(100), 100)),
  answers: optional(list(list(answer, MAX_ANSWERS), MAX_ACTIONS + 1)),
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
    const isOld = parsed.error.some(({ path, code }) => path === "format" && code === "missing");
    const isReplay = !parsed.error.some(({ path }) => path === "" || path === "actions");
    if (isOld && isReplay) return replayError("old-format");
    return replayError("not-a-replay", { faults: describeFaults(parsed.error) });
  }
  const replay = parsed.value;
  const mismatch = findMismatch(game, replay, replay.rng);
  if (mismatch) return err(mismatch);
  if (replay.rulesVersion !== game.rulesVersion) return replayError("other-rules");
  const faults = findAnswerFaults(game, replay);
  return faults === undefined ? ok(replay as Replay<T>) : replayError("not-a-replay", { faults });
}

/** What is wrong between the seed, the asked streams and the answers. */
function findAnswerFaults<T extends GameTypes>(
  { streams }: Game<T>,
  { seed, asked = [], answers }: Replay<GameTypes>,
): string | undefined {
  const unknown = asked.find((stream) => !streams.includes(stream));
  if (unknown !== undefined)
    return `asked names the stream "${unknown.slice(0, 40)}", which the game lacks.`;
  if (asked.length > 0 && answers === undefined) return "answers are missing.";
  const isAllAsked = streams.every((stream) => asked.includes(stream));
  return seed === null && !isAllAsked ? "seed is missing." : undefined;
}
