// The file of one game: the session as the engine saves it, and beside it what only the app knows: the marks, what the
// player wrote and recorded, and content of the player's own.
import { isObject, list, parse, text as textOf } from "@games/core-game";
import { err, ok, type Result } from "@games/core-rng";
import { packNote, unpackNote } from "../store/packed-notes.ts";
import { looseNoteShape, marksShape } from "../store/row-shapes.ts";
import { type Mark, type NoteRow, noteId } from "../store/rows.ts";
import type { Store } from "../store/store.ts";

/** A note that has no owner yet. */
export type LooseNote = Pick<NoteRow, "name" | "content" | "updated">;

/** What stands beside the session in a file. */
export interface Beside {
  readonly marks: readonly Mark[];
  readonly notes: readonly LooseNote[];
  /** Content of the player's own, as the plug-in writes it. */
  readonly content?: string | undefined;
}

/** What a file without anything beside the session has. */
export const NOTHING_BESIDE: Beside = { marks: [], notes: [] };

/** Whether a note is a recording, which makes files large. */
export const isRecording = ({ content }: Pick<NoteRow, "content">): boolean =>
  typeof content !== "string";

/** A file: the session's own text with one field more, so that whoever knows only sessions can read it too. */
export async function writeSaveFile(session: string, beside: Beside): Promise<string> {
  const { marks, content } = beside;
  const loose = beside.notes.map(({ name, content: text, updated }) => ({
    name,
    content: text,
    updated,
  }));
  const notes = await Promise.all(loose.map(packNote));
  return JSON.stringify({ ...JSON.parse(session), beside: { marks, notes, content } });
}

/** A file taken apart. */
export interface SaveFile {
  readonly session: string;
  readonly beside: Beside;
}

const damaged = (what: string) => err(`The ${what} in this file are damaged.`);

const MAX_NOTES = 10_000;
const MAX_CONTENT = 5_000_000;

const notesShape = list(looseNoteShape, MAX_NOTES);
const contentShape = textOf(MAX_CONTENT);

/** Takes the JSON text of a file apart; files from before there was anything beside the session have nothing there. */
export function readSaveFile(text: string): Result<SaveFile, string> {
  const { beside, ...session } = JSON.parse(text) as Readonly<Record<string, unknown>>;
  if (beside === undefined) return ok({ session: text, beside: NOTHING_BESIDE });
  if (!isObject(beside)) return damaged("notes");
  const marks = parse(marksShape, beside.marks ?? []);
  if (!marks.ok) return damaged("marks");
  const notes = readNotes(beside.notes ?? []);
  if (!notes.ok) return notes;
  const content = parse(contentShape, beside.content);
  if (beside.content !== undefined && !content.ok) return damaged("stories");
  const own = content.ok ? { content: content.value } : {};
  return ok({
    session: JSON.stringify(session),
    beside: { marks: marks.value, notes: notes.value, ...own },
  });
}

function readNotes(value: unknown): Result<LooseNote[], string> {
  const notes = parse(notesShape, value);
  if (!notes.ok) return damaged("notes");
  try {
    return ok(notes.value.map(unpackNote));
  } catch {
    return damaged("recordings");
  }
}

/** Keeps notes beside the game of a slot. */
export async function keepNotes(
  store: Store,
  slot: string,
  notes: readonly LooseNote[],
): Promise<void> {
  for (const { name, content, updated } of notes)
    await store.put("notes", { id: noteId(slot, name), owner: slot, name, content, updated });
}
