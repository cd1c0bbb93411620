// Prose as Markdown: what would be taken for something else gets a backslash, and reading takes it away again.
import { blockKind } from "./prose.js";

/** What would begin a block if it stood at the beginning of a line. */
const STARTER = /^(\\*)(?:#{1,6}(?:\s|$)|>|[-+*](?:\s|$)|-{3}|\*{3}|_{3}|`{3}|~{3})/;
const NUMBER = /^(\d{1,9})(\\*)([.)](?:\s|$))/;
const CLOSING = /(\\*)(#+)$/;

/** A line without the backslash that {@link escapeLine} put there. */
export function unescapeLine(line: string): string {
  if (line.startsWith("\\") && STARTER.test(line)) return line.slice(1);
  const [whole = "", digits, signs = "", rest] = NUMBER.exec(line) ?? [];
  return signs === "" ? line : `${digits}${signs.slice(1)}${rest}${line.slice(whole.length)}`;
}

/** A line of text that begins no block; {@link unescapeLine} takes the backslash away again. */
export function escapeLine(line: string): string {
  const safe = line.replaceAll("<!--", "\\<!--");
  if (STARTER.test(safe)) return `\\${safe}`;
  return safe.replace(NUMBER, "$1\\$2$3");
}

/** A heading without the backslash that {@link escapeHeading} put there. */
export function unescapeHeading(text: string): string {
  return text
    .trim()
    .replace(CLOSING, (whole, signs: string, closing: string) =>
      signs === "" ? whole : `${signs.slice(1)}${closing}`,
    );
}

/** A heading whose last signs are not taken for the end of the heading. */
export function escapeHeading(text: string): string {
  return text.replaceAll("<!--", "\\<!--").replace(CLOSING, "\\$1$2");
}

/** The items of a list as Markdown. */
export const listToMarkdown = (items: readonly string[]): string =>
  items.map((item) => `- ${escapeLine(item)}`).join("\n");

/** Prose with a backslash before everything that Markdown would take for something else. */
export function proseToMarkdown(prose: string): string {
  const blocks = prose.split("\n\n");
  const written = blocks.map((block, i) => blockOf(block.split("\n"), i === blocks.length - 1));
  return written.join("\n\n");
}

function blockOf(lines: readonly string[], isLast: boolean): string {
  const kind = blockKind(lines);
  if (kind === "break" && !isLast) return "---";
  if (kind === "list") return listToMarkdown(lines.map((line) => line.slice(2)));
  if (kind !== "quote") return paragraphOf(lines);
  const inner = lines.map((line) => line.slice(2)).join("\n");
  const quoted = inner.split("\n\n").map((block) => paragraphOf(block.split("\n")));
  return quoted
    .join("\n\n")
    .split("\n")
    .map((line) => (line === "" ? ">" : `> ${line}`))
    .join("\n");
}

/** Lines of a verse end in a backslash, or in two spaces where they end in a backslash themselves. */
function paragraphOf(lines: readonly string[]): string {
  return lines
    .map((line, i) => {
      const text = escapeLine(line);
      if (i === lines.length - 1) return text;
      return text.endsWith("\\") ? `${text}  ` : `${text}\\`;
    })
    .join("\n");
}
