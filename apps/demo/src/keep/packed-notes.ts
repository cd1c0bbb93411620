// Notes as plain JSON, for files: recordings become data addresses, and come back from them.
import type { NoteRow } from "./rows.ts";

/** A row of a file before anything is known of it. */
export type RawRow = Readonly<Record<string, unknown>>;

const isText = (value: unknown): value is string => typeof value === "string";

/** Whether a value is an object, so that its fields can be asked for. */
export const isRawRow = (value: unknown): value is RawRow =>
  typeof value === "object" && value !== null;

const asDataUrl = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });

function fromDataUrl(url: string): Blob {
  const comma = url.indexOf(",");
  const type = url.slice("data:".length, url.indexOf(";"));
  const bytes = Uint8Array.from(atob(url.slice(comma + 1)), (letter) => letter.charCodeAt(0));
  return new Blob([bytes], { type });
}

/** A note as plain JSON. */
export const packNote = async <N extends Pick<NoteRow, "content">>(note: N) =>
  typeof note.content === "string"
    ? note
    : { ...note, content: null, recording: await asDataUrl(note.content) };

/** Whether a row has what every packed note has, whoever owns it. */
export const isPackedNote = ({ name, updated, content, recording }: RawRow): boolean =>
  isText(name) &&
  Number.isFinite(updated) &&
  (isText(content) || (isText(recording) && recording.startsWith("data:")));

/** A note from a row that {@link isPackedNote} let pass; throws when a recording is no recording. */
export function unpackNote<N extends Pick<NoteRow, "content">>({ recording, ...note }: RawRow): N {
  return (isText(recording) ? { ...note, content: fromDataUrl(recording) } : note) as unknown as N;
}
