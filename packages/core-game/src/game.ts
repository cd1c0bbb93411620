// defineGame: from the rules of a game to everything its users call.
import {
  type Chance,
  err,
  type Luck,
  ok,
  type Result,
  redrawStreams,
  type SeededStreams,
  seededStreams,
  seedStreams,
  sharedStreams,
  streamBinder,
} from "@games/core-rng";
import { hashValue } from "./canonical.js";
import type { CreateOptions, GameTypes, LuckOf, Refusal, Rules, WordsOf } from "./contract.js";
import { type After, enumerateOdds, type OddsOptions } from "./odds.js";
import {
  playReplay,
  type Replay,
  type ReplayError,
  type Replayed,
  recordReplay,
} from "./replay.js";
import { type LoadError, loadState, saveState } from "./save.js";
import {
  describeFaults,
  type Fault,
  isObject,
  type Reading,
  read,
  readPart,
  seed as seedShape,
} from "./shape.js";
import { readShare, writeShare } from "./share.js";

/** Thrown by `create` when options are wrong; `faults` names each of them. */
export class OptionsError extends Error {
  override readonly name = "OptionsError";
  /** The code of this error. */
  readonly code = "bad-options";
  constructor(
    /** Everything that is wrong, each with its place. */
    readonly faults: readonly Fault[],
  ) {
    super(describeFaults(faults));
  }
}

/** A played action: the next state, and what happened on the way to it. */
export interface Applied<T extends GameTypes> {
  readonly state: T["state"];
  readonly events: readonly T["event"][];
}

/** The codes with which any game may refuse an action, beside its own. */
export type CommonCode = "not-an-action";

/** A game: its rules, and all that follows from them. */
export interface Game<T extends GameTypes> extends Rules<T> {
  /** The first state for a seed and options; throws an {@link OptionsError} when they are wrong. */
  create(options: CreateOptions<T>): T["state"];
  /** As `create`, for options that come from outside: a failure instead of an exception. */
  tryCreate(options: unknown): Result<T["state"], OptionsError>;
  /** Options in full, without creating a game; `seed` is not among them. */
  configure(options: unknown): Result<T["config"], OptionsError>;
  /** Luck that draws from the words of a state and advances them in place; for the fast door. */
  luckOf(state: T["state"]): SeededStreams<T["stream"]>;
  /** One source of luck behind every stream: a script or an enumeration. */
  shareLuck(luck: Luck): LuckOf<T>;
  /** Why an action is not legal, or undefined; takes any value. */
  check(state: Readonly<T["state"]>, action: unknown): Refusal<T["code"] | CommonCode> | undefined;
  /** Plays an action on a copy of the state: the next state and the events, or the reason for refusing. */
  apply(
    state: Readonly<T["state"]>,
    action: T["action"],
  ): Result<Applied<T>, Refusal<T["code"] | CommonCode>>;
  /** Makes a state one of those the player must think possible: deals anew what the view hides, luck to come included. */
  reimagine(state: T["state"], luck: Luck): void;
  /** A hash of a state, the same on every machine. */
  hash(state: Readonly<T["state"]>): string;
  /** A state as text. */
  save(state: Readonly<T["state"]>): string;
  /** A state from text, checked, and migrated when it is of an older schema. */
  load(text: string): Result<T["state"], LoadError>;
  /** A replay of a game from its beginning. */
  record(
    options: CreateOptions<T>,
    actions: readonly T["action"][],
  ): Result<Replay<T>, ReplayError>;
  /** Plays a replay and verifies it: the last state, or where and how it first differs. */
  replay(replay: unknown): Result<Replayed<T>, ReplayError>;
  /** A replay as a short URL-safe text. */
  share(replay: Replay<T>): Result<string, ReplayError>;
  /** A replay from such a text, verified. */
  unshare(text: string): Result<Replay<T>, ReplayError>;
  /** Every possible next view of an action with its exact probability, as far as the player can know. */
  odds(state: Readonly<T["state"]>, action: T["action"]): Chance<T["view"]>[];
  /** The exact distribution of any question about what an action leads to. */
  odds<V>(
    state: Readonly<T["state"]>,
    action: T["action"],
    ask: (after: After<T>) => V,
    options?: OddsOptions,
  ): Chance<V>[];
}

const NOT_AN_ACTION: Refusal<CommonCode> = {
  code: "not-an-action",
  message: "An action is an object with a type.",
};

/** Binds rules to everything a user of the game calls. */
export function defineGame<T extends GameTypes>(rules: Rules<T>): Game<T> {
  const game: Game<T> = {
    ...rules,
    ...openings(rules),
    ...moves(rules),
    hash: (state) => hashValue(state),
    save: (state) => saveState(rules, state),
    load: (text) => loadState(rules, text),
    record: (options, actions) => recordReplay(game, options, actions),
    replay: (replay) => playReplay(game, replay),
    share: (replay) => writeShare(game, replay),
    unshare: (text) => readShare(game, text),
    odds: <V>(
      state: Readonly<T["state"]>,
      action: T["action"],
      ask?: (after: After<T>) => V,
      options?: OddsOptions,
    ): Chance<V>[] => enumerateOdds(game, state, action, ask ?? (({ view }) => view as V), options),
  };
  return game;
}

/** From options to a first state. */
function openings<T extends GameTypes>(
  rules: Rules<T>,
): Pick<Game<T>, "create" | "tryCreate" | "configure"> {
  const { streams } = rules;

  function configure(options: unknown): Result<T["config"], OptionsError> {
    const config = read(rules.options, options);
    return config.ok ? config : err(new OptionsError(config.error));
  }

  function tryCreate(options: unknown): Result<T["state"], OptionsError> {
    const { seed, ...rest } = isObject(options) ? options : {};
    const reading: Reading = { path: [], faults: [] };
    const known = readPart(seedShape, seed, "seed", reading);
    const config = rules.options(rest, reading);
    if (known === undefined || config === undefined || reading.faults.length > 0) {
      return err(new OptionsError(reading.faults));
    }
    const words = seedStreams(streams, known);
    return ok(rules.setup(config, seededStreams(streams, words), words));
  }

  function create(options: CreateOptions<T>): T["state"] {
    const created = tryCreate(options);
    if (created.ok) return created.value;
    throw created.error;
  }

  return { create, tryCreate, configure };
}

/** From one state to the next. */
function moves<T extends GameTypes>(
  rules: Rules<T>,
): Pick<Game<T>, "check" | "apply" | "luckOf" | "shareLuck" | "reimagine"> {
  const { streams } = rules;
  const wordsOf = (state: T["state"]) => state.luck as WordsOf<T>;
  const bind = streamBinder(streams);
  // One set of seeded streams serves every `apply`: it is bound to the words of the state at hand.
  const bound = seededStreams(streams, seedStreams(streams, ""));

  function check(state: Readonly<T["state"]>, action: unknown) {
    return isObject(action) ? rules.check(state, action as T["action"]) : NOT_AN_ACTION;
  }

  function apply(state: Readonly<T["state"]>, action: T["action"]): ReturnType<Game<T>["apply"]> {
    const refusal = check(state, action);
    if (refusal !== undefined) return err(refusal);
    const next = rules.clone(state);
    const events: T["event"][] = [];
    bind(bound, wordsOf(next));
    rules.step(next, action, bound, (event) => events.push(event));
    return ok({ state: next, events });
  }

  function reimagine(state: T["state"], luck: Luck): void {
    rules.determinize(state, sharedStreams(streams, luck));
    redrawStreams(streams, wordsOf(state), luck);
  }

  return {
    check,
    apply,
    reimagine,
    luckOf: (state) => seededStreams(streams, wordsOf(state)),
    shareLuck: (luck) => sharedStreams(streams, luck),
  };
}
