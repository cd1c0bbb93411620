// The contract of a game: the types it names and the functions its rules are made of.
import type { Luck, Seed, Streams, StreamWords } from "@games/core-rng";
import type { Shape } from "./shape.js";

/** The types of one game, gathered in a single type parameter. */
export interface GameTypes {
  /** The names of its streams of luck. */
  readonly stream: string;
  /** What a caller may choose when creating a game; everything has a default. */
  readonly options: object;
  /** The options in full: checked, with every default filled in. */
  readonly config: object;
  /** Everything there is to know about a game in progress, as plain JSON. */
  readonly state: { readonly luck: Readonly<Record<string, object>> };
  /** What a player may do. */
  readonly action: { readonly type: string };
  /** What happened, for screens and logs. */
  readonly event: GameEvent;
  /** What the player may know. */
  readonly view: object;
  /** How a game ended. */
  readonly outcome: { readonly result: string };
  /** The codes of its refusals. */
  readonly code: string;
}

/** Something that happened; `reveals` marks what the player could not have known before. */
export interface GameEvent {
  readonly type: string;
  readonly reveals?: true;
}

/** Why an action was refused: a code for programs and a sentence for people. */
export interface Refusal<C extends string = string> {
  readonly code: C;
  readonly message: string;
}

/** Hears the events of a step as they happen. */
export type Emit<E> = (event: E) => void;

/** The luck of a game: one source for each of its streams. */
export type LuckOf<T extends GameTypes> = Streams<T["stream"]>;

/** The generator words of a game: one set for each of its streams. */
export type WordsOf<T extends GameTypes> = StreamWords<T["stream"]>;

/** What a game is created from: a seed, and the options that differ from their defaults. */
export type CreateOptions<T extends GameTypes> = { readonly seed: Seed } & T["options"];

/** A player: chooses a legal action from what the view shows, with luck of its own for ties and bluffs. */
export type Policy<T extends GameTypes> = (
  view: T["view"],
  legalActions: readonly T["action"][],
  luck: Luck,
) => T["action"];

/** The rules of a game, written once, as small functions over a state that changes in place. */
export interface Rules<T extends GameTypes> {
  /** The name of the game in saves and replays. */
  readonly id: string;
  /** Raised when the same seed and actions would play out differently. */
  readonly rules: number;
  /** Raised when the shape of the state changes; a migration comes with it. */
  readonly schema: number;
  /** A hash of content that came from outside, so that saves of other content are refused. */
  readonly content?: string;
  /** The names of the streams, in a fixed order. */
  readonly streams: readonly T["stream"][];
  /** Reads options from outside, names every fault, and fills in the defaults. */
  readonly options: Shape<T["config"]>;
  /** Reads a state from outside and names every fault. */
  readonly state: Shape<T["state"]>;
  /** For each old schema, what turns a state of it into one of the next. */
  readonly migrations?: Readonly<Record<number, (old: unknown) => unknown>>;
  /** The first state. It must hold `words` as its field `luck`. */
  setup(config: T["config"], luck: LuckOf<T>, words: WordsOf<T>): T["state"];
  /** What can be done, in a stable order; empty exactly when the game is over. */
  legalActions(state: Readonly<T["state"]>): readonly T["action"][];
  /** Why an action is not legal, or undefined; takes any object whatever its fields. */
  check(state: Readonly<T["state"]>, action: T["action"]): Refusal<T["code"]> | undefined;
  /** Plays a legal action in place, up to the next decision. */
  step(state: T["state"], action: T["action"], luck: LuckOf<T>, emit?: Emit<T["event"]>): void;
  /** How the game ended, or undefined while it goes on. */
  outcome(state: Readonly<T["state"]>): T["outcome"] | undefined;
  /** Everything the player may know, and nothing else, as plain JSON. */
  view(state: Readonly<T["state"]>): T["view"];
  /** Deals anew, in place, exactly what the view hides; leaves `luck` alone. */
  determinize(state: T["state"], luck: LuckOf<T>): void;
  /** An independent copy, written out by hand in a fixed order of fields. */
  clone(state: Readonly<T["state"]>): T["state"];
}
