// What the app keeps in the browser: the rows of its tables.
import type { Language } from "../language/language.ts";
import type { Settings } from "../settings/settings.ts";

/** What sets a game apart from one played fairly from its first card to its last. */
export const MARKS = ["peeked", "bot", "replay", "hint", "table", "corrected"] as const;
/** One of {@link MARKS}. */
export type Mark = (typeof MARKS)[number];

/** A game in progress or finished, as `Session.save` writes it. */
export interface SaveRow {
  readonly id: string;
  readonly game: string;
  /** The session as text; it stays as it is even when it can no longer be read. */
  readonly text: string;
  /** Empty when everything was rolled and drawn at the table. */
  readonly seed: string;
  readonly step: number;
  /** The end in a sentence, once there is one. */
  readonly outcome: string | null;
  /** The language of that sentence; rows of earlier versions are in English and do not say so. */
  readonly language?: Language;
  readonly marks: readonly Mark[];
  /** How long it has been played, in milliseconds; games of earlier versions do not say. */
  readonly played?: number;
  /** When it was last played, in milliseconds. */
  readonly updated: number;
}

/** The end of a game; its id is that of the save. */
export interface ResultRow {
  readonly id: string;
  readonly game: string;
  readonly seed: string;
  readonly result: string;
  readonly sentence: string;
  /** The language of the sentence; rows of earlier versions are in English and do not say so. */
  readonly language?: Language;
  readonly score: number | null;
  readonly marks: readonly Mark[];
  /** The replay as share text, when it has one. */
  readonly share: string | null;
  readonly finished: number;
}

/** Anything a player writes or records beside a game: a journal page, an audio log, a story pack. */
export interface NoteRow {
  /** The owner and the name, as `noteId` joins them. */
  readonly id: string;
  /** The slot of a game, or another name of the plug-in's choosing. */
  readonly owner: string;
  readonly name: string;
  readonly content: string | Blob;
  readonly updated: number;
}

/** Who owns the notes that hold story packs. */
export const PACK_OWNER = "story-packs";

/** The one row of settings. */
export interface SettingsRow {
  readonly id: "settings";
  readonly settings: Settings;
}

/** The tables and what their rows are. */
export interface Rows {
  readonly saves: SaveRow;
  readonly results: ResultRow;
  readonly notes: NoteRow;
  readonly settings: SettingsRow;
}

/** The names of the tables. */
export const TABLES = ["saves", "results", "notes", "settings"] as const;
/** One of {@link TABLES}. */
export type TableName = (typeof TABLES)[number];

/** The id of a note. */
export const noteId = (owner: string, name: string): string => `${owner}/${name}`;
