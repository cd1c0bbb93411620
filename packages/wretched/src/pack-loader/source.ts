// A Markdown file taken apart by markdown-it: front matter, headings and the text below them, each with its line.
// Only blocks are parsed, which takes time in proportion to the file; the signs inside a paragraph are left as they are.

import { isObject } from "@games/core-game";
import { FAILSAFE_SCHEMA, load, YAMLException } from "js-yaml";
import MarkdownIt, { type Token } from "markdown-it";
import { type FileFault, faultAt } from "../files.js";
import { markdownFault } from "../messages.js";
import { unescapeHeading, unescapeLine } from "../prose-markdown.js";

/** A paragraph, a quote, a verse; a list with its items; or a break between scenes. */
export interface Block {
  readonly kind: "text" | "list" | "break";
  readonly text: string;
  readonly items: readonly string[];
  readonly line: number;
}

/** A heading and what stands below it. */
export interface Section {
  readonly heading: string;
  /** The number of `#` signs; 0 for what stands before the first heading. */
  readonly level: number;
  readonly line: number;
  readonly blocks: readonly Block[];
}

/** One field of the front matter; its value is text, or lists and objects of text. */
export interface Field {
  readonly key: string;
  readonly value: unknown;
  readonly line: number;
}

/** A file taken apart. */
export interface Source {
  readonly fields: readonly Field[];
  readonly sections: readonly Section[];
  readonly faults: readonly FileFault[];
}

const MAX_NESTING = 10;

const markdown = new MarkdownIt("commonmark", { html: false });
markdown.set({ maxNesting: MAX_NESTING });
markdown.core.ruler.enableOnly(["normalize", "block"]);
// A line below a paragraph is a rule here, never a heading; and nobody's link definitions are to disappear.
markdown.block.ruler.disable(["lheading", "reference"]);

/** Takes a Markdown file apart. */
export function readSource(text: string): Source {
  const lines = text
    .replace(/^\uFEFF/, "")
    .replace(/\r\n?/g, "\n")
    .split("\n");
  const faults: FileFault[] = [];
  const end = frontMatterEnd(lines, faults);
  const front = lines.slice(1, Math.max(end, 1)).join("\n");
  const body = lines.map((line, i) => (i <= end ? "" : line)).join("\n");
  const tokens = markdown.parse(stripComments(body, faults), {});
  reportDepth(tokens, faults);
  const fields = end < 0 ? [] : readFields(front, 2, faults);
  return { fields, sections: readSections(tokens), faults };
}

const isFence = (line: string | undefined): boolean => line?.trimEnd() === "---";

/** The line with the second `---`; -1 when the file does not begin with front matter. */
function frontMatterEnd(lines: readonly string[], faults: FileFault[]): number {
  if (!isFence(lines[0])) return -1;
  const end = lines.findIndex((line, i) => i > 0 && isFence(line));
  if (end < 0) faults.push(faultAt(1, markdownFault("front-matter-open")));
  return end;
}

/** The fields of some YAML: every scalar is text, so that nothing is turned into numbers, dates or Booleans unasked. */
export function readFields(yaml: string, firstLine: number, faults: FileFault[]): Field[] {
  if (yaml.trim() === "") return [];
  try {
    const value = load(yaml, { schema: FAILSAFE_SCHEMA, maxDepth: 8, maxAliases: 0 });
    if (!isObject(value)) throw new YAMLException("is not a list of fields");
    const lines = keyLines(yaml);
    const lineOf = (key: string) => firstLine + (lines.get(key) ?? 0);
    return Object.entries(value).map(([key, part]) => ({ key, value: part, line: lineOf(key) }));
  } catch (error) {
    const isKnown = error instanceof YAMLException;
    const line = firstLine + ((isKnown ? error.mark?.line : undefined) ?? 0);
    const reason = isKnown ? error.reason : "unreadable";
    faults.push(faultAt(line, markdownFault("bad-yaml", { reason })));
    return [];
  }
}

/** The line of each key that stands at the beginning of one. */
function keyLines(yaml: string): Map<string, number> {
  const found = new Map<string, number>();
  yaml.split("\n").forEach((line, i) => {
    const colon = line.indexOf(":");
    const key = line
      .slice(0, Math.max(colon, 0))
      .trim()
      .replace(/^["']|["']$/g, "");
    if (colon > 0 && !line.startsWith(" ") && !found.has(key)) found.set(key, i);
  });
  return found;
}

/** Takes comments out, and one backslash from before a `<!--` that is none; line numbers stay. */
function stripComments(text: string, faults: FileFault[]): string {
  const parts: string[] = [];
  let from = 0;
  for (let at = text.indexOf("<!--"); at >= 0; at = text.indexOf("<!--", from)) {
    if (text[at - 1] === "\\" && at > from) {
      parts.push(text.slice(from, at - 1), "<!--");
      from = at + 4;
      continue;
    }
    parts.push(text.slice(from, at));
    const end = text.indexOf("-->", at + 4);
    if (end < 0) {
      const line = text.slice(0, at).split("\n").length;
      faults.push(faultAt(line, markdownFault("comment-open")));
      return parts.join("");
    }
    parts.push(
      ...text
        .slice(at, end)
        .split("\n")
        .slice(1)
        .map(() => "\n"),
    );
    from = end + 3;
  }
  parts.push(text.slice(from));
  return parts.join("");
}

const lineOf = ({ map }: Token): number => (map?.[0] ?? 0) + 1;

/** What is nested too deeply is not parsed any further, so it must be said. */
function reportDepth(tokens: readonly Token[], faults: FileFault[]): void {
  const deep = tokens.find(({ nesting, level }) => nesting === 1 && level + 1 >= MAX_NESTING);
  if (deep) faults.push(faultAt(lineOf(deep), markdownFault("too-deep")));
}

function readSections(tokens: readonly Token[]): Section[] {
  const sections: Section[] = [];
  let open = { heading: "", level: 0, line: 1 };
  let from = 0;
  const close = (to: number) => {
    const blocks = readBlocks(tokens.slice(from, to));
    if (open.level > 0 || blocks.length > 0) sections.push({ ...open, blocks });
  };
  tokens.forEach((token, i) => {
    if (token.type !== "heading_open" || token.level > 0) return;
    close(i);
    const text = tokens[i + 1]?.content ?? "";
    open = { heading: unescapeHeading(text), level: Number(token.tag[1]), line: lineOf(token) };
    from = i + 3;
  });
  close(tokens.length);
  return sections;
}

/** The blocks of some tokens, as they follow one another. */
function readBlocks(tokens: readonly Token[]): Block[] {
  const blocks: Block[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] as Token;
    const end = token.nesting === 1 ? closeOf(tokens, i) : i;
    const inner = tokens.slice(i + 1, end);
    const line = lineOf(token);
    const add = (kind: Block["kind"], text: string, items: readonly string[] = []) =>
      blocks.push({ kind, text, items, line });
    if (token.type === "hr") add("break", "---");
    else if (token.type === "fence" || token.type === "code_block")
      add("text", verse(token.content));
    else if (token.type === "bullet_list_open") add("list", "", readItems(inner));
    else if (token.type === "ordered_list_open") add("text", numbered(token, inner));
    else if (token.type === "blockquote_open") add("text", quote(readBlocks(inner)));
    else if (inner[0]?.type === "inline") add("text", joinLines(inner[0].content));
    i = end;
  }
  return blocks;
}

/** The index of the token that closes an opening one. */
function closeOf(tokens: readonly Token[], open: number): number {
  const level = tokens[open]?.level;
  let i = open + 1;
  while (i < tokens.length && tokens[i]?.level !== level) i++;
  return i;
}

const verse = (content: string): string =>
  content
    .split("\n")
    .map((line) => line.trim())
    .join("\n")
    .trim();

/** The items of a list, a line each; those of a list inside an item follow it. */
function readItems(tokens: readonly Token[]): string[] {
  const items: string[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const end = closeOf(tokens, i);
    const blocks = readBlocks(tokens.slice(i + 1, end));
    const own = blocks.filter(({ kind }) => kind !== "list").map(({ text }) => text);
    const text = own.join(" ").split(/\n+/).join(" ");
    if (text !== "") items.push(text);
    for (const { items: more } of blocks) items.push(...more);
    i = end;
  }
  return items;
}

function numbered({ attrs }: Token, tokens: readonly Token[]): string {
  const first = Number(attrs?.find(([name]) => name === "start")?.[1] ?? 1);
  return readItems(tokens)
    .map((item, i) => `${first + i}. ${item}`)
    .join("\n");
}

function quote(blocks: readonly Block[]): string {
  return textOf(blocks)
    .split("\n")
    .map((line) => `> ${line}`.trimEnd())
    .join("\n");
}

/** The text of some blocks. */
export function textOf(blocks: readonly Block[]): string {
  return blocks
    .map(({ kind, text, items }) =>
      kind === "list" ? items.map((item) => `- ${item}`).join("\n") : text,
    )
    .join("\n\n");
}

/** The lines of a paragraph belong together, unless one ends in two spaces or a backslash. */
function joinLines(content: string): string {
  const parts: string[] = [];
  const lines = content.split("\n");
  lines.forEach((line, i) => {
    const isLast = i === lines.length - 1;
    const trimmed = line.trim();
    const hasSpaces = line.length - line.trimEnd().length >= 2;
    const isHard = !isLast && (hasSpaces || endsInBreak(trimmed));
    const text = isHard && !hasSpaces ? trimmed.slice(0, -1).trimEnd() : trimmed;
    parts.push(unescapeLine(text), isLast ? "" : isHard ? "\n" : " ");
  });
  return parts.join("");
}

/** Whether a line ends in a backslash that is not itself escaped. */
function endsInBreak(line: string): boolean {
  let count = 0;
  while (line[line.length - 1 - count] === "\\") count++;
  return count % 2 === 1;
}
