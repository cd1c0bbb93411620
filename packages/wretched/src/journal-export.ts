// A journal as a story: by day, as Markdown and as plain text, with cards and rolls beside the prose.
import { count } from "@games/core-game/text";
import type { CardId } from "./data/cards.js";
import type { Journal, JournalEntry } from "./journal.js";
import { cardName, type GameWithStory, namesOf } from "./text.js";

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

/** How the parts of a journal are set in Markdown. */
const MARKDOWN = {
  title: (title: string, narrator: string) => [`# ${title}`, `*${narrator}*`],
  head: (heading: string, timestamp: string) => [`## ${heading}`, timestamp && `*${timestamp}*`],
  card: (name: string, prompt: string) => `> **${name}.** ${prompt}`,
  foot: (counters: string) => `*${counters}*`,
};

const PLAIN: typeof MARKDOWN = {
  title: (title, narrator) => [title, narrator],
  head: (heading, timestamp) => [timestamp === "" ? heading : `${heading} (${timestamp})`],
  card: (name, prompt) => `[${name}] ${prompt}`,
  foot: (counters) => counters,
};

/** A journal as Markdown, with the prompts of the story. */
export function journalToMarkdown(journal: Journal, game: GameWithStory): string {
  return setJournal(journal, game, MARKDOWN);
}

/** A journal as plain text, with the prompts of the story. */
export function journalToText(journal: Journal, game: GameWithStory): string {
  return setJournal(journal, game, PLAIN);
}

function setJournal(journal: Journal, game: GameWithStory, style: typeof MARKDOWN): string {
  const { prose } = game.rows;
  const parts = journal.entries.flatMap((entry) => [
    ...style.head(heading(entry), entry.timestamp),
    entry.content,
    ...entry.cards.map((id) => style.card(cardName(id), prose?.prompts[id] ?? "").trimEnd()),
    entry.events.map((sentence) => `- ${sentence}`).join("\n"),
    style.foot(counters(entry, game)),
  ]);
  const title = style.title(prose?.title ?? journal.pack, journal.narrator);
  return `${[...title, ...parts.filter((part) => part !== "")].join("\n\n")}\n`;
}

function heading({ kind, day }: JournalEntry): string {
  if (kind === "day") return `Day ${day}`;
  return kind === "opening" ? "Before the first day" : `The end, on day ${day}`;
}

function counters({ integrity, tokens }: JournalEntry, game: GameWithStory): string {
  const names = namesOf(game);
  return `${integrity} ${names.integrity}, ${count(tokens, names.token, names.tokens)}`;
}
