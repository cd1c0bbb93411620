// The deck of Wretched & Alone as classes of cards: within a class all cards do the same, so only their numbers matter.
import { type AceRole, type CardId, type Config, type Pack, rankOf, suitOf } from "@games/wretched";
import { LabError } from "../../study.js";

/** An Ace: what it does, and whether it calls for a pull. */
export interface Ace {
  readonly role: AceRole;
  readonly pulls: boolean;
}

/** The cards of a deck by class. */
export interface DeckClasses {
  /** Cards that call for no pull: Kings, and cards that ask for nothing. */
  readonly plain: number;
  /** Cards that call for a pull. */
  readonly common: number;
  /** Cards that call for a severe pull. */
  readonly severe: number;
  /** How many of the plain cards are Kings. */
  readonly kings: number;
  /** Whether the King is among them that an Ace shuffles back. */
  readonly hasReturning: boolean;
  readonly aces: readonly Ace[];
}

/** Counts the classes of some cards under a configuration of a story. */
export function classesOf(cards: readonly CardId[], config: Config, pack: Pack): DeckClasses {
  const { pulls, tracker, returnableKing, effects = {} } = pack;
  if (Object.keys(effects).length > 0)
    throw new LabError("bad-request", "Packs with modifier cards are not solved.");
  const canReturn = Object.values(config.aces).includes("return-king");
  const aces = cards.filter((id) => rankOf(id) === "A");
  const others = cards.filter((id) => rankOf(id) !== "A");
  const severe = others.filter((id) => pulls[id]?.isSevere === true).length;
  const pulling = others.filter((id) => pulls[id] !== undefined).length;
  return {
    plain: others.length - pulling,
    common: pulling - severe,
    severe,
    kings: others.filter((id) => rankOf(id) === tracker).length,
    hasReturning: canReturn && others.some((id) => id === returnableKing),
    aces: aces.map((id) => ({ role: config.aces[suitOf(id)], pulls: pulls[id] !== undefined })),
  };
}

/** What is known of the Kings when nothing is: no more than that the last one has not come. */
export const UNTOLD = -1;
/** The Kings when the last one can never come. */
export const HARMLESS = -2;

/** What is left of a deck, and what the cards that are gone have done. */
export interface Place {
  readonly plain: number;
  readonly common: number;
  readonly severe: number;
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
  const { plain, common, severe, kings, isReturning, isRemoved, aces, tool } = place;
  const cards = ((plain * 53 + common) * 53 + severe) * 7 + kings - HARMLESS;
  const flags = (isReturning ? 1 : 0) + (isRemoved ? 2 : 0) + (tool ? 4 : 0);
  return (cards * 16 + aces) * 8 + flags;
}

/** How many cards can be turned, without a King that comes back tomorrow. */
export function cardsLeft({ plain, common, severe, aces }: Place): number {
  return plain + common + severe + countBits(aces);
}

/** How many bits of a small number are set. */
export function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest > 0; rest >>= 1) count += rest & 1;
  return count;
}
