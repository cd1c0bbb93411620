// Markdown with front matter: the few parts of it that a pack uses, each with its line.

/** A heading and what stands below it. */
export interface Section {
  readonly heading: string;
  /** The number of `#` signs. */
  readonly level: number;
  readonly line: number;
  readonly body: string;
}

/** One `key: value` of the front matter; a line without a colon is all key. */
export interface Field {
  readonly key: string;
  readonly value: string;
  readonly line: number;
}

/** A text taken apart. */
export interface Markdown {
  readonly fields: readonly Field[];
  readonly sections: readonly Section[];
}

const FIELD = /^([a-z][a-z0-9.-]*):\s*(.*)$/i;
const HEADING = /^(#{1,3})\s+(.*\S)\s*$/;
const COMMENT = /^\s*<!--.*-->\s*$/;

/** Takes a text apart: fields between two lines of `---`, then headings with their text; comments of one line are left out. */
export function splitMarkdown(text: string): Markdown {
  const lines = text.replace(/^\uFEFF/, "").split(/\r\n|\r|\n/);
  const end = lines[0]?.trim() === "---" ? lines.findIndex((line, i) => i > 0 && isRule(line)) : -1;
  const front = end < 0 ? [] : lines.slice(1, end);
  return { fields: front.flatMap(readField), sections: readSections(lines, end + 1) };
}

const isRule = (line: string): boolean => line.trim() === "---";

function readField(text: string, i: number): Field[] {
  if (text.trim() === "" || text.startsWith("#")) return [];
  const [, key = text, value = ""] = FIELD.exec(text.trimEnd()) ?? [];
  return [{ key, value: unquote(value), line: i + 2 }];
}

/** YAML wants quotes around values with a colon; they are not part of the value. */
function unquote(value: string): string {
  const match = /^"(.*)"$/.exec(value);
  return match ? (match[1] ?? "").replace(/\\(["\\])/g, "$1") : value;
}

function readSections(lines: readonly string[], from: number): Section[] {
  const sections: Section[] = [];
  let body: string[] = [];
  let open: Omit<Section, "body"> | undefined;
  const close = () => {
    if (open) sections.push({ ...open, body: joinBody(body) });
    body = [];
  };
  for (let i = from; i < lines.length; i++) {
    const text = lines[i] ?? "";
    const match = HEADING.exec(text);
    if (match) {
      close();
      open = { heading: match[2] ?? "", level: match[1]?.length ?? 0, line: i + 1 };
    } else if (!COMMENT.test(text)) body.push(text.replace(/^\\(\\*#)/, "$1"));
  }
  close();
  return sections;
}

/** The lines of a paragraph belong together; a blank line begins a new one. Lists keep their lines. */
function joinBody(lines: readonly string[]): string {
  return lines
    .join("\n")
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => (isList(paragraph) ? paragraph : paragraph.split(/\s*\n\s*/).join(" ")))
    .join("\n\n");
}

const isList = (paragraph: string): boolean =>
  paragraph.split("\n").every((line) => /^\s*[-*]\s/.test(line));

/** The items of a list, without their dashes. */
export function listItems(body: string): string[] {
  return body
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => line.replace(/^\s*[-*]\s+/, "").trim());
}

/** Text as it can stand below a heading: a line that looks like a heading gets a backslash. */
export function escapeBody(text: string): string {
  return text.replace(/^(\\*#)/gm, "\\$1");
}

/** A value as it can stand in the front matter. */
export function quote(value: string): string {
  return `"${value.replace(/(["\\])/g, "\\$1")}"`;
}
