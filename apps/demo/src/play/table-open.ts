// Games at a table for the app: begun, kept, read from replays. Loaded only when somebody plays with real dice or cards.
import {
  type Game,
  type GameTypes,
  OptionsError,
  type Replay,
  type UndoMode,
} from "@games/core-game";
import { type TableOptions, TableSession } from "@games/core-game/table";
import { listFaults, tellHistory } from "@games/core-game/text";
import { err, ok, type Result } from "@games/core-rng";
import type { AnyPlugin } from "../games/plugin.ts";
import { languageTag } from "../language/language.ts";
import { problemsWith } from "../language/problems.ts";
import { playPath } from "../routes.ts";
import type { Mark, SaveRow } from "../store/rows.ts";
import type { Store } from "../store/store.ts";
import { newSlot } from "./new-slot.ts";
import { historyWords, type Referee } from "./referee.ts";
import { type Extras, keepNotes, NO_EXTRAS } from "./save-file.ts";
import { seedOf } from "./seed-words.ts";
import { words } from "./words.ts";

export { TableSession, unshareTable } from "@games/core-game/table";

/** A game at a table, whichever it is. */
export type AnyTable = TableSession<GameTypes>;

/** A row for a table as it stands. */
export function tableRow(
  plugin: AnyPlugin,
  table: AnyTable,
  id: string,
  marks: readonly Mark[],
): SaveRow {
  const { game } = table.getSnapshot();
  const outcome = game?.outcome;
  return {
    id,
    game: table.game.id,
    text: table.save(),
    seed: seedOf(table.options),
    step: game?.step ?? 0,
    outcome: outcome === undefined ? null : plugin.describeOutcome(outcome, table.game),
    language: languageTag(),
    marks,
    updated: Date.now(),
  };
}

/** Keeps a table under a new name and tells its address. */
export async function keepTable(
  plugin: AnyPlugin,
  table: AnyTable,
  store: Store,
  { marks, notes }: Extras = NO_EXTRAS,
): Promise<string> {
  const slot = newSlot();
  await keepNotes(store, slot, notes);
  await store.put("saves", tableRow(plugin, table, slot, withMarks(table, marks)));
  return playPath(table.game.id, slot);
}

/** The marks of a table: what was marked before, the table itself, and whether answers were corrected. */
export function withMarks(table: AnyTable, marks: readonly Mark[]): readonly Mark[] {
  const isCorrected = table.history().some(({ corrections = 0 }) => corrections > 0);
  return [...new Set([...marks, "table" as const, ...(isCorrected ? ["corrected" as const] : [])])];
}

/** Where a game at a table begins: with its setup, or in the middle. */
export interface Beginning {
  readonly options: TableOptions<GameTypes>;
  readonly asked: readonly string[];
  readonly undo: UndoMode;
  /** A game in progress, told in the terms of the view. */
  readonly draft?: object;
}

/** Begins a game at a table and tells its address, or what is wrong with the options or the draft. */
export async function beginTable(
  plugin: AnyPlugin,
  game: Game<GameTypes>,
  beginning: Beginning,
  store: Store,
): Promise<Result<string, string>> {
  const table = openBeginning(plugin, game, beginning);
  return table.ok ? ok(await keepTable(plugin, table.value, store)) : table;
}

function openBeginning(
  plugin: AnyPlugin,
  game: Game<GameTypes>,
  { options, asked, undo, draft }: Beginning,
): Result<AnyTable, string> {
  if (asked.length === 0) return err(words().table.nothingAsked);
  const { seed, ...config } = options;
  const tell = ({ faults }: OptionsError) => listFaults(faults, problemsWith(plugin.words?.()));
  try {
    if (draft === undefined) return ok(new TableSession(game, options, { asked, undo }));
    const settings = seed === undefined || seed === null ? {} : { seed, asked };
    const position = game.position({ config, ...draft }, settings);
    if (!position.ok) return err(tell(position.error));
    return ok(new TableSession(game, options, { undo, from: position.value }));
  } catch (problem) {
    return err(problem instanceof OptionsError ? tell(problem) : words().table.cannotBegin);
  }
}

/** The table as the referee of its game. */
export const refereeOf = (plugin: AnyPlugin, table: AnyTable): Referee => ({
  do: table.do,
  undo: table.undo,
  redo: table.redo,
  seek: table.seek,
  readEntries: () =>
    table.session === undefined
      ? []
      : tellHistory(historyWords(plugin), table.session, table.history()),
});

/** A table that has played a replay from its beginning up to a step. */
export function tableOf(
  game: Game<GameTypes>,
  { seed, options, asked = [], answers = [], actions }: Replay<GameTypes>,
  undo: UndoMode,
  steps: number = actions.length,
): AnyTable {
  const given = seed === null ? options : { ...options, seed };
  const table: AnyTable = new TableSession(game, given, { asked, undo });
  if (answers[0]?.length) table.answer(...answers[0]);
  for (const [i, action] of actions.slice(0, steps).entries()) {
    table.do(action);
    const own = answers[i + 1];
    if (own?.length) table.answer(...own);
  }
  return table;
}
