// Texts in one form, whoever wrote them: line ends, spaces at the ends of lines, blank lines, lists and quotes.
import { isObject } from "@games/core-game";
import { blockKind } from "../prose.js";

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it finds
const CONTROL = /[\u0000-\u0008\u000B-\u001F\u007F-\u0084\u0086-\u009F\uFEFF\uFFFE\uFFFF]/g;
const LINE_END = /\r\n?|[\u0085\u2028\u2029]/g;

function linesOf(text: string): string[] {
  const clean = text.replace(LINE_END, "\n").replace(/\t/g, " ").replace(CONTROL, "");
  return clean.split("\n").map((line) => line.trim());
}

/** A text of one line. */
export function normalizeLine(text: string): string {
  return linesOf(text)
    .filter((line) => line !== "")
    .join(" ");
}

/** A text of paragraphs: one blank line between two of them, lists with dashes, and lists that touch are one. */
export function normalizeProse(text: string): string {
  const blocks: string[][] = [[]];
  for (const line of linesOf(text)) {
    if (line !== "") blocks.at(-1)?.push(line);
    else if (blocks.at(-1)?.length !== 0) blocks.push([]);
  }
  const normal = blocks.filter((lines) => lines.length > 0).map(normalizeBlock);
  return mergeLists(normal)
    .map((lines) => lines.join("\n"))
    .join("\n\n");
}

const LIST_ITEM = /^[-*+] +(?=\S)/;
const QUOTED = /^> +(?=\S)/;

function normalizeBlock(lines: readonly string[]): string[] {
  if (lines.every((line) => LIST_ITEM.test(line)))
    return lines.map((line) => line.replace(LIST_ITEM, "- "));
  const quoted = lines.map((line) => line.replace(QUOTED, "> "));
  if (blockKind(quoted) !== "quote") return lines.slice();
  return quoted.filter((line, i) => line !== ">" || quoted[i - 1] !== ">");
}

function mergeLists(blocks: readonly string[][]): string[][] {
  const merged: string[][] = [];
  for (const lines of blocks) {
    const last = merged.at(-1);
    if (last !== undefined && blockKind(lines) === "list" && blockKind(last) === "list")
      last.push(...lines);
    else merged.push(lines);
  }
  return merged;
}

type Normalize = (value: unknown) => unknown;

const line: Normalize = (value) => (typeof value === "string" ? normalizeLine(value) : value);
const prose: Normalize = (value) => (typeof value === "string" ? normalizeProse(value) : value);
const list: Normalize = (value) => (Array.isArray(value) ? value.map(line) : value);

const all =
  (normalize: Normalize): Normalize =>
  (value) => {
    if (!isObject(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, normalize(part)]));
  };

const fields =
  (normalizers: Readonly<Record<string, Normalize>>): Normalize =>
  (value) => {
    if (!isObject(value)) return value;
    const entries = Object.entries(value).map(([key, part]) => {
      const normalize = Object.hasOwn(normalizers, key) ? normalizers[key] : undefined;
      return [key, normalize?.(part) ?? part];
    });
    return Object.fromEntries(entries);
  };

/** An untrusted pack whose texts are in normal form; what is not text stays as it is, for its shape to name. */
export const normalizePack: Normalize = fields({
  prose: fields({
    title: line,
    subtitle: line,
    author: line,
    license: line,
    version: line,
    link: line,
    credits: list,
    summary: prose,
    suits: all(line),
    names: all(line),
    introduction: prose,
    openingLog: prose,
    dayLog: prose,
    signOff: prose,
    closingLog: prose,
    endings: all(fields({ title: line, text: prose })),
    safety: all(list),
    prompts: all(prose),
  }),
});
