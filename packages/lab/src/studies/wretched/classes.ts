// The deck of Wretched & Alone as classes of cards: within a class all cards do the same, so only their numbers matter.
import {
  type AceRole,
  CARD_IDS,
  type CardId,
  type Config,
  type Content,
  rankOf,
  suitOf,
} from "@games/wretched";
import { LabError } from "../../study.js";

/** An Ace: what it does, and the index of the level of its pull among those of the deck; -1 for none. */
export interface Ace {
  readonly role: AceRole;
  readonly pull: number;
}

/** Which King an Ace can shuffle back: none, one of them, or any. */
export type Returning = "none" | "one" | "any";

/** The cards of a deck by class. */
export interface DeckClasses {
  /** Cards that call for no pull: Kings, and cards that ask for nothing. */
  readonly plain: number;
  /** The levels of the checks that cards call for, in ascending order. */
  readonly levels: readonly number[];
  /** How many cards that are not Aces call for a check of each level. */
  readonly pulls: readonly number[];
  /** How many of the plain cards are Kings. */
  readonly kings: number;
  readonly returning: Returning;
  readonly aces: readonly Ace[];
}

/** Counts the classes of some cards under a configuration of a story. */
export function classesOf(cards: readonly CardId[], config: Config, content: Content): DeckClasses {
  const { pack } = content;
  if (Object.keys(pack.effects ?? {}).length > 0) {
    throw new LabError("bad-request", "Packs with modifier cards are not solved.");
  }
  const levelOf = (id: CardId) => content.levels[config.system][CARD_IDS.indexOf(id)] as number;
  const levels = [...new Set(cards.map(levelOf))].filter((level) => level > 0);
  levels.sort((a, b) => a - b);
  const others = cards.filter((id) => rankOf(id) !== "A");
  const pulls = levels.map((level) => others.filter((id) => levelOf(id) === level).length);
  return {
    plain: others.filter((id) => levelOf(id) === 0).length,
    levels,
    pulls,
    kings: others.filter((id) => rankOf(id) === pack.tracker).length,
    returning: returningOf(others, config, pack.returnableKing),
    aces: cards
      .filter((id) => rankOf(id) === "A")
      .map((id) => ({ role: config.aces[suitOf(id)], pull: levels.indexOf(levelOf(id)) })),
  };
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
  readonly plain: number;
  /** The cards of each level of the deck. */
  readonly pulls: readonly number[];
  /** The Kings among the plain cards, {@link UNTOLD} or {@link HARMLESS}. */
  readonly kings: number;
  /** Whether a King comes back into the deck tomorrow. */
  readonly isReturning: boolean;
  /** Whether a King was taken out of the game. */
  readonly isRemoved: boolean;
  /** The Aces still in the deck, as bits. */
  readonly aces: number;
  readonly tool: boolean;
}

/** A whole number for a place, so that equal places can be found. */
export function placeNumber(place: Place): number {
  const { plain, pulls, kings, isReturning, isRemoved, aces, tool } = place;
  let cards = plain;
  for (let i = 0; i < pulls.length; i++) cards = cards * 53 + (pulls[i] as number);
  const flags = (isReturning ? 1 : 0) + (isRemoved ? 2 : 0) + (tool ? 4 : 0);
  return ((cards * 7 + kings - HARMLESS) * 16 + aces) * 8 + flags;
}

/** How many cards can be turned, without a King that comes back tomorrow. */
export function cardsLeft({ plain, pulls, aces }: Place): number {
  let left = plain + countBits(aces);
  for (let i = 0; i < pulls.length; i++) left += pulls[i] as number;
  return left;
}

/** How many bits of a small number are set. */
export function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest > 0; rest >>= 1) count += rest & 1;
  return count;
}
