// A journal as a story to be read: in Markdown, in plain text, and as a page to print.
import type { CardId } from "../data/cards.js";
import { ENGLISH, type Words } from "../english.js";
import type { Prose } from "../pack.js";
import { type ProseBlock, plainProse, proseBlocks } from "../prose.js";
import { escapeHeading, listToMarkdown, proseToMarkdown } from "../prose-markdown.js";
import { describeEvent, describeOutcome } from "../text.js";
import type { Event } from "../types.js";
import { type GameWithStory, type Wording, wordingOf } from "../wording.js";
import type { Journal, JournalEntry } from "./index.js";

/** How the parts of a journal are set; each returns a piece of the file. */
interface Style {
  heading(level: number, text: string): string;
  /** The story's prose, whose signs are shown. */
  prose(text: string): string;
  /** What the player wrote, as it was written. */
  page(text: string): string;
  card(name: string, prompt: string): string;
  list(items: readonly string[]): string;
  small(text: string): string;
  link(address: string): string;
  /** A piece that is in the language of the story. */
  own(piece: string): string;
}

/** A journal as Markdown, with the prompts of the story. */
export function journalToMarkdown(
  journal: Journal,
  game: GameWithStory,
  words: Words = ENGLISH,
): string {
  return `${partsOf(journal, game, words, MARKDOWN).join("\n\n")}\n`;
}

/** A journal as plain text, with the prompts of the story. */
export function journalToText(
  journal: Journal,
  game: GameWithStory,
  words: Words = ENGLISH,
): string {
  return `${partsOf(journal, game, words, PLAIN).join("\n\n")}\n`;
}

/** A journal as a page of its own to read or print: no scripts, nothing loaded. */
export function journalToHtml(
  journal: Journal,
  game: GameWithStory,
  words: Words = ENGLISH,
): string {
  const { prose } = game.rows;
  const title = escapeHtml(prose?.title ?? journal.pack);
  const { language } = wordingOf(game, words);
  const style = htmlStyle(prose?.language === language ? undefined : prose?.language);
  return `<!DOCTYPE html>
<html lang="${escapeHtml(language)}" dir="auto">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${PRINT_STYLE}</style>
</head>
<body>
${partsOf(journal, game, words, style).join("\n")}
</body>
</html>
`;
}

/** Everything there is to tell, in order. */
function partsOf(journal: Journal, game: GameWithStory, words: Words, style: Style): string[] {
  const wording = wordingOf(game, words);
  const { prose } = game.rows;
  const parts = [
    ...headOf(journal, prose, wording, style),
    ...journal.entries.flatMap((entry) => entryOf(entry, game, words, style)),
    ...endOf(journal, game, words, style),
    ...creditsOf(prose, wording, style),
  ];
  return parts.filter((part) => part !== "");
}

function headOf(
  journal: Journal,
  prose: Prose | undefined,
  words: Wording,
  style: Style,
): string[] {
  const { narrator } = journal;
  return [
    style.own(style.heading(1, prose?.title ?? journal.pack)),
    prose?.subtitle === undefined ? "" : style.own(style.small(prose.subtitle)),
    prose?.author === undefined
      ? ""
      : style.small(words.say("journal.author", { author: prose.author })),
    narrator === "" ? "" : style.small(words.say("journal.narrator", { narrator })),
    prose === undefined ? "" : style.own(style.prose(prose.introduction)),
  ];
}

function entryOf(entry: JournalEntry, game: GameWithStory, words: Words, style: Style): string[] {
  const { page, cards, events } = entry;
  const wording = wordingOf(game, words);
  const prompt = (id: CardId) => game.rows.prose?.prompts[id] ?? "";
  const isSkipped = entry.step !== null && page === null;
  return [
    style.heading(2, wording.say(`heading.${entry.kind}`, { day: entry.day })),
    page?.timestamp ? style.small(page.timestamp) : "",
    isSkipped
      ? style.small(wording.say("journal.skipped"))
      : style.own(style.page(page?.content ?? "")),
    ...(page?.recordings ?? []).map((recording) =>
      style.small(wording.say("journal.recording", { recording })),
    ),
    ...cards.map((id) => style.card(wording.card(id), prompt(id))),
    style.list(events.flatMap((event) => sentenceOf(event, game, words))),
    style.small(countersOf(entry, wording)),
  ];
}

/** A turned card is told by its prompt, and an ending by the story's own text. */
function sentenceOf(event: Event, game: GameWithStory, words: Words): string[] {
  if (event.type === "card-turned" || event.type === "ending-reached") return [];
  return [describeEvent(event, game, words) ?? ""].filter((sentence) => sentence !== "");
}

function countersOf({ integrity, tokens }: JournalEntry, words: Wording): string {
  const counted = words.count("tokens", tokens);
  return words.say("journal.counters", { left: integrity, tokens: counted });
}

function endOf(
  { ending, outcome }: Journal,
  game: GameWithStory,
  words: Words,
  style: Style,
): string[] {
  const { prose } = game.rows;
  const told = ending === null ? undefined : prose?.endings[ending];
  return [
    ...(told ? [style.own(style.heading(2, told.title)), style.own(style.prose(told.text))] : []),
    outcome === null ? "" : style.small(describeOutcome(outcome, game, words)),
  ];
}

function creditsOf(prose: Prose | undefined, words: Wording, style: Style): string[] {
  if (prose === undefined) return [];
  const { author, credits = [], license, version, link } = prose;
  const lines = [
    ...(author === undefined ? [] : [words.say("journal.author", { author })]),
    ...credits,
    ...(license === undefined ? [] : [license]),
    ...(version === undefined ? [] : [words.say("journal.version", { version })]),
  ];
  if (lines.length === 0 && link === undefined) return [];
  const heading = style.heading(2, words.say("journal.credits"));
  return [heading, style.list(lines), link === undefined ? "" : style.link(link)];
}

const MARKDOWN: Style = {
  heading: (level, text) => `${"#".repeat(level)} ${escapeHeading(text)}`,
  prose: proseToMarkdown,
  page: (text) => proseToMarkdown(tidy(text)),
  card: (name, prompt) =>
    [`**${name}**`, ...(prompt === "" ? [] : [proseToMarkdown(prompt)])]
      .join("\n\n")
      .split("\n")
      .map((line) => (line === "" ? ">" : `> ${line}`))
      .join("\n"),
  list: listToMarkdown,
  small: (text) => `*${text}*`,
  link: (address) => `<${address}>`,
  own: (piece) => piece,
};

const PLAIN: Style = {
  heading: (_, text) => text,
  prose: plainProse,
  page: tidy,
  card: (name, prompt) => (prompt === "" ? `[${name}]` : `[${name}]\n${plainProse(prompt)}`),
  list: (items) => items.map((item) => `- ${item}`).join("\n"),
  small: (text) => text,
  link: (address) => address,
  own: (piece) => piece,
};

/** The player's own text with one kind of line end and at most one blank line between paragraphs. */
function tidy(text: string): string {
  const lines = text.replace(/\r\n?/g, "\n").split("\n");
  const kept = lines.map((line) => line.trimEnd());
  return kept
    .filter((line, i) => line !== "" || kept[i - 1] !== "")
    .join("\n")
    .trim();
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}

/** The style of a page; the language of the story is given where the rest of the page is in another. */
const htmlStyle = (language: string | undefined): Style => ({
  heading: (level, text) => `<h${level}>${escapeHtml(text)}</h${level}>`,
  prose: (text) => proseBlocks(text).map(blockToHtml).join("\n"),
  page: (text) => {
    const paragraphs = tidy(text)
      .split("\n\n")
      .filter((paragraph) => paragraph !== "");
    const set = paragraphs.map(
      (paragraph) => `<p>${escapeHtml(paragraph).replaceAll("\n", "<br>")}</p>`,
    );
    return set.length === 0 ? "" : `<div class="page">${set.join("")}</div>`;
  },
  card: (name, prompt) =>
    `<blockquote><p class="card">${escapeHtml(name)}</p>${inLanguage(language, proseBlocks(prompt).map(blockToHtml).join(""))}</blockquote>`,
  list: (items) =>
    items.length === 0
      ? ""
      : `<ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join("")}</ul>`,
  small: (text) => `<p class="small">${escapeHtml(text)}</p>`,
  link: (address) =>
    `<p class="small"><a href="${escapeHtml(address)}">${escapeHtml(address)}</a></p>`,
  own: (piece) => inLanguage(language, piece),
});

/** A piece of a page with its language, if that is another one than the page's. */
function inLanguage(language: string | undefined, piece: string): string {
  if (language === undefined || piece === "") return piece;
  return `<div lang="${escapeHtml(language)}">${piece}</div>`;
}

function blockToHtml({ kind, lines }: ProseBlock): string {
  if (kind === "break") return "<hr>";
  const set = lines.map((spans) =>
    spans
      .map(({ text, isEmphasis, isStrong }) => {
        const safe = escapeHtml(text);
        const strong = isStrong ? `<strong>${safe}</strong>` : safe;
        return isEmphasis ? `<em>${strong}</em>` : strong;
      })
      .join(""),
  );
  if (kind === "list") return `<ul>${set.map((line) => `<li>${line}</li>`).join("")}</ul>`;
  const paragraph = `<p>${set.join("<br>")}</p>`;
  return kind === "quote" ? `<blockquote>${paragraph}</blockquote>` : paragraph;
}

const PRINT_STYLE = `
body { max-width: 40rem; margin: 2rem auto; padding: 0 1rem; font: 1.05rem/1.5 Georgia, serif; color: #111; background: #fff; }
h2 { margin-top: 2.5rem; break-after: avoid; }
blockquote { margin: 1rem 0; padding-left: 1rem; border-left: 3px solid #999; break-inside: avoid; }
.card { font-weight: bold; }
.small, ul { font-size: 0.9rem; color: #444; }
.page { white-space: normal; }
@media print { body { margin: 0; max-width: none; } }
`;
