// Notes as plain JSON, for files: recordings become data addresses, and come back from them.
import type { PackedNote } from "./row-shapes.ts";
import type { NoteRow } from "./rows.ts";

const asDataUrl = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });

function fromDataUrl(url: string): Blob {
  const comma = url.indexOf(",");
  const type = url.slice("data:".length, url.lastIndexOf(";", comma));
  const bytes = Uint8Array.from(atob(url.slice(comma + 1)), (letter) => letter.charCodeAt(0));
  return new Blob([bytes], { type });
}

/** A note as plain JSON. */
export const packNote = async <N extends Pick<NoteRow, "content">>(note: N) =>
  typeof note.content === "string"
    ? note
    : { ...note, content: null, recording: await asDataUrl(note.content) };

/** A note from one that a shape has read; throws when a recording is no recording. */
export function unpackNote<N extends PackedNote>({ recording, content, ...note }: N) {
  return { ...note, content: recording === undefined ? (content ?? "") : fromDataUrl(recording) };
}
