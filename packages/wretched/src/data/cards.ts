// The 52 cards: suits, ranks, ids, and the small numbers by which the state refers to them.

/** The four suits, in the order of the card numbers. */
export const SUITS = ["hearts", "diamonds", "clubs", "spades"] as const;

/** One of {@link SUITS}. */
export type Suit = (typeof SUITS)[number];

/** The thirteen ranks, Ace first. */
export const RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"] as const;

/** One of {@link RANKS}. */
export type Rank = (typeof RANKS)[number];

/** The first letter of a card's id. */
export type SuitLetter = "H" | "D" | "C" | "S";

/** The id of a card: the letter of its suit and its rank, such as `H5` or `S10`. */
export type CardId = `${SuitLetter}${Rank}`;

const LETTERS: readonly SuitLetter[] = ["H", "D", "C", "S"];

const IDS = LETTERS.flatMap((letter) => RANKS.map((rank): CardId => `${letter}${rank}`));

/** Every card id: hearts, diamonds, clubs, spades, each from Ace to King. */
export const CARD_IDS: readonly CardId[] = /* @__PURE__ */ Object.freeze(IDS.slice());

/** How many ranks a suit has: card number = suit × 13 + rank. */
export const SUIT_SIZE = 13;

/** How many cards there are. */
export const DECK_SIZE = 52;

/** Ranks of odd parity; the Ace counts as odd and every court card as even (rule 18). */
const ODD_RANKS: readonly Rank[] = ["A", "3", "5", "7", "9"];

/** The id of a card number. It is read from a list that is not frozen, because V8 reads frozen lists more slowly. */
export function cardId(card: number): CardId {
  return IDS[card] as CardId;
}

/** The number of a card id. */
export function cardNumber(id: CardId): number {
  return CARD_IDS.indexOf(id);
}

/** The suit of a card id. */
export function suitOf(id: CardId): Suit {
  return SUITS[Math.floor(cardNumber(id) / SUIT_SIZE)] as Suit;
}

/** The rank of a card id. */
export function rankOf(id: CardId): Rank {
  return id.slice(1) as Rank;
}

/** Parity of a rank: A 3 5 7 9 are odd (R3). */
export function isOddRank(rank: Rank): boolean {
  return ODD_RANKS.includes(rank);
}
