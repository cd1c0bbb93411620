// The deck of Wretched & Alone as classes of cards: within a class all cards do the same, so only their numbers matter.
import {
  type AceRole,
  CARD_IDS,
  type CardEffect,
  type CardId,
  type Config,
  type Content,
  rankOf,
  suitOf,
} from "@games/wretched";
import { LabError } from "../../study.js";

/** What a card does when it is turned. */
export interface CardClass {
  /** The index of the level of its check among those of the deck; -1 for none. */
  readonly pull: number;
  /** What it does as a modifier card. */
  readonly effect: CardEffect | null;
  /** Whether it is a King. */
  readonly isKing: boolean;
}

/** An Ace: what it does beside its check and its effect. */
export interface Ace extends Pick<CardClass, "pull" | "effect"> {
  readonly role: AceRole;
}

/** Which King an Ace can shuffle back: none, one of them, or any. */
export type Returning = "none" | "one" | "any";

/** The cards of a deck by class. */
export interface DeckClasses {
  /** The levels of the checks that cards call for, in ascending order. */
  readonly levels: readonly number[];
  /** The classes of cards that are not Aces. The first is of the plain cards, with the Kings that are no modifier cards. */
  readonly classes: readonly CardClass[];
  /** How many cards of each class there are. */
  readonly counts: readonly number[];
  /** How many of the plain cards are Kings. */
  readonly kings: number;
  /** How many Kings there are in all. */
  readonly allKings: number;
  readonly returning: Returning;
  readonly aces: readonly Ace[];
}

const PLAIN: CardClass = { pull: -1, effect: null, isKing: false };

/** Counts the classes of some cards under a configuration of a story. */
export function classesOf(cards: readonly CardId[], config: Config, content: Content): DeckClasses {
  const levelOf = (id: CardId) => content.levels[config.system][CARD_IDS.indexOf(id)] as number;
  const levels = [...new Set(cards.map(levelOf))].filter((level) => level > 0);
  levels.sort((a, b) => a - b);
  const isKing = (id: CardId) => rankOf(id) === content.pack.tracker;
  const classOf = (id: CardId): CardClass => {
    const effect = effectOf(content, id);
    return {
      pull: levels.indexOf(levelOf(id)),
      effect,
      isKing: effect !== null && isKing(id),
    };
  };
  const others = cards.filter((id) => rankOf(id) !== "A");
  const kinds = new Map([[JSON.stringify(PLAIN), { ...PLAIN, count: 0 }]]);
  for (const id of others) {
    const kind = classOf(id);
    const key = JSON.stringify(kind);
    kinds.set(key, { ...kind, count: (kinds.get(key)?.count ?? 0) + 1 });
  }
  const allKings = others.filter(isKing).length;
  const classes = [...kinds.values()];
  const special = classes.reduce((sum, one) => sum + (one.isKing ? one.count : 0), 0);
  return {
    levels,
    classes,
    counts: classes.map(({ count }) => count),
    kings: allKings - special,
    allKings,
    returning: returningOf(others, config, content.pack.returnableKing),
    aces: cards
      .filter((id) => rankOf(id) === "A")
      .map((id) => ({ ...classOf(id), role: config.aces[suitOf(id)] })),
  };
}

/** What a card does as a modifier card. The player who is solved for makes no use of cards that were peeked at. */
function effectOf({ pack }: Content, id: CardId): CardEffect | null {
  const effect = pack.effects?.[id];
  return effect === undefined || effect.kind === "peek" ? null : effect;
}

function returningOf(
  cards: readonly CardId[],
  { aces }: Config,
  returnable: CardId | null,
): Returning {
  if (!Object.values(aces).includes("return-king")) return "none";
  if (returnable === null) return "any";
  return cards.includes(returnable) ? "one" : "none";
}

/** What is known of the Kings when nothing is: no more than that the last one has not come. */
export const UNTOLD = -1;
/** The Kings when the last one can never come. */
export const HARMLESS = -2;

/** What is left of a deck, and what the cards that are gone have done. */
export interface Place {
  /** The cards of each class of the deck. */
  readonly counts: readonly number[];
  /** The Kings among the plain cards, {@link UNTOLD} or {@link HARMLESS}. */
  readonly kings: number;
  /** Whether a King comes back into the deck tomorrow. */
  readonly isReturning: boolean;
  /** How many Kings were taken out of the game. */
  readonly removed: number;
  /** The Aces still in the deck, as bits. */
  readonly aces: number;
  readonly tool: boolean;
}

/** A whole number for a place of a deck, so that equal places can be found. */
export function placeNumber({ counts: all }: DeckClasses, place: Place): number {
  const { counts, kings, isReturning, removed, aces, tool } = place;
  let number = counts[0] as number; // a King that came back can make it one more than all
  for (let i = 1; i < counts.length; i++)
    number = number * ((all[i] as number) + 1) + (counts[i] as number);
  const flags = (isReturning ? 1 : 0) + (tool ? 2 : 0);
  return ((number * 7 + kings - HARMLESS) * 5 + removed) * 64 + aces * 4 + flags;
}

/** Refuses a deck of so many classes that its places cannot be numbered. */
export function assertNumbered({ counts: [plain = 0, ...others] }: DeckClasses): void {
  const places = others.reduce((all, count) => all * (count + 1), (plain + 2) * 7 * 5 * 64);
  if (places <= Number.MAX_SAFE_INTEGER) return;
  throw new LabError("too-large", "A story with so many kinds of cards is not solved.");
}

/** The counts of a place after a card of a class was turned. */
export function without(counts: readonly number[], kind: number): number[] {
  const left = counts.slice();
  (left[kind] as number)--;
  return left;
}

/** How many cards can be turned, without a King that comes back tomorrow. */
export function cardsLeft({ counts, aces }: Place): number {
  let left = countBits(aces);
  for (let i = 0; i < counts.length; i++) left += counts[i] as number;
  return left;
}

/** How many bits of a small number are set. */
function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest > 0; rest >>= 1) count += rest & 1;
  return count;
}

/** How many Aces a place has seen. */
export function bonusOf(deck: DeckClasses, { aces }: Place): number {
  return deck.aces.length - countBits(aces);
}

/** Whether an Ace with a role is gone from the deck. */
export function hasSeen(deck: DeckClasses, { aces }: Place, role: Ace["role"]): boolean {
  return deck.aces.some((ace, i) => ace.role === role && (aces & (1 << i)) === 0);
}

/** Whether an effect makes a day longer or shorter. */
export function changesDay(effect: CardEffect | null): boolean {
  return effect?.kind === "more-cards" || effect?.kind === "fewer-cards";
}

/** Whether a card that makes a day longer or shorter is gone from the deck. */
export function hasChangedDay(deck: DeckClasses, { counts, aces }: Place): boolean {
  return (
    deck.classes.some(
      ({ effect }, i) => changesDay(effect) && (counts[i] as number) < (deck.counts[i] as number),
    ) || deck.aces.some(({ effect }, i) => changesDay(effect) && (aces & (1 << i)) === 0)
  );
}
