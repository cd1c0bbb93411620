// One turned card in the deck of classes: which classes can come, and where each leads.
import {
  type Ace,
  cardsLeft,
  countBits,
  type DeckClasses,
  type Place,
  RETURNING,
} from "./classes.js";

/** One way a card can turn out. */
export interface Turn {
  readonly chance: number;
  readonly place: Place;
  /** 0 for no pull, 1 for a common one, 2 for a severe one. */
  readonly level: number;
  readonly isKing: boolean;
}

/** How many Aces a place has seen. */
export function bonusOf(deck: DeckClasses, { aces }: Place): number {
  return deck.aces.length - countBits(aces);
}

/** Whether an Ace with a role is gone from the deck. */
export function hasSeen(deck: DeckClasses, { aces }: Place, role: Ace["role"]): boolean {
  return deck.aces.some((ace, i) => ace.role === role && (aces & (1 << i)) === 0);
}

/** How many Kings count at a place. */
export function kingsRevealed(deck: DeckClasses, place: Place): number {
  const back = deck.hasReturning && place.returning === RETURNING.revealed ? 1 : 0;
  return deck.kings - place.kings + back - (place.removed ? 1 : 0);
}

/** The place after an Ace did what its role says. */
function afterAce(deck: DeckClasses, place: Place, { role }: Ace): Place {
  if (role === "skip") return { ...place, tool: true };
  const canReturn = deck.hasReturning && place.returning === RETURNING.revealed;
  if (role === "return-king" && canReturn) return { ...place, returning: RETURNING.tomorrow };
  if (role === "remove-king" && kingsRevealed(deck, place) > 0) return { ...place, removed: true };
  return place;
}

/** The turn of a certain Ace; a pull spends the tool before the Ace brings anything. */
function turnAce(deck: DeckClasses, place: Place, i: number, chance: number): Turn {
  const ace = deck.aces[i] as Ace;
  const level = ace.pulls ? 1 : 0;
  const gone = { ...place, aces: place.aces & ~(1 << i), tool: place.tool && level === 0 };
  return { chance, place: afterAce(deck, gone, ace), level, isKing: false };
}

/** The turn of the Ace that wins, which is known to lie on top. */
export function turnWinAce(deck: DeckClasses, place: Place): Turn {
  return turnAce(
    deck,
    place,
    deck.aces.findIndex(({ role }) => role === "win"),
    1,
  );
}

/** Every class the next card can be of. */
export function turnsOf(deck: DeckClasses, place: Place): Turn[] {
  const { safe, common, severe, kings, returning } = place;
  const left = cardsLeft(place);
  const turn = (count: number, change: Partial<Place>, level = 0, isKing = false): Turn => {
    const tool = place.tool && level === 0;
    return { chance: count / left, place: { ...place, tool, ...change }, level, isKing };
  };
  const back = returning === RETURNING.inDeck ? 1 : 0;
  return [
    turn(safe, { safe: safe - 1 }),
    turn(common, { common: common - 1 }, 1),
    turn(severe, { severe: severe - 1 }, 2),
    turn(kings, { kings: kings - 1 }, 0, true),
    turn(back, { returning: RETURNING.revealed }, 0, true),
    ...deck.aces.flatMap((_, i) =>
      (place.aces & (1 << i)) === 0 ? [] : [turnAce(deck, place, i, 1 / left)],
    ),
  ].filter(({ chance }) => chance > 0);
}
