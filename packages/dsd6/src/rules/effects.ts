// What threats do: the closed vocabulary of effects, read from the content table one after the other.
import type { Emit } from "@games/core-game";
import { shuffleIn } from "@games/core-rng";
import type { Content } from "../content.js";
import {
  DISCARD_SELF,
  DRAW_CARDS,
  FREE_DIE,
  HULL_DAMAGE,
  LOCK_DIE,
  OVER,
  REGENERATE,
  RETURN_CREW,
  SEND_CREW,
  SEND_POOL,
  SHIELD_DAMAGE,
  SHIELD_OR_HULL_DAMAGE,
  SHUFFLE_DISCARDS,
} from "../data/vocabulary.js";
import { removeFromPlay } from "../state.js";
import type { Event, State } from "../types.js";
import { freeDice, lockDie, returnCrew, sendCrew, sendPool } from "./crew.js";
import { damageShields, damageShip, regenerate } from "./damage.js";
import { nameOf } from "./naming.js";

/** Runs the effects of a card in play, in order, until the game is over; returns how many cards to draw afterwards. */
export function runEffects(
  state: State,
  content: Content,
  card: number,
  effects: readonly number[],
  emit?: Emit<Event>,
): number {
  let draws = 0;
  for (let i = 0; i < effects.length; i += 2) {
    // A game that is lost stops at once (R29), but a card that discards itself does not stay.
    if (state.phase === OVER && effects[i] !== DISCARD_SELF) continue;
    draws += runEffect(state, content, card, effects[i] as number, effects[i + 1] as number, emit);
  }
  return draws;
}

/** One effect; returns how many cards to draw afterwards (R35). */
function runEffect(
  state: State,
  content: Content,
  card: number,
  effect: number,
  amount: number,
  emit: Emit<Event> | undefined,
): number {
  switch (effect) {
    case HULL_DAMAGE:
      damageShip(state, content, card, amount, emit);
      return 0;
    case SHIELD_DAMAGE:
      damageShields(state, content, card, amount, emit);
      return 0;
    case SHIELD_OR_HULL_DAMAGE: // R27
      if (state.shields > 0) damageShields(state, content, card, amount, emit);
      else damageShip(state, content, card, amount, emit);
      return 0;
    case SEND_CREW:
      sendCrew(state, content, card, amount, emit);
      return 0;
    case SEND_POOL:
      sendPool(state, content, card, emit);
      return 0;
    case RETURN_CREW:
      returnCrew(state, content, card, amount, emit);
      return 0;
    case DRAW_CARDS:
      return amount;
    default:
      runCardEffect(state, content, card, effect, amount, emit);
      return 0;
  }
}

/** The effects on the card itself and on the piles. */
function runCardEffect(
  state: State,
  content: Content,
  card: number,
  effect: number,
  amount: number,
  emit: Emit<Event> | undefined,
): void {
  switch (effect) {
    case LOCK_DIE:
      lockDie(state, content, card, emit);
      break;
    case FREE_DIE:
      freeDice(state, content, card, emit);
      break;
    case DISCARD_SELF:
      discardSelf(state, content, card, emit);
      break;
    case SHUFFLE_DISCARDS:
      shuffleDiscards(state, content, card, amount, emit);
      break;
    case REGENERATE:
      regenerate(state, content, state.play.indexOf(card), emit);
      break;
  }
}

/** Takes a card out of play and onto the discard pile; dice it still holds go free. */
function discardSelf(state: State, content: Content, card: number, emit?: Emit<Event>): void {
  freeDice(state, content, card, emit);
  removeFromPlay(state, state.play.indexOf(card));
  state.discard.push(card);
  emit?.({ type: "card-discarded", card, threat: nameOf(content, card) });
}

/** R32: the newest discards go back into the deck, above the boss. */
function shuffleDiscards(
  state: State,
  content: Content,
  card: number,
  amount: number,
  emit?: Emit<Event>,
): void {
  const cards = state.discard.slice(-amount);
  state.discard.length -= cards.length;
  shuffleIn(state.deck, cards);
  emit?.({ type: "discards-shuffled", cards, card, threat: nameOf(content, card) });
}
