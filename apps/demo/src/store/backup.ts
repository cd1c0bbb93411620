// A backup: everything that is kept, as one text, and back again.
import { type Fault, isObject, list, parse, type Shape } from "@games/core-game";
import { listFaults } from "@games/core-game/text";
import { err, ok, type Result } from "@games/core-rng";
import { words as startWords } from "../home/words.ts";
import { problemsWith } from "../language/problems.ts";
import { packNote, unpackNote } from "./packed-notes.ts";
import { packedNoteShape, rowShapes } from "./row-shapes.ts";
import { type Rows, TABLES, type TableName } from "./rows.ts";
import type { Store } from "./store.ts";
import { words } from "./words.ts";

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
function faultIn(table: TableName, faults: readonly Fault[]): string {
  const { damaged, theList } = words().backup;
  const problems = problemsWith({ faults: startWords().rowFaults });
  return damaged(table, listFaults(faults.slice(0, 1), { ...problems, theValue: theList }));
}

function readRows(table: TableName, value: unknown): Result<readonly Rows[TableName][], string> {
  if (value === undefined) return ok([]);
  const rows = parse(list(PACKED[table] as Shape<object>, MAX_ROWS), value);
  if (!rows.ok) return err(faultIn(table, rows.error));
  if (table !== "notes") return ok(rows.value as Rows[TableName][]);
  try {
    return ok(
      (rows.value as Parameters<typeof unpackNote>[0][]).map(unpackNote) as Rows["notes"][],
    );
  } catch {
    return err(words().backup.badRecording);
  }
}

/** Puts the rows of a backup beside those that are kept; an equal id is replaced. All of it is checked first. */
export async function readBackup(store: Store, text: string): Promise<Result<number, string>> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return err(words().backup.notJson);
  }
  if (!isObject(value) || value.backup === undefined) return err(words().backup.notOurs);
  if (value.backup !== VERSION) return err(words().backup.otherVersion);
  const all: [TableName, Rows[TableName]][] = [];
  for (const table of TABLES) {
    const rows = readRows(table, value[table]);
    if (!rows.ok) return rows;
    for (const row of rows.value) all.push([table, row]);
  }
  for (const [table, row] of all) await store.put(table, row);
  return ok(all.length);
}
