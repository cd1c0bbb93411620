// Named streams: one source of luck a name, so that rolls of one kind never shift those of another.
import type { Luck } from "./luck.js";
import { SeededLuck } from "./seeded.js";
import { cloneWords, deriveWords, drawWords, type Seed, seedWords, type Words } from "./words.js";

/** One source of luck for each named stream of a game. */
export type Streams<N extends string> = Readonly<Record<N, Luck>>;

/** Seeded streams, which {@link streamBinder} can point at other words. */
export type SeededStreams<N extends string> = Readonly<Record<N, SeededLuck>>;

/** The generator words of each named stream, as plain JSON. */
export type StreamWords<N extends string> = Record<N, Words>;

/** A record with one value for each name, in the order of the names. */
function perStream<N extends string, V>(names: readonly N[], make: (name: N, i: number) => V) {
  const record = {} as Record<N, V>;
  for (let i = 0; i < names.length; i++) record[names[i] as N] = make(names[i] as N, i);
  return record;
}

/** The words of every named stream for a seed. */
export function seedStreams<N extends string>(names: readonly N[], seed: Seed): StreamWords<N> {
  return perStream(names, (name) => seedWords(seed, name));
}

/** The words of every named stream of the index-th game of a family; see {@link deriveWords}. */
export function deriveStreams<N extends string>(
  names: readonly N[],
  base: Readonly<Words>,
  index: number,
): StreamWords<N> {
  return perStream(names, (_, i) => {
    const words = cloneWords(base);
    deriveWords(base, index * names.length + i, words);
    return words;
  });
}

/** Seeded luck over the words of each stream; drawing advances those words in place. */
export function seededStreams<N extends string>(
  names: readonly N[],
  words: StreamWords<N>,
): SeededStreams<N> {
  return perStream(names, (name) => new SeededLuck(words[name]));
}

/**
 * What points seeded streams at other words, without allocating. It is made once a game, and the first
 * names are written out: where a place in the code always meets the same name, access is ten times as fast.
 */
export function streamBinder<N extends string>(
  names: readonly N[],
): (streams: SeededStreams<N>, words: StreamWords<N>) => void {
  const [first, second, third, ...more] = names;
  return (streams, words) => {
    if (first !== undefined) streams[first].words = words[first];
    if (second !== undefined) streams[second].words = words[second];
    if (third !== undefined) streams[third].words = words[third];
    for (const name of more) streams[name].words = words[name];
  };
}

/** The same luck behind every name: one script or one enumeration for a whole game. */
export function sharedStreams<N extends string>(names: readonly N[], luck: Luck): Streams<N> {
  return perStream(names, () => luck);
}

/** Replaces the words of every stream by fresh ones drawn from another source of luck. */
export function redrawStreams<N extends string>(
  names: readonly N[],
  words: StreamWords<N>,
  luck: Luck,
): void {
  for (const name of names) drawWords(luck, words[name]);
}
