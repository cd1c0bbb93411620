// defineGame: from the rules of a game to everything its users call.
import {
  alea,
  err,
  type Luck,
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
  ReadonlyState,
  RngOf,
  Rules,
} from "./contract.js";
import { commonRefusal, OptionsError } from "./errors.js";
import { deepFreeze } from "./freeze.js";
import type { Created, Game } from "./game.js";
import { rngShape, seed as seedShape } from "./game-shapes.js";
import { type After, enumerateOdds, type OddsOptions, previewActions } from "./odds.js";
import { readPosition } from "./position.js";
import { playReplay, recordReplay } from "./replay.js";
import { loadState, saveState } from "./save.js";
import { isObject, type ParseContext, parse, parseAt, type Shape } from "./shape.js";
import { readShare, writeShare } from "./share.js";

/** Binds rules to everything a user of the game calls. */
export function defineGame<T extends GameTypes>(rules: Rules<T>): Game<T> {
  if ((rules.streams as readonly string[]).includes("source")) {
    throw new Error('A stream cannot be named "source": random state names its source there.');
  }
  return bindGame(rules, rules.content?.standard, alea);
}

function bindGame<T extends GameTypes>(
  rules: Rules<T>,
  standard: T["rows"],
  source: RngSource,
): Game<T> {
  const rows = deepFreeze(standard);
  const content = rules.content?.compile(rows);
  const bound = bindParts(rules, content, source);
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
    record: (options, actions) => recordReplay(game, options, actions),
    replay: (replay) => playReplay(game, replay),
    share: (replay) => writeShare(game, replay),
    unshare: (text) => readShare(game, text),
    preview: (state, ...actions) => previewActions(game, state, actions),
    odds: <V>(
      state: ReadonlyState<T>,
      action: T["action"],
      ask?: (after: After<T>) => V,
      options?: OddsOptions,
    ) => enumerateOdds(game, state, action, ask, options),
  };
  return game;
}

type Bind<T extends GameTypes> = (streams: SeededStreams<T["stream"]>, rng: RngOf<T>) => void;

/** What the parts of a game share. */
interface Bound<T extends GameTypes> {
  readonly rules: Rules<T>;
  readonly content: T["content"];
  readonly source: RngSource;
  /** Points seeded streams at another random state. */
  readonly bind: Bind<T>;
  /** A context whose luck belongs to no state yet; one serves every setup, another every `apply`. */
  openIdle(): OwnContext<T>;
}

/** A context as this file sees it, which alone may move it. */
interface OwnContext<T extends GameTypes> extends Context<T> {
  state: T["state"];
  emit: Emit<T["event"]> | undefined;
  /** Points the luck at another random state; undefined for luck that draws from none. */
  readonly bind: Bind<T> | undefined;
}

/** Every context is made here, with the same fields in the same order, so that rules meet one kind of object. */
function makeContext<T extends GameTypes>(
  content: T["content"],
  state: T["state"],
  luck: LuckOf<T>,
  emit: Emit<T["event"]> | undefined,
  bind: Bind<T> | undefined,
): OwnContext<T> {
  return { state, content, luck, emit, bind };
}

function bindParts<T extends GameTypes>(
  rules: Rules<T>,
  content: T["content"],
  source: RngSource,
): Bound<T> {
  const { streams } = rules;
  const bind = streamBinder(streams);
  const openIdle = () => {
    const luck = seededStreams(source, streams, seedStreams(source, streams, ""));
    return makeContext<T>(content, {} as T["state"], luck, undefined, bind);
  };
  return { rules, content, source, bind, openIdle };
}

const noContent: Shape<never> = (_, { faults }) => {
  const message = "is not taken by this game, which has no content";
  faults.push({ path: "", code: "no-content", params: {}, message });
  return undefined;
};

/** From options to a first state. */
function creation<T extends GameTypes>(
  bound: Bound<T>,
): Pick<
  Game<T>,
  "create" | "tryCreate" | "configure" | "setup" | "stateShape" | "hasPositions" | "position"
> {
  const { rules, content, source } = bound;
  const optionsShape = rules.optionsShape(content);
  const setup = setupOf(bound);

  function configure(options: unknown): Result<T["config"], OptionsError> {
    const config = parse(optionsShape, options);
    return config.ok ? ok(deepFreeze(config.value)) : err(new OptionsError(config.error));
  }

  const created: Shape<{ seed: string | number; config: T["config"] }> = (value, context) => {
    const { seed, ...rest } = isObject(value) ? value : {};
    const known = parseAt(seedShape, seed, "seed", context);
    const config = optionsShape(rest, context);
    return known === undefined || config === undefined ? undefined : { seed: known, config };
  };

  function tryCreate(options: unknown): Result<Created<T>, OptionsError> {
    const parsed = parse(created, options);
    if (!parsed.ok) return err(new OptionsError(parsed.error));
    const events: T["event"][] = [];
    const rng = seedStreams(source, rules.streams, parsed.value.seed);
    const state = setup(deepFreeze(parsed.value.config), rng, (event) => events.push(event));
    return ok({ state, events });
  }

  function create(options: CreateOptions<T>): ReadonlyState<T> {
    const made = tryCreate(options);
    if (made.ok) return made.value.state;
    throw made.error;
  }

  const config: Shape<T["config"]> = (value: unknown, context: ParseContext) =>
    deepFreeze(optionsShape(value, context));
  const rng = rngShape(source, rules.streams);
  const stateShape = rules.stateShape({ content, config, rng });
  const hasPositions = rules.positionShape !== undefined;
  const position: Game<T>["position"] = (draft, settings = {}) =>
    readPosition(rules, content, source, stateShape, draft, settings);
  return { create, tryCreate, configure, setup, stateShape, hasPositions, position };
}

function setupOf<T extends GameTypes>({
  rules,
  content,
  bind,
  openIdle,
}: Bound<T>): Game<T>["setup"] {
  const seeded = openIdle();
  return (config, rng, emit, other) => {
    const luck = other && streamLuck(rules.streams, other);
    const context = luck ? makeContext<T>(content, seeded.state, luck, emit, undefined) : seeded;
    if (!luck) bind(context.luck as SeededStreams<T["stream"]>, rng);
    context.emit = emit;
    const open = (state: T["state"]) => {
      context.state = state;
      return context;
    };
    return rules.setup(config, { content, luck: context.luck, rng, emit, open });
  };
}

/** `liveView` of rules, for whom a read-only state is as good as any. */
type Live<T extends GameTypes> = (content: T["content"]) => ReturnType<Game<T>["liveView"]>;

/** What only reads a state. A game without content needs no wrapping, which saves a call in the fast API. */
function readers<T extends GameTypes>(
  rules: Rules<T>,
  content: T["content"],
): Pick<Game<T>, "legalActions" | "outcome" | "view" | "liveView" | "clone"> {
  const { clone } = rules;
  const live = rules.liveView as Live<T> | undefined;
  if (rules.content === undefined) {
    const { legalActions, outcome, view } = rules as unknown as Game<T>;
    const liveView = () => live?.(content) ?? view;
    return { legalActions, outcome, view, liveView, clone };
  }
  const view = (state: ReadonlyState<T>) => rules.view(state as T["state"], content);
  return {
    legalActions: (state) => rules.legalActions(state as T["state"], content),
    outcome: (state) => rules.outcome(state as T["state"], content),
    view,
    liveView: () => live?.(content) ?? view,
    clone,
  };
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

  function openWith(
    state: T["state"],
    luck: Luck | LuckOf<T>,
    emit?: Emit<T["event"]>,
  ): Context<T> {
    return makeContext<T>(content, state, streamLuck(streams, luck), emit, undefined);
  }

  function open(state: T["state"], emit?: Emit<T["event"]>): Context<T> {
    return makeContext<T>(content, state, seededStreams(source, streams, rngOf(state)), emit, bind);
  }

  function point(context: Context<T>, state: T["state"]): void {
    const own = context as OwnContext<T>;
    own.state = state;
    own.bind?.(own.luck as SeededStreams<T["stream"]>, rngOf(state));
  }

  function sample(state: ReadonlyState<T>, luck: Luck): T["state"] {
    const copy = rules.clone(state as T["state"]);
    rules.determinize(openWith(copy, luck));
    redrawStreams(source, streams, rngOf(copy), luck);
    return copy;
  }

  return { open, openWith, point, step: rules.step, determinize: rules.determinize, sample };
}

/** One source of luck per stream: as given, or the same one behind every name. */
function streamLuck<T extends GameTypes>(
  streams: readonly T["stream"][],
  luck: Luck | LuckOf<T>,
): LuckOf<T> {
  const isOne = typeof (luck as Partial<Luck>).below === "function";
  return isOne ? sharedStreams(streams, luck as Luck) : (luck as LuckOf<T>);
}

/** The safe API: actions are parsed, checked and played on a copy. */
function play<T extends GameTypes>({
  rules,
  content,
  bind,
  openIdle,
}: Bound<T>): Pick<Game<T>, "parseAction" | "check" | "apply"> {
  const reader = actionReader<T["action"]>(rules.actionShape(content));
  const context = openIdle();
  // One listener for all calls: with a new one per call the heap grows, and one process in four plays at half the speed.
  let events: T["event"][] = [];
  context.emit = (event) => events.push(event);

  function check(state: ReadonlyState<T>, action: T["action"]) {
    const known = reader.parse(action);
    return known.ok ? rules.check(state as T["state"], content, known.value) : known.error;
  }

  function apply(state: ReadonlyState<T>, action: T["action"]): ReturnType<Game<T>["apply"]> {
    const own = reader.recall(action);
    if (own !== undefined) return applyOwn(state, own);
    const known = reader.parse(action);
    return known.ok ? applyOwn(state, known.value) : known;
  }

  function applyOwn(state: ReadonlyState<T>, action: T["action"]): ReturnType<Game<T>["apply"]> {
    const refusal = rules.check(state as T["state"], content, action);
    if (refusal !== undefined) return err(refusal);
    const next = rules.clone(state as T["state"]);
    const heard: T["event"][] = [];
    events = heard;
    context.state = next;
    bind(context.luck as SeededStreams<T["stream"]>, next.rng as RngOf<T>);
    try {
      rules.step(context, action);
    } catch (error) {
      if (!(Object.values(next.rng) as unknown[]).includes(null)) throw error;
      return err(commonRefusal("needs-table")); // a stream without random state was asked
    }
    return ok({ state: next, events: heard, action });
  }

  return { parseAction: reader.parse, check, apply };
}
