// A journal as a story: by day, as Markdown and as plain text, with cards and rolls beside the prose.
import type { CardId } from "./data/cards.js";
import type { Journal, JournalEntry } from "./journal.js";
import type { Pack } from "./story.js";
import { cardName } from "./text.js";

/** One day of a story, for reading it back. */
export interface StoryDay {
  readonly day: number;
  readonly entries: readonly JournalEntry[];
  readonly cards: readonly CardId[];
  readonly events: readonly string[];
  /** The integrity and the tokens at the end of the day. */
  readonly integrity: number;
  readonly tokens: number;
}

/** The days of a story in order, each with its entries. */
export function readBack(journal: Journal): StoryDay[] {
  const days = [...new Set(journal.entries.map(({ day }) => day))];
  return days.map((day) => {
    const entries = journal.entries.filter((entry) => entry.day === day);
    const last = entries.at(-1);
    return {
      day,
      entries,
      cards: entries.flatMap((entry) => entry.cards),
      events: entries.flatMap((entry) => entry.events),
      integrity: last?.integrity ?? 0,
      tokens: last?.tokens ?? 0,
    };
  });
}

/** A journal as Markdown; with its pack it carries the prompts too. */
export function journalToMarkdown(journal: Journal, pack?: Pack): string {
  const parts = journal.entries.flatMap((entry) => [
    `## ${heading(entry)}`,
    ...(entry.timestamp === "" ? [] : [`*${entry.timestamp}*`]),
    ...(entry.content === "" ? [] : [entry.content]),
    ...entry.cards.map((card) => `> **${cardName(card)}.** ${promptOf(pack, card)}`.trimEnd()),
    ...bullets(entry),
    `*${state(entry, pack)}*`,
  ]);
  return `${[`# ${titleOf(journal, pack)}`, `*${journal.narrator}*`, ...parts].join("\n\n")}\n`;
}

/** A journal as plain text; with its pack it carries the prompts too. */
export function journalToText(journal: Journal, pack?: Pack): string {
  const parts = journal.entries.flatMap((entry) => [
    entry.timestamp === "" ? heading(entry) : `${heading(entry)} (${entry.timestamp})`,
    ...(entry.content === "" ? [] : [entry.content]),
    ...entry.cards.map((card) => `[${cardName(card)}] ${promptOf(pack, card)}`.trimEnd()),
    ...bullets(entry),
    state(entry, pack),
  ]);
  return `${[titleOf(journal, pack), journal.narrator, ...parts].join("\n\n")}\n`;
}

function titleOf(journal: Journal, pack: Pack | undefined): string {
  return pack?.title ?? journal.pack;
}

function heading({ kind, day }: JournalEntry): string {
  if (kind === "day") return `Day ${day}`;
  return kind === "opening" ? "Before the first day" : `The end, on day ${day}`;
}

function promptOf(pack: Pack | undefined, card: CardId): string {
  return pack?.prompts[card] ?? "";
}

function bullets({ events }: JournalEntry): string[] {
  return events.length === 0 ? [] : [events.map((sentence) => `- ${sentence}`).join("\n")];
}

function state({ integrity, tokens }: JournalEntry, pack: Pack | undefined): string {
  const names = pack?.names;
  return `${integrity} ${names?.integrity ?? "integrity"}, ${tokens} ${(tokens === 1 ? names?.token : names?.tokens) ?? "tokens"}`;
}
