// What a session shows, keeps and is set up with.
import type { Answer } from "@games/core-rng";
import type { GameTypes, ReadonlyState } from "./contract.js";
import { MAX_ACTIONS } from "./replay.js";
import type { SessionPlay } from "./session-play.js";
import { anyObject, boolean, int, list, oneOf, optional, record, type Shape } from "./shape.js";

/** How far undo goes: `fair` stops where the player learned something, `free` does not. */
export const UNDO_MODES = ["fair", "free"] as const;

/** One of {@link UNDO_MODES}. */
export type UndoMode = (typeof UNDO_MODES)[number];

/** Settings of a session that are not rules of the game. */
export interface SessionSettings<T extends GameTypes> {
  /** How far undo goes (default: `fair`). */
  readonly undo?: UndoMode;
  /** A state to continue from, whose past is unknown (default: the first state of a new game). */
  readonly from?: ReadonlyState<T>;
  /** Who answers the questions of luck (default: the generator of the game); see `TableSession`. */
  readonly play?: SessionPlay<T>;
  /** Receives what a listener throws (default: it is thrown again in a microtask, outside of the session). */
  readonly onListenerError?: (error: unknown) => void;
}

/** What last changed a session. */
export type SessionChange = "start" | "do" | "undo" | "redo" | "seek" | "undo-mode" | "reopen";

/** Everything a screen shows, frozen throughout, in one object that changes only when the session does. */
export interface Snapshot<T extends GameTypes> {
  readonly view: T["view"];
  readonly legalActions: readonly T["action"][];
  readonly outcome: T["outcome"] | undefined;
  /** What last changed the session. */
  readonly change: SessionChange;
  /** The events of that change: those of the action that was played, or those of setup. */
  readonly events: readonly T["event"][];
  /** How many actions led here. */
  readonly step: number;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** True once free undo took back something the player had learned. */
  readonly hasPeeked: boolean;
}

/** One entry of a session's history. */
export interface HistoryEntry<T extends GameTypes> {
  /** The action that was played; undefined for setup. */
  readonly action: T["action"] | undefined;
  /** What happened. */
  readonly events: readonly T["event"][];
  /** At a table: the answers, in the order in which they were asked. */
  readonly answers?: readonly Answer[];
  /** At a table: how many answers were taken back and given again. */
  readonly corrections?: number;
}

/** What a saved session holds beside the state. */
export interface SavedSession {
  readonly options: object;
  readonly undo: UndoMode;
  readonly hasPeeked: boolean;
  readonly step?: number;
  readonly actions?: readonly object[];
  /** The state that the session began from, saved like any other; a session from its setup has none. */
  readonly from?: object;
}

/** The shape of a saved session, made where one is read, so that bundles of games without sessions can leave it out. */
export const savedShape = (): Shape<SavedSession> =>
  record<SavedSession>({
    options: anyObject,
    undo: oneOf(UNDO_MODES),
    hasPeeked: boolean,
    step: optional(int(0, MAX_ACTIONS)),
    actions: optional(list(anyObject, MAX_ACTIONS)),
    from: optional(anyObject),
  });
