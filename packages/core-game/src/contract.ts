// The contract of a game: the types it names and the functions its rules are made of.
import type { Luck, Seed, Streams, StreamsRng } from "@games/core-rng";
import type { Message } from "./messages.js";
import type { Fault, Shape } from "./shape.js";

/** The types of one game, gathered in a single type parameter. */
export interface GameTypes {
  /** The names of its streams of luck. */
  readonly stream: string;
  /** The rows of content it is made of, as data; undefined for a game without content. */
  readonly rows: object | undefined;
  /** The same rows compiled for the rules. */
  readonly content: object | undefined;
  /** What a caller may choose when creating a game; everything has a default. */
  readonly options: object;
  /** The options in full: checked, with every default filled in. */
  readonly config: object;
  /** Everything there is to know about a game in progress, as plain JSON. */
  readonly state: { readonly config: object; readonly rng: { readonly source: string } };
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

/** Why an action was refused: a code and its parameters for programs, a sentence for people. */
export interface Refusal<C extends string = string> extends Message<C> {
  /** The field that could not be read, when that is the reason. */
  readonly fault?: Fault;
}

/** Receives the events of a step as they happen. */
export type Emit<E> = (event: E) => void;

/** The luck of a game: one source for each of its streams. */
export type LuckOf<T extends GameTypes> = Streams<T["stream"]>;

/** The random state of a game: one for each of its streams, and the name of their source. */
export type RngOf<T extends GameTypes> = StreamsRng<T["stream"]>;

/**
 * A value that cannot be changed, throughout, as far as types can say. `unknown` and plain values stay what they are, so that
 * `T` is always assignable to it, in generic code too.
 */
export type DeepReadonly<T> = {
  readonly [K in keyof T]: T[K] extends string | number | boolean | null | undefined
    ? T[K]
    : unknown extends T[K]
      ? T[K]
      : DeepReadonly<T[K]>;
};

/** A state as users of a game hold it, read-only throughout; `clone` makes one that can be played in place. */
export type ReadonlyState<T extends GameTypes> = DeepReadonly<T["state"]>;

/** What a game is created from: a seed, and the options that differ from their defaults. */
export type CreateOptions<T extends GameTypes> = { readonly seed: Seed } & T["options"];

/** Everything a rule needs. A context and its luck belong together: `open` makes one, `point` moves both to another state. */
export interface Context<T extends GameTypes> {
  /** The state that rules change in place. */
  readonly state: T["state"];
  /** The compiled content of the game. */
  readonly content: T["content"];
  /** One source of luck per stream. */
  readonly luck: LuckOf<T>;
  /** Receives events; undefined when nobody listens. */
  readonly emit: Emit<T["event"]> | undefined;
}

/** What `setup` is given beside the configuration. */
export interface SetupContext<T extends GameTypes> extends Omit<Context<T>, "state"> {
  /** The random state that the first state must hold as its field `rng`. */
  readonly rng: RngOf<T>;
  /** A context for the state that is being set up, so that its rules can be used on it; valid during setup only. */
  open(state: T["state"]): Context<T>;
}

/** The content of a game: its standard rows, how rows are read, and what rules make of them. */
export interface ContentRules<T extends GameTypes> {
  /** The rows of the game as it comes. */
  readonly standard: T["rows"];
  /** Parses rows and names every fault. */
  readonly shape: Shape<NonNullable<T["rows"]>>;
  /** The rows as the rules read them. */
  compile(rows: T["rows"]): T["content"];
  /** The part of the rows that rules read, without names and prose: what `contentHash` covers. */
  hashed(rows: T["rows"]): unknown;
}

/** What the shape of a state is made of. */
export interface StateParts<T extends GameTypes> {
  readonly content: T["content"];
  readonly config: Shape<T["config"]>;
  readonly rng: Shape<RngOf<T>>;
}

/** What a position is made of beside its draft. */
export interface PositionParts<T extends GameTypes> {
  readonly content: T["content"];
  readonly config: T["config"];
  readonly rng: RngOf<T>;
}

/** The rules of a game, written once, as small functions over a state that changes in place. */
export interface Rules<T extends GameTypes> {
  /** The name of the game in saves and replays. */
  readonly id: string;
  /** Raised when the same seed and actions would play out differently. */
  readonly rulesVersion: number;
  /** Raised when the shape of the state changes; a migration comes with it. */
  readonly schemaVersion: number;
  /** The names of the streams, in a fixed order. */
  readonly streams: readonly T["stream"][];
  /** The content, for a game that is made of rows. */
  readonly content?: ContentRules<T>;
  /** Parses options, names every fault, and fills in the defaults. */
  optionsShape(content: T["content"]): Shape<T["config"]>;
  /** Parses a state and names every fault; anything that passes can be played. */
  stateShape(parts: StateParts<T>): Shape<T["state"]>;
  /** Parses an action; see `actionShape`. */
  actionShape(content: T["content"]): Shape<T["action"]>;
  /** Parses a draft of a position, in the terms of the view, into a state; for games that can be set up in the middle. */
  positionShape?(parts: PositionParts<T>): Shape<T["state"]>;
  /** For each old schema, what turns a state of it into one of the next. */
  readonly migrations?: Readonly<Record<number, (old: unknown) => unknown>>;
  /** The first state. What it draws is told as events. */
  setup(config: T["config"], context: SetupContext<T>): T["state"];
  /** What can be done, as frozen actions in a stable order; empty exactly when the game is over. */
  legalActions(state: Readonly<T["state"]>, content: T["content"]): readonly T["action"][];
  /** Why an action is not legal, or undefined. The action has been parsed. */
  check(
    state: Readonly<T["state"]>,
    content: T["content"],
    action: T["action"],
  ): Refusal<T["code"]> | undefined;
  /** Plays a legal action in place, up to the next decision. */
  step(context: Context<T>, action: T["action"]): void;
  /** How the game ended, or undefined while it continues. */
  outcome(state: Readonly<T["state"]>, content: T["content"]): T["outcome"] | undefined;
  /** Everything the player may know, and nothing else, as plain JSON. */
  view(state: Readonly<T["state"]>, content: T["content"]): T["view"];
  /**
   * Makes a view for simulations that copies nothing: an object with the same fields, which read the state it was last
   * shown. Optional, for speed (default: `view`).
   */
  liveView?(content: T["content"]): (state: Readonly<T["state"]>) => T["view"];
  /** Re-deals, in place, exactly what the view hides; leaves `rng` alone. */
  determinize(context: Context<T>): void;
  /** An independent copy, written out by hand in a fixed order of fields. */
  clone(state: Readonly<T["state"]>): T["state"];
}

/**
 * A player that reads the view and chooses a legal action, with its own luck for tie-breaks. The view is valid during the
 * call only and must not be changed: simulations show a live one, see `Game.liveView`.
 */
export type Policy<T extends GameTypes> = (
  view: T["view"],
  legalActions: readonly T["action"][],
  luck: Luck,
) => T["action"];

/** A decision as a searcher may know it: the view, what is legal, and states that could be behind the view. */
export interface Position<T extends GameTypes> {
  /** What the player sees. */
  view(): T["view"];
  /** What can be done. */
  readonly legalActions: readonly T["action"][];
  /** A state consistent with the view, with hidden information and random state drawn from `luck`. */
  sample(luck: Luck): T["state"];
}

/** A player that looks ahead: it tries actions on sampled states and never sees the real one. */
export interface Searcher<T extends GameTypes> {
  /** Chooses a legal action. */
  search(position: Position<T>, luck: Luck): T["action"];
}

/** Whoever plays: a policy or a searcher. */
export type Player<T extends GameTypes> = Policy<T> | Searcher<T>;
