// How rows are read that come from a file or from a database that somebody else may have written.
import { type Shape, shape } from "@games/core-game";
import { settingsShape } from "../settings/settings.ts";
import { MARKS, type Mark, type NoteRow, type Rows, type TableName } from "./rows.ts";

const MAX_ID = 400;
const MAX_LINE = 2000;
const MAX_TEXT = 50_000_000;
/** The last moment that a date can hold, in milliseconds. */
const MAX_TIME = 8.64e15;

const id = shape.text(MAX_ID, 1);
const line = shape.text(MAX_LINE);
const text = shape.text(MAX_TEXT);
const time = shape.number(0, MAX_TIME);

/** The marks of a game. */
export const marksShape: Shape<Mark[]> = shape.list(shape.oneOf(MARKS), MARKS.length);

const blob: Shape<Blob> = (value, reading) =>
  value instanceof Blob ? value : shape.fault(reading, "must be a recording");

const content: Shape<string | Blob> = (value, reading) =>
  typeof value === "string" ? text(value, reading) : blob(value, reading);

/** The rows of every table as the database holds them. */
export const rowShapes: { readonly [N in TableName]: Shape<Rows[N]> } = {
  saves: shape.record<Rows["saves"]>({
    id,
    game: id,
    text,
    seed: line,
    step: shape.int(0, Number.MAX_SAFE_INTEGER),
    outcome: shape.nullable(line),
    marks: marksShape,
    updated: time,
  }),
  results: shape.record<Rows["results"]>({
    id,
    game: id,
    seed: line,
    result: line,
    sentence: line,
    score: shape.nullable(shape.number(-Number.MAX_VALUE, Number.MAX_VALUE)),
    marks: marksShape,
    share: shape.nullable(text),
    finished: time,
  }),
  notes: shape.record<NoteRow>({ id, owner: id, name: id, content, updated: time }),
  settings: shape.record<Rows["settings"]>({
    id: shape.oneOf(["settings"]),
    settings: settingsShape,
  }),
};

/** A note in a file, where a recording is a data address. */
export interface PackedNote {
  readonly name: string;
  readonly updated: number;
  readonly content?: string | null;
  readonly recording?: string;
}

const recording = shape.refine(text, (address) =>
  address.startsWith("data:") ? undefined : "must be a recording as a data address",
);

const packedFields = {
  name: id,
  updated: time,
  content: shape.optional(shape.nullable(text)),
  recording: shape.optional(recording),
};

const hasContent = (note: PackedNote) =>
  (typeof note.content === "string") === (note.recording === undefined)
    ? undefined
    : "must have either a text or a recording";

/** A note in the file of a game: it has no owner yet. */
export const looseNoteShape: Shape<PackedNote> = shape.refine(
  shape.record<PackedNote>(packedFields),
  hasContent,
);

/** A note in a backup. */
export const packedNoteShape: Shape<PackedNote & Pick<NoteRow, "id" | "owner">> = shape.refine(
  shape.record<PackedNote & Pick<NoteRow, "id" | "owner">>({ id, owner: id, ...packedFields }),
  hasContent,
);
