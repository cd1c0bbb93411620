// Keeps rows in the browser's database, and in memory what the database does not take, so that nothing is lost while the
// page is open.
import { type Database, openDatabase } from "./database.ts";
import { type Rows, TABLES, type TableName } from "./rows.ts";

/** The tables of the app. No call rejects: what cannot be stored stays in memory, and `problem` says so. */
export interface Keep {
  get<N extends TableName>(table: N, id: string): Promise<Rows[N] | undefined>;
  list<N extends TableName>(table: N): Promise<Rows[N][]>;
  put<N extends TableName>(table: N, row: Rows[N]): Promise<void>;
  remove(table: TableName, id: string): Promise<void>;
  /** Forgets everything. */
  clear(): Promise<void>;
  /** Why rows are only in memory, or undefined while all is well. */
  readonly problem: () => string | undefined;
  /** Calls the listener with the changed table after every change; returns what ends that. */
  readonly subscribe: (listener: (changed: TableName) => void) => () => void;
}

const REFUSED =
  "This browser does not let the page store anything, so your games last only as long as this tab. Save those you want to keep to a file.";
const FULL =
  "The browser has no room left, so the newest of your games is kept only as long as this tab. Delete what you no longer need, or save the game to a file.";

const OPENING_TIME = 3000;

/** Opens the database, or goes on in memory when that is refused or takes too long. */
export async function openKeep(): Promise<Keep> {
  const tooLong = new Promise<undefined>((resolve) =>
    setTimeout(() => resolve(undefined), OPENING_TIME),
  );
  const database = await Promise.race([openDatabase(), tooLong]).catch(() => undefined);
  return createKeep(database);
}

const isFull = (error: unknown) =>
  error instanceof DOMException && error.name === "QuotaExceededError";

/** The tables over a database; without one, all rows live in memory. */
export function createKeep(database: Database | undefined): Keep {
  const memory = new Map(TABLES.map((table) => [table, new Map<string, Rows[TableName]>()]));
  const listeners = new Set<(changed: TableName) => void>();
  let problem = database === undefined ? REFUSED : undefined;

  const inMemory = <N extends TableName>(table: N) =>
    memory.get(table) as unknown as Map<string, Rows[N]>;
  const changed = (table: TableName) => {
    for (const listener of listeners) listener(table);
  };
  const attempt = async <V>(work: (open: Database) => Promise<V>): Promise<V | undefined> => {
    if (database === undefined) return undefined;
    try {
      return await work(database);
    } catch (error) {
      problem = isFull(error) ? FULL : REFUSED;
      return undefined;
    }
  };

  return {
    async get(table, id) {
      const stored = async () =>
        (await attempt((open) => open.get(table, id))) as Rows[typeof table] | undefined;
      return inMemory(table).get(id) ?? (await stored());
    },
    async list(table) {
      const stored = ((await attempt((open) => open.getAll(table))) ?? []) as Rows[typeof table][];
      const rows = new Map(stored.map((row) => [row.id, row]));
      for (const [id, row] of inMemory(table)) rows.set(id, row);
      return [...rows.values()];
    },
    async put(table, row) {
      inMemory(table).set(row.id, row);
      const isStored = await attempt(async (open) => {
        await open.put(table, row);
        return true;
      });
      // A newer row may have come while this one was written.
      if (isStored && inMemory(table).get(row.id) === row) {
        inMemory(table).delete(row.id);
        if (problem === FULL) problem = undefined;
      }
      changed(table);
    },
    async remove(table, id) {
      inMemory(table).delete(id);
      await attempt((open) => open.delete(table, id));
      changed(table);
    },
    async clear() {
      for (const rows of memory.values()) rows.clear();
      await attempt((open) => Promise.all(TABLES.map((table) => open.clear(table))));
      if (problem === FULL) problem = undefined;
      for (const table of TABLES) changed(table);
    },
    problem: () => problem,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Deletes a game and all that was written and recorded beside it. */
export async function removeGame(keep: Keep, slot: string): Promise<void> {
  const notes = (await keep.list("notes")).filter(({ owner }) => owner === slot);
  for (const { id } of notes) await keep.remove("notes", id);
  await keep.remove("saves", slot);
}
