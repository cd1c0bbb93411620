// Drawing threat cards (rule 18, R34, R36, R40, R42).
import type { Emit } from "@games/core-game";
import { drawCard, type Luck } from "@games/core-rng";
import type { Content } from "../content.js";
import { FILLER, NO_COMMANDER, OVER } from "../data/vocabulary.js";
import { survey } from "../state.js";
import type { Event, State } from "../types.js";
import { clearScanners } from "./crew.js";
import { runEffects } from "./effects.js";
import { checkWin } from "./ending.js";
import { nameOf } from "./naming.js";

/** Draws cards until as many are drawn, the deck is empty, or the game is over. */
export function drawCards(
  state: State,
  content: Content,
  luck: Luck,
  count: number,
  emit?: Emit<Event>,
): void {
  for (let left = count; left > 0 && state.phase !== OVER; left--) {
    const card = drawCard(state.deck, luck);
    if (card === undefined) return;
    reveal(state, content, card, emit);
    // R34: under Comms Offline a filler is followed by one more card.
    if (content.kind[card] === FILLER && survey(state, content) & NO_COMMANDER) left++;
    checkWin(state, content, emit);
  }
}

/** Turns a drawn card up: a filler is discarded, others enter play and do what they do when revealed. */
export function reveal(state: State, content: Content, card: number, emit?: Emit<Event>): void {
  emit?.({ type: "card-drawn", reveals: true, card, threat: nameOf(content, card) });
  if (content.kind[card] === FILLER) {
    state.discard.push(card);
    emit?.({ type: "card-discarded", card, threat: nameOf(content, card) });
    if (state.config.difficultyModel === "graded") clearScanners(state, emit);
    return;
  }
  state.play.push(card);
  state.hp.push(content.hp[card] as number);
  state.stasis.push(0);
  runEffects(state, content, card, content.reveal[card] as number[], emit);
}
