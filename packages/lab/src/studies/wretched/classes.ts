// The deck of Wretched & Alone as classes of cards: within a class all cards do the same, so only their numbers matter.
import {
  type AceRole,
  type CardId,
  type Config,
  rankOf,
  salvageShipRules,
  suitOf,
} from "@games/wretched";

/** An Ace: what it does, and whether it calls for a pull. */
export interface Ace {
  readonly role: AceRole;
  readonly pulls: boolean;
}

/** The cards of a deck by class. */
export interface DeckClasses {
  /** Cards that ask for nothing. */
  readonly safe: number;
  /** Cards that call for a pull. */
  readonly common: number;
  /** Cards that call for a severe pull. */
  readonly severe: number;
  /** Kings, without the one that can come back. */
  readonly kings: number;
  /** Whether the King that an Ace shuffles back is told apart, and in the deck. */
  readonly hasReturning: boolean;
  readonly aces: readonly Ace[];
}

/** Counts the classes of some cards under a configuration of the salvage-ship story. */
export function classesOf(cards: readonly CardId[], config: Config): DeckClasses {
  const { pulls, tracker, returns } = salvageShipRules;
  const isReturning = (id: CardId) =>
    id === returns && Object.values(config.aces).includes("return-king");
  const kings = cards.filter((id) => rankOf(id) === tracker);
  const aces = cards.filter((id) => rankOf(id) === "A");
  const others = cards.filter((id) => rankOf(id) !== tracker && rankOf(id) !== "A");
  const severe = others.filter((id) => pulls[id]?.severe === true).length;
  const pulling = others.filter((id) => pulls[id] !== undefined).length;
  return {
    safe: others.length - pulling,
    common: pulling - severe,
    severe,
    kings: kings.filter((id) => !isReturning(id)).length,
    hasReturning: kings.some(isReturning),
    aces: aces.map((id) => ({ role: config.aces[suitOf(id)], pulls: pulls[id] !== undefined })),
  };
}

/** Where the King that can come back is. */
export const RETURNING = { revealed: 0, inDeck: 1, tomorrow: 2 } as const;

/** What is left of a deck, and what the cards that are gone have done. */
export interface Place {
  readonly safe: number;
  readonly common: number;
  readonly severe: number;
  readonly kings: number;
  readonly returning: number;
  /** The Aces still in the deck, as bits. */
  readonly aces: number;
  readonly tool: boolean;
  /** Whether a King was taken out of the game. */
  readonly removed: boolean;
}

/** A whole number for a place, so that equal places can be found. */
export function placeNumber(place: Place): number {
  const { safe, common, severe, kings, returning, aces, tool, removed } = place;
  const cards = ((safe * 53 + common) * 5 + severe) * 5 + kings;
  return (((cards * 3 + returning) * 16 + aces) * 2 + (tool ? 1 : 0)) * 2 + (removed ? 1 : 0);
}

/** How many cards can be turned; a King that comes back tomorrow is not among them. */
export function cardsLeft({ safe, common, severe, kings, returning, aces }: Place): number {
  const king = returning === RETURNING.inDeck ? 1 : 0;
  return safe + common + severe + kings + king + countBits(aces);
}

/** How many bits of a small number are set. */
export function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest > 0; rest >>= 1) count += rest & 1;
  return count;
}
