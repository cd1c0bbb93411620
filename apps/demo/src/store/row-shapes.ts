// How rows are read that come from a file or from a database that somebody else may have written.
import {
  int,
  list,
  messagesOf,
  nullable,
  number,
  oneOf,
  optional,
  record,
  refine,
  report,
  type Shape,
  text as textOf,
} from "@games/core-game";
import { LANGUAGES, type Language } from "../language/language.ts";
import { settingsShape } from "../settings/settings.ts";
import { MARKS, type Mark, type NoteRow, type Rows, type TableName } from "./rows.ts";

/** What can be wrong with a row, as the end of a sentence that begins with the field. */
export const ROW_FAULTS = {
  "not-a-recording": "must be a recording",
  "not-a-data-address": "must be a recording as a data address",
  "text-or-recording": "must have either a text or a recording",
} as const;
const fault = messagesOf(ROW_FAULTS);

const MAX_ID = 400;
const MAX_LINE = 2000;
const MAX_TEXT = 50_000_000;
/** The last moment that a date can hold, in milliseconds. */
const MAX_TIME = 8.64e15;

const id = textOf(MAX_ID, 1);
const line = textOf(MAX_LINE);
const text = textOf(MAX_TEXT);
const time = number(0, MAX_TIME);
const language = optional(oneOf(Object.keys(LANGUAGES) as Language[]));

/** The marks of a game. */
export const marksShape: Shape<Mark[]> = list(oneOf(MARKS), MARKS.length);

const blob: Shape<Blob> = (value, context) =>
  value instanceof Blob ? value : report(context, fault("not-a-recording"));

const content: Shape<string | Blob> = (value, context) =>
  typeof value === "string" ? text(value, context) : blob(value, context);

/** The rows of every table as the database holds them. */
export const rowShapes: { readonly [N in TableName]: Shape<Rows[N]> } = {
  saves: record<Rows["saves"]>({
    id,
    game: id,
    text,
    seed: line,
    step: int(0, Number.MAX_SAFE_INTEGER),
    outcome: nullable(line),
    language,
    marks: marksShape,
    played: optional(time),
    updated: time,
  }),
  results: record<Rows["results"]>({
    id,
    game: id,
    seed: line,
    result: line,
    sentence: line,
    language,
    score: nullable(number(-Number.MAX_VALUE, Number.MAX_VALUE)),
    marks: marksShape,
    share: nullable(text),
    finished: time,
  }),
  notes: record<NoteRow>({ id, owner: id, name: id, content, updated: time }),
  settings: record<Rows["settings"]>({
    id: oneOf(["settings"]),
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

const recording = refine(text, (address) =>
  address.startsWith("data:") ? undefined : fault("not-a-data-address"),
);

const packedFields = {
  name: id,
  updated: time,
  content: optional(nullable(text)),
  recording: optional(recording),
};

const hasContent = (note: PackedNote) =>
  (typeof note.content === "string") === (note.recording === undefined)
    ? undefined
    : fault("text-or-recording");

/** A note in the file of a game: it has no owner yet. */
export const looseNoteShape: Shape<PackedNote> = refine(
  record<PackedNote>(packedFields),
  hasContent,
);

/** A note in a backup. */
export const packedNoteShape: Shape<PackedNote & Pick<NoteRow, "id" | "owner">> = refine(
  record<PackedNote & Pick<NoteRow, "id" | "owner">>({ id, owner: id, ...packedFields }),
  hasContent,
);
