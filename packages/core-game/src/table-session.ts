// A session at a table: an action waits until its questions are answered, and answers can be taken back.
import { type Answer, err, ok, type Result } from "@games/core-rng";
import type { CreateOptions, GameTypes, ReadonlyState, Refusal } from "./contract.js";
import { type CommonCode, commonRefusal, type LoadError, type ReplayError } from "./errors.js";
import { deepFreeze } from "./freeze.js";
import type { Game } from "./game.js";
import { Listeners } from "./listeners.js";
import type { Replay } from "./replay.js";
import { Session } from "./session.js";
import type { HistoryEntry } from "./snapshot.js";
import { ask, askCreate, askedStreams, type TableOptions } from "./table-ask.js";
import { tablePlay } from "./table-play.js";
import type { AskCode, Question } from "./table-questions.js";
import { openTableSave, type SavedPending, writeTableSave } from "./table-save.js";
import type { TableSettings, TableSnapshot, TableStep } from "./table-snapshot.js";

/** What a step at a table gives: the result or the next question, or why it was refused. */
export type Stepped<T extends GameTypes> = Result<
  TableStep<T>,
  Refusal<T["code"] | CommonCode | AskCode>
>;

/** Setup or an action whose answers are being given. */
interface Pending<T extends GameTypes> {
  /** Undefined for setup. */
  readonly action: T["action"] | undefined;
  readonly answers: readonly Answer[];
  readonly question: Question;
  readonly corrections: number;
  /** Whether it was finished before, so that it can be answered again but not withdrawn under fair undo. */
  readonly isReopened: boolean;
}

/** A game at a table, in progress. All methods work unbound. */
export class TableSession<T extends GameTypes> {
  /** The game that is played. */
  readonly game: Game<T>;
  /** What the game was created from. */
  readonly options: TableOptions<T>;
  /** The streams that are answered at the table. */
  readonly asked: readonly T["stream"][];
  readonly #settings: TableSettings<T>;
  readonly #listeners: Listeners<TableSnapshot<T>>;
  #setup: { readonly answers: readonly Answer[]; readonly corrections: number };
  #session: Session<T> | undefined;
  #pending: Pending<T> | undefined;
  #snapshot: TableSnapshot<T> | undefined;

  /** Begins a game; throws an OptionsError when the options are wrong. */
  constructor(game: Game<T>, options: TableOptions<T>, settings: TableSettings<T> = {}) {
    const { from } = settings;
    this.game = game;
    this.options = deepFreeze({ ...options });
    this.asked = from ? askedStreams(game, from) : (settings.asked ?? game.streams);
    this.#settings = settings;
    this.#listeners = new Listeners(settings.onListenerError);
    this.#setup = { answers: [], corrections: 0 };
    if (from) this.#session = this.#open(from);
    else this.#askSetup([], 0, false);
  }

  /** The session behind the table, to be read by screens that know sessions; undefined until setup is answered. Act through the table. */
  get session(): Session<T> | undefined {
    return this.#session;
  }

  /** The state; undefined until the questions of setup are answered. */
  get state(): ReadonlyState<T> | undefined {
    return this.#session?.state;
  }

  /** Everything a screen shows; the same object until something changes. */
  readonly getSnapshot = (): TableSnapshot<T> => {
    this.#snapshot ??= deepFreeze({
      game: this.#session?.getSnapshot(),
      question: this.#pending?.question,
      action: this.#pending?.action,
      answers: this.#pending?.answers ?? [],
      canTakeBack: this.canTakeBack,
    });
    return this.#snapshot;
  };

  /** Calls the listener now and after every change; returns what ends that. */
  readonly subscribe = (listener: (snapshot: TableSnapshot<T>) => void): (() => void) =>
    this.#listeners.add(listener, this.getSnapshot());

  /** Begins an action: its events when it asks nothing, the first question when it does, or why it is refused. */
  readonly do = (action: T["action"]): Stepped<T> => {
    if (this.#pending !== undefined) return err(commonRefusal("needs-answer"));
    return this.#change(() => this.#askAction(action, [], 0, false));
  };

  /** Answers what is asked, one or several answers at once; wrong answers are refused and change nothing. */
  readonly answer = (...given: readonly Answer[]): Stepped<T> => {
    const pending = this.#pending;
    if (pending === undefined) return err(commonRefusal("nothing-asked"));
    const { action, corrections, isReopened } = pending;
    const answers = [...pending.answers, ...given];
    return this.#change(() =>
      action === undefined
        ? this.#askSetup(answers, corrections, isReopened)
        : this.#askAction(action, answers, corrections, isReopened),
    );
  };

  /** Whether {@link TableSession.takeBack} would do anything. */
  get canTakeBack(): boolean {
    const { answers, action, isReopened } = this.#pending ?? {};
    if (answers === undefined) return this.#lastAnswered() > 0;
    if (answers.length > 0) return true;
    return action !== undefined && !(isReopened && this.#session?.undoMode === "fair");
  }

  /**
   * Takes back the last answer: of what is being answered, or of the last action or setup, which is then asked again. Without
   * answers the action itself is withdrawn, unless fair undo forbids it because its result was shown. False when there is none.
   */
  readonly takeBack = (): boolean => {
    if (!this.canTakeBack) return false;
    this.#change(() => {
      const { action, answers, corrections, isReopened } = this.#pending ?? this.#reopen();
      this.#pending = undefined;
      if (answers.length === 0) return ok({ isDone: true, events: [] });
      const left = answers.slice(0, -1);
      return action === undefined
        ? this.#askSetup(left, corrections + 1, isReopened)
        : this.#askAction(action, left, corrections + 1, isReopened);
    });
    return true;
  };

  /** Takes the last action back, as far as the undo mode allows; an action that waits for answers is withdrawn first. */
  readonly undo = (): boolean => this.#move((session) => session.undo());

  /** Plays the last action that was taken back, with its answers. */
  readonly redo = (): boolean => this.#move((session) => session.redo());

  /** Moves to the step after a number of actions. */
  readonly seek = (step: number): boolean => this.#move((session) => session.seek(step));

  /** Everything that happened so far with the answers; entries whose answers were corrected say how often. */
  readonly history = (): readonly HistoryEntry<T>[] => {
    const [first, ...rest] = this.#session?.history() ?? [];
    return first === undefined ? [] : [{ ...first, ...this.#setup }, ...rest];
  };

  /** The game so far as a replay, with its answers. */
  readonly replay = (): Result<Replay<T>, ReplayError | Refusal<CommonCode>> =>
    this.#session?.replay() ?? err(commonRefusal("needs-answer"));

  /** The game so far as a short URL-safe text. */
  readonly share = (): Result<string, ReplayError | Refusal<CommonCode>> =>
    this.#session?.share() ?? err(commonRefusal("needs-answer"));

  /** The session as text, with what is being answered. */
  readonly save = (): string =>
    writeTableSave(this.game, this.#session?.save(), {
      options: this.options,
      asked: this.asked,
      undo: this.#session?.undoMode ?? this.#settings.undo ?? "fair",
      setup: this.#setup,
      ...(this.#pending && { pending: savedPending(this.#pending) }),
    });

  /** A session from text. Where the past cannot be played again, the state is kept and the past is dropped. */
  static load<T extends GameTypes>(
    game: Game<T>,
    text: string,
    settings: Pick<TableSettings<T>, "onListenerError"> = {},
  ): Result<TableSession<T>, LoadError> {
    const opened = openTableSave(game, text);
    if (!opened.ok) return opened;
    const { state, saved, steps, step, from } = opened.value;
    const { options, asked, undo, setup, pending } = saved;
    const given = { ...settings, undo };
    const fresh = () => new TableSession(game, options, { ...given, asked, ...(from && { from }) });
    let session = TableSession.#repeat(fresh, setup, steps, step);
    const isSame = state && session?.state && game.hash(session.state) === game.hash(state);
    if (state && !isSame) session = new TableSession(game, options, { ...given, from: state });
    session ??= fresh();
    if (pending) session.#restore(pending);
    return ok(session);
  }

  /** Plays a saved past again; undefined when it cannot be played. */
  static #repeat<T extends GameTypes>(
    begin: () => TableSession<T>,
    setup: { readonly answers: readonly Answer[]; readonly corrections: number },
    steps: readonly HistoryEntry<T>[] | undefined,
    step: number,
  ): TableSession<T> | undefined {
    if (steps === undefined) return undefined;
    try {
      const session = begin();
      if (setup.answers.length > 0 && !session.answer(...setup.answers).ok) return undefined;
      session.#setup = setup;
      for (const { action, answers = [], corrections = 0 } of steps) {
        const played = session.#session?.do(action as T["action"], { answers, corrections });
        if (!played?.ok) return undefined;
      }
      const mode = session.#session?.undoMode;
      if (session.#session && mode) {
        session.#session.undoMode = "free";
        session.#session.seek(step);
        session.#session.undoMode = mode;
      }
      session.#snapshot = undefined;
      return session;
    } catch {
      return undefined; // the options no longer fit
    }
  }

  #restore({ action, answers, corrections, isReopened }: SavedPending): void {
    this.#change(() =>
      action === undefined
        ? this.#askSetup(answers, corrections, isReopened)
        : this.#askAction(action as T["action"], answers, corrections, isReopened),
    );
  }

  #open(from?: ReadonlyState<T>): Session<T> {
    const { undo, onListenerError } = this.#settings;
    const play = tablePlay(this.game, this.asked, this.#setup.answers);
    return new Session(this.game, this.options as CreateOptions<T>, {
      play,
      ...(undo && { undo }),
      ...(onListenerError && { onListenerError }),
      ...(from && { from }),
    });
  }

  #askSetup(answers: readonly Answer[], corrections: number, isReopened: boolean): Stepped<T> {
    const asked = askCreate(this.game, this.options, this.asked, answers);
    if (!asked.ok) {
      if (asked.error instanceof Error) throw asked.error;
      return err(asked.error);
    }
    if (!asked.value.isDone) {
      const { question } = asked.value;
      this.#session = undefined;
      this.#pending = { action: undefined, answers, question, corrections, isReopened };
      return ok({ isDone: false, question });
    }
    this.#setup = { answers, corrections };
    this.#pending = undefined;
    this.#session = this.#open();
    return ok({ isDone: true, events: asked.value.value.events });
  }

  #askAction(
    action: T["action"],
    answers: readonly Answer[],
    corrections: number,
    isReopened: boolean,
  ): Stepped<T> {
    const session = this.#session;
    if (session === undefined) return err(commonRefusal("needs-answer"));
    const asked = ask(this.game, session.state, action, answers);
    if (!asked.ok) return asked;
    if (!asked.value.isDone) {
      const { question } = asked.value;
      this.#pending = { action, answers, question, corrections, isReopened };
      return ok({ isDone: false, question });
    }
    const done = session.do(action, { answers, corrections });
    if (!done.ok) return done;
    this.#pending = undefined;
    return ok({ isDone: true, events: done.value });
  }

  /** How many answers the last finished action had, or setup when there is none. */
  #lastAnswered(): number {
    return this.history().at(-1)?.answers?.length ?? 0;
  }

  /** Opens what was finished last. */
  #reopen(): Omit<Pending<T>, "question"> {
    const last = this.#session?.reopen();
    const { answers = [], corrections = 0 } = last ?? this.#setup;
    return { action: last?.action, answers, corrections, isReopened: true };
  }

  #move(move: (session: Session<T>) => boolean): boolean {
    const session = this.#session;
    if (session === undefined || this.#pending?.isReopened) return false;
    const hadPending = this.#pending !== undefined;
    this.#pending = undefined;
    const isMoved = move(session) || hadPending;
    if (isMoved) this.#tell();
    return isMoved;
  }

  /** Runs a change and tells of it when it succeeded. */
  #change(change: () => Stepped<T>): Stepped<T> {
    const result = change();
    if (result.ok) this.#tell();
    return result;
  }

  #tell(): void {
    this.#snapshot = undefined;
    this.#listeners.tell(this.getSnapshot);
  }
}

function savedPending<T extends GameTypes>({ question: _, ...pending }: Pending<T>): SavedPending {
  return pending;
}
