// The end of a game: win, hull loss, crew loss and the provable stalemate (rules 45-46, R23, R24, R40, R41).
import type { Emit } from "@games/core-game";
import { deckSize } from "@games/core-rng";
import type { Content } from "../content.js";
import {
  CREW_LOST,
  DICE,
  FREE_DIE,
  HULL_DAMAGE,
  HULL_LOST,
  INFIRMARY,
  ON_CARD,
  OVER,
  POOL,
  RETURN_CREW,
  SCANNERS,
  SCANNERS_PER_CARD,
  SEND_CREW,
  SHIELD_OR_HULL_DAMAGE,
  SHUFFLE_DISCARDS,
  STALEMATE,
  WON,
} from "../data/vocabulary.js";
import { countAt, isDestroyed, ONE_ENEMY, survey } from "../state.js";
import type { Event, Outcome, State } from "../types.js";

/** What the outcome calls a result; a stalemate is a crew loss (R24). */
export function outcomeResult(result: number): Outcome["result"] {
  if (result === WON) return "won";
  return result === HULL_LOST ? "hull-lost" : "crew-lost";
}

/** Ends the game. */
function endGame(state: State, result: number, killer: number, emit?: Emit<Event>): void {
  state.phase = OVER;
  state.result = result;
  state.killer = killer;
  state.threatDie = -1;
  emit?.({ type: "game-ended", result: outcomeResult(result) });
}

/** Rule 46: the ship is lost with its hull. */
export function checkHull(state: State, card: number, emit?: Emit<Event>): void {
  if (state.hull === 0) endGame(state, HULL_LOST, card, emit);
}

/** Rule 46, R23: the ship is lost when all six crew are in the Infirmary. */
export function checkCrew(state: State, card: number, emit?: Emit<Event>): void {
  if (countAt(state, INFIRMARY) === DICE) endGame(state, CREW_LOST, card, emit);
}

/** R40: the boss destroyed, the deck empty, and no enemy left. The last two imply the first, which is quickest to see. */
export function isWon(state: Readonly<State>, content: Content): boolean {
  return state.isBossDestroyed && deckSize(state.deck) === 0 && survey(state, content) < ONE_ENEMY;
}

/** Ends the game when it is won, unless it is lost already (R41). */
export function checkWin(state: State, content: Content, emit?: Emit<Event>): void {
  if (state.phase !== OVER && isWon(state, content)) endGame(state, WON, -1, emit);
}

/** R24: ends a game in which nothing can change any more. */
export function checkStalemate(state: State, content: Content, emit?: Emit<Event>): void {
  if (isStalemate(state, content)) endGame(state, STALEMATE, -1, emit);
}

/** Tells whether, at the beginning of a turn, no die can ever come back and nothing can damage the hull. */
export function isStalemate(state: Readonly<State>, content: Content): boolean {
  if (countAt(state, POOL) > 0 || deckSize(state.deck) > 0) return false;
  const isReleased = state.config.scannerDice === "release";
  if (isReleased && countAt(state, SCANNERS) >= SCANNERS_PER_CARD) return false;
  const cards = reachableCards(state, content);
  return !cards.some(
    (card) => canDamage(content, card) || canReturnDie(state, content, card, cards),
  );
}

/** The cards that can still act: those in play, and the discards when one in play shuffles them in. */
function reachableCards(state: Readonly<State>, content: Content): readonly number[] {
  const active = state.play.filter((_, at) => !isDestroyed(state, content, at));
  const isShuffled = active.some((card) => hasEffect(content.activate[card], SHUFFLE_DISCARDS));
  return isShuffled ? [...active, ...state.discard] : active;
}

function canDamage(content: Content, card: number): boolean {
  return [content.activate[card], content.reveal[card]].some(
    (effects) => hasEffect(effects, HULL_DAMAGE) || hasEffect(effects, SHIELD_OR_HULL_DAMAGE),
  );
}

/** A card holding a locked die, or one that returns crew while crew is, or can come, in the Infirmary. */
function canReturnDie(
  state: Readonly<State>,
  content: Content,
  card: number,
  cards: readonly number[],
): boolean {
  if (hasEffect(content.activate[card], FREE_DIE) && countAt(state, ON_CARD + card) > 0)
    return true;
  if (!hasEffect(content.activate[card], RETURN_CREW)) return false;
  if (countAt(state, INFIRMARY) > 0) return true;
  const isSendable = state.place.some(
    (place) => place >= ON_CARD && content.needFace[place - ON_CARD] !== -1,
  );
  return isSendable && cards.some((other) => hasEffect(content.activate[other], SEND_CREW));
}

function hasEffect(effects: readonly number[] | undefined, wanted: number): boolean {
  return effects?.some((effect, i) => i % 2 === 0 && effect === wanted) === true;
}
