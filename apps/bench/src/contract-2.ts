// Drives a game of the second contract: one context per series, re-pointed at every game.
import {
  type AnyAction,
  type AnyEvent,
  type AnyReplay,
  type AnySession,
  type AnyState,
  type MakeDriver,
  resultOf,
  type StreamState,
} from "./driver.js";

type Rng = { source: string } & Record<string, StreamState | string>;
type Emit = (event: AnyEvent) => void;
type Context = object;
type Outcome<V> = { ok: true; value: V } | { ok: false; error: { message: string } };

interface Source {
  readonly id: string;
  seed(seed: string, stream?: string): StreamState;
}

/** What is used of a game of the second contract. */
interface Game {
  readonly streams: readonly string[];
  readonly rngSource: Source;
  withRng(source: Source): Game;
  configure(options: object): Outcome<object>;
  create(options: object): AnyState;
  setup(config: object, rng: Rng, emit?: Emit): AnyState;
  open(state: AnyState, emit?: Emit): Context;
  point(context: Context, state: AnyState): void;
  legalActions(state: AnyState): readonly AnyAction[];
  step(context: Context, action: AnyAction): void;
  apply(state: AnyState, action: AnyAction): Outcome<{ state: AnyState }>;
  clone(state: AnyState): AnyState;
  view(state: AnyState): object;
  outcome(state: AnyState): object | undefined;
  save(state: AnyState): string;
  load(text: string): Outcome<AnyState>;
  record(options: object, actions: readonly AnyAction[]): Outcome<AnyReplay>;
  replay(replay: AnyReplay): Outcome<{ steps: number }>;
}

interface RngModule {
  deriveStreams(source: Source, names: readonly string[], base: object, index: number): Rng;
}

interface Core {
  readonly Session: new (game: Game, options: object, settings: object) => AnySession;
}

/** Contract 1 seeded a stream with the text `name:seed`; the same text without a stream name gives the same state here. */
function seedAsBefore(source: Source): Source {
  return {
    ...source,
    seed: (seed, stream) => source.seed(stream === undefined ? seed : `${stream}:${seed}`),
  };
}

const seededAsBefore = new WeakMap<object, Game>();

/** The game with the seeding of contract 1; one per game, because its content is compiled again. */
export function seedingAsBefore(anyGame: object): Game {
  const game = anyGame as Game;
  const known = seededAsBefore.get(game) ?? game.withRng(seedAsBefore(game.rngSource));
  seededAsBefore.set(game, known);
  return known;
}

/** The driver of a game of the second contract. */
export const makeDriver: MakeDriver = (parts, anyGame, options) => {
  const game = seedingAsBefore(anyGame);
  const rng = parts.rng as RngModule;
  const { Session } = parts.core as Core;
  const { streams, rngSource } = game;
  const config = resultOf(game.configure(options));
  const base = rngSource.seed("against");
  const context = game.open(game.create({ ...options, seed: "against" }));
  const copies = game.open(game.create({ ...options, seed: "against" }));
  let current = context;

  const startWith = (states: Rng): AnyState => {
    const state = game.setup(config, states);
    game.point(context, state);
    return state;
  };
  return {
    streams,
    seedStream: (anyGame as Game).rngSource.seed,
    begin(states, emit) {
      const own = { source: rngSource.id, ...states } as Rng;
      const state = game.setup(config, own); // events of setup have no counterpart in contract 1
      current = game.open(state, emit);
      return state;
    },
    start: (index) => {
      current = context;
      return startWith(rng.deriveStreams(rngSource, streams, base, index));
    },
    legalActions: game.legalActions,
    step: (_, action) => game.step(current, action),
    stepCopy(state, action) {
      const next = game.clone(state);
      game.point(copies, next);
      game.step(copies, action);
      return next;
    },
    apply: (state, action) => resultOf(game.apply(state, action)).state,
    session: (from) => new Session(game, { ...options, seed: "against" }, { from }),
    view: game.view,
    outcome: game.outcome,
    save: game.save,
    load: (text) => resultOf(game.load(text)),
    create: (seed) => game.create({ ...options, seed }),
    record: (seed, actions) => resultOf(game.record({ ...options, seed }, actions)),
    replay: (replay) => resultOf(game.replay(replay)).steps,
  };
};
