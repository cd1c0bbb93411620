// The limit for Wretched & Alone: a whole game of the ship as written, in one loop over local variables with every draw of
// the generator written out. The same draws in the same order as the engine's, so that every total must be the same.
import { type AleaState, deriveRng } from "@games/core-rng";

const UNIT = 2 ** -32;
const MULTIPLIER = 2091639;
const REJECTED = Float64Array.from({ length: 53 }, (_, n) => (4294967296 % n || 0) * UNIT);
const SIX = REJECTED[6] as number;

const KING_OF_SPADES = 51;
const TOWER = 1;
const KINGS = 2;
const FINAL = 3;
const RESCUED = 4;

/** 0: no pull, 1: pull, 2: severe. Hearts, diamonds, clubs, spades, each from Ace to King. */
const PULLS = Uint8Array.from(
  ["1010101010110", "1111111111220", "0000000000110", "0111111111110"].join(""),
  Number,
);

/** Plays games with the policy "use the tool on the first pull, send the King back, write nothing" and returns their checksum. */
export function playLimit(base: AleaState, games: number): number {
  const deck = { c: 0, s0: 0.5, s1: 0.5, s2: 0.5 };
  const dice = { c: 0, s0: 0.5, s1: 0.5, s2: 0.5 };
  const cards = new Uint8Array(53);
  let sum = 0;
  for (let game = 0; game < games; game++) {
    deriveRng(base, game * 2, deck);
    deriveRng(base, game * 2 + 1, dice);
    for (let card = 0; card < 52; card++) cards[card] = card;
    sum += playOne(deck, dice, cards);
  }
  return sum;
}

function playOne(deck: AleaState, dice: AleaState, cards: Uint8Array): number {
  let { c: deckCarry, s0: deck0, s1: deck1, s2: deck2 } = deck;
  let { c: diceCarry, s0: dice0, s1: dice1, s2: dice2 } = dice;
  let size = 52;
  let turned = 0;
  let day = 1;
  let tokens = 10;
  let kings = 0;
  let bonus = 0;
  let returned = false;
  let isLit = false;
  let hasTool = false;
  let hasSpadeKing = false;
  let need = 6;
  let end = 0;
  let t = 0;
  let face = 0;

  do {
    t = MULTIPLIER * dice0 + diceCarry * UNIT;
    dice0 = dice1;
    dice1 = dice2;
    diceCarry = t | 0;
    dice2 = t - diceCarry;
    t = dice2 * 6;
    face = t | 0;
  } while (t - face < SIX);
  let integrity = 53 - face;

  game: for (;;) {
    do {
      t = MULTIPLIER * dice0 + diceCarry * UNIT;
      dice0 = dice1;
      dice1 = dice2;
      diceCarry = t | 0;
      dice2 = t - diceCarry;
      t = dice2 * 6;
      face = t | 0;
    } while (t - face < SIX);
    for (let hand = Math.min(face + 1, size); hand > 0; hand--) {
      const rejected = REJECTED[size] as number;
      let at = 0;
      do {
        t = MULTIPLIER * deck0 + deckCarry * UNIT;
        deck0 = deck1;
        deck1 = deck2;
        deckCarry = t | 0;
        deck2 = t - deckCarry;
        t = deck2 * size;
        at = t | 0;
      } while (t - at < rejected);
      const card = cards[at] as number;
      size--;
      for (let i = at; i < size; i++) cards[i] = cards[i + 1] as number;
      turned++;
      const pull = PULLS[card] as number;
      if (pull > 0) {
        if (hasTool) hasTool = false;
        else {
          do {
            t = MULTIPLIER * dice0 + diceCarry * UNIT;
            dice0 = dice1;
            dice1 = dice2;
            diceCarry = t | 0;
            dice2 = t - diceCarry;
            t = dice2 * 6;
            face = t | 0;
          } while (t - face < SIX);
          const damage = face + pull - bonus;
          integrity -= damage >= pull ? damage : pull - 1;
          if (integrity <= 0) {
            integrity = 0;
            end = TOWER;
            break game;
          }
        }
      }
      const rank = card % 13;
      if (rank === 12) {
        kings++;
        if (card === KING_OF_SPADES) hasSpadeKing = true;
        if (kings === 4) {
          end = KINGS;
          break game;
        }
      } else if (rank === 0) {
        bonus++;
        if (card === 0) isLit = true;
        else if (card === 13) need = 5;
        else if (card === 26) hasTool = true;
        else if (hasSpadeKing) {
          returned = true;
          turned--;
          kings--;
        }
      }
    }
    if (returned) {
      returned = false;
      cards[size++] = KING_OF_SPADES; // the highest card, so it belongs at the end
    }
    if (isLit) {
      do {
        t = MULTIPLIER * dice0 + diceCarry * UNIT;
        dice0 = dice1;
        dice1 = dice2;
        diceCarry = t | 0;
        dice2 = t - diceCarry;
        t = dice2 * 6;
        face = t | 0;
      } while (t - face < SIX);
      if (face + 1 >= need && --tokens === 0) break;
    }
    day++;
  }

  if (end === 0) {
    if (hasTool) end = RESCUED;
    else {
      do {
        t = MULTIPLIER * dice0 + diceCarry * UNIT;
        dice0 = dice1;
        dice1 = dice2;
        diceCarry = t | 0;
        dice2 = t - diceCarry;
        t = dice2 * 6;
        face = t | 0;
      } while (t - face < SIX);
      integrity = Math.max(integrity - Math.max(face + 1 - bonus, 0), 0);
      end = integrity > 0 ? RESCUED : FINAL;
    }
  }
  return integrity + 3 * day + 5 * kings + 7 * tokens + 11 * turned + 13 * bonus + 17 * end;
}
