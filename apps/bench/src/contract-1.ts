// Drives a game of the first contract: luck and generator words are passed to setup and step.
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

type Words = Record<string, StreamState>;
type Luck = object;
type Emit = (event: AnyEvent) => void;
interface State {
  readonly luck: Words;
}
type Outcome<V> = { ok: true; value: V } | { ok: false; error: { message: string } };

/** What is used of a game of the first contract. */
interface Game {
  readonly streams: readonly string[];
  configure(options: object): Outcome<object>;
  create(options: object): State;
  setup(config: object, luck: Luck, words: Words): State;
  luckOf(state: State): Luck;
  legalActions(state: State): readonly AnyAction[];
  step(state: State, action: AnyAction, luck: Luck, emit?: Emit): void;
  apply(state: State, action: AnyAction): Outcome<{ state: State }>;
  clone(state: State): State;
  view(state: State): object;
  outcome(state: State): object | undefined;
  save(state: State): string;
  load(text: string): Outcome<State>;
  record(options: object, actions: readonly AnyAction[]): Outcome<AnyReplay>;
  replay(replay: AnyReplay): Outcome<{ steps: number }>;
}

interface Rng {
  seedWords(seed: string): StreamState;
  deriveStreams(names: readonly string[], base: StreamState, index: number): Words;
  streamBinder(names: readonly string[]): (luck: Luck, words: Words) => void;
}

interface Core {
  readonly Session: new (game: Game, options: object, settings: object) => AnySession;
}

/** The driver of a game of the first contract. */
export const makeDriver: MakeDriver = (parts, anyGame, options) => {
  const game = anyGame as Game;
  const rng = parts.rng as Rng;
  const { Session } = parts.core as Core;
  const { streams } = game;
  const config = resultOf(game.configure(options));
  const base = rng.seedWords("against");
  const bind = rng.streamBinder(streams);
  const luck = game.luckOf(game.create({ ...options, seed: "against" }));
  const copyLuck = game.luckOf(game.create({ ...options, seed: "against" }));
  let heard: Emit | undefined;

  const begin = (words: Words, emit?: Emit): AnyState => {
    heard = emit;
    bind(luck, words);
    return game.setup(config, luck, words);
  };
  return {
    streams,
    seedStream: (seed, name) => rng.seedWords(`${name}:${seed}`),
    begin,
    start: (index) => begin(rng.deriveStreams(streams, base, index)),
    legalActions: game.legalActions as (state: AnyState) => readonly AnyAction[],
    step: (state, action) => game.step(state as State, action, luck, heard),
    stepCopy(state, action) {
      const next = game.clone(state as State);
      bind(copyLuck, next.luck);
      game.step(next, action, copyLuck);
      return next;
    },
    apply: (state, action) => resultOf(game.apply(state as State, action)).state,
    session: (from) => new Session(game, { ...options, seed: "against" }, { from }),
    view: game.view as (state: AnyState) => object,
    outcome: game.outcome as (state: AnyState) => object | undefined,
    save: game.save as (state: AnyState) => string,
    load: (text) => resultOf(game.load(text)),
    create: (seed) => game.create({ ...options, seed }),
    record: (seed, actions) => resultOf(game.record({ ...options, seed }, actions)),
    replay: (replay) => resultOf(game.replay(replay)).steps,
  };
};
