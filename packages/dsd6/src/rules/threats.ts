// What threats do: drawn, revealed and activated (rules 18-19, R29, R30, R32, R34-R36, R38, R40, R42).
import { drawCard, shuffleIn } from "@games/core-rng";
import type { CardEffect } from "../content.js";
import { type EffectName, PLACE, type ThreatSymbol } from "../data/vocabulary.js";
import { cardOf, diceAt, hasFlag, idOf, isDestroyed, isOver, removeFromPlay } from "../state.js";
import type { Play } from "../types.js";
import { freeDice, freeScanner, lockDie, returnCrew, sendCrew, sendPool } from "./crew.js";
import { damageShields, damageShip, regenerate } from "./damage.js";
import { checkWin } from "./ending.js";

/** Draws cards until as many are drawn, the deck is empty, or the game is over. */
export function drawCards(play: Play, count: number): void {
  const { state, content, luck } = play;
  for (let left = count; left > 0 && !isOver(state); left--) {
    const card = drawCard(state.deck, luck.deck, content.deckAbout);
    if (card === undefined) return;
    reveal(play, card);
    // R34: under Comms Offline a filler is followed by one more card.
    const isFiller = cardOf(content, card).kind === "filler";
    if (isFiller && hasFlag(state, content, "no-commander")) left++;
    checkWin(play);
  }
}

/** Turns a drawn card up: a filler is discarded, others enter play and do what they do when revealed. */
export function reveal(play: Play, card: number): void {
  const { state, content, emit } = play;
  const { id, kind, maxHp, reveal } = cardOf(content, card);
  emit?.({ type: "card-drawn", reveals: true, card, threat: id });
  if (!state.drawn.includes(card)) state.drawn.push(card); // R46
  if (kind === "filler") {
    discard(play, card);
    if (state.config.difficultyModel === "graded") clearScanners(play);
    return;
  }
  state.inPlay.push(card);
  state.hitPoints.push(maxHp);
  state.stasisTokens.push(0);
  runEffects(play, card, reveal);
}

function discard({ state, content, emit }: Play, card: number): void {
  state.discard.push(card);
  emit?.({ type: "card-discarded", card, threat: idOf(content, card) });
}

/** The graded difficulties: a filler gives every Scanner die back. */
function clearScanners(play: Play): void {
  for (const die of diceAt(play.state, PLACE.scanners)) freeScanner(play, die);
}

/** Activates every threat of a symbol in the order they entered play (R29), then draws the cards that they call for (R35). */
export function activateThreats(play: Play, symbol: ThreatSymbol | null): void {
  const { state, content } = play;
  const { inPlay } = state;
  let draws = 0;
  let at = 0;
  while (at < inPlay.length) {
    const card = inPlay[at] as number;
    if (cardOf(content, card).symbol === symbol) {
      if (activate(play, at)) draws += drawsOf(play, card);
      if (isOver(state)) return;
      if (inPlay[at] !== card) continue; // it left play and has given its position to the next card
    }
    at++;
  }
  drawCards(play, draws);
}

/** Returns true if the card acts: not when it is destroyed (R38) or held by a stasis token (R30). */
function activate(play: Play, at: number): boolean {
  const { state, content, emit } = play;
  const card = state.inPlay[at] as number;
  const { id, activate } = cardOf(content, card);
  if (isDestroyed(state, content, at)) {
    if (state.config.barrier === "returns") regenerate(play, at);
    return false;
  }
  const tokens = state.stasisTokens[at] as number;
  if (tokens > 0) {
    state.stasisTokens[at] = tokens - 1;
    emit?.({ type: "stasis-used", tokens: tokens - 1, card, threat: id });
    return false;
  }
  emit?.({ type: "threat-activated", card, threat: id });
  runEffects(play, card, activate);
  return true;
}

/** How many cards an activated card draws. */
function drawsOf({ content }: Play, card: number): number {
  let draws = 0;
  for (const { effect, amount } of cardOf(content, card).activate) {
    if (effect === "draw-cards") draws += amount;
  }
  return draws;
}

/** What an effect of a card in play does. */
export type EffectRule = (play: Play, card: number, amount: number) => void;

/** The rule of each effect. */
export const EFFECT_RULES: Readonly<Record<EffectName, EffectRule>> = {
  "hull-damage": damageShip,
  "shield-damage": damageShields,
  "shield-or-hull-damage": (play, card, amount) =>
    (play.state.shields > 0 ? damageShields : damageShip)(play, card, amount), // R27
  "send-crew": sendCrew,
  "send-pool": sendPool,
  "return-crew": (play, card, amount) => {
    returnCrew(play, card, amount);
    const isSpent = play.state.config.returnCrew === "from-scanners"; // R25, as published
    if (isSpent && cardOf(play.content, card).kind === "internal") discardSelf(play, card);
  },
  "lock-die": lockDie,
  "free-die": freeDice,
  "discard-self": discardSelf,
  "shuffle-discards": shuffleDiscards,
  "draw-cards": () => {}, // R35: after all activations
  regenerate: (play, card) => regenerate(play, play.state.inPlay.indexOf(card)),
};

/** Runs the effects of a card in play, in order, until the game is over. */
function runEffects(play: Play, card: number, effects: readonly CardEffect[]): void {
  for (const { effect, amount, run } of effects) {
    // A game that is lost stops at once (R29), but a card that discards itself does not stay.
    if (!isOver(play.state) || effect === "discard-self") run(play, card, amount);
  }
}

/** Takes a card out of play and onto the discard pile; dice it still holds go free. */
function discardSelf(play: Play, card: number): void {
  if (!play.state.inPlay.includes(card)) return;
  freeDice(play, card);
  removeFromPlay(play.state, play.state.inPlay.indexOf(card));
  discard(play, card);
}

/** R32: the newest discards go back into the deck, above the boss. */
function shuffleDiscards({ state, content, emit }: Play, card: number, amount: number): void {
  const cards = state.discard.slice(-amount);
  state.discard.length -= cards.length;
  shuffleIn(state.deck, cards);
  emit?.({ type: "discards-shuffled", cards, card, threat: idOf(content, card) });
}
