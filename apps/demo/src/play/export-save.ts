// A kept game that cannot be opened, as a file with all that was written beside it.

import type { SaveRow } from "../store/rows.ts";
import type { Store } from "../store/store.ts";
import { download, fileName } from "./files.ts";
import { writeSaveFile } from "./save-file.ts";

/** Offers a kept game as a file; `word` is the end of the file's name. */
export async function saveRowToFile(row: SaveRow, store: Store, word: string): Promise<void> {
  const extras = { marks: row.marks, notes: await store.notesOf(row.id) };
  const text = await writeSaveFile(row.text, extras).catch(() => row.text);
  download(fileName(row.game, row.seed, word), text);
}
