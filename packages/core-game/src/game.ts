// defineGame: from the rules of a game to everything its users call.
import {
  alea,
  type Chance,
  err,
  type Luck,
  mixedStreams,
  ok,
  type Result,
  type RngSource,
  redrawStreams,
  type SeededStreams,
  seededStreams,
  seedStreams,
  sharedStreams,
  streamBinder,
} from "@games/core-rng";
import { actionReader } from "./actions.js";
import { hashValue } from "./canonical.js";
import type {
  Context,
  CreateOptions,
  Emit,
  GameTypes,
  LuckOf,
  Refusal,
  RngOf,
  Rules,
} from "./contract.js";
import type { CommonCode, LoadError, ReplayError } from "./errors.js";
import { deepFreeze } from "./freeze.js";
import {
  type After,
  enumerateOdds,
  type OddsOptions,
  type Preview,
  previewActions,
} from "./odds.js";
import {
  type AskedAnswers,
  playReplay,
  type Replay,
  type Replayed,
  recordReplay,
} from "./replay.js";
import { loadState, saveState } from "./save.js";
import {
  describeFaults,
  type Fault,
  isObject,
  type ParseContext,
  parse,
  parseAt,
  rngShape,
  type Shape,
  seed as seedShape,
} from "./shape.js";
import { readShare, writeShare } from "./share.js";

/** Thrown by `create` when options are wrong, and the error of `withContent`; `faults` names each of them. */
export class OptionsError extends Error {
  override readonly name = "OptionsError";
  /** The code of this error. */
  readonly code = "bad-options";
  constructor(
    /** Everything that is wrong, each with its path. */
    readonly faults: readonly Fault[],
  ) {
    super(describeFaults(faults));
  }
}

/** A game that was created or an action that was played: the state, and what happened on the way to it. */
export interface Applied<T extends GameTypes> {
  readonly state: T["state"];
  readonly events: readonly T["event"][];
}

/** A game: its rules bound to its content and its random source, and all that follows from them. */
export interface Game<T extends GameTypes> {
  /** The name of the game in saves and replays. */
  readonly id: string;
  /** The version of the rules: the same seed and actions play out the same within one version. */
  readonly rulesVersion: number;
  /** The version of the shape of the state. */
  readonly schemaVersion: number;
  /** The names of the streams of luck. */
  readonly streams: readonly T["stream"][];
  /** The generator that seeds and draws. */
  readonly rngSource: RngSource;
  /** The rows of content, frozen; undefined for a game without content. */
  readonly rows: T["rows"];
  /** The compiled content that rules read. */
  readonly content: T["content"];
  /** A hash of what the rules read of the rows; undefined for a game without content. */
  readonly contentHash: string | undefined;
  /** The same game with other rows, which are parsed first; every fault of them is named. */
  withContent(rows: unknown): Result<Game<T>, OptionsError>;
  /** The same game with another random source. */
  withRng(source: RngSource): Game<T>;

  /** The first state for a seed and options; throws an {@link OptionsError} when they are wrong. */
  create(options: CreateOptions<T>): T["state"];
  /** As `create`, for untrusted options: the first state and the events of setup, or the faults. */
  tryCreate(options: unknown): Result<Applied<T>, OptionsError>;
  /** Options in full, without creating a game; `seed` is not among them. */
  configure(options: unknown): Result<T["config"], OptionsError>;

  /** What can be done, in a stable order; empty exactly when the game is over. */
  legalActions(state: Readonly<T["state"]>): readonly T["action"][];
  /** An action from untrusted data: the game's own frozen copy, or why it cannot be read. */
  parseAction(action: unknown): Result<T["action"], Refusal<CommonCode>>;
  /** Why an action is not legal, or undefined. */
  check(
    state: Readonly<T["state"]>,
    action: T["action"],
  ): Refusal<T["code"] | CommonCode> | undefined;
  /** Plays an action on a copy of the state: the next state and the events, or the reason for refusing. */
  apply(
    state: Readonly<T["state"]>,
    action: T["action"],
  ): Result<Applied<T>, Refusal<T["code"] | CommonCode>>;
  /** What actions would lead to, one after the other, up to where luck comes in. */
  preview(
    state: Readonly<T["state"]>,
    ...actions: readonly T["action"][]
  ): Result<Preview<T>, Refusal<T["code"] | CommonCode>>;
  /** Every possible next view of an action with its exact probability, as far as the player can know. */
  odds(
    state: Readonly<T["state"]>,
    action: T["action"],
  ): Result<Chance<T["view"]>[], Refusal<T["code"] | CommonCode>>;
  /** The exact distribution of any question about what an action leads to. */
  odds<V>(
    state: Readonly<T["state"]>,
    action: T["action"],
    ask: (after: After<T>) => V,
    options?: OddsOptions,
  ): Result<Chance<V>[], Refusal<T["code"] | CommonCode>>;
  /** How the game ended, or undefined while it continues. */
  outcome(state: Readonly<T["state"]>): T["outcome"] | undefined;
  /** Everything the player may know, and nothing else, as plain JSON. */
  view(state: Readonly<T["state"]>): T["view"];

  /** The first state for a configuration and a random state; for the fast API. `asked` answers for streams whose state is null. */
  setup(config: T["config"], rng: RngOf<T>, emit?: Emit<T["event"]>, asked?: Luck): T["state"];
  /**
   * A context that plays a state in place with the luck of its own random state; for the fast API.
   * `asked` answers for streams whose random state is null.
   */
  open(state: T["state"], emit?: Emit<T["event"]>, asked?: Luck): Context<T>;
  /** A context that plays a state in place with other luck: a script or an enumeration. */
  openWith(state: T["state"], luck: Luck, emit?: Emit<T["event"]>): Context<T>;
  /** Moves a context, and its luck with it, to another state. */
  point(context: Context<T>, state: T["state"]): void;
  /** Plays a legal action in place, up to the next decision; trusts its caller. */
  step(context: Context<T>, action: T["action"]): void;
  /** Re-deals, in place and with the luck of the context, exactly what the view hides. */
  determinize(context: Context<T>): void;
  /** An independent copy. */
  clone(state: Readonly<T["state"]>): T["state"];
  /** An independent copy whose hidden information and random state are a sample consistent with the view. */
  sample(state: Readonly<T["state"]>, luck: Luck): T["state"];

  /** A hash of a state, the same on every machine. */
  hash(state: Readonly<T["state"]>): string;
  /** A state as text. */
  save(state: Readonly<T["state"]>): string;
  /** A state from text, checked, and migrated when it is of an older schema. */
  load(text: string): Result<T["state"], LoadError>;
  /** Parses a state and names every fault. */
  readonly stateShape: Shape<T["state"]>;
  /** For each old schema, what turns a state of it into one of the next. */
  readonly migrations: Readonly<Record<number, (old: unknown) => unknown>>;
  /** A replay of a game from its beginning; `by` holds the answers of streams that were asked. */
  record(
    options: CreateOptions<T>,
    actions: readonly T["action"][],
    by?: AskedAnswers<T>,
  ): Result<Replay<T>, ReplayError>;
  /** Plays a replay and verifies it: the last state, or where and how it first differs. */
  replay(replay: unknown): Result<Replayed<T>, ReplayError>;
  /** A replay as a short URL-safe text. */
  share(replay: Replay<T>): Result<string, ReplayError>;
  /** A replay from such a text, verified. */
  unshare(text: string): Result<Replay<T>, ReplayError>;
}

/** Binds rules to everything a user of the game calls. */
export function defineGame<T extends GameTypes>(rules: Rules<T>): Game<T> {
  return bindGame(rules, rules.content?.standard, alea);
}

function bindGame<T extends GameTypes>(
  rules: Rules<T>,
  standard: T["rows"],
  source: RngSource,
): Game<T> {
  const rows = deepFreeze(standard);
  const content = rules.content?.compile(rows);
  const bound: Bound<T> = { rules, content, source, bind: streamBinder(rules.streams) };
  const game: Game<T> = {
    id: rules.id,
    rulesVersion: rules.rulesVersion,
    schemaVersion: rules.schemaVersion,
    streams: rules.streams,
    rngSource: source,
    rows,
    content,
    contentHash: rules.content && hashValue(rules.content.hashed(rows)),
    withContent: (other) => {
      const parsed = parse(rules.content?.shape ?? noContent, other);
      return parsed.ok
        ? ok(bindGame(rules, parsed.value, source))
        : err(new OptionsError(parsed.error));
    },
    withRng: (other) => bindGame(rules, rows, other),
    ...creation(bound),
    ...readers(rules, content),
    ...contexts(bound),
    ...play(bound),
    hash: (state) => hashValue(state),
    save: (state) => saveState(game, state),
    load: (text) => loadState(game, text),
    migrations: rules.migrations ?? {},
    record: (options, actions, by) => recordReplay(game, options, actions, by),
    replay: (replay) => playReplay(game, replay),
    share: (replay) => writeShare(game, replay),
    unshare: (text) => readShare(game, text),
    preview: (state, ...actions) => previewActions(game, state, actions),
    odds: <V>(
      state: Readonly<T["state"]>,
      action: T["action"],
      ask?: (after: After<T>) => V,
      options?: OddsOptions,
    ) => enumerateOdds(game, state, action, ask ?? (({ view }) => view as V), options),
  };
  return game;
}

type Bind<T extends GameTypes> = (streams: SeededStreams<T["stream"]>, rng: RngOf<T>) => void;

/** What the parts of a game share. */
interface Bound<T extends GameTypes> {
  readonly rules: Rules<T>;
  readonly content: T["content"];
  readonly source: RngSource;
  readonly bind: Bind<T>;
}

const noContent: Shape<never> = (_, { faults }) => {
  const message = "is not taken by this game, which has no content";
  faults.push({ path: "", code: "no-content", params: {}, message });
  return undefined;
};

/** From options to a first state. */
function creation<T extends GameTypes>({
  rules,
  content,
  source,
  bind,
}: Bound<T>): Pick<Game<T>, "create" | "tryCreate" | "configure" | "setup" | "stateShape"> {
  const { streams } = rules;
  const optionsShape = rules.optionsShape(content);
  const rng = rngShape(source, streams);
  // One set of seeded streams serves every setup: it is bound to the random state at hand.
  const luck = seededStreams(source, streams, seedStreams(source, streams, ""));

  function configure(options: unknown): Result<T["config"], OptionsError> {
    const config = parse(optionsShape, options);
    return config.ok ? ok(deepFreeze(config.value)) : err(new OptionsError(config.error));
  }

  function setup(
    config: T["config"],
    rng: RngOf<T>,
    emit?: Emit<T["event"]>,
    asked?: Luck,
  ): T["state"] {
    if (asked !== undefined) {
      return rules.setup(config, {
        content,
        luck: mixedStreams(source, streams, rng, asked),
        rng,
        emit,
      });
    }
    bind(luck, rng);
    return rules.setup(config, { content, luck, rng, emit });
  }

  const created: Shape<{ seed: string | number; config: T["config"] }> = (value, context) => {
    const { seed, ...rest } = isObject(value) ? value : {};
    const known = parseAt(seedShape, seed, "seed", context);
    const config = optionsShape(rest, context);
    return known === undefined || config === undefined ? undefined : { seed: known, config };
  };

  function tryCreate(options: unknown): Result<Applied<T>, OptionsError> {
    const parsed = parse(created, options);
    if (!parsed.ok) return err(new OptionsError(parsed.error));
    const { seed, config } = parsed.value;
    const events: T["event"][] = [];
    const rng = seedStreams(source, streams, seed);
    const state = setup(deepFreeze(config), rng, (event) => events.push(event));
    return ok({ state, events });
  }

  function create(options: CreateOptions<T>): T["state"] {
    const made = tryCreate(options);
    if (made.ok) return made.value.state;
    throw made.error;
  }

  const frozenConfig: Shape<T["config"]> = (value: unknown, context: ParseContext) =>
    deepFreeze(optionsShape(value, context));
  const stateShape = rules.stateShape({ content, config: frozenConfig, rng });
  return { create, tryCreate, configure, setup, stateShape };
}

/** What only reads a state. A game without content needs no wrapping, which saves a call in the fast API. */
function readers<T extends GameTypes>(
  rules: Rules<T>,
  content: T["content"],
): Pick<Game<T>, "legalActions" | "outcome" | "view" | "clone"> {
  const { clone } = rules;
  if (rules.content === undefined) {
    const { legalActions, outcome, view } = rules as unknown as Game<T>;
    return { legalActions, outcome, view, clone };
  }
  return {
    legalActions: (state) => rules.legalActions(state, content),
    outcome: (state) => rules.outcome(state, content),
    view: (state) => rules.view(state, content),
    clone,
  };
}

/** A context as this file sees it, which alone may move it. */
interface OwnContext<T extends GameTypes> extends Context<T> {
  state: T["state"];
  emit: Emit<T["event"]> | undefined;
  /** Points the luck at another random state; undefined for luck that draws from none. */
  readonly bind: Bind<T> | undefined;
}

/** Contexts for the fast API, and what samples hidden things. */
function contexts<T extends GameTypes>({
  rules,
  content,
  source,
  bind,
}: Bound<T>): Pick<Game<T>, "open" | "openWith" | "point" | "step" | "determinize" | "sample"> {
  const { streams } = rules;
  const rngOf = (state: T["state"]) => state.rng as RngOf<T>;

  function openAs(
    state: T["state"],
    luck: LuckOf<T>,
    emit: Emit<T["event"]> | undefined,
    bindTo: Bind<T> | undefined,
  ): OwnContext<T> {
    return { state, content, luck, emit, bind: bindTo };
  }

  const bindMixed: Bind<T> = (luck, rng) => {
    for (const name of streams) if (rng[name] !== null) luck[name].rng = rng[name];
  };

  function openWith(state: T["state"], luck: Luck, emit?: Emit<T["event"]>): Context<T> {
    return openAs(state, sharedStreams(streams, luck), emit, undefined);
  }

  function point(context: Context<T>, state: T["state"]): void {
    const own = context as OwnContext<T>;
    own.state = state;
    own.bind?.(own.luck as SeededStreams<T["stream"]>, rngOf(state));
  }

  function sample(state: Readonly<T["state"]>, luck: Luck): T["state"] {
    const copy = rules.clone(state);
    rules.determinize(openWith(copy, luck));
    redrawStreams(source, streams, rngOf(copy), luck);
    return copy;
  }

  return {
    open: (state, emit, asked) =>
      asked === undefined
        ? openAs(state, seededStreams(source, streams, rngOf(state)), emit, bind)
        : openAs(state, mixedStreams(source, streams, rngOf(state), asked), emit, bindMixed),
    openWith,
    point,
    step: rules.step,
    determinize: rules.determinize,
    sample,
  };
}

/** The safe API: actions are parsed, checked and played on a copy. */
function play<T extends GameTypes>({
  rules,
  content,
  source,
  bind,
}: Bound<T>): Pick<Game<T>, "parseAction" | "check" | "apply"> {
  const { streams } = rules;
  const parseAction = actionReader<T>(rules.actionShape(content));
  // One context serves every `apply`: it is moved to the copy at hand.
  const luck = seededStreams(source, streams, seedStreams(source, streams, ""));
  const context: { state: T["state"]; emit: Emit<T["event"]> | undefined } & Omit<
    Context<T>,
    "state" | "emit"
  > = { state: {} as T["state"], content, luck, emit: undefined };

  function check(state: Readonly<T["state"]>, action: T["action"]) {
    const known = parseAction(action);
    return known.ok ? rules.check(state, content, known.value) : known.error;
  }

  function apply(state: Readonly<T["state"]>, action: T["action"]): ReturnType<Game<T>["apply"]> {
    const known = parseAction(action);
    if (!known.ok) return known;
    const refusal = rules.check(state, content, known.value);
    if (refusal !== undefined) return err(refusal);
    const next = rules.clone(state);
    const events: T["event"][] = [];
    context.state = next;
    context.emit = (event) => events.push(event);
    bind(luck, next.rng as RngOf<T>);
    rules.step(context, known.value);
    return ok({ state: next, events });
  }

  return { parseAction, check, apply };
}
