// Cards that items let the player look at, play as they are drawn, make, or keep.
import { peekCards } from "@games/core-rng";
import type { Content } from "../content.js";
import { cardOf, combatOf } from "../state.js";
import type { Combat, Play } from "../types.js";
import {
  type PlaysFrame,
  pushCard,
  type ScryFrame,
  type TurnEndFrame,
  topFrame,
} from "./frames.js";
import { drawOne, removeAt, takeFrom, truncate } from "./piles.js";
import { payFor, playFree } from "./play.js";

/** Draws cards and plays them free, in any order. */
export function playTopCards(play: Play, n: number): void {
  const { hand } = combatOf(play);
  const cards: number[] = [];
  for (let i = 0; i < n; i++) {
    const card = drawOne(play);
    if (card === undefined) break;
    cards.push(card);
  }
  truncate(hand, hand.length - cards.length);
  if (cards.length > 0) play.state.stack.push({ kind: "plays", cards });
}

/** Plays the next of some drawn cards; false when the player has to choose it. */
export function advancePlays(play: Play, { cards }: PlaysFrame): boolean {
  const [card] = cards;
  if (card === undefined) play.state.stack.pop();
  else if (!cards.every((one) => one === card)) return false;
  else playDrawn(play, card);
  return true;
}

/** Plays one of some drawn cards. */
export function playDrawn(play: Play, card: number): void {
  const { cards } = topFrame(play.state) as PlaysFrame;
  takeFrom(cards, card);
  playFree(play, card, false);
}

/** Plays a card that is none of the deck, n times. */
export function playMade(play: Play, card: number, n: number): void {
  for (let i = 0; i < n; i++) payFor(play, pushCard(play, card, "item"), 0, 0, true);
}

/** Looks at the top cards of the draw pile, or as many as there are; any of them may be discarded. */
export function scry(play: Play, n: number): void {
  const seen = peekCards(combatOf(play).drawPile, play.luck.cards, n, play.content.drawAbout);
  if (seen.length === 0) return;
  const cards = seen.map((card) => cardOf(play.content, card).id);
  play.emit?.({ type: "cards-seen", cards, reveals: true });
  play.state.stack.push({ kind: "scry", left: seen.length });
}

/** The cards that the player looks at, the next to be drawn first. */
export function seenCards({ drawPile }: Readonly<Combat>, { left }: Readonly<ScryFrame>): number[] {
  return drawPile.top.slice(-left).reverse();
}

/** Discards one of the cards that the player looks at. */
export function discardSeen(play: Play, frame: ScryFrame, card: number): void {
  const { drawPile, discardPile } = combatOf(play);
  removeAt(drawPile.top, drawPile.top.lastIndexOf(card));
  discardPile.push(card);
  frame.left--;
  const { id } = cardOf(play.content, card);
  play.emit?.({ type: "card-moved", card: id, from: "draw", to: "discard" });
}

/** Ends a look at the draw pile when nothing is left to look at. */
export function advanceScry({ state }: Play, { left }: ScryFrame): boolean {
  if (left > 0) return false;
  state.stack.pop();
  return true;
}

/** The cards that would be discarded; those that were drawn during the end of turn and those with Retain stay. */
export function discardable(
  { hand }: Readonly<Combat>,
  content: Content,
  { cards }: Readonly<TurnEndFrame>,
): number[] {
  return hand.filter((card, i) => i < cards && !cardOf(content, card).isRetain);
}

/** Cards that may stay: the player discards the others one by one; false while there are any. */
export function keepHand(play: Play, frame: TurnEndFrame): boolean {
  if (discardable(combatOf(play), play.content, frame).length > 0) return false;
  frame.stage = "enemies";
  return true;
}

/** Discards one of the cards that might stay. */
export function discardOne(play: Play, frame: TurnEndFrame, card: number): void {
  const { hand, discardPile } = combatOf(play);
  takeFrom(hand, card);
  frame.cards--;
  discardPile.push(card);
  const { id } = cardOf(play.content, card);
  play.emit?.({ type: "card-moved", card: id, from: "hand", to: "discard" });
}
