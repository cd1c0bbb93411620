/**
 * The player's journal: prose with the cards and rolls of its day, kept beside the game as plain JSON.
 * Every function returns a new journal; timestamps are texts that the caller gives.
 *
 * @packageDocumentation
 */
import { int, list, oneOf, parse, record, type Shape, text } from "@games/core-game";
import type { Result } from "@games/core-rng";
import { CARD_IDS, type CardId } from "./data/cards.js";
import { LOG_KINDS, type LogKind } from "./data/stages.js";
import { type FileError, parseFile } from "./files.js";
import { logKind } from "./state.js";
import { describeEvent, type GameWithStory } from "./text.js";
import type { Event, View } from "./types.js";

export type { FileError } from "./files.js";
export { journalToMarkdown, journalToText, readBack, type StoryDay } from "./journal-export.js";

/** One entry: what was written, and what had happened. */
export interface JournalEntry {
  readonly kind: LogKind;
  readonly day: number;
  /** When it was written, as the caller writes time; empty when nobody said. */
  readonly timestamp: string;
  /** The prose; empty when the log was skipped. */
  readonly content: string;
  readonly cards: readonly CardId[];
  /** What happened, a sentence each. */
  readonly events: readonly string[];
  readonly integrity: number;
  readonly tokens: number;
}

/** A journal in progress. */
export interface Journal {
  /** The id of the story. */
  readonly pack: string;
  /** Who writes. */
  readonly narrator: string;
  readonly day: number;
  readonly entries: readonly JournalEntry[];
  /** The cards and events that no entry holds yet. */
  readonly cards: readonly CardId[];
  readonly events: readonly string[];
}

/** An empty journal of a game. */
export function createJournal({ rows }: GameWithStory, narrator: string): Journal {
  return { pack: rows.id, narrator, day: 1, entries: [], cards: [], events: [] };
}

/** Writes an entry for the log that the view waits for; play `write-log` after it. */
export function writeEntry(
  journal: Journal,
  view: Pick<View, "stage" | "integrity" | "tokens">,
  content: string,
  timestamp = "",
): Journal {
  return addEntry(journal, view, { kind: logKind(view.stage), timestamp, content });
}

type Counters = Pick<View, "integrity" | "tokens">;
type Page = Pick<JournalEntry, "kind" | "timestamp" | "content">;

function addEntry(journal: Journal, { integrity, tokens }: Counters, page: Page): Journal {
  const { day, cards, events } = journal;
  const entry = { ...page, day, cards, events, integrity, tokens };
  return { ...journal, entries: [...journal.entries, entry], cards: [], events: [] };
}

/** Takes down what setup or an action did; `view` is the one after it. A skipped log becomes an entry without prose. */
export function observe(
  journal: Journal,
  events: readonly Event[],
  view: Pick<View, "integrity" | "tokens">,
  game: GameWithStory,
): Journal {
  let next = journal;
  for (const event of events) next = observeOne(next, event, view, game);
  return next;
}

function observeOne(journal: Journal, event: Event, view: Counters, game: GameWithStory): Journal {
  switch (event.type) {
    case "log-written":
    case "game-ended":
      return journal;
    case "log-skipped":
      return addEntry(journal, view, { kind: event.kind, timestamp: "", content: "" });
    case "day-began":
      return { ...journal, day: event.day };
    default: {
      const cards = event.type === "card-turned" ? [...journal.cards, event.card] : journal.cards;
      return note({ ...journal, cards }, describeEvent(event, game) ?? "");
    }
  }
}

/** The rescue roll comes after the log of its day and still belongs to it. */
function note(journal: Journal, sentence: string): Journal {
  const last = journal.entries.at(-1);
  if (last?.kind !== "day" || last.day !== journal.day)
    return { ...journal, events: [...journal.events, sentence] };
  const entry = { ...last, events: [...last.events, sentence] };
  return { ...journal, entries: [...journal.entries.slice(0, -1), entry] };
}

/** The form in which the story's logs begin and end, for the log that the view waits for; empty without prose. */
export function logStarter(
  { rows: { prose } }: GameWithStory,
  view: Pick<View, "stage" | "day" | "integrity" | "tokens">,
  name: string,
): string {
  if (prose === undefined) return "";
  const forms: Readonly<Record<LogKind, string>> = {
    opening: prose.openingLog,
    day: `${prose.dayLog}\n\n${prose.signOff}`,
    closing: prose.closingLog,
  };
  return fill(forms[logKind(view.stage)], view, name);
}

function fill(
  form: string,
  { day, integrity, tokens }: Pick<View, "day" | "integrity" | "tokens">,
  name: string,
): string {
  const values: Readonly<Record<string, string | number>> = { name, day, integrity, tokens };
  return form.replace(/\{(name|day|integrity|tokens)\}/g, (_, key: string) => `${values[key]}`);
}

const MAX_TEXT = 8_000_000;
const MAX_ENTRIES = 10_000;
const cards = list(oneOf(CARD_IDS), 1000);
const sentences = list(text(1000), 10_000);

const entryShape: Shape<JournalEntry> = record<JournalEntry>({
  kind: oneOf(LOG_KINDS),
  day: int(1, Number.MAX_SAFE_INTEGER),
  timestamp: text(100),
  content: text(100_000),
  cards,
  events: sentences,
  integrity: int(0, 999),
  tokens: int(0, 30),
});

const journalShape: Shape<Journal> = record<Journal>({
  pack: text(60, 1),
  narrator: text(200),
  day: int(1, Number.MAX_SAFE_INTEGER),
  entries: list(entryShape, MAX_ENTRIES),
  cards,
  events: sentences,
});

/** A journal as text. */
export function saveJournal(journal: Journal): string {
  return JSON.stringify(journal);
}

/** A journal from text, checked. */
export function loadJournal(saved: string): Result<Journal, FileError> {
  return parseFile(saved, MAX_TEXT, "bad-journal", (json) => parse(journalShape, JSON.parse(json)));
}
