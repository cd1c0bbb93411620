// A session: one game in progress for a screen, with undo, redo, history, listeners and saves.
import { type Answer, err, ok, type Result } from "@games/core-rng";
import type { CreateOptions, GameTypes, ReadonlyState, Refusal } from "./contract.js";
import {
  type CommonCode,
  commonRefusal,
  type LoadError,
  loadError,
  type ReplayError,
  replayError,
} from "./errors.js";
import { deepFreeze } from "./freeze.js";
import type { Game } from "./game.js";
import { Listeners } from "./listeners.js";
import { MAX_ACTIONS, type Replay } from "./replay.js";
import { packState, parseJson, unpackState } from "./save.js";
import { generatorPlay, type SessionPlay } from "./session-play.js";
import { isObject, parse } from "./shape.js";
import {
  type HistoryEntry,
  type SavedSession,
  type SessionChange,
  type SessionSettings,
  type Snapshot,
  savedShape,
  type UndoMode,
} from "./snapshot.js";

interface Step<T extends GameTypes> extends HistoryEntry<T> {
  readonly action: T["action"];
  readonly reveals: boolean;
}

/** What a table adds to an action: its answers, and how many of them were taken back before it stood. */
export interface TableAnswers {
  readonly answers: readonly Answer[];
  readonly corrections: number;
}

/** Undo replays from the last kept state; one in this many is kept. */
const KEEP_EVERY = 32;

/** A game in progress. All methods work unbound, so that `onClick={session.undo}` does what it says. */
export class Session<T extends GameTypes> {
  /** The game that is played. */
  readonly game: Game<T>;
  /** What the game was created from. */
  readonly options: CreateOptions<T>;
  /** False when the session began from a state, so that there is no replay of its past. */
  readonly hasHistory: boolean;
  readonly #play: SessionPlay<T>;
  #undo: UndoMode;
  #state: ReadonlyState<T>;
  readonly #setupEvents: readonly T["event"][];
  #steps: Step<T>[] = [];
  #step = 0;
  /** `#kept[i]` is the state after `i * KEEP_EVERY` actions. */
  #kept: ReadonlyState<T>[];
  #hasPeeked = false;
  #change: SessionChange = "start";
  #events: readonly T["event"][];
  #snapshot: Snapshot<T> | undefined;
  readonly #listeners: Listeners<Snapshot<T>>;

  /** Begins a game; throws an OptionsError when the options are wrong. */
  constructor(game: Game<T>, options: CreateOptions<T>, settings: SessionSettings<T> = {}) {
    const { undo = "fair", from, onListenerError, play = generatorPlay(game) } = settings;
    this.game = game;
    this.#play = play;
    this.#listeners = new Listeners(onListenerError);
    this.#undo = undo;
    this.hasHistory = from === undefined;
    if (from === undefined) {
      const created = play.create(options);
      if (!created.ok) throw created.error;
      this.#state = created.value.state;
      this.#setupEvents = deepFreeze(created.value.events);
    } else {
      this.#state = game.clone(from);
      this.#setupEvents = [];
    }
    this.options = deepFreeze(structuredCopy(options)); // they can be read by now
    this.#events = this.#setupEvents;
    this.#kept = [this.#state];
  }

  /** The state, with everything in it; screens show the snapshot instead. */
  get state(): ReadonlyState<T> {
    return this.#state;
  }

  /** How far undo goes; it can be changed in the middle of a game. */
  get undoMode(): UndoMode {
    return this.#undo;
  }

  /** Changes how far undo goes, from here on. */
  set undoMode(mode: UndoMode) {
    if (mode === this.#undo) return;
    this.#undo = mode;
    this.#moveTo(this.#state, this.#step, "undo-mode", []);
  }

  /** Everything a screen shows; the same object until something changes. */
  readonly getSnapshot = (): Snapshot<T> => {
    this.#snapshot ??= deepFreeze({
      view: this.game.view(this.#state),
      legalActions: this.game.legalActions(this.#state),
      outcome: this.game.outcome(this.#state),
      change: this.#change,
      events: this.#events,
      step: this.#step,
      canUndo: this.canUndo,
      canRedo: this.canRedo,
      hasPeeked: this.#hasPeeked,
    });
    return this.#snapshot;
  };

  /**
   * Calls the listener now and once after every change, in the order of the changes; returns what ends that. A change
   * that a listener makes is told after the one it is told of. If the first call throws, the listener is not kept.
   */
  readonly subscribe = (listener: (snapshot: Snapshot<T>) => void): (() => void) => {
    return this.#listeners.add(listener, this.getSnapshot());
  };

  /** Plays an action: its events, or why it was refused. At a table, the answers come with it. */
  readonly do = (
    action: T["action"],
    table?: TableAnswers,
  ): Result<readonly T["event"][], Refusal<T["code"] | CommonCode>> => {
    if (this.#step >= MAX_ACTIONS)
      return err(commonRefusal("too-many-actions", { max: MAX_ACTIONS }));
    const applied = this.#play.apply(this.#state, { action, answers: table?.answers });
    if (!applied.ok) return applied;
    const { state } = applied.value;
    const events = deepFreeze(applied.value.events);
    if (this.#step < this.#steps.length) this.#forgetUndone();
    const step = { action: applied.value.action, events, reveals: revealsAny(events) };
    this.#steps.push(table === undefined ? step : { ...step, ...deepFreeze(table) });
    this.#moveTo(state, this.#step + 1, "do", events);
    return ok(events);
  };

  /** Whether {@link Session.undo} would do anything. */
  get canUndo(): boolean {
    const last = this.#steps[this.#step - 1];
    return last !== undefined && (this.#undo === "free" || !last.reveals);
  }

  /** Whether {@link Session.redo} would do anything. */
  get canRedo(): boolean {
    return this.#step < this.#steps.length;
  }

  /** Takes the last action back; false when that is not allowed. */
  readonly undo = (): boolean => {
    if (!this.canUndo) return false;
    if (this.#steps[this.#step - 1]?.reveals) this.#hasPeeked = true;
    this.#moveTo(this.stateAt(this.#step - 1), this.#step - 1, "undo", []);
    return true;
  };

  /** Plays the last action that was taken back; false when there is none. */
  readonly redo = (): boolean => {
    const next = this.#steps[this.#step];
    if (next === undefined) return false;
    const applied = this.#play.apply(this.#state, next);
    if (!applied.ok) return false;
    this.#moveTo(applied.value.state, this.#step + 1, "redo", next.events);
    return true;
  };

  /** Takes the last action out to answer it again, whatever the undo mode; undefined unless a table answered it. */
  readonly reopen = (): HistoryEntry<T> | undefined => {
    const last = this.#steps[this.#step - 1];
    if (last?.answers === undefined || last.answers.length === 0) return undefined;
    const state = this.stateAt(this.#step - 1);
    this.#step--;
    this.#forgetUndone();
    this.#moveTo(state, this.#step, "reopen", []);
    return last;
  };

  /** Moves to the step after a number of actions, past or taken back; false when there is none, or when undo may not go that far. */
  readonly seek = (step: number): boolean => {
    if (!Number.isInteger(step) || step < 0 || step > this.#steps.length) return false;
    const undoesReveal = this.#steps.slice(step, this.#step).some(({ reveals }) => reveals);
    if (undoesReveal && this.#undo === "fair") return false;
    if (undoesReveal) this.#hasPeeked = true;
    if (step !== this.#step) this.#moveTo(this.stateAt(step), step, "seek", []);
    return true;
  };

  /** Everything that happened so far: setup first, then every action that is not taken back, with its events. */
  readonly history = (): readonly HistoryEntry<T>[] => [
    { action: undefined, events: this.#setupEvents },
    ...this.#steps.slice(0, this.#step).map(({ reveals: _, ...entry }) => entry),
  ];

  /** A copy of the state after a number of actions, past or taken back; for replays and logs that show what was before. */
  readonly stateAt = (step: number): ReadonlyState<T> => {
    const from = Math.floor(step / KEEP_EVERY);
    const state = this.game.clone(this.#kept[from] as ReadonlyState<T>);
    return this.#play.repeat(state, this.#steps.slice(from * KEEP_EVERY, step));
  };

  /** The game so far as a replay. */
  readonly replay = (): Result<Replay<T>, ReplayError> =>
    this.hasHistory
      ? this.#play.record(this.options, this.#steps.slice(0, this.#step))
      : replayError("no-history");

  /** The game so far as a short URL-safe text. */
  readonly share = (): Result<string, ReplayError> => {
    const replay = this.replay();
    return replay.ok ? this.#play.share(replay.value) : replay;
  };

  /** The session as text: the state, and the actions that led to it and those that were taken back. */
  readonly save = (): string => {
    const { options, undoMode: undo } = this;
    const from = this.hasHistory
      ? {}
      : { from: packState(this.game, this.#kept[0] as ReadonlyState<T>) };
    const history = { step: this.#step, actions: this.#actions(), ...from };
    const answers = this.#steps.map(({ answers, corrections }) => ({ answers, corrections }));
    const table = answers.some((given) => given.answers !== undefined) ? { answers } : {};
    const session = { options, undo, hasPeeked: this.#hasPeeked, ...history, ...table };
    return JSON.stringify({ ...packState(this.game, this.#state), session });
  };

  /** A session from text. Where rules have changed or the past cannot be read, the state is kept and the past is dropped. */
  static load<T extends GameTypes>(
    game: Game<T>,
    text: string,
    settings: Pick<SessionSettings<T>, "onListenerError"> = {},
  ): Result<Session<T>, LoadError> {
    const value = parseJson(text);
    if (!value.ok) return value;
    const state = unpackState(game, value.value);
    if (!state.ok) return state;
    if (!isObject(value.value.session)) return loadError("not-a-session");
    const parsed = parse(savedShape(), value.value.session);
    const saved: SavedSession = parsed.ok ? parsed.value : LOST;
    const { undo, hasPeeked } = saved;
    const options = saved.options as CreateOptions<T>;
    const session =
      Session.#replayActions(game, saved, game.hash(state.value), settings) ??
      new Session(game, options, { ...settings, undo, from: state.value });
    session.#undo = undo;
    session.#hasPeeked = hasPeeked;
    return ok(session);
  }

  /** A session that plays saved actions again; undefined when that does not lead to the saved state. */
  static #replayActions<T extends GameTypes>(
    game: Game<T>,
    { options, actions, step, from }: SavedSession,
    hash: string,
    settings: SessionSettings<T>,
  ): Session<T> | undefined {
    if (actions === undefined || step === undefined) return undefined;
    const start = from === undefined ? undefined : unpackState(game, { ...from });
    if (!(start ?? game.tryCreate(options)).ok) return undefined;
    const free = { ...settings, undo: "free" as const, ...(start?.ok && { from: start.value }) };
    const session = new Session(game, options as CreateOptions<T>, free);
    const isLegal = (actions as T["action"][]).every((action) => session.do(action).ok);
    if (!isLegal || !session.seek(step) || game.hash(session.#state) !== hash) return undefined;
    session.#moveTo(session.#state, step, "start", step === 0 ? session.#setupEvents : []);
    return session;
  }

  #actions(): T["action"][] {
    return this.#steps.map(({ action }) => action);
  }

  #moveTo(
    state: ReadonlyState<T>,
    step: number,
    change: SessionChange,
    events: readonly T["event"][],
  ): void {
    this.#state = state;
    this.#step = step;
    this.#change = change;
    this.#events = events;
    this.#snapshot = undefined;
    if (step % KEEP_EVERY === 0) this.#kept[step / KEEP_EVERY] = state;
    this.#listeners.tell(this.getSnapshot);
  }

  #forgetUndone(): void {
    this.#steps.length = this.#step;
    this.#kept.length = Math.floor(this.#step / KEEP_EVERY) + 1;
  }
}

/** What is left when the past of a saved session cannot be read: the state alone. */
const LOST: SavedSession = { options: { seed: "" }, undo: "fair", hasPeeked: false };

/** A copy of options, so that a caller who changes theirs later changes nothing here. */
function structuredCopy<V>(value: V): V {
  return JSON.parse(JSON.stringify(value ?? null)) as V;
}

/** Whether one of the events shows what was hidden. */
function revealsAny(events: readonly { readonly reveals?: boolean | undefined }[]): boolean {
  for (let i = 0; i < events.length; i++) if (events[i]?.reveals === true) return true;
  return false;
}
