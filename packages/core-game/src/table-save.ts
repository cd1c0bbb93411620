// Saves of sessions at a table: a saved session with its answers, also one whose setup is not answered yet.
import { type Answer, err, ok, type Result } from "@games/core-rng";
import type { GameTypes, ReadonlyState } from "./contract.js";
import { FORMAT, findMismatch, type LoadError, loadError } from "./errors.js";
import type { Game } from "./game.js";
import { answerShape, MAX_ACTIONS, MAX_ANSWERS } from "./replay.js";
import { parseJson, unpackState } from "./save.js";
import {
  anyObject,
  boolean,
  int,
  isObject,
  list,
  oneOf,
  optional,
  parse,
  record,
  type Shape,
  text,
} from "./shape.js";
import { type HistoryEntry, UNDO_MODES, type UndoMode } from "./snapshot.js";
import type { TableOptions } from "./table-ask.js";

/** The answers of setup or of one action. */
interface SavedAnswers {
  readonly answers: readonly Answer[];
  readonly corrections: number;
}

/** What is being answered. */
export interface SavedPending extends SavedAnswers {
  readonly action?: object | undefined;
  readonly isReopened: boolean;
}

/** What a table adds to a saved session. */
export interface SavedTable<T extends GameTypes> {
  readonly options: TableOptions<T>;
  readonly asked: readonly T["stream"][];
  readonly undo: UndoMode;
  readonly setup: SavedAnswers;
  readonly pending?: SavedPending;
}

/** A save that was opened. */
export interface OpenedTable<T extends GameTypes> {
  /** The state; undefined when setup is not answered yet. */
  readonly state: ReadonlyState<T> | undefined;
  readonly saved: SavedTable<T>;
  /** The state that the session began from; undefined when it began with its setup. */
  readonly from?: ReadonlyState<T> | undefined;
  /** The past and what was taken back; undefined when it cannot be read. */
  readonly steps: readonly HistoryEntry<T>[] | undefined;
  readonly step: number;
}

/** A session as text. */
export function writeTableSave<T extends GameTypes>(
  { id, contentHash, rngSource }: Game<T>,
  session: string | undefined,
  table: SavedTable<T>,
): string {
  const identity = { format: FORMAT, game: id, contentHash, rng: rngSource.id };
  const save = session === undefined ? identity : (JSON.parse(session) as object);
  return JSON.stringify({ ...save, table });
}

const given = {
  answers: list(answerShape, MAX_ANSWERS),
  corrections: int(0, 1_000_000),
};
const tableShape = record<SavedTable<GameTypes>>({
  options: anyObject as Shape<TableOptions<GameTypes>>,
  asked: list(text(100), 100),
  undo: oneOf(UNDO_MODES),
  setup: record<SavedAnswers>(given),
  pending: optional(
    record<SavedPending>({ ...given, action: optional(anyObject), isReopened: boolean }),
  ),
});
const pastShape = record<{
  step: number;
  actions: object[];
  answers?: SavedAnswers[];
  from?: object;
}>({
  step: int(0, MAX_ACTIONS),
  actions: list(anyObject, MAX_ACTIONS),
  answers: optional(list(record<SavedAnswers>(given), MAX_ACTIONS)),
  from: optional(anyObject),
});

/** Opens a saved session of a table. */
export function openTableSave<T extends GameTypes>(
  game: Game<T>,
  written: string,
): Result<OpenedTable<T>, LoadError> {
  const value = parseJson(written);
  if (!value.ok) return value;
  const { table, session, state } = value.value;
  const saved = parse(tableShape, table);
  if (!saved.ok) return loadError("not-a-session");
  const known = saved.value as unknown as SavedTable<T>;
  if (state === undefined) {
    const mismatch = findMismatch(game, value.value, value.value.rng);
    return mismatch ? err(mismatch) : ok({ state: undefined, saved: known, steps: [], step: 0 });
  }
  const unpacked = unpackState(game, value.value);
  if (!unpacked.ok) return unpacked;
  const { step, actions, answers, from } = isObject(session) ? session : {};
  const told = { ...(answers !== undefined && { answers }), ...(from !== undefined && { from }) };
  const past = parse(pastShape, { step, actions, ...told });
  const began = past.ok && past.value.from ? unpackState(game, { ...past.value.from }) : undefined;
  const steps =
    past.ok && began?.ok !== false
      ? past.value.actions.map((action, i) => ({
          action: action as T["action"],
          events: [],
          ...past.value.answers?.[i],
        }))
      : undefined;
  return ok({
    state: unpacked.value,
    saved: known,
    steps,
    step: past.ok ? past.value.step : 0,
    ...(began?.ok && { from: began.value }),
  });
}
