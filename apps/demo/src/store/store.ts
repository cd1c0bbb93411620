// Keeps rows in the browser's database, and in memory what the database does not take, so that nothing is lost while the
// page is open.
import { type Database, openDatabase } from "./database.ts";
import { type NoteRow, type Rows, TABLES, type TableName } from "./rows.ts";
import { createWriteAhead, findStorage, type WriteAhead } from "./write-ahead.ts";

/** Why rows are only in memory: the browser refuses, has no room, or another version of the page has the database. */
export type StoreProblem = "refused" | "full" | "blocked" | "newer";

/** The tables of the app. No call rejects: what cannot be stored stays in memory, and `problem` says so. */
export interface Store {
  get<N extends TableName>(table: N, id: string): Promise<Rows[N] | undefined>;
  list<N extends TableName>(table: N): Promise<Rows[N][]>;
  /** The notes of one owner. */
  notesOf(owner: string): Promise<NoteRow[]>;
  put<N extends TableName>(table: N, row: Rows[N]): Promise<void>;
  /** Writes a text down before it returns, until {@link Store.put} stores it; false when only memory has it. */
  readonly hold: (row: NoteRow) => boolean;
  remove(table: TableName, id: string): Promise<void>;
  /** Forgets everything. */
  clear(): Promise<void>;
  /** Why rows are only in memory, or undefined while all is well. */
  readonly problem: () => StoreProblem | undefined;
  /** Calls the listener with the changed table after every change; returns what ends that. */
  readonly subscribe: (listener: (changed: TableName) => void) => () => void;
}

/** Why the database could not be opened, by the name of the error; whatever else it is, the browser refuses. */
const OPENING_PROBLEMS: Readonly<Record<string, StoreProblem>> = {
  BlockedError: "blocked",
  VersionError: "newer",
};

const OPENING_TIME = 3000;

/** Opens the database, or continues in memory when that is refused or takes too long. */
export async function openStore(): Promise<Store> {
  const tooLong = new Promise<undefined>((resolve) =>
    setTimeout(() => resolve(undefined), OPENING_TIME),
  );
  try {
    const database = await Promise.race([openDatabase(), tooLong]);
    if (database === undefined) return createStore(undefined);
    const ahead = createWriteAhead(findStorage());
    const store = createStore(database, "refused", ahead);
    await storeHeld(store, ahead);
    return store;
  } catch (error) {
    const name = error instanceof DOMException ? error.name : "";
    return createStore(undefined, OPENING_PROBLEMS[name]);
  }
}

/** Stores the texts that were written just before the page was left. */
async function storeHeld(store: Store, ahead: WriteAhead): Promise<void> {
  for (const row of ahead.held()) {
    const stored = await store.get("notes", row.id);
    if (stored === undefined || stored.updated <= row.updated) await store.put("notes", row);
    else ahead.release(row.id);
  }
}

const isFull = (error: unknown) =>
  error instanceof DOMException && error.name === "QuotaExceededError";

/** The tables over a database; without one, all rows live in memory, and the reason is told. */
export function createStore(
  database: Database | undefined,
  reason: StoreProblem = "refused",
  ahead: WriteAhead = createWriteAhead(undefined),
): Store {
  const memory = new Map(TABLES.map((table) => [table, new Map<string, Rows[TableName]>()]));
  const listeners = new Set<(changed: TableName) => void>();
  let problem = database === undefined ? reason : undefined;

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
      problem = isFull(error) ? "full" : "refused";
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
      const stored = await attempt((open) => open.getAll(table));
      return withNewer((stored ?? []) as Rows[typeof table][], inMemory(table).values());
    },
    async notesOf(owner) {
      const stored = await attempt((open) => open.getAllFromIndex("notes", "owner", owner));
      const newer = [...inMemory("notes").values()].filter((row) => row.owner === owner);
      return withNewer(stored ?? [], newer);
    },
    async put(table, row) {
      inMemory(table).set(row.id, row);
      const isStored = await attempt(async (open) => {
        await write(open, table, row);
        return true;
      });
      // A newer row may have come while this one was written.
      if (isStored && inMemory(table).get(row.id) === row) {
        inMemory(table).delete(row.id);
        if (table === "notes") ahead.release(row.id);
        if (problem === "full") problem = undefined;
      }
      changed(table);
    },
    hold(row) {
      inMemory("notes").set(row.id, row);
      return ahead.hold(row);
    },
    async remove(table, id) {
      inMemory(table).delete(id);
      if (table === "notes") ahead.release(id);
      await attempt((open) => open.delete(table, id));
      changed(table);
    },
    async clear() {
      for (const rows of memory.values()) rows.clear();
      ahead.clear();
      await attempt((open) => Promise.all(TABLES.map((table) => open.clear(table))));
      if (problem === "full") problem = undefined;
      for (const table of TABLES) changed(table);
    },
    problem: () => problem,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Writes a row. It is committed at once: a page that is closed takes with it whatever still waits for an answer. */
async function write<N extends TableName>(open: Database, table: N, row: Rows[N]): Promise<void> {
  const change = open.transaction(table, "readwrite");
  const written = change.store.put(row);
  change.commit();
  await Promise.all([written, change.done]);
}

/** Rows with newer ones in the place of those of the same id. */
function withNewer<R extends { readonly id: string }>(rows: readonly R[], newer: Iterable<R>): R[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  for (const row of newer) byId.set(row.id, row);
  return [...byId.values()];
}

/** Deletes a game and all that was written and recorded beside it. */
export async function removeGame(store: Store, slot: string): Promise<void> {
  for (const { id } of await store.notesOf(slot)) await store.remove("notes", id);
  await store.remove("saves", slot);
}
