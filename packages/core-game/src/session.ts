// A session: one game in progress for a screen, with undo, redo, listeners and saves.
import { ok, type Result } from "@games/core-rng";
import type { CreateOptions, GameTypes, Refusal } from "./contract.js";
import type { CommonCode, Game } from "./game.js";
import { type Replay, type ReplayError, replayError } from "./replay.js";
import { type LoadError, loadError, packState, parseJson, unpackState } from "./save.js";
import { isObject } from "./shape.js";

/** How far undo goes: `fair` stops where the player learned something, `free` does not. */
export const UNDO_MODES = ["fair", "free"] as const;

/** One of {@link UNDO_MODES}. */
export type UndoMode = (typeof UNDO_MODES)[number];

/** Settings of a session that are not rules of the game. */
export interface SessionSettings<T extends GameTypes> {
  /** How far undo goes; `fair` unless told. */
  readonly undo?: UndoMode;
  /** A state to go on from, whose past is unknown; the first state of a new game unless told. */
  readonly from?: Readonly<T["state"]>;
}

/** What last changed a session. */
export type SessionChange = "start" | "do" | "undo" | "redo" | "seek" | "undo-mode";

/** Everything a screen shows, frozen in one object that changes only when the session does. */
export interface Snapshot<T extends GameTypes> {
  readonly view: T["view"];
  readonly legalActions: readonly T["action"][];
  readonly outcome: T["outcome"] | undefined;
  /** What last changed the session. */
  readonly change: SessionChange;
  /** The events of that change, when it played an action. */
  readonly events: readonly T["event"][];
  /** How many actions led here. */
  readonly step: number;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** True once free undo took back something the player had learned. */
  readonly hasPeeked: boolean;
}

interface Step<T extends GameTypes> {
  readonly action: T["action"];
  readonly reveals: boolean;
}

/** Undo replays from the last kept state; one in so many is kept. */
const KEEP_EVERY = 32;

/** A game in progress. */
export class Session<T extends GameTypes> {
  /** The game that is played. */
  readonly game: Game<T>;
  /** What the game was created from. */
  readonly options: CreateOptions<T>;
  #undo: UndoMode;
  #state: T["state"];
  #steps: Step<T>[] = [];
  #step = 0;
  /** `#kept[i]` is the state after `i * KEEP_EVERY` actions. */
  #kept: T["state"][];
  #hasPeeked = false;
  readonly #hasHistory: boolean;
  #change: SessionChange = "start";
  #events: readonly T["event"][] = [];
  #snapshot: Snapshot<T> | undefined;
  readonly #listeners = new Set<(snapshot: Snapshot<T>) => void>();

  constructor(game: Game<T>, options: CreateOptions<T>, settings: SessionSettings<T> = {}) {
    this.game = game;
    this.options = options;
    this.#undo = settings.undo ?? "fair";
    this.#hasHistory = settings.from === undefined;
    this.#state = settings.from ?? game.create(options);
    this.#kept = [this.#state];
  }

  /** The state, with everything in it; screens show the snapshot instead. */
  get state(): Readonly<T["state"]> {
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

  /** False when the session went on from a state, so that there is no replay of its past. */
  get hasHistory(): boolean {
    return this.#hasHistory;
  }

  /** Everything a screen shows; the same object until something changes. */
  readonly getSnapshot = (): Snapshot<T> => {
    this.#snapshot ??= {
      view: this.game.view(this.#state),
      legalActions: this.game.legalActions(this.#state),
      outcome: this.game.outcome(this.#state),
      change: this.#change,
      events: this.#events,
      step: this.#step,
      canUndo: this.canUndo,
      canRedo: this.canRedo,
      hasPeeked: this.#hasPeeked,
    };
    return this.#snapshot;
  };

  /** Calls the listener now and after every change; returns what ends that. */
  readonly subscribe = (listener: (snapshot: Snapshot<T>) => void): (() => void) => {
    this.#listeners.add(listener);
    listener(this.getSnapshot());
    return () => {
      this.#listeners.delete(listener);
    };
  };

  /** Plays an action: its events, or why it was refused. */
  do(action: T["action"]): Result<readonly T["event"][], Refusal<T["code"] | CommonCode>> {
    const applied = this.game.apply(this.#state, action);
    if (!applied.ok) return applied;
    const { state, events } = applied.value;
    if (this.#step < this.#steps.length) this.#forgetUndone();
    this.#steps.push({ action, reveals: events.some((event) => event.reveals === true) });
    this.#moveTo(state, this.#step + 1, "do", events);
    return ok(events);
  }

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
  undo(): boolean {
    if (!this.canUndo) return false;
    if (this.#steps[this.#step - 1]?.reveals) this.#hasPeeked = true;
    this.#moveTo(this.#stateAt(this.#step - 1), this.#step - 1, "undo", []);
    return true;
  }

  /** Plays the last action that was taken back; false when there is none. */
  redo(): boolean {
    const next = this.#steps[this.#step];
    if (next === undefined) return false;
    const applied = this.game.apply(this.#state, next.action);
    if (!applied.ok) return false;
    this.#moveTo(applied.value.state, this.#step + 1, "redo", applied.value.events);
    return true;
  }

  /** Moves to the step after so many actions, past or taken back; false when there is none, or when undo may not go that far. */
  seek(step: number): boolean {
    if (!Number.isInteger(step) || step < 0 || step > this.#steps.length) return false;
    const unlearns = this.#steps.slice(step, this.#step).some(({ reveals }) => reveals);
    if (unlearns && this.#undo === "fair") return false;
    if (unlearns) this.#hasPeeked = true;
    if (step !== this.#step) this.#moveTo(this.#stateAt(step), step, "seek", []);
    return true;
  }

  /** The game so far as a replay. */
  replay(): Result<Replay<T>, ReplayError> {
    if (!this.#hasHistory)
      return replayError(
        "other-rules",
        "The beginning of this game is not known under these rules.",
      );
    return this.game.record(this.options, this.#actions().slice(0, this.#step));
  }

  /** The game so far as a short URL-safe text. */
  share(): Result<string, ReplayError> {
    const replay = this.replay();
    return replay.ok ? this.game.share(replay.value) : replay;
  }

  /** The session as text: the state, and the actions that led to it and those that were taken back. */
  save(): string {
    const { options, undoMode: undo } = this;
    const history = this.#hasHistory ? { step: this.#step, actions: this.#actions() } : {};
    const session = { options, undo, hasPeeked: this.#hasPeeked, ...history };
    return JSON.stringify({ ...packState(this.game, this.#state), session });
  }

  /** A session from text. Under changed rules the state is kept and the past is dropped. */
  static load<T extends GameTypes>(game: Game<T>, text: string): Result<Session<T>, LoadError> {
    const value = parseJson(text);
    if (!value.ok) return value;
    const state = unpackState(game, value.value);
    if (!state.ok) return state;
    const saved = value.value.session;
    if (!isObject(saved)) return loadError("not-a-save", "This save holds a state but no session.");
    const options = saved.options as CreateOptions<T>;
    const undo = saved.undo === "free" ? "free" : "fair";
    const session =
      Session.#relive(game, saved, undo, game.hash(state.value)) ??
      new Session(game, options, { undo, from: state.value });
    session.#hasPeeked = saved.hasPeeked === true;
    return ok(session);
  }

  /** A session that plays saved actions again; undefined when that does not lead to the saved state. */
  static #relive<T extends GameTypes>(
    game: Game<T>,
    saved: Readonly<Record<string, unknown>>,
    undo: UndoMode,
    hash: string,
  ): Session<T> | undefined {
    if (!game.tryCreate(saved.options).ok || !Array.isArray(saved.actions)) return undefined;
    const session = new Session(game, saved.options as CreateOptions<T>, { undo: "free" });
    const isLegal = (saved.actions as T["action"][]).every((action) => session.do(action).ok);
    if (!isLegal || !session.seek(saved.step as number) || game.hash(session.#state) !== hash)
      return undefined;
    session.#undo = undo;
    session.#moveTo(session.#state, session.#step, "start", []);
    return session;
  }

  #actions(): T["action"][] {
    return this.#steps.map(({ action }) => action);
  }

  #moveTo(
    state: T["state"],
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
    for (const listener of this.#listeners) listener(this.getSnapshot());
  }

  #forgetUndone(): void {
    this.#steps.length = this.#step;
    this.#kept.length = Math.floor(this.#step / KEEP_EVERY) + 1;
  }

  #stateAt(step: number): T["state"] {
    const from = Math.floor(step / KEEP_EVERY);
    const state = this.game.clone(this.#kept[from] as T["state"]);
    const luck = this.game.luckOf(state);
    for (const { action } of this.#steps.slice(from * KEEP_EVERY, step))
      this.game.step(state, action, luck);
    return state;
  }
}
