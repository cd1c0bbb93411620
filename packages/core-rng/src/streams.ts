// Named streams: one source of luck per name, so that rolls of one kind never shift those of another.
import type { Luck } from "./luck.js";
import { cloneRng, type RngSource, type RngState, type Seed, type SeededLuck } from "./rng.js";

/** One source of luck for each named stream of a game. */
export type Streams<N extends string> = Readonly<Record<N, Luck>>;

/** Seeded streams, which {@link streamBinder} can point at other random states. */
export type SeededStreams<N extends string> = Readonly<Record<N, SeededLuck<RngState>>>;

/** The random state of each named stream and the id of the source that reads it, as plain JSON. */
export type StreamsRng<N extends string> = { source: string } & Record<N, RngState>;

/** A record with one value for each name, in the order of the names; `record` is what it begins with. */
function perStream<N extends string, V>(
  names: readonly N[],
  make: (name: N, i: number) => V,
  record: object = {},
): Record<N, V> {
  const values = record as Record<N, V>;
  for (let i = 0; i < names.length; i++) values[names[i] as N] = make(names[i] as N, i);
  return values;
}

/** The random state of each stream; it begins with its source, because adding that by a spread is slow on Node 20. */
function rngPerStream<N extends string>(
  source: RngSource,
  names: readonly N[],
  make: (name: N, i: number) => RngState,
): StreamsRng<N> {
  return perStream(names, make, { source: source.id }) as StreamsRng<N>;
}

/** The random state of every named stream for a seed. */
export function seedStreams<N extends string>(
  source: RngSource,
  names: readonly N[],
  seed: Seed,
): StreamsRng<N> {
  return rngPerStream(source, names, (name) => source.seed(seed, name) as RngState);
}

/** The random state of every named stream of the index-th game of a family. */
export function deriveStreams<N extends string>(
  source: RngSource,
  names: readonly N[],
  base: object,
  index: number,
): StreamsRng<N> {
  return rngPerStream(source, names, (_, i) => {
    const target = cloneRng(base as RngState);
    source.derive(base, index * names.length + i, target as object);
    return target;
  });
}

/** Seeded luck over the random state of each stream; drawing advances that state in place. */
export function seededStreams<N extends string>(
  source: RngSource,
  names: readonly N[],
  rng: StreamsRng<N>,
): SeededStreams<N> {
  return perStream(names, (name) => source.luck(rng[name] as object) as SeededLuck<RngState>);
}

/**
 * What points seeded streams at other random states, without allocating. It is made once per game, and the first
 * names are written out: where a place in the code always meets the same name, access is ten times as fast.
 */
export function streamBinder<N extends string>(
  names: readonly N[],
): (streams: SeededStreams<N>, rng: StreamsRng<N>) => void {
  const [first, second, third, ...more] = names;
  return (streams, rng) => {
    if (first !== undefined) streams[first].rng = rng[first];
    if (second !== undefined) streams[second].rng = rng[second];
    if (third !== undefined) streams[third].rng = rng[third];
    for (const name of more) streams[name].rng = rng[name];
  };
}

/** The same luck behind every name: one script or one enumeration for a whole game. */
export function sharedStreams<N extends string>(names: readonly N[], luck: Luck): Streams<N> {
  return perStream(names, () => luck);
}

/** Seeded luck for the streams that have a random state, and other luck for those that have none. */
export function mixedStreams<N extends string>(
  source: RngSource,
  names: readonly N[],
  rng: StreamsRng<N>,
  asked: (name: N) => Luck,
): Streams<N> {
  return perStream(names, (name) =>
    rng[name] === null ? asked(name) : source.luck(rng[name] as object),
  );
}

/** Replaces the random state of every stream, also of those that are asked, by a fresh one drawn from another source of luck. */
export function redrawStreams<N extends string>(
  source: RngSource,
  names: readonly N[],
  rng: StreamsRng<N>,
  luck: Luck,
): void {
  const states: Record<string, RngState> = rng;
  for (const name of names) {
    const state = states[name] ?? source.seed("");
    states[name] = state;
    source.draw(luck, state);
  }
}
