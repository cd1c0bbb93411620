// What a player writes and records beside a game: pages, recordings and wishes, each a note of the store.
import { useMemo } from "react";
import { type NoteRow, noteId } from "../../store/rows.ts";
import { useNotesOf, useStore } from "../../store/use-store.ts";
import { NO_WISHES, readWishes, type Wishes } from "./wishes.ts";

/** A page of the log. */
export interface Page {
  readonly text: string;
  /** When it was last written to, in milliseconds. */
  readonly updated: number;
}

/** A spoken log. */
export interface Recording {
  readonly id: string;
  /** The page it belongs to. */
  readonly page: string;
  readonly sound: Blob;
}

/** The notes of one game and what changes them. In a replay there are none, and nothing is kept. */
export interface Notes {
  readonly pages: ReadonlyMap<string, Page>;
  readonly recordings: readonly Recording[];
  readonly wishes: Wishes;
  /** Keeps a page before it returns, for every key that is pressed; {@link Notes.writePage} stores it. */
  readonly holdPage: (page: string, text: string) => void;
  readonly writePage: (page: string, text: string) => void;
  readonly addRecording: (page: string, sound: Blob) => void;
  readonly dropRecording: (id: string) => void;
  readonly wish: (changes: Partial<Wishes>) => void;
}

/** The owner in a replay, who has no notes. */
const NOBODY = "";
const WISHES = "wishes.json";
const PAGE = /^(.+)\.txt$/;
const RECORDING = /^(.+) recording .+$/;

const sortNotes = (rows: readonly NoteRow[]): Pick<Notes, "pages" | "recordings" | "wishes"> => {
  const pages = new Map<string, Page>();
  const recordings: Recording[] = [];
  let wishes = NO_WISHES;
  for (const { id, name, content, updated } of rows) {
    const page = PAGE.exec(name)?.[1];
    const spoken = RECORDING.exec(name)?.[1];
    if (typeof content !== "string") {
      if (spoken !== undefined) recordings.push({ id, page: spoken, sound: content });
    } else if (name === WISHES) wishes = readWishes(content);
    else if (page !== undefined) pages.set(page, { text: content, updated });
  }
  return { pages, recordings, wishes };
};

const extensionOf = ({ type }: Blob) => (type.includes("mp4") ? "m4a" : "webm");

const fingerprintOf = ({ id, updated, content }: NoteRow) =>
  `${id} ${updated} ${typeof content === "string" ? content.length : content.size}`;

/** The notes of a game; undefined until they are read. They stay the same object while none of them changes. */
export function useNotes(slot: string | undefined): Notes | undefined {
  const store = useStore();
  const own = useNotesOf(slot ?? NOBODY);
  const fingerprint = own?.map(fingerprintOf).join();
  // `fingerprint` stands for the rows, which are read anew after every change of the store.
  return useMemo(() => {
    if (own === undefined) return undefined;
    const sorted = sortNotes(own);
    const rowOf = (owner: string, name: string, content: string | Blob): NoteRow => ({
      id: noteId(owner, name),
      owner,
      name,
      content,
      updated: Date.now(),
    });
    const put = (name: string, content: string | Blob) => {
      if (slot !== undefined) void store.put("notes", rowOf(slot, name, content));
    };
    const hold = (name: string, content: string) => {
      if (slot !== undefined) store.hold(rowOf(slot, name, content));
    };
    return {
      ...sorted,
      holdPage: (page, text) => hold(`${page}.txt`, text),
      writePage: (page, text) => put(`${page}.txt`, text),
      addRecording: (page, sound) =>
        put(`${page} recording ${Date.now().toString(36)}.${extensionOf(sound)}`, sound),
      dropRecording: (id) => void store.remove("notes", id),
      wish: (changes) => put(WISHES, JSON.stringify({ ...sorted.wishes, ...changes })),
    };
  }, [store, slot, fingerprint]);
}
