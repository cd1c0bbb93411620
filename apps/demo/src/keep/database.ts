// Opens the browser's database and brings an older one up to date.
import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { Rows, TableName } from "./rows.ts";

/** The tables as the database knows them: every row under its `id`. */
interface Schema extends DBSchema {
  saves: { key: string; value: Rows["saves"] };
  results: { key: string; value: Rows["results"] };
  notes: { key: string; value: Rows["notes"] };
  settings: { key: string; value: Rows["settings"] };
}

/** The open database. */
export type Database = IDBPDatabase<Schema>;

const NAME = "games";

/** Step i turns a database of version i into one of version i + 1; steps are added, never changed. */
const UPGRADES: readonly ((database: Database) => void)[] = [
  (database) => {
    const tables: readonly TableName[] = ["saves", "results", "notes", "settings"];
    for (const table of tables) database.createObjectStore(table, { keyPath: "id" });
  },
];

/** Opens the database; rejects when the browser refuses or another tab holds an older one open. */
export function openDatabase(): Promise<Database> {
  return new Promise((resolve, reject) => {
    openDB<Schema>(NAME, UPGRADES.length, {
      upgrade(database, from) {
        for (const upgrade of UPGRADES.slice(from)) upgrade(database);
      },
      blocked: () => reject(new Error("An older version of this page is open in another tab.")),
      // A newer version in another tab must not wait for this one.
      blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
    }).then(resolve, reject);
  });
}
