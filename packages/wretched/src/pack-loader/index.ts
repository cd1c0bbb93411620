/**
 * Story packs from files: read from JSON or from Markdown with front matter, checked, and written as Markdown.
 *
 * @packageDocumentation
 */
import { type Fault, type Message, parse, refine, type Shape } from "@games/core-game";
import { err, type Result } from "@games/core-rng";
import { each, packShape } from "../content.js";
import { CARD_IDS, type CardId, SUITS } from "../data/cards.js";
import { type FileError, parseFile } from "../files.js";
import { markdownFault } from "../messages.js";
import { ENDINGS, NAMES, type Pack, type StoryPack } from "../pack.js";
import {
  escapeBody,
  type Field,
  listItems,
  type Markdown,
  quote,
  type Section,
  splitMarkdown,
} from "./markdown.js";

export type { FileError } from "../files.js";

const MAX_TEXT = 1_000_000;

const storyShape = refine(packShape, ({ prose }) =>
  prose === undefined ? markdownFault("no-prose") : undefined,
) as Shape<StoryPack>;

/** A story from an unknown value: a checked copy, or its faults with their places (at most fifty). */
export function checkPack(value: unknown): Result<StoryPack, readonly Fault[]> {
  return parse(storyShape, value);
}

/** A story from JSON text. */
export function parsePackJson(text: string): Result<StoryPack, FileError> {
  return parseFile(text, MAX_TEXT, "bad-pack", (json) => checkPack(JSON.parse(json)));
}

/** A story from Markdown with front matter; see the README for the format. */
export function parsePackMarkdown(text: string): Result<StoryPack, FileError> {
  return parseFile(text, MAX_TEXT, "bad-pack", (markdown) => {
    const { value, faults } = assemble(splitMarkdown(markdown));
    const checked = checkPack(value);
    if (faults.length === 0) return checked;
    return err([...faults, ...(checked.ok ? [] : checked.error)]);
  });
}

/** The parts of a pack as the file has them; the last five make the prose. */
const PARTS = [
  "rules",
  "aces",
  "pulls",
  "prose",
  "suits",
  "names",
  "endings",
  "safety",
  "prompts",
] as const;
type Part = (typeof PARTS)[number];
type Parts = Readonly<Record<Part, Record<string, unknown>>>;

/** Where something goes: a part of the pack and a field of it. */
type Place = readonly [part: Part, key: string];

/** Where the fields of the front matter go. */
const FIELDS: ReadonlyMap<string, Place> = new Map<string, Place>([
  ["id", ["rules", "id"]],
  ["title", ["prose", "title"]],
  ["author", ["prose", "author"]],
  ["language", ["prose", "language"]],
  ["summary", ["prose", "summary"]],
  ["system", ["rules", "system"]],
  ["tracker", ["rules", "tracker"]],
  ["easy-integrity", ["rules", "easyIntegrity"]],
  ["returnable-king", ["rules", "returnableKing"]],
  ...SUITS.map((suit): [string, Place] => [`suit.${suit}`, ["suits", suit]]),
  ...SUITS.map((suit): [string, Place] => [`ace.${suit}`, ["aces", suit]]),
  ...NAMES.map((name): [string, Place] => [`name.${name}`, ["names", name]]),
]);

/** Where what stands below a heading goes: a text, or the list of a safety field. */
const HEADINGS: ReadonlyMap<string, Place> = new Map<string, Place>([
  ["Introduction", ["prose", "introduction"]],
  ["Opening log", ["prose", "openingLog"]],
  ["Day log", ["prose", "dayLog"]],
  ["Sign-off", ["prose", "signOff"]],
  ["Closing log", ["prose", "closingLog"]],
  ["Content notes", ["safety", "contentNotes"]],
  ["Advice", ["safety", "advice"]],
  ["Debrief", ["safety", "debrief"]],
]);

const CARD_HEADING = /^([HDCS](?:A|[2-9]|10|[JQK]))(?:\s*:\s*(.*))?$/;
const ENDING_HEADING = /^Ending\s+([a-z]+(?:_[a-z]+)*)\s*:\s*(.+)$/;

/** A pack in the making, and what is wrong with it. */
interface Draft {
  readonly parts: Parts;
  readonly faults: Fault[];
}

function assemble({ fields, sections }: Markdown): { value: unknown; faults: Fault[] } {
  const parts = each(PARTS, (): Record<string, unknown> => ({}));
  const draft: Draft = { parts, faults: [] };
  for (const field of fields) takeField(draft, field);
  for (const section of sections) takeSection(draft, section);
  const { rules, aces, pulls, prose, ...moreProse } = parts;
  const value = { ...rules, aces, pulls, prose: { ...prose, ...moreProse } };
  return { value, faults: draft.faults };
}

const at = (line: number, message: Message): Fault => ({ path: `line ${line}`, ...message });

/** Puts a value in its place, once; `name` is what the file calls it. */
function put(draft: Draft, [part, key]: Place, value: unknown, name: string, line: number): void {
  const fields = draft.parts[part];
  if (Object.hasOwn(fields, key))
    draft.faults.push(at(line, markdownFault("given-twice", { name })));
  else fields[key] = value;
}

function takeField(draft: Draft, { key, value, line }: Field): void {
  const place = FIELDS.get(key);
  if (place) put(draft, place, parseScalar(key, value), key, line);
  else draft.faults.push(at(line, markdownFault("unknown-name", { name: key.slice(0, 40) })));
}

function parseScalar(key: string, value: string): string | number | null {
  if (key === "easy-integrity") return Number(value);
  return key === "returnable-king" && value === "any" ? null : value;
}

function takeSection(draft: Draft, section: Section): void {
  const { heading, level, line, body } = section;
  const [, card, marks = ""] = CARD_HEADING.exec(heading) ?? [];
  const [, ending, title] = ENDING_HEADING.exec(heading) ?? [];
  const place = HEADINGS.get(heading);
  if (card) {
    put(draft, ["prompts", card], body, card, line);
    if (marks.trim() !== "") takeMarks(draft, line, card, marks);
  } else if (ending) put(draft, ["endings", ending], { title, text: body }, heading, line);
  else if (place) put(draft, place, place[0] === "safety" ? listItems(body) : body, heading, line);
  else if (level > 1 && body !== "")
    draft.faults.push(
      at(line, markdownFault("unknown-heading", { heading: heading.slice(0, 40) })),
    );
}

const MARK = /^(?:(pull)|(severe)|danger\s+(\d{1,2})|damage\s+(\d{1,2}))$/;

/** Reads what follows a card's id: `pull` or `severe`, and optionally `danger n` and `damage n`. */
function takeMarks({ parts, faults }: Draft, line: number, card: string, marks: string): void {
  const found = marks.split(",").map((mark) => MARK.exec(mark.trim()));
  const given = (group: number) => found.find((mark) => mark?.[group])?.[group];
  const isSevere = given(2) !== undefined;
  const number = (group: number) => Number(given(group) ?? (isSevere ? 3 : 1));
  const pull = { ...(isSevere && { isSevere }), danger: number(3), damage: number(4) };
  if (!found.includes(null) && (isSevere || given(1))) parts.pulls[card] = pull;
  else faults.push(at(line, markdownFault("bad-marks", { card })));
}

/** A story as Markdown; {@link parsePackMarkdown} reads it back. */
export function writePackMarkdown(pack: StoryPack): string {
  const { prose, ...rules } = pack;
  const parts = { ...prose, ...rules, prose, rules } as unknown as Parts;
  const fields = Array.from(
    FIELDS,
    ([name, [part, key]]) => `${name}: ${quote(String(parts[part][key] ?? "any"))}`,
  );
  const sections = [
    ...Array.from(HEADINGS, ([heading, [part, key]]) => [
      `## ${heading}`,
      formatBody(parts[part][key] as string | readonly string[]),
    ]),
    ...ENDINGS.map((name) => [
      `## Ending ${name}: ${prose.endings[name].title}`,
      formatBody(prose.endings[name].text),
    ]),
    ...CARD_IDS.map((id) => [`### ${id}${formatMarks(pack, id)}`, formatBody(prose.prompts[id])]),
  ];
  const frontMatter = ["---", ...fields, "---"].join("\n");
  return `${[frontMatter, ...sections.flat()].join("\n\n")}\n`;
}

function formatBody(body: string | readonly string[]): string {
  return typeof body === "string" ? escapeBody(body) : body.map((item) => `- ${item}`).join("\n");
}

function formatMarks({ pulls }: Pack, id: CardId): string {
  const pull = pulls[id];
  if (pull === undefined) return "";
  return `: ${pull.isSevere ? "severe" : "pull"}, danger ${pull.danger}, damage ${pull.damage}`;
}
