// What a session at a table shows and is set up with.
import type { Answer } from "@games/core-rng";
import type { GameTypes, ReadonlyState } from "./contract.js";
import type { SessionSettings, Snapshot } from "./snapshot.js";
import type { Question } from "./table-questions.js";

/** Settings of a session at a table. */
export interface TableSettings<T extends GameTypes>
  extends Omit<SessionSettings<T>, "play" | "from"> {
  /** The streams that are answered at the table (default: all of them). */
  readonly asked?: readonly T["stream"][];
  /** A state to continue from, such as one of `game.position`; its streams without random state are asked. */
  readonly from?: ReadonlyState<T>;
}

/** Everything a screen at a table shows, frozen throughout. */
export interface TableSnapshot<T extends GameTypes> {
  /** The game; undefined until the questions of setup are answered. */
  readonly game: Snapshot<T> | undefined;
  /** What is asked now; undefined when the player is to choose an action. */
  readonly question: Question | undefined;
  /** The action that waits for answers; undefined during setup and between actions. */
  readonly action: T["action"] | undefined;
  /** Its answers so far. */
  readonly answers: readonly Answer[];
  /** Whether `takeBack` would do anything. */
  readonly canTakeBack: boolean;
}

/** What doing or answering something led to: the events of a finished action, or the next question. */
export type TableStep<T extends GameTypes> =
  | { readonly isDone: true; readonly events: readonly T["event"][]; readonly question?: undefined }
  | { readonly isDone: false; readonly question: Question; readonly events?: undefined };
