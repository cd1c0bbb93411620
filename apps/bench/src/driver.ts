// What a benchmark or a comparison drives: one game of one release, whatever contract the release has.

/** An action, as far as a driver knows it. */
export interface AnyAction {
  readonly type: string;
}
/** An event, as far as a driver knows it. */
export interface AnyEvent {
  readonly type: string;
}
/** A state, as far as a driver knows it. */
export type AnyState = object;
/** Luck, as both contracts have it. */
export interface AnyLuck {
  below(n: number): number;
  chance(p: number): boolean;
}
/** A policy, as both contracts have it. */
export type AnyPolicy = (
  view: object,
  legalActions: readonly AnyAction[],
  luck: AnyLuck,
) => AnyAction;
/** The random state of one stream, as both contracts have it. */
export interface StreamState {
  c: number;
  s0: number;
  s1: number;
  s2: number;
}
/** A replay of a game with its seed. */
export type AnyReplay = object;
/** A session, as far as a driver knows it. */
export interface AnySession {
  readonly state: AnyState;
  do(action: AnyAction): { readonly ok: boolean };
  getSnapshot(): object;
}

/** One game of one release with one set of options. */
export interface Driver {
  /** The names of its streams. */
  readonly streams: readonly string[];
  /** The random state of a stream for a seed, as the release itself seeds it. */
  seedStream(seed: string, name: string): StreamState;
  /** A first state with these random states, ready to be played in place; events of its steps go to `emit`. */
  begin(states: Readonly<Record<string, StreamState>>, emit?: (event: AnyEvent) => void): AnyState;
  /** The first state of the index-th game of a series, ready to be played in place. */
  start(index: number): AnyState;
  legalActions(state: AnyState): readonly AnyAction[];
  /** Plays an action in place on the state that began or started last. */
  step(state: AnyState, action: AnyAction): void;
  /** Plays an action on a copy. */
  stepCopy(state: AnyState, action: AnyAction): AnyState;
  /** Plays an action through the safe API. */
  apply(state: AnyState, action: AnyAction): AnyState;
  /** A session from a state. */
  session(state: AnyState): AnySession;
  view(state: AnyState): object;
  outcome(state: AnyState): object | undefined;
  save(state: AnyState): string;
  load(text: string): AnyState;
  /** The first state for a seed, seeded as contract 1 did. */
  create(seed: string): AnyState;
  record(seed: string, actions: readonly AnyAction[]): AnyReplay;
  /** Plays a replay; returns the number of steps. */
  replay(replay: AnyReplay): number;
}

/** Makes the driver of a game; each contract has one. */
export type MakeDriver = (release: ReleaseParts, game: object, options: object) => Driver;

/** What a driver needs of a release beside the game. */
export interface ReleaseParts {
  readonly rng: object;
  readonly core: object;
}

/** The value of a result; throws when it failed. */
export function resultOf<V>(
  result: { ok: true; value: V } | { ok: false; error: { message: string } },
): V {
  if (result.ok) return result.value;
  throw new Error(result.error.message);
}

/** Whether a game is of the first contract. */
export const isContract1 = (game: object): boolean => "luckOf" in game;
