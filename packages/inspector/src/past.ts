// The states of a session step by step: those that were seen, and those that can be played again.
import type { GameTypes, HistoryEntry, Session } from "@games/core-game";

/** One step of a session, as the inspector shows it. */
export interface PastStep {
  readonly entry: HistoryEntry<GameTypes>;
  /** The state after it; undefined when it was not seen and cannot be played again. */
  readonly state: GameTypes["state"] | undefined;
}

/** The past of a session. */
export class Past {
  readonly #session: Session<GameTypes>;
  #states: (GameTypes["state"] | undefined)[] = [];
  #entries: readonly HistoryEntry<GameTypes>[] = [];

  constructor(session: Session<GameTypes>) {
    this.#session = session;
    this.update();
  }

  /** How many actions led to the present. */
  get steps(): number {
    return this.#session.getSnapshot().step;
  }

  /** Looks at the session again after a change. */
  update(): void {
    const { step } = this.#session.getSnapshot();
    const before = this.#entries;
    this.#entries = this.#session.history();
    const first = this.#entries.findIndex(({ action }, i) => action !== before[i]?.action);
    if (first >= 0) this.#states.length = Math.min(this.#states.length, first);
    this.#states[step] = this.#session.state;
  }

  /** A step of the past, from 0 for setup to the present. */
  at(step: number): PastStep {
    const entry = this.#entries[step] ?? { action: undefined, events: [] };
    return { entry, state: this.#stateAt(step) };
  }

  #stateAt(step: number): GameTypes["state"] | undefined {
    let from = step;
    while (from > 0 && this.#states[from] === undefined) from--;
    this.#states[from] ??= this.#first();
    for (let i = from + 1; i <= step; i++) {
      const { game } = this.#session;
      const [state, action] = [this.#states[i - 1], this.#entries[i]?.action];
      const applied = state && action && game.apply(state, action);
      this.#states[i] ??= applied?.ok ? applied.value.state : undefined;
    }
    return this.#states[step];
  }

  #first(): GameTypes["state"] | undefined {
    if (!this.#session.hasHistory) return undefined;
    const created = this.#session.game.tryCreate(this.#session.options);
    return created.ok ? created.value.state : undefined;
  }
}
