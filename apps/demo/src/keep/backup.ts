// A backup: everything that is kept, as one text, and back again.
import { err, ok, type Result } from "@games/core-rng";
import type { Keep } from "./keep.ts";
import { isPackedNote, isRawRow, packNote, type RawRow, unpackNote } from "./packed-notes.ts";
import { type NoteRow, type Rows, TABLES, type TableName } from "./rows.ts";

/** The number of the backup's own form. */
const VERSION = 1;

/** Everything as text. */
export async function writeBackup(keep: Keep): Promise<string> {
  const saves = await keep.list("saves");
  const results = await keep.list("results");
  const settings = await keep.list("settings");
  const notes = await Promise.all((await keep.list("notes")).map(packNote));
  return JSON.stringify({ backup: VERSION, saves, results, notes, settings });
}

const isText = (value: unknown): value is string => typeof value === "string";
const isCount = (value: unknown) => Number.isFinite(value);
const isMarks = (value: unknown) => Array.isArray(value) && value.every(isText);
const isTextOrNull = (value: unknown) => value === null || isText(value);

const CHECKS: { readonly [N in TableName]: (row: RawRow) => boolean } = {
  saves: (row) =>
    [row.game, row.text, row.seed].every(isText) &&
    isCount(row.step) &&
    isCount(row.updated) &&
    isTextOrNull(row.outcome) &&
    isMarks(row.marks),
  results: (row) =>
    [row.game, row.seed, row.result, row.sentence].every(isText) &&
    (row.score === null || isCount(row.score)) &&
    isTextOrNull(row.share) &&
    isCount(row.finished) &&
    isMarks(row.marks),
  notes: (row) => isText(row.owner) && isPackedNote(row),
  settings: (row) => row.id === "settings" && typeof row.settings === "object",
};

function readRows(table: TableName, value: unknown): Result<Rows[TableName][], string> {
  if (value === undefined) return ok([]);
  const isWhole =
    Array.isArray(value) &&
    value.every((row) => isRawRow(row) && isText(row.id) && CHECKS[table](row));
  if (!isWhole) return err(`The ${table} in this backup are damaged.`);
  if (table !== "notes") return ok(value as Rows[TableName][]);
  try {
    return ok((value as RawRow[]).map(unpackNote<NoteRow>));
  } catch {
    return err("A recording in this backup is damaged.");
  }
}

/** Puts the rows of a backup beside those that are kept; an equal id is replaced. All of it is checked first. */
export async function readBackup(keep: Keep, text: string): Promise<Result<number, string>> {
  let value: RawRow;
  try {
    value = JSON.parse(text) as RawRow;
  } catch {
    return err("This file is not a backup: it cannot be read as JSON.");
  }
  if (typeof value !== "object" || value === null || value.backup === undefined)
    return err("This file is not a backup of this page.");
  if (value.backup !== VERSION) return err("This backup was made by another version of this page.");
  const all: [TableName, Rows[TableName]][] = [];
  for (const table of TABLES) {
    const rows = readRows(table, value[table]);
    if (!rows.ok) return rows;
    for (const row of rows.value) all.push([table, row]);
  }
  for (const [table, row] of all) await keep.put(table, row);
  return ok(all.length);
}
