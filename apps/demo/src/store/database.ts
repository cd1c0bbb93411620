// Opens the browser's database and brings an older one up to date.
import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from "idb";
import type { Rows, TableName } from "./rows.ts";

/** The tables as the database knows them: every row under its `id`. */
interface Schema extends DBSchema {
  saves: { key: string; value: Rows["saves"] };
  results: { key: string; value: Rows["results"] };
  notes: { key: string; value: Rows["notes"]; indexes: { owner: string } };
  settings: { key: string; value: Rows["settings"] };
}

/** The open database. */
export type Database = IDBPDatabase<Schema>;

const NAME = "games";

type Change = IDBPTransaction<Schema, TableName[], "versionchange">;

/** Step i turns a database of version i into one of version i + 1; steps are added, never changed. */
const UPGRADES: readonly ((database: Database, change: Change) => void)[] = [
  (database) => {
    const tables: readonly TableName[] = ["saves", "results", "notes", "settings"];
    for (const table of tables) database.createObjectStore(table, { keyPath: "id" });
  },
  // The notes of one game are read without those of all others, whose recordings are large.
  (_database, change) => {
    change.objectStore("notes").createIndex("owner", "owner");
  },
];

/** Opens the database; rejects when the browser refuses or another tab holds an older one open. */
export function openDatabase(): Promise<Database> {
  return new Promise((resolve, reject) => {
    openDB<Schema>(NAME, UPGRADES.length, {
      upgrade(database, from, _to, change) {
        for (const upgrade of UPGRADES.slice(from)) upgrade(database, change);
      },
      blocked: () => reject(new DOMException("An older page holds the database.", "BlockedError")),
      // A newer version in another tab must not wait for this one.
      blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
    }).then(resolve, reject);
  });
}
