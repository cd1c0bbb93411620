/**
 * The player's journal: prose with the cards and rolls of its day, kept beside the game as plain JSON.
 * Every function returns a new journal; timestamps are texts that the caller gives.
 *
 * @packageDocumentation
 */
import { type Shape, shape } from "@games/core-game";
import { err, ok, type Result } from "@games/core-rng";
import type { CardId } from "./data/cards.js";
import { LOG_KINDS, type LogKind } from "./data/kinds.js";
import { cardIdShape } from "./pack.js";
import type { Pack } from "./story.js";
import { describeEvent, type Names } from "./text.js";
import type { Event, View } from "./types.js";

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

/** An empty journal. */
export function createJournal(pack: string, narrator: string): Journal {
  return { pack, narrator, day: 1, entries: [], cards: [], events: [] };
}

/** Writes an entry for the log that the view waits for; play `write-log` after it. */
export function writeEntry(
  journal: Journal,
  view: Pick<View, "stage" | "integrity" | "tokens">,
  content: string,
  timestamp = "",
): Journal {
  return addEntry(journal, view, kindOf(view.stage), content, timestamp);
}

function kindOf(stage: View["stage"]): LogKind {
  if (stage === "firstLog") return "opening";
  return stage === "finalLog" || stage === "exit" ? "closing" : "day";
}

function addEntry(
  journal: Journal,
  view: Pick<View, "integrity" | "tokens">,
  kind: LogKind,
  content: string,
  timestamp: string,
): Journal {
  const { day, cards, events } = journal;
  const { integrity, tokens } = view;
  const entry = { kind, day, timestamp, content, cards, events, integrity, tokens };
  return { ...journal, entries: [...journal.entries, entry], cards: [], events: [] };
}

/** Takes down what an action did; `view` is the one after it. A skipped log becomes an entry without prose. */
export function observe(
  journal: Journal,
  events: readonly Event[],
  view: Pick<View, "integrity" | "tokens">,
  names?: Names,
): Journal {
  return events.reduce((sofar, event) => observeOne(sofar, event, view, names), journal);
}

function observeOne(
  journal: Journal,
  event: Event,
  view: Pick<View, "integrity" | "tokens">,
  names: Names | undefined,
): Journal {
  switch (event.type) {
    case "stage-entered":
    case "log-written":
      return journal;
    case "log-skipped":
      return addEntry(journal, view, event.kind, "", "");
    case "day-began":
      return { ...journal, day: event.day };
    default: {
      const noted = note(journal, describeEvent(event, names));
      return event.type === "card-turned"
        ? { ...noted, cards: [...noted.cards, event.card] }
        : noted;
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

/** The form in which the story's logs begin and end, for the log that the view waits for. */
export function logStarter(
  pack: Pack,
  view: Pick<View, "stage" | "day" | "integrity" | "tokens">,
  name: string,
): string {
  const kind = kindOf(view.stage);
  if (kind !== "day")
    return fill(kind === "opening" ? pack.openingLog : pack.closingLog, view, name);
  return `${fill(pack.dayLog, view, name)}\n\n${fill(pack.signOff, view, name)}`;
}

function fill(
  form: string,
  { day, integrity, tokens }: Pick<View, "day" | "integrity" | "tokens">,
  name: string,
): string {
  const values: Readonly<Record<string, string>> = {
    name,
    day: String(day),
    integrity: String(integrity),
    tokens: String(tokens),
  };
  return form.replace(/\{(name|day|integrity|tokens)\}/g, (_, key: string) => values[key] ?? "");
}

/** Why a journal could not be loaded. */
export const JOURNAL_ERROR_CODES = ["too-large", "not-json", "bad-journal"] as const;

/** One of {@link JOURNAL_ERROR_CODES}, with a sentence. */
export interface JournalError {
  readonly code: (typeof JOURNAL_ERROR_CODES)[number];
  readonly message: string;
}

const MAX_TEXT = 8_000_000;
const MAX_ENTRIES = 10_000;
const cards = shape.list(cardIdShape, 1000);
const sentences = shape.list(shape.text(1000), 10_000);

const entryShape: Shape<JournalEntry> = shape.record<JournalEntry>({
  kind: shape.oneOf(LOG_KINDS),
  day: shape.int(1, Number.MAX_SAFE_INTEGER),
  timestamp: shape.text(100),
  content: shape.text(100_000),
  cards,
  events: sentences,
  integrity: shape.int(0, 999),
  tokens: shape.int(0, 30),
});

const journalShape: Shape<Journal> = shape.record<Journal>({
  pack: shape.text(60, 1),
  narrator: shape.text(200),
  day: shape.int(1, Number.MAX_SAFE_INTEGER),
  entries: shape.list(entryShape, MAX_ENTRIES),
  cards,
  events: sentences,
});

/** A journal as text. */
export function saveJournal(journal: Journal): string {
  return JSON.stringify(journal);
}

/** A journal from text, checked. */
export function loadJournal(text: string): Result<Journal, JournalError> {
  if (typeof text !== "string" || text.length > MAX_TEXT)
    return err({ code: "too-large", message: "This is no text, or too large to be a journal." });
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return err({ code: "not-json", message: "This is not a journal: it cannot be read as JSON." });
  }
  const journal = shape.read(journalShape, value);
  return journal.ok
    ? ok(journal.value)
    : err({
        code: "bad-journal",
        message: `This is not a journal: ${shape.describeFaults(journal.error)}`,
      });
}
