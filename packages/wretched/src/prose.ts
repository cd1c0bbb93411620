// The few signs that prose may have, a small part of Markdown: paragraphs, lines of verse, lists, quotes, breaks and
// emphasis. Screens and exports show them; nothing is printed as a sign.

/** Some text of one look. */
export interface ProseSpan {
  readonly text: string;
  readonly isEmphasis: boolean;
  readonly isStrong: boolean;
}

/** A paragraph (its lines are those of a verse), a quote, a list with one line per item, or a break between scenes. */
export interface ProseBlock {
  readonly kind: "paragraph" | "quote" | "list" | "break";
  readonly lines: readonly (readonly ProseSpan[])[];
}

const LIST_LINE = /^- \S/;
const QUOTE_LINE = /^>(?: \S|$)/;

/** What kind of block some lines are. */
export function blockKind(lines: readonly string[]): ProseBlock["kind"] {
  if (lines.length === 1 && lines[0] === "---") return "break";
  if (lines.every((line) => LIST_LINE.test(line))) return "list";
  const isQuote = lines.every((line) => QUOTE_LINE.test(line));
  return isQuote && lines[0] !== ">" && lines.at(-1) !== ">" ? "quote" : "paragraph";
}

/** Prose as blocks: a blank line begins a new one. */
export function proseBlocks(prose: string): ProseBlock[] {
  const blocks = prose.split(/\n{2,}/).filter((block) => block !== "");
  return blocks.map((block) => {
    const lines = block.split("\n");
    const kind = blockKind(lines);
    const marked = kind === "list" || kind === "quote";
    return { kind, lines: lines.map((line) => spansOf(marked ? line.slice(2) : line)) };
  });
}

/** Prose without its signs, with a blank line between blocks; list items keep a dash. */
export function plainProse(prose: string): string {
  const blocks = proseBlocks(prose).map(({ kind, lines }) => {
    if (kind === "break") return "* * *";
    const texts = lines.map((line) => line.map(({ text }) => text).join(""));
    return texts.map((text) => (kind === "list" ? `- ${text}` : text)).join("\n");
  });
  return blocks.join("\n\n");
}

/** A piece of a line: text, or a sign that may begin or end emphasis. */
interface Piece {
  text: string;
  readonly canOpen: boolean;
  readonly canClose: boolean;
  isSign: boolean;
}

const PIECE = /\\([!-/:-@[-`{-~])|\*\*|__|\*|_|[^\\*_]+|\\/gu;

/** The spans of one line, in one pass: of each sign at most one is open at a time. */
function spansOf(line: string): ProseSpan[] {
  const pieces = piecesOf(line);
  pairSigns(pieces);
  const spans: ProseSpan[] = [];
  let isEmphasis = false;
  let isStrong = false;
  for (const { text, isSign } of pieces) {
    if (isSign && text.length === 2) isStrong = !isStrong;
    else if (isSign) isEmphasis = !isEmphasis;
    else addSpan(spans, { text, isEmphasis, isStrong });
  }
  return spans;
}

function addSpan(spans: ProseSpan[], span: ProseSpan): void {
  const last = spans.at(-1);
  if (last?.isEmphasis === span.isEmphasis && last.isStrong === span.isStrong)
    spans[spans.length - 1] = { ...last, text: last.text + span.text };
  else spans.push(span);
}

function piecesOf(line: string): Piece[] {
  return Array.from(line.matchAll(PIECE), (match) => {
    const [text, escaped] = match;
    if (escaped !== undefined || !/^[*_]/.test(text))
      return { text: escaped ?? text, canOpen: false, canClose: false, isSign: false };
    const before = line[match.index - 1] ?? " ";
    const after = line[match.index + text.length] ?? " ";
    const isInWord =
      text.startsWith("_") && /[\p{L}\p{N}]/u.test(before) && /[\p{L}\p{N}]/u.test(after);
    return {
      text,
      canOpen: /\S/.test(after) && !isInWord,
      canClose: /\S/.test(before) && !isInWord,
      isSign: false,
    };
  });
}

/** Finds the signs that belong together; all others stay text. */
function pairSigns(pieces: readonly Piece[]): void {
  const open = new Map<string, number>();
  pieces.forEach((piece, at) => {
    if (!piece.canOpen && !piece.canClose) return;
    const from = open.get(piece.text);
    if (from !== undefined && piece.canClose && at > from + 1) {
      for (const sign of [pieces[from], piece]) if (sign) sign.isSign = true;
      for (const [sign, place] of open) if (place >= from) open.delete(sign);
    } else if (piece.canOpen) open.set(piece.text, at);
  });
}
