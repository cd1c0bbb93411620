// Named streams: one source of luck a name, so that rolls of one kind never shift those of another.
import type { Luck } from "./luck.js";
import { SeededLuck } from "./seeded.js";
import { cloneWords, deriveWords, drawWords, type Seed, seedWords, type Words } from "./words.js";

/** One source of luck for each named stream of a game. */
export type Streams<N extends string> = Readonly<Record<N, Luck>>;

/** Seeded streams, which {@link bindStreams} can point at other words. */
export type SeededStreams<N extends string> = Readonly<Record<N, SeededLuck>>;

/** The generator words of each named stream, as plain JSON. */
export type StreamWords<N extends string> = Record<N, Words>;

/** A record with one value for each name, in the order of the names. */
function perStream<N extends string, V>(names: readonly N[], make: (name: N, i: number) => V) {
  const record = {} as Record<N, V>;
  names.forEach((name, i) => {
    record[name] = make(name, i);
  });
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

/** Points existing seeded streams at other words, without allocating. */
export function bindStreams<N extends string>(
  names: readonly N[],
  streams: SeededStreams<N>,
  words: StreamWords<N>,
): void {
  for (const name of names) streams[name].words = words[name];
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
