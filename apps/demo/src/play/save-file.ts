// The file of one game: the session as the engine saves it, and with it what only the app knows: the marks, what the
// player wrote and recorded, and content of the player's own.
import { isObject, list, parse, text as textOf } from "@games/core-game";
import { err, ok, type Result } from "@games/core-rng";
import { packNote, unpackNote } from "../store/packed-notes.ts";
import { looseNoteShape, marksShape } from "../store/row-shapes.ts";
import { type Mark, type NoteRow, noteId } from "../store/rows.ts";
import type { Store } from "../store/store.ts";
import type { ENGLISH } from "./english.ts";
import { words } from "./words.ts";

/** A note that has no owner yet. */
export type LooseNote = Pick<NoteRow, "name" | "content" | "updated">;

/** What a file holds in addition to the session. */
export interface Extras {
  readonly marks: readonly Mark[];
  readonly notes: readonly LooseNote[];
  /** Content of the player's own, as the plug-in writes it. */
  readonly content?: string | undefined;
}

/** The extras of a file that has none. */
export const NO_EXTRAS: Extras = { marks: [], notes: [] };

/** Whether a note is a recording, which makes files large. */
export const isRecording = ({ content }: Pick<NoteRow, "content">): boolean =>
  typeof content !== "string";

/** A file: the session's own text with one field more, so that whoever knows only sessions can read it too. */
export async function writeSaveFile(session: string, extras: Extras): Promise<string> {
  const { marks, content } = extras;
  const loose = extras.notes.map(({ name, content: text, updated }) => ({
    name,
    content: text,
    updated,
  }));
  const notes = await Promise.all(loose.map(packNote));
  return JSON.stringify({ ...JSON.parse(session), extras: { marks, notes, content } });
}

/** A file taken apart. */
export interface SaveFile {
  readonly session: string;
  readonly extras: Extras;
}

const damaged = (what: keyof typeof ENGLISH.opening.damaged) => err(words().opening.damaged[what]);

const MAX_NOTES = 10_000;
const MAX_CONTENT = 5_000_000;

const notesShape = list(looseNoteShape, MAX_NOTES);
const contentShape = textOf(MAX_CONTENT);

/** Takes the JSON text of a file apart; a file without extras is a session alone. */
export function readSaveFile(text: string): Result<SaveFile, string> {
  const { extras, ...session } = JSON.parse(text) as Readonly<Record<string, unknown>>;
  if (extras === undefined) return ok({ session: text, extras: NO_EXTRAS });
  if (!isObject(extras)) return damaged("notes");
  const marks = parse(marksShape, extras.marks ?? []);
  if (!marks.ok) return damaged("marks");
  const notes = readNotes(extras.notes ?? []);
  if (!notes.ok) return notes;
  const content = parse(contentShape, extras.content);
  if (extras.content !== undefined && !content.ok) return damaged("stories");
  const own = content.ok ? { content: content.value } : {};
  return ok({
    session: JSON.stringify(session),
    extras: { marks: marks.value, notes: notes.value, ...own },
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
