// The package's own format: front matter, headings for the parts of the prose, and one heading per card.
import { isObject, type Message } from "@games/core-game";
import type { Result } from "@games/core-rng";
import { each } from "../content.js";
import { CARD_IDS, type CardId, SUITS } from "../data/cards.js";
import { type FileFault, faultAt } from "../files.js";
import { markdownFault } from "../messages.js";
import { EFFECTS, NAMES } from "../pack.js";
import { type OpenedPack, openAssembled } from "./check.js";
import { type Block, type Field, type Section, type Source, textOf } from "./source.js";

/** The parts of a pack as the file has them, each with its path. */
const PATHS = {
  rules: "",
  aces: "aces.",
  pulls: "pulls.",
  effects: "effects.",
  prose: "prose.",
  suits: "prose.suits.",
  names: "prose.names.",
  endings: "prose.endings.",
  safety: "prose.safety.",
  prompts: "prose.prompts.",
} as const;
type Part = keyof typeof PATHS;
const PARTS = Object.keys(PATHS) as Part[];

/** Where something goes: a part of the pack and a field of it. */
type Place = readonly [part: Part, key: string];

/** Where the fields of the front matter go. */
export const FIELDS: ReadonlyMap<string, Place> = new Map<string, Place>([
  ["id", ["rules", "id"]],
  ["title", ["prose", "title"]],
  ["subtitle", ["prose", "subtitle"]],
  ["author", ["prose", "author"]],
  ["license", ["prose", "license"]],
  ["version", ["prose", "version"]],
  ["link", ["prose", "link"]],
  ["language", ["prose", "language"]],
  ["summary", ["prose", "summary"]],
  ["system", ["rules", "system"]],
  ["tower", ["rules", "tower"]],
  ["tracker", ["rules", "tracker"]],
  ["easy-integrity", ["rules", "easyIntegrity"]],
  ["returnable-king", ["rules", "returnableKing"]],
  ...SUITS.map((suit): [string, Place] => [`suit.${suit}`, ["suits", suit]]),
  ...SUITS.map((suit): [string, Place] => [`ace.${suit}`, ["aces", suit]]),
  ...NAMES.map((name): [string, Place] => [`name.${name}`, ["names", name]]),
  ["balance", ["rules", "balance"]],
  ["words", ["prose", "words"]],
]);

/** Where what stands below a heading goes. */
export const HEADINGS: ReadonlyMap<string, Place> = new Map<string, Place>([
  ["Introduction", ["prose", "introduction"]],
  ["Opening log", ["prose", "openingLog"]],
  ["Day log", ["prose", "dayLog"]],
  ["Sign-off", ["prose", "signOff"]],
  ["Closing log", ["prose", "closingLog"]],
  ["Content notes", ["safety", "contentNotes"]],
  ["Advice", ["safety", "advice"]],
  ["Debrief", ["safety", "debrief"]],
  ["Credits", ["prose", "credits"]],
]);

/** Whether what stands below a heading is a list. */
export const isListPlace = ([part, key]: Place): boolean => part === "safety" || key === "credits";

/** A pack in the making, and what is wrong with it. */
class Draft {
  readonly parts = each(PARTS, (): Record<string, unknown> => ({}));
  readonly places = new Map<string, { name: string; line: number }>();
  readonly faults: FileFault[] = [];

  fail(line: number, message: Message): void {
    this.faults.push(faultAt(line, message));
  }

  /** Puts a value in its place, once; `name` is what the file calls it. */
  put([part, key]: Place, value: unknown, name: string, line: number): void {
    const fields = this.parts[part];
    if (Object.hasOwn(fields, key)) this.fail(line, markdownFault("given-twice", { name }));
    else {
      fields[key] = value;
      this.places.set(`${PATHS[part]}${key}`, { name, line });
    }
  }

  /** The pack; a part that nothing was put in is left out. */
  value(): unknown {
    const { rules, prose, aces, pulls, effects, ...moreProse } = this.parts;
    const given = <T extends object>(parts: T) =>
      Object.fromEntries(Object.entries(parts).filter(([, part]) => Object.keys(part).length > 0));
    const told = { ...prose, ...given(moreProse), prompts: moreProse.prompts };
    return { ...rules, ...given({ aces, pulls, effects }), prose: told };
  }
}

/** Opens a pack of this format. */
export function openPackMarkdown(source: Source): Result<OpenedPack, readonly FileFault[]> {
  const draft = new Draft();
  draft.faults.push(...source.faults);
  for (const field of source.fields) takeField(draft, field);
  for (const section of source.sections) takeSection(draft, section);
  return openAssembled(draft.value(), draft.places, draft.faults);
}

function takeField(draft: Draft, { key, value, line }: Field): void {
  const place = FIELDS.get(key);
  if (place === undefined)
    draft.fail(line, markdownFault("unknown-name", { name: key.slice(0, 40) }));
  else if (key === "balance") draft.put(place, readConstants(value), key, line);
  else if (typeof value !== "string" && key !== "words")
    draft.faults.push(faultAt(line, markdownFault("not-text"), key));
  else draft.put(place, readScalar(key, value), key, line);
}

function readScalar(key: string, value: unknown): unknown {
  if (key === "easy-integrity") return Number(value);
  return key === "returnable-king" && value === "any" ? null : value;
}

/** Constants as YAML writes them: numbers, true, false and null; everything else stays text. */
function readConstants(value: unknown): unknown {
  if (isObject(value))
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => [key, readConstants(part)]),
    );
  if (typeof value !== "string") return value;
  if (/^-?\d{1,9}$/.test(value)) return Number(value);
  const words: ReadonlyMap<string, unknown> = new Map<string, unknown>([
    ["true", true],
    ["false", false],
    ["null", null],
  ]);
  return words.has(value) ? words.get(value) : value;
}

function takeSection(draft: Draft, section: Section): void {
  const { heading, level, line } = section;
  const blocks = withoutLastBreaks(section.blocks);
  const [first = heading, ...rest] = heading.split(":");
  const name = first.trim();
  const card = CARD_IDS.find((id) => id === name);
  const place = HEADINGS.get(heading);
  if (level <= 1) takeTitle(draft, section);
  else if (card !== undefined) {
    const prompt = textOf(blocks);
    if (prompt !== "") draft.put(["prompts", card], prompt, card, line); // else it is among those that are missing
    const marks = rest.join(":").trim();
    if (marks !== "") takeMarks(draft, line, card, marks);
  } else if (name.startsWith("Ending ") && rest.length > 0) {
    const ending = name.slice("Ending ".length).trim();
    draft.put(
      ["endings", ending],
      { title: rest.join(":").trim(), text: textOf(blocks) },
      name,
      line,
    );
  } else if (place === undefined)
    draft.fail(line, markdownFault("unknown-heading", { heading: heading.slice(0, 40) }));
  else draft.put(place, isListPlace(place) ? itemsOf(blocks) : textOf(blocks), heading, line);
}

/** A heading of the first level is the title, if the front matter gives none; text has no place below it. */
function takeTitle(draft: Draft, { heading, line, blocks }: Section): void {
  if (heading !== "" && !Object.hasOwn(draft.parts.prose, "title"))
    draft.put(["prose", "title"], heading, "title", line);
  const [first] = blocks.filter(({ kind }) => kind !== "break");
  if (first) draft.fail(first.line, markdownFault("text-outside"));
}

/** The rules between cards are no part of their prompts. */
export function withoutLastBreaks(blocks: readonly Block[]): readonly Block[] {
  let end = blocks.length;
  while (blocks[end - 1]?.kind === "break") end--;
  return blocks.slice(0, end);
}

/** The items of a list; a paragraph is an item too. */
function itemsOf(blocks: readonly Block[]): string[] {
  return blocks.flatMap(({ kind, text, items }) => (kind === "list" ? items : [text]));
}

/** Reads what follows a card's id: `pull` or `severe`, `danger n`, `damage n`, and an effect with its amount. */
function takeMarks(draft: Draft, line: number, card: CardId, marks: string): void {
  const given = new Map<string, number>();
  for (const mark of marks.split(",")) {
    const [name = "", amount = "1", ...more] = mark.trim().split(/\s+/);
    if (more.length > 0 || given.has(name) || !/^\d{1,2}$/.test(amount)) given.set("?", 1);
    given.set(name, Number(amount));
  }
  const [effect, ...others] = EFFECTS.filter((kind) => given.has(kind));
  const isPull = given.has("pull") || given.has("severe");
  const known = new Set<string>(["pull", "severe", "danger", "damage", ...EFFECTS]);
  const isUnknown = [...given.keys()].some((name) => !known.has(name));
  const isLevelAlone = !isPull && (given.has("danger") || given.has("damage"));
  const isTwice = others.length > 0 || (given.has("pull") && given.has("severe"));
  const isWrong = isUnknown || isLevelAlone || isTwice;
  if (isWrong) draft.fail(line, markdownFault("bad-marks", { card }));
  else if (isPull) draft.put(["pulls", card], pullOf(given), `${card}, pull`, line);
  if (effect && !isWrong)
    draft.put(
      ["effects", card],
      { kind: effect, amount: given.get(effect) },
      `${card}, ${effect}`,
      line,
    );
}

function pullOf(given: ReadonlyMap<string, number>): object {
  const isSevere = given.has("severe");
  const usual = isSevere ? 3 : 1;
  const levels = { danger: given.get("danger") ?? usual, damage: given.get("damage") ?? usual };
  return isSevere ? { isSevere, ...levels } : levels;
}
