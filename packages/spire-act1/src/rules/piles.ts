// Moving cards: drawing, exhausting, adding status cards, choosing.
import { type Deck, deckSize, drawCard, putOnTop, shuffleIn } from "@games/core-rng";
import type { CardQuestion } from "../content.js";
import type { Pile } from "../events.js";
import { cardOf, combatOf } from "../state.js";
import type { Combat, Play } from "../types.js";
import type { CardType, Place, Source } from "../vocabulary.js";
import type { TextFrame } from "./frames.js";
import { enqueueCard, enqueuePowers } from "./triggers.js";

/** Draws a card into the hand and returns it; R26: never after draws are over for the turn. */
export function drawOne(play: Play): number | undefined {
  const { player, powers, drawPile, discardPile, hand } = combatOf(play);
  if (!player.canDraw) return undefined;
  if (deckSize(drawPile) === 0) {
    if (discardPile.length === 0) return undefined;
    shuffleDiscards(play, drawPile);
  }
  const isKnown = drawPile.top.length > 0;
  const card = drawCard(drawPile, play.luck.cards, play.content.drawAbout) as number;
  hand.push(card);
  const { id, type } = cardOf(play.content, card);
  play.emit?.(
    isKnown ? { type: "card-drawn", card: id } : { type: "card-drawn", card: id, reveals: true },
  );
  if (powers.length > 0) enqueuePowers(play, "draw", null, type);
  return card;
}

function shuffleDiscards(play: Play, drawPile: Deck<number>): void {
  const { discardPile } = combatOf(play);
  play.emit?.({ type: "draw-pile-shuffled", cards: discardPile.length });
  shuffleIn(drawPile, discardPile);
  truncate(discardPile, 0);
}

/** Draws n cards, or as many as there are. */
export function drawCards(play: Play, n: number): void {
  for (let i = 0; i < n; i++) if (drawOne(play) === undefined) return;
}

/** Exhausts a card: status cards return to their supply. What that sets off waits in the queue. */
export function exhaustCard(play: Play, card: number, from: Pile): void {
  const { exhaustPile, supplies, powers } = combatOf(play);
  const { id, supply, triggers } = cardOf(play.content, card);
  if (supply === null) exhaustPile.push(card);
  else supplies[supply]++;
  const to = supply === null ? "exhaust" : "supply";
  play.emit?.({ type: "card-moved", card: id, from, to });
  if (triggers.length > 0) enqueueCard(play, "exhausted", card);
  if (powers.length > 0) enqueuePowers(play, "exhaust");
}

/** Adds status cards from their supply; R27: what is not there is not added. */
export function addStatus(play: Play, card: number, n: number, to: Place): void {
  const combat = combatOf(play);
  const { id, supply } = cardOf(play.content, card);
  if (supply === null) return;
  for (let i = 0; i < n && combat.supplies[supply] > 0; i++) {
    combat.supplies[supply]--;
    play.emit?.({ type: "card-moved", card: id, from: "supply", to });
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

/** Moves a chosen card as a question says. */
export function moveChosen(
  play: Play,
  frame: TextFrame,
  { from, to }: CardQuestion,
  card: number,
): void {
  const combat = combatOf(play);
  takeFrom(pileOf(combat, from), card);
  frame.chosen++;
  if (to === "exhaust") {
    frame.exhausted++;
    exhaustCard(play, card, from);
    return;
  }
  play.emit?.({ type: "card-moved", card: cardOf(play.content, card).id, from, to });
  placeCard(combat, card, to);
}

/** Exhausts the hand but for cards of one type. */
export function exhaustHand(play: Play, frame: TextFrame, kept: CardType | undefined): void {
  const { hand } = combatOf(play);
  const before = hand.length;
  let left = 0;
  for (let i = 0; i < before; i++) {
    const card = hand[i] as number;
    if (cardOf(play.content, card).type === kept) hand[left++] = card;
    else {
      frame.exhausted++;
      exhaustCard(play, card, "hand");
    }
  }
  truncate(hand, left);
}

/** Whether the card at a place is the first of its kind; faster than `indexOf` for few cards. */
export function isFirst(pile: readonly number[], place: number): boolean {
  for (let i = 0; i < place; i++) if (pile[i] === pile[place]) return false;
  return true;
}
