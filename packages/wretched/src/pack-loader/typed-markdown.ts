// Type-based Markdown (`*.game.md`): cards by their type, in the order of the file, under a heading "Card Deck".
import type { Result } from "@games/core-rng";
import { CARD_IDS, type CardId, type Rank, rankOf, SUITS, suitOf } from "../data/cards.js";
import { type FileFault, faultAt } from "../files.js";
import { assumption, markdownFault } from "../messages.js";
import { DEFEAT_REASONS } from "../pack.js";
import { type OpenedPack, openAssembled } from "./check.js";
import { addAssumed, type Draft, readPlace, startDraft } from "./import.js";
import { withoutLastBreaks } from "./pack-markdown.js";
import { type Section, type Source, textOf } from "./source.js";

const slots = (...ranks: readonly Rank[]): readonly CardId[] =>
  ranks.flatMap((rank) => CARD_IDS.filter((id) => rankOf(id) === rank));

/** The cards of each type, in the order in which they are laid out. */
const TYPES = {
  "primary success": ["HA"],
  "failure counter": slots("K"),
  narrative: ["DA", "CA", "SA"],
  challenge: slots("3", "5", "7", "9"),
  event: slots("2", "4", "6", "8", "10", "J", "Q"),
} as const satisfies Readonly<Record<string, readonly CardId[]>>;
type CardType = keyof typeof TYPES;
const TYPE_NAMES = Object.keys(TYPES) as CardType[];

const ROLES: ReadonlyMap<string, string> = new Map([
  ["skip-damage", "skip"],
  ["return-king", "return-king"],
]);

/** The type that a heading names. */
function typeOf(heading: string): CardType | undefined {
  const name = heading.split(":", 1)[0]?.trim().toLowerCase();
  return TYPE_NAMES.find((type) => type === name);
}

const isDeck = ({ heading }: Section): boolean => heading.trim().toLowerCase() === "card deck";

/** Whether a file is of this format. */
export const isTypedMarkdown = ({ sections }: Source): boolean =>
  sections.some((section) => isDeck(section) || typeOf(section.heading) !== undefined);

interface Card {
  readonly type: CardType;
  readonly section: Section;
  readonly place: CardId | undefined;
  readonly role: string | undefined;
}

/** Opens a pack of this format. */
export function openTypedMarkdown(source: Source): Result<OpenedPack, readonly FileFault[]> {
  const draft = startDraft(source.faults);
  const deckAt = source.sections.findIndex((section) => isDeck(section) || typeOf(section.heading));
  readMessages(draft, source);
  readIntroduction(draft, source.sections.slice(0, deckAt));
  const cards = source.sections
    .slice(deckAt)
    .filter((section) => !isDeck(section))
    .flatMap((section) => readCard(draft, section));
  for (const type of TYPE_NAMES)
    layOut(
      draft,
      type,
      cards.filter((card) => card.type === type),
    );
  draft.assumed.push(assumption("by-order"), assumption("odd-ranks"));
  const { prose, aces, places, faults } = draft;
  const value = { system: "odd", tracker: "K", aces: { hearts: "win", ...aces }, prose };
  return addAssumed(openAssembled(value, places, faults), draft);
}

/** The fields of the front matter; what has no place in a pack is said to be left out. */
function readMessages(draft: Draft, { fields }: Source): void {
  const texts = ["title", "subtitle", "author", "license", "version", "link", "language"];
  for (const { key, value, line } of fields) {
    if (typeof value !== "string") draft.faults.push(faultAt(line, markdownFault("not-text"), key));
    else if (texts.includes(key)) draft.put(key, value, key, line);
    else if (key === "win-message") draft.putEnding("victory", value, key, line);
    else if (key === "lose-message") {
      for (const reason of DEFEAT_REASONS) draft.putEnding(reason, value, key, line);
      draft.assumed.push(assumption("one-loss"));
    } else draft.assumed.push(assumption("ignored", { name: key.slice(0, 40) }));
  }
}

/** The sections before the deck, one after the other, each below its heading. */
function readIntroduction(draft: Draft, sections: readonly Section[]): void {
  const [first] = sections;
  if (first === undefined) return;
  const parts = sections.flatMap(({ heading, level, blocks }) => {
    const text = textOf(withoutLastBreaks(blocks));
    if (level === 1) {
      if (draft.prose.title === undefined) draft.put("title", heading, "title", first.line);
      return [text];
    }
    return level === 0 ? [text] : [`**${heading}**`, text];
  });
  const text = parts.filter((part) => part !== "").join("\n\n");
  if (text !== "") draft.put("introduction", text, "introduction", first.line);
}

function readCard(draft: Draft, section: Section): Card[] {
  const { heading, line } = section;
  const type = typeOf(heading);
  const fail = (message: Parameters<typeof faultAt>[1]) =>
    draft.faults.push(faultAt(line, message));
  if (type === undefined) {
    fail(markdownFault("unknown-type", { type: heading.slice(0, 40) }));
    return [];
  }
  let place: CardId | undefined;
  let role: string | undefined;
  const modifiers = heading.split(":").slice(1).join(":").split(",");
  for (const modifier of modifiers.map((text) => text.trim()).filter((text) => text !== "")) {
    const card = readPlace(modifier);
    const known = ROLES.get(modifier.toLowerCase());
    if (card !== undefined) place = card;
    else if (known !== undefined && type === "narrative") role = known;
    else fail(markdownFault("unknown-modifier", { modifier: modifier.slice(0, 40) }));
  }
  return [{ type, section, place, role }];
}

/** Lays the cards of a type out: those with a place of their own first, the others in order. */
function layOut(draft: Draft, type: CardType, cards: readonly Card[]): void {
  const wanted: readonly CardId[] = TYPES[type];
  const line = cards[0]?.section.line ?? 1;
  if (cards.length !== wanted.length) {
    const counts = { count: cards.length, type, wanted: wanted.length };
    draft.faults.push(faultAt(line, markdownFault("wrong-count", counts)));
  }
  const isOther = ({ place }: Card) => place !== undefined && !wanted.includes(place);
  for (const { place = "", section } of cards.filter(isOther))
    draft.faults.push(faultAt(section.line, markdownFault("wrong-place", { type, card: place })));
  const placed = cards.filter((card) => card.place !== undefined && !isOther(card));
  for (const card of placed) putCard(draft, card, card.place as CardId);
  const free = wanted.filter((id) => !placed.some(({ place }) => place === id));
  const others = cards.filter(({ place }) => place === undefined);
  for (const [i, card] of others.slice(0, free.length).entries())
    putCard(draft, card, free[i] as CardId);
}

function putCard(draft: Draft, { section, role }: Card, id: CardId): void {
  draft.putPrompt(id, textOf(withoutLastBreaks(section.blocks)), section.heading, section.line);
  if (role === undefined) return;
  const suit = SUITS.find((name) => name === suitOf(id));
  const isTaken = Object.values(draft.aces).includes(role);
  if (isTaken)
    draft.faults.push(faultAt(section.line, markdownFault("given-twice", { name: role })));
  else if (suit !== undefined) draft.aces[suit] = role;
}
