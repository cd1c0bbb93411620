// What users of a game call: the interface of a game, bound to its content and its random source.
import type { Luck, Result, RngSource } from "@games/core-rng";
import type {
  Context,
  CreateOptions,
  Emit,
  GameTypes,
  LuckOf,
  ReadonlyState,
  Refusal,
  RngOf,
} from "./contract.js";
import type { CommonCode, LoadError, OptionsError, ReplayError } from "./errors.js";
import type { After, Odds, OddsOptions, OddsRefusal, Preview } from "./odds.js";
import type { Draft, PositionSettings } from "./position.js";
import type { Replay, Replayed } from "./replay.js";
import type { Shape } from "./shape.js";

/** A game that was created: its first state, and what happened during setup. */
export interface Created<T extends GameTypes> {
  readonly state: ReadonlyState<T>;
  readonly events: readonly T["event"][];
}

/** An action that was played: the next state, what happened on the way to it, and the game's own copy of the action. */
export interface Applied<T extends GameTypes> extends Created<T> {
  readonly action: T["action"];
}

/** A game: its rules bound to its content and its random source, and all that follows from them. */
export interface Game<T extends GameTypes> {
  /** The name of the game in saves and replays. */
  readonly id: string;
  /** The version of the rules: the same seed and actions play out the same within one version. */
  readonly rulesVersion: number;
  /** The version of the shape of the state. */
  readonly schemaVersion: number;
  /** The names of the streams of luck. */
  readonly streams: readonly T["stream"][];
  /** The generator that seeds and draws. */
  readonly rngSource: RngSource;
  /** The rows of content, frozen; undefined for a game without content. */
  readonly rows: T["rows"];
  /** The compiled content that rules read. */
  readonly content: T["content"];
  /** A hash of what the rules read of the rows; undefined for a game without content. */
  readonly contentHash: string | undefined;
  /** The same game with other rows, which are parsed first; every fault of them is named. */
  withContent(rows: unknown): Result<Game<T>, OptionsError>;
  /** The same game with another random source. */
  withRng(source: RngSource): Game<T>;

  /** The first state for a seed and options; throws an {@link OptionsError} when they are wrong. */
  create(options: CreateOptions<T>): ReadonlyState<T>;
  /** As `create`, for untrusted options: the first state and the events of setup, or the faults. */
  tryCreate(options: unknown): Result<Created<T>, OptionsError>;
  /** Options in full, without creating a game; `seed` is not among them. */
  configure(options: unknown): Result<T["config"], OptionsError>;

  /** Whether the game can be set up in the middle. */
  readonly hasPositions: boolean;
  /**
   * A game in progress, told in the terms of the view: what is missing is as at the beginning of a game, and what follows from
   * the rest is left aside. Options of the game go into `config`. Every fault is named. Its luck is asked at the table unless
   * there is a seed.
   */
  position(
    draft: Draft<T["view"]> & { readonly config?: T["options"] },
    settings?: PositionSettings<T>,
  ): Result<ReadonlyState<T>, OptionsError>;

  /** What can be done, in a stable order; empty exactly when the game is over. */
  legalActions(state: ReadonlyState<T>): readonly T["action"][];
  /** An action from untrusted data: the game's own frozen copy, or why it cannot be read. */
  parseAction(action: unknown): Result<T["action"], Refusal<CommonCode>>;
  /** Why an action is not legal, or undefined. */
  check(state: ReadonlyState<T>, action: T["action"]): Refusal<T["code"] | CommonCode> | undefined;
  /** Plays an action on a copy of the state: the next state and the events, or the reason for refusing. */
  apply(
    state: ReadonlyState<T>,
    action: T["action"],
  ): Result<Applied<T>, Refusal<T["code"] | CommonCode>>;
  /** What actions would lead to, one after the other, up to where luck comes in. */
  preview(
    state: ReadonlyState<T>,
    ...actions: readonly T["action"][]
  ): Result<Preview<T>, Refusal<T["code"] | CommonCode>>;
  /** Every possible next view of an action with its exact probability, as far as the player can know. */
  odds(
    state: ReadonlyState<T>,
    action: T["action"],
  ): Result<Odds<T["view"]>, OddsRefusal<T["view"], T["code"] | CommonCode>>;
  /** The exact distribution of any question about what an action leads to. */
  odds<V>(
    state: ReadonlyState<T>,
    action: T["action"],
    ask: (after: After<T>) => V,
    options?: OddsOptions,
  ): Result<Odds<V>, OddsRefusal<V, T["code"] | CommonCode>>;
  /** How the game ended, or undefined while it continues. */
  outcome(state: ReadonlyState<T>): T["outcome"] | undefined;
  /** Everything the player may know, and nothing else, as plain JSON. */
  view(state: ReadonlyState<T>): T["view"];
  /**
   * Makes a view for policies in simulations, with the same fields as `view`. It copies nothing where the game can show its
   * state live, so what it returns is read-only and valid until it is called again or the state changes.
   */
  liveView(): (state: ReadonlyState<T>) => T["view"];

  /** The first state for a configuration and a random state; for the fast API. `luck` answers instead of the random state. */
  setup(
    config: T["config"],
    rng: RngOf<T>,
    emit?: Emit<T["event"]>,
    luck?: Luck | LuckOf<T>,
  ): T["state"];
  /** A context that plays a state in place with the luck of its own random state; for the fast API. */
  open(state: T["state"], emit?: Emit<T["event"]>): Context<T>;
  /** A context that plays a state in place with other luck: one source for all streams (a script, an enumeration), or one per stream. */
  openWith(state: T["state"], luck: Luck | LuckOf<T>, emit?: Emit<T["event"]>): Context<T>;
  /** Moves a context, and its luck with it, to another state. */
  point(context: Context<T>, state: T["state"]): void;
  /** Plays a legal action in place, up to the next decision; trusts its caller. */
  step(context: Context<T>, action: T["action"]): void;
  /** Re-deals, in place and with the luck of the context, exactly what the view hides. */
  determinize(context: Context<T>): void;
  /** An independent copy, which may be changed: what `open` and `step` play in place. */
  clone(state: ReadonlyState<T>): T["state"];
  /** An independent copy whose hidden information and random state are a sample consistent with the view. */
  sample(state: ReadonlyState<T>, luck: Luck): T["state"];

  /** A hash of a state, the same on every machine. */
  hash(state: ReadonlyState<T>): string;
  /** A state as text. */
  save(state: ReadonlyState<T>): string;
  /** A state from text, checked, and migrated when it is of an older schema. */
  load(text: string): Result<ReadonlyState<T>, LoadError>;
  /** Parses a state and names every fault. */
  readonly stateShape: Shape<T["state"]>;
  /** For each old schema, what turns a state of it into one of the next. */
  readonly migrations: Readonly<Record<number, (old: unknown) => unknown>>;
  /** A replay of a game from its beginning. */
  record(
    options: CreateOptions<T>,
    actions: readonly T["action"][],
  ): Result<Replay<T>, ReplayError>;
  /** Plays a replay and verifies it: the last state, or where and how it first differs. */
  replay(replay: unknown): Result<Replayed<T>, ReplayError>;
  /** A replay as a short URL-safe text. */
  share(replay: Replay<T>): Result<string, ReplayError>;
  /** A replay from such a text, verified. */
  unshare(text: string): Result<Replay<T>, ReplayError>;
}
