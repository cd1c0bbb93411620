// A backup: everything that is kept, as one text, and back again.
import { isObject, list, parse, type Shape } from "@games/core-game";
import { err, ok, type Result } from "@games/core-rng";
import { packNote, unpackNote } from "./packed-notes.ts";
import { packedNoteShape, rowShapes } from "./row-shapes.ts";
import { type Rows, TABLES, type TableName } from "./rows.ts";
import type { Store } from "./store.ts";

/** The number of the backup's own form. */
const VERSION = 1;

/** More rows than anybody keeps. */
const MAX_ROWS = 1_000_000;

/** Everything as text. */
export async function writeBackup(store: Store): Promise<string> {
  const saves = await store.list("saves");
  const results = await store.list("results");
  const settings = await store.list("settings");
  const notes = await Promise.all((await store.list("notes")).map(packNote));
  return JSON.stringify({ backup: VERSION, saves, results, notes, settings });
}

const PACKED = { ...rowShapes, notes: packedNoteShape } as const;

/** The first fault of a row in words. */
const faultIn = (table: TableName, fault: { readonly path: string; readonly message: string }) =>
  `The ${table} in this backup are damaged: ${fault.path === "" ? "the list" : fault.path} ${fault.message}.`;

function readRows(table: TableName, value: unknown): Result<readonly Rows[TableName][], string> {
  if (value === undefined) return ok([]);
  const rows = parse(list(PACKED[table] as Shape<object>, MAX_ROWS), value);
  if (!rows.ok) return err(faultIn(table, rows.error[0] ?? { path: "", message: "is missing" }));
  if (table !== "notes") return ok(rows.value as Rows[TableName][]);
  try {
    return ok(
      (rows.value as Parameters<typeof unpackNote>[0][]).map(unpackNote) as Rows["notes"][],
    );
  } catch {
    return err("A recording in this backup is damaged.");
  }
}

/** Puts the rows of a backup beside those that are kept; an equal id is replaced. All of it is checked first. */
export async function readBackup(store: Store, text: string): Promise<Result<number, string>> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return err("This file is not a backup: it cannot be read as JSON.");
  }
  if (!isObject(value) || value.backup === undefined)
    return err("This file is not a backup of this page.");
  if (value.backup !== VERSION) return err("This backup was made by another version of this page.");
  const all: [TableName, Rows[TableName]][] = [];
  for (const table of TABLES) {
    const rows = readRows(table, value[table]);
    if (!rows.ok) return rows;
    for (const row of rows.value) all.push([table, row]);
  }
  for (const [table, row] of all) await store.put(table, row);
  return ok(all.length);
}
