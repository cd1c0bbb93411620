// Rows that a page cannot show, found when a page has failed.
import { type Fault, parse } from "@games/core-game";
import { packNote } from "./packed-notes.ts";
import { rowShapes } from "./row-shapes.ts";
import { type Rows, TABLES, type TableName } from "./rows.ts";
import type { Store } from "./store.ts";

/** A row that is not what its table holds, and what is wrong with it. */
export interface BrokenRow {
  readonly table: TableName;
  readonly id: string;
  readonly faults: readonly Fault[];
  readonly row: Rows[TableName];
}

/** Every row that cannot be read. */
export async function findBrokenRows(store: Store): Promise<readonly BrokenRow[]> {
  const found: BrokenRow[] = [];
  for (const table of TABLES)
    for (const row of await store.list(table)) {
      const read = parse<object>(rowShapes[table], row);
      if (!read.ok) found.push({ table, id: row.id, row, faults: read.error });
    }
  return found;
}

/** Such a row as text for a file. */
export async function writeBrokenRow({ table, row }: BrokenRow): Promise<string> {
  const hasSound = "content" in row && row.content instanceof Blob;
  return JSON.stringify({ table, row: hasSound ? await packNote(row) : row });
}
