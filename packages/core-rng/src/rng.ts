// Random state: what a stream of chance remembers, as plain JSON, and the sources that can make and read it.
import type { AleaState } from "./alea.js";
import { type Luck, LuckError } from "./luck.js";

/** What a game is seeded with; a number is the same seed as its decimal text. */
export type Seed = string | number;

/** The state of one random stream, a flat object of its source as plain JSON; null for a stream that is asked. */
export type RngState = object | null;

/** Luck that draws from a random state and advances it in place; set `rng` to draw from another one. */
export interface SeededLuck<S = AleaState> extends Luck {
  /** The state that the next answer comes from. */
  rng: S;
}

/** A generator: how its random state is made, copied and read, and the luck that draws from it. */
export interface RngSource<S extends object = object> {
  /** Its name in saves and replays. */
  readonly id: string;
  /** The random state for a seed and, if there is one, a stream name. */
  seed(seed: Seed, stream?: string): S;
  /** Sets `target` to the state of the index-th member of a family of streams. */
  derive(base: Readonly<S>, index: number, target: S): void;
  /** Sets `target` to a fresh state drawn from another source of luck. */
  draw(luck: Luck, target: S): void;
  /** Whether an unknown value is a state that a stream of this source could be in. */
  isState(value: unknown): value is S;
  /** Luck that draws from a state in place. */
  luck(state: S): SeededLuck<S>;
}

/** The text a seed stands for; throws on what is neither a string nor a finite number. */
export function seedText(seed: Seed): string {
  if (typeof seed === "string") return seed;
  if (typeof seed === "number" && Number.isFinite(seed)) return String(seed);
  throw new LuckError("bad-seed", "A seed is a string or a finite number.");
}

/**
 * The text that a stream is seeded with: the seed itself, or for a named stream the length of the
 * name, the name and the seed (`"5:cards:tuesday"`), so that two different pairs never give one text.
 */
export function streamText(seed: Seed, stream?: string): string {
  const text = seedText(seed);
  return stream === undefined ? text : `${stream.length}:${stream}:${text}`;
}

/** An independent copy of a random state. */
export function cloneRng<S extends RngState>(state: S): S;
export function cloneRng(state: RngState): RngState {
  if (state === null) return null;
  const { c, s0, s1, s2 } = state as AleaState;
  // The default source is written out, for speed; any other keeps a flat state.
  return c === undefined || s2 === undefined ? { ...state } : { c, s0, s1, s2 };
}
