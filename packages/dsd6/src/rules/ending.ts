// The end of a game: win, hull loss, crew loss and the provable stalemate (rules 45-46, R23, R24, R40, R41).
import { deckSize } from "@games/core-rng";
import type { Content } from "../content.js";
import { DICE, type Ending, PLACE, SCANNERS_PER_CARD } from "../data/vocabulary.js";
import {
  cardOf,
  countAt,
  has,
  hasFlag,
  isDestroyed,
  isOver,
  isResolving,
  placeOn,
} from "../state.js";
import type { Play, State } from "../types.js";

function endGame(state: State, ending: Ending, killer: number | null): void {
  state.phase = "over";
  state.ending = ending;
  state.killer = killer;
  state.threatDie = null;
}

/** Rule 46: the ship is lost with its hull. */
export function checkHull({ state }: Play, card: number): void {
  if (state.hull === 0) endGame(state, "hull-lost", card);
}

/** Rule 46, R23: the ship is lost when all six crew are in the Infirmary. */
export function checkCrew({ state }: Play, card: number): void {
  if (state.config.crewLoss === "no-die-to-roll") return; // seen when the next turn begins
  if (countAt(state, PLACE.infirmary) === DICE) endGame(state, "crew-lost", card);
}

/** Ends the game when it is won, unless it is lost already (R41). */
export function checkWin({ state, content }: Play): void {
  if (!isOver(state) && isWon(state, content)) endGame(state, "won", null);
}

/** R23, R24: ends a game at the beginning of a turn in which there is no die to roll or nothing can change any more. */
export function checkTurnStart({ state, content }: Play): void {
  if (isCrewless(state)) endGame(state, "no-crew", null);
  else if (isStalemate(state, content)) endGame(state, "stalemate", null);
}

/** R40: the boss destroyed, the deck empty, and no enemy left. The last two imply the first, which is quickest to see. */
export function isWon(state: Readonly<State>, content: Content): boolean {
  if (!state.isBossDestroyed || deckSize(state.deck) > 0) return false;
  return !hasFlag(state, content, "enemy");
}

/** R23, as published: whether there is no die to roll. */
export function isCrewless(state: Readonly<State>): boolean {
  return state.config.crewLoss === "no-die-to-roll" && countAt(state, PLACE.pool) === 0;
}

/** Whether, at the beginning of a turn, no die can ever come back and nothing can damage the hull. */
export function isStalemate(state: Readonly<State>, content: Content): boolean {
  if (countAt(state, PLACE.pool) > 0 || deckSize(state.deck) > 0) return false;
  const isReleased = state.config.scannerDice === "release";
  if (isReleased && countAt(state, PLACE.scanners) >= SCANNERS_PER_CARD) return false;
  const cards = reachableCards(state, content);
  return !cards.some(
    (card) => canDamage(content, card) || canReturnDie(state, content, card, cards),
  );
}

/** The cards that can still act: those in play, and the discards when one in play shuffles them in. */
function reachableCards(state: Readonly<State>, content: Content): readonly number[] {
  const active = state.inPlay.filter((_, at) => !isDestroyed(state, content, at));
  const isShuffled = active.some((card) => has(cardOf(content, card).activate, "shuffle-discards"));
  return isShuffled ? [...active, ...state.discard] : active;
}

function canDamage(content: Content, card: number): boolean {
  const { reveal, activate } = cardOf(content, card);
  return [activate, reveal].some(
    (effects) => has(effects, "hull-damage") || has(effects, "shield-or-hull-damage"),
  );
}

/** A card holding a locked die, or one that returns crew while crew is, or can come, in the Infirmary. */
function canReturnDie(
  state: Readonly<State>,
  content: Content,
  card: number,
  cards: readonly number[],
): boolean {
  const { activate } = cardOf(content, card);
  if (has(activate, "free-die") && countAt(state, placeOn(card)) > 0) return true;
  if (!has(activate, "return-crew")) return false;
  if (state.config.returnCrew === "from-scanners") return countAt(state, PLACE.scanners) > 0;
  if (countAt(state, PLACE.infirmary) > 0) return true;
  const isSendable = state.places.some((place) => isResolving(content, place));
  return isSendable && cards.some((other) => has(cardOf(content, other).activate, "send-crew"));
}
