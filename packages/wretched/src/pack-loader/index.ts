/**
 * Story packs from outside: read from JSON or from Markdown with front matter, checked, and written as Markdown.
 *
 * @packageDocumentation
 */
import { type Fault, shape } from "@games/core-game";
import { err, type Result } from "@games/core-rng";
import { CARD_IDS, type CardId, SUITS, type Suit } from "../data/cards.js";
import { ENDINGS, type Pack } from "../story.js";
import type { Names } from "../text.js";
import type { PackRules, PullRules } from "../types.js";
import { checkPack } from "./check.js";
import {
  escapeBody,
  type Field,
  listItems,
  type Markdown,
  quote,
  type Section,
  splitMarkdown,
} from "./markdown.js";

export { checkPack };

/** Why a pack could not be loaded. */
export const PACK_ERROR_CODES = ["too-large", "not-json", "bad-pack"] as const;

/** Why a pack could not be loaded, with every fault and its place. */
export interface PackError {
  readonly code: (typeof PACK_ERROR_CODES)[number];
  readonly message: string;
  readonly faults: readonly Fault[];
}

const MAX_TEXT = 1_000_000;

/** A pack from JSON text. */
export function parsePackJson(text: string): Result<Pack, PackError> {
  const tooLarge = sizeError(text);
  if (tooLarge) return tooLarge;
  try {
    return report(checkPack(JSON.parse(text)));
  } catch {
    return fail("not-json", "This pack cannot be read as JSON.", []);
  }
}

/** A pack from Markdown with front matter; see the README for the format. */
export function parsePackMarkdown(text: string): Result<Pack, PackError> {
  const tooLarge = sizeError(text);
  if (tooLarge) return tooLarge;
  const { value, faults } = assemble(splitMarkdown(text));
  const checked = checkPack(value);
  if (faults.length === 0) return report(checked);
  return report(err([...faults, ...(checked.ok ? [] : checked.error)]));
}

function sizeError(text: unknown): Result<never, PackError> | undefined {
  return typeof text === "string" && text.length <= MAX_TEXT
    ? undefined
    : fail("too-large", "This is no text, or too large to be a pack.", []);
}

function report(checked: Result<Pack, readonly Fault[]>): Result<Pack, PackError> {
  if (checked.ok) return checked;
  return fail(
    "bad-pack",
    `This pack has faults: ${shape.describeFaults(checked.error)}`,
    checked.error,
  );
}

function fail(
  code: PackError["code"],
  message: string,
  faults: readonly Fault[],
): Result<never, PackError> {
  return err({ code, message, faults });
}

/** The fields of the front matter and where in a pack they go. */
const TOP_FIELDS = ["id", "title", "author", "language", "summary", "system", "tracker"] as const;

/** The headings that hold one text each. */
const TEXTS = {
  Introduction: "introduction",
  "Opening log": "openingLog",
  "Day log": "dayLog",
  "Sign-off": "signOff",
  "Closing log": "closingLog",
} as const;

/** The headings that hold a list each. */
const LISTS = { "Content notes": "contentNotes", Advice: "advice", Debrief: "debrief" } as const;

const CARD_HEADING = /^([HDCS](?:A|[2-9]|10|[JQK]))(?:\s*:\s*(.*))?$/;
const ENDING_HEADING = /^Ending\s+([a-z]+(?:_[a-z]+)*)\s*:\s*(.+)$/;
const GROUPS: Readonly<Record<string, string>> = { suit: "suits", ace: "aces", name: "names" };

interface Draft {
  readonly top: Map<string, unknown>;
  readonly groups: Readonly<Record<string, Record<string, unknown>>>;
  readonly faults: Fault[];
}

function assemble(markdown: Markdown): { value: unknown; faults: Fault[] } {
  const draft: Draft = {
    top: new Map(),
    groups: { suits: {}, aces: {}, names: {}, endings: {}, safety: {}, prompts: {}, pulls: {} },
    faults: markdown.strays.map((line) => at(line, "is neither a field nor a comment")),
  };
  for (const field of markdown.fields) takeField(draft, field);
  for (const section of markdown.sections) takeSection(draft, section);
  return {
    value: { ...Object.fromEntries(draft.top), ...draft.groups },
    faults: draft.faults,
  };
}

const at = (line: number, message: string): Fault => ({ path: `line ${line}`, message });

function takeField({ top, groups, faults }: Draft, { key, value, line }: Field): void {
  const [group = "", name = ""] = key.split(".");
  const target = Object.hasOwn(GROUPS, group) ? groups[GROUPS[group] ?? ""] : undefined;
  if (top.has(key) || (target && Object.hasOwn(target, name)))
    faults.push(at(line, `gives ${key} twice`));
  else if (target && name !== "") target[name] = value;
  else if (key === "easy-integrity") top.set("easyIntegrity", Number(value));
  else if (key === "returns") top.set(key, value === "any" ? null : value);
  else if ((TOP_FIELDS as readonly string[]).includes(key)) top.set(key, value);
  else faults.push(at(line, `has the unknown field ${key.slice(0, 40)}`));
}

function takeSection(draft: Draft, section: Section): void {
  const { heading, level, line, body } = section;
  const card = CARD_HEADING.exec(heading);
  const ending = ENDING_HEADING.exec(heading);
  const { endings = {}, safety = {} } = draft.groups;
  if (card) takeCard(draft, section, card[1] as CardId, card[2] ?? "");
  else if (ending) endings[ending[1] ?? ""] = { title: ending[2], text: body };
  else if (Object.hasOwn(TEXTS, heading)) draft.top.set(TEXTS[heading as keyof typeof TEXTS], body);
  else if (Object.hasOwn(LISTS, heading))
    safety[LISTS[heading as keyof typeof LISTS]] = listItems(body);
  else if (level > 1 && body !== "")
    draft.faults.push(at(line, `has the unknown heading "${heading.slice(0, 40)}"`));
}

function takeCard(draft: Draft, { line, body }: Section, id: CardId, marks: string): void {
  const { prompts = {}, pulls = {} } = draft.groups;
  if (Object.hasOwn(prompts, id)) draft.faults.push(at(line, `gives ${id} twice`));
  prompts[id] = body;
  const pull = marks.trim() === "" ? undefined : readMarks(marks);
  if (pull) pulls[id] = pull;
  else if (marks.trim() !== "")
    draft.faults.push(
      at(line, `must mark ${id} as "pull" or "severe", with "danger n" and "damage n"`),
    );
}

const MARK = /^(?:(pull)|(severe)|danger\s+(\d{1,2})|damage\s+(\d{1,2}))$/;

/** What follows a card's id: `pull` or `severe`, and if need be `danger n` and `damage n`. */
function readMarks(marks: string): PullRules | undefined {
  const found = marks.split(",").map((mark) => MARK.exec(mark.trim()));
  if (found.includes(null) || !found.some((mark) => mark?.[1] || mark?.[2])) return undefined;
  const isSevere = found.some((mark) => mark?.[2]);
  const number = (group: number) => {
    const given = found.find((mark) => mark?.[group])?.[group];
    return given === undefined ? (isSevere ? 3 : 1) : Number(given);
  };
  const values = { danger: number(3), damage: number(4) };
  return isSevere ? { severe: true, ...values } : values;
}

/** A pack as Markdown; {@link parsePackMarkdown} reads it back. */
export function writePackMarkdown(pack: Pack): string {
  const sections = [
    ...Object.entries(TEXTS).map(([heading, key]) => [`## ${heading}`, escapeBody(pack[key])]),
    ...Object.entries(LISTS).map(([heading, key]) => [
      `## ${heading}`,
      pack.safety[key].map((item) => `- ${item}`).join("\n"),
    ]),
    ...ENDINGS.map((name) => [
      `## Ending ${name}: ${pack.endings[name].title}`,
      escapeBody(pack.endings[name].text),
    ]),
    ...CARD_IDS.map((id) => [`### ${id}${marksOf(pack, id)}`, escapeBody(pack.prompts[id])]),
  ];
  return `${[frontMatter(pack), ...sections.flat()].join("\n\n")}\n`;
}

function frontMatter(pack: Pack): string {
  const bySuit = (group: string, values: Readonly<Record<Suit, string>>) =>
    SUITS.map((suit) => `${group}.${suit}: ${quote(values[suit])}`);
  const names = Object.entries(pack.names satisfies Names);
  return [
    "---",
    ...TOP_FIELDS.map((key) => `${key}: ${quote(pack[key])}`),
    `easy-integrity: ${pack.easyIntegrity}`,
    `returns: ${pack.returns ?? "any"}`,
    ...bySuit("suit", pack.suits),
    ...bySuit("ace", pack.aces),
    ...names.map(([key, value]) => `name.${key}: ${quote(value)}`),
    "---",
  ].join("\n");
}

function marksOf({ pulls }: PackRules, id: CardId): string {
  const pull = pulls[id];
  if (pull === undefined) return "";
  return `: ${pull.severe ? "severe" : "pull"}, danger ${pull.danger}, damage ${pull.damage}`;
}
