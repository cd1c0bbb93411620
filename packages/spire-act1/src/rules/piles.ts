// Moving cards: drawing, exhausting, adding status cards, choosing.
import { type Deck, deckSize, drawCard, putOnTop, shuffleIn } from "@games/core-rng";
import type { CompiledCard, CompiledOp, Fight, Table } from "../compiled.js";
import type { Pile } from "../events.js";
import type { Combat, Frame } from "../types.js";
import type { Place, Source } from "../vocabulary.js";
import { enqueueCard, enqueuePowers } from "./triggers.js";

/** The row of a card. */
export function cardOf({ content }: Table, card: number): CompiledCard {
  return content.cards[card] as CompiledCard;
}

/** Draws a card into the hand and returns it, or -1; R26: never after draws are over for the turn. */
export function drawOne(fight: Fight): number {
  const { player, drawPile, discardPile, hand } = fight.combat;
  if (player.cannotDraw) return -1;
  if (deckSize(drawPile) === 0) {
    if (discardPile.length === 0) return -1;
    shuffleDiscards(fight, drawPile);
  }
  const isKnown = drawPile.top.length > 0;
  const card = drawCard(drawPile, fight.luck.cards) as number;
  hand.push(card);
  const { id, type } = cardOf(fight, card);
  fight.emit?.(
    isKnown ? { type: "card-drawn", card: id } : { type: "card-drawn", card: id, reveals: true },
  );
  if (fight.combat.powers.length > 0) enqueuePowers(fight, "draw", -1, type);
  return card;
}

function shuffleDiscards(fight: Fight, drawPile: Deck<number>): void {
  const { discardPile } = fight.combat;
  fight.emit?.({ type: "draw-pile-shuffled", cards: discardPile.length });
  shuffleIn(drawPile, discardPile);
  truncate(discardPile, 0);
}

/** Draws so many cards, or as many as there are. */
export function drawCards(fight: Fight, count: number): void {
  for (let i = 0; i < count; i++) if (drawOne(fight) < 0) return;
}

/** Exhausts a card: status cards go back to their supply. What that sets off waits in the queue. */
export function exhaustCard(fight: Fight, card: number, from: Pile): void {
  const { combat } = fight;
  const { id, supply, triggers } = cardOf(fight, card);
  if (supply === null) combat.exhaustPile.push(card);
  else if (supply === "daze") combat.dazeLeft++;
  else combat.statusLeft++;
  fight.emit?.({
    type: "card-moved",
    card: id,
    from,
    to: supply === null ? "exhaust" : "supply",
  });
  if (triggers.length > 0) enqueueCard(fight, "exhausted", card);
  if (combat.powers.length > 0) enqueuePowers(fight, "exhaust");
}

/** Adds status cards from their supply; R27: what is not there is not added. */
export function addStatus(fight: Fight, card: number, count: number, to: Place): void {
  const { combat } = fight;
  const { id, supply } = cardOf(fight, card);
  for (let i = 0; i < count; i++) {
    if (supply === "daze") {
      if (combat.dazeLeft === 0) return;
      combat.dazeLeft--;
    } else {
      if (combat.statusLeft === 0) return;
      combat.statusLeft--;
    }
    fight.emit?.({ type: "card-moved", card: id, from: "supply", to });
    placeCard(combat, card, to);
  }
}

/** Puts a card down in a pile; into the draw pile that is on top. */
function placeCard(combat: Combat, card: number, to: Place): void {
  if (to === "draw") putOnTop(combat.drawPile, card);
  else if (to === "hand") combat.hand.push(card);
  else if (to === "discard") combat.discardPile.push(card);
  else combat.exhaustPile.push(card);
}

/** A pile that cards are chosen from. */
export function pileOf(combat: Readonly<Combat>, source: Source): number[] {
  if (source === "hand") return combat.hand;
  return source === "discard" ? combat.discardPile : combat.exhaustPile;
}

/** Takes the first of equal cards out of a pile. */
export function takeFrom(pile: number[], card: number): void {
  removeAt(pile, pile.indexOf(card));
}

/** Takes the card at a place out of a pile; the others keep their order. */
export function removeAt(pile: number[], index: number): void {
  for (let i = index + 1; i < pile.length; i++) pile[i - 1] = pile[i] as number;
  pile.pop();
}

/** Shortens a list; faster than setting its length. */
export function truncate(list: unknown[], length: number): void {
  while (list.length > length) list.pop();
}

/** Moves a chosen card as an operation says. */
export function moveChosen(fight: Fight, frame: Frame, op: CompiledOp, card: number): void {
  takeFrom(pileOf(fight.combat, op.from), card);
  frame.picked++;
  if (op.to === "exhaust") {
    frame.count++;
    exhaustCard(fight, card, op.from);
    return;
  }
  fight.emit?.({ type: "card-moved", card: cardOf(fight, card).id, from: op.from, to: op.to });
  placeCard(fight.combat, card, op.to);
}

/** Exhausts the hand but for cards of one type. */
export function exhaustHand(fight: Fight, frame: Frame, kept: string): void {
  const { hand } = fight.combat;
  const before = hand.length;
  let left = 0;
  for (let i = 0; i < before; i++) {
    const card = hand[i] as number;
    if (cardOf(fight, card).type === kept) hand[left++] = card;
    else {
      frame.count++;
      exhaustCard(fight, card, "hand");
    }
  }
  truncate(hand, left);
}
