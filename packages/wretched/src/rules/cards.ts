// Turning the cards: the prompt, the pull, then what Aces and trackers do, in that order (rules 11, 28-34, R13, R14).
import { drawCard } from "@games/core-rng";
import { type Content, isAce, isTracker } from "../content.js";
import { cardId, SUIT_SIZE, SUITS, type Suit } from "../data/cards.js";
import { type AceRole, LEVEL } from "../pack.js";
import type { Play, State } from "../types.js";
import { announceCheck, checkLevel, reductionOf } from "./damage.js";
import { endTasks } from "./day.js";
import { DECK } from "./deck.js";
import { applyEffect } from "./effects.js";
import { lose } from "./ending.js";

/** Turns the next face-down card: it gets its identity now. */
export function turnCard(play: Play): void {
  const { state } = play;
  const card = drawCard(state.deck, play.luck.deck, DECK) as number; // at least `faceDownCount` cards are in the deck
  const left = --state.faceDownCount;
  state.current = card;
  state.discard.push(card);
  state.turnedToday++;
  state.cardsTurned++;
  play.emit?.({ type: "card-turned", card: cardId(card), left, reveals: true });
  if (checkLevel(state.config, play.content, card) === LEVEL.none) applyCard(play, card);
  else {
    state.stage = "towerPull";
    announceCheck(play);
  }
}

/** What a card does after its pull: trackers count, Aces help, modifier cards do what their pack says. */
export function applyCard(play: Play, card: number): void {
  if (isTracker(play.content, card)) {
    if (revealKing(play, card)) return;
  } else if (isAce(card) && applyAce(play, card)) return;
  modifyGame(play, card);
}

/** A modifier card does its part; an ordinary card has none (R59). */
function modifyGame(play: Play, card: number): void {
  const effect = play.content.effects[card];
  if (effect === undefined || effect === null) completeCard(play);
  else if (effect.kind !== "lose-tracker") {
    applyEffect(play, card, effect);
    completeCard(play);
  } else if (!offerKings(play)) completeCard(play);
}

/** Waits for the choice of a tracker, if there is one to choose; returns true if it waits. */
function offerKings({ state, content, emit }: Play): boolean {
  const choices = kingChoices(state, content);
  if (choices.length === 0) return false;
  state.stage = "specialChecks"; // R17: the choice is made now or never
  emit?.({ type: "king-choice-offered", cards: choices.map(cardId) });
  return true;
}

/** One tracker more; the last one ends the game at once (rule 33, R23). Returns true if it did. */
function revealKing(play: Play, card: number): boolean {
  const { state } = play;
  const { trackerLimit: limit, isNarrativeOnly } = state.config;
  const kings = ++state.kingsRevealed;
  play.emit?.({ type: "king-revealed", card: cardId(card), kings, limit });
  const isLast = kings >= limit && !isNarrativeOnly;
  if (isLast) {
    state.current = null;
    lose(play, "four_kings");
  }
  return isLast;
}

/** Every Ace raises the bonus; then it does what its role says (rules 26, 28-32). Returns true if the game waits for a choice. */
function applyAce(play: Play, card: number): boolean {
  const { state } = play;
  const id = cardId(card);
  const bonusCounter = ++state.bonusCounter;
  play.emit?.({ type: "bonus-raised", card: id, bonusCounter, reduction: reductionOf(state) });
  const role = roleOf(state, card);
  if (role === "win") lightBeacon(play, card);
  else if (role === "boost") {
    state.isBoosted = true;
    play.emit?.({ type: "rescue-boosted", card: id, need: state.config.rescueBoosted });
  } else if (role === "skip") {
    state.hasTool = true;
    play.emit?.({ type: "tool-found", card: id });
  } else if (role !== "none") return offerKings(play);
  return false;
}

/** The role of a card: `none` for all but Aces. */
export function roleOf({ config }: Readonly<State>, card: number | null): AceRole {
  return card !== null && isAce(card) ? config.aces[SUITS[card / SUIT_SIZE] as Suit] : "none";
}

/** Lights the beacon and lays out the tokens; a beacon that is lit stays as it is (rule 28, R20). */
function lightBeacon({ state, emit }: Play, card: number): void {
  if (state.isBeaconActive) return;
  state.isBeaconActive = true;
  state.tokens = state.config.tokens;
  emit?.({ type: "beacon-lit", card: cardId(card), tokens: state.tokens });
}

/** The trackers that count, in the order they came. */
export function visibleKings(state: Readonly<State>, content: Content): number[] {
  return state.discard.filter(
    (card) => isTracker(content, card) && !state.removedKings.includes(card),
  );
}

/** What the current card can do with a tracker: an Ace by its role, a modifier card that loses one (R59). */
export function kingPower(
  state: Readonly<State>,
  content: Content,
): "return-king" | "remove-king" | null {
  const { current } = state;
  if (current === null) return null;
  if (content.effects[current]?.kind === "lose-tracker") return "remove-king";
  const role = roleOf(state, current);
  return role === "return-king" || role === "remove-king" ? role : null;
}

/** The trackers that the current card may send back or take out of the game (rules 31, 32, R18). */
export function kingChoices(state: Readonly<State>, content: Content): number[] {
  const { returnableKing } = content;
  const isAny = returnableKing === null || kingPower(state, content) === "remove-king";
  return visibleKings(state, content).filter((card) => isAny || card === returnableKing);
}

/** Shuffles a tracker back into the deck; it cannot turn up among today's cards (R18). */
export function returnKing(play: Play, card: number): void {
  const { state } = play;
  const at = state.discard.indexOf(card);
  if (at >= state.discard.length - state.turnedToday) state.turnedToday--; // R58: it is not put away
  state.discard.splice(at, 1);
  state.returnedKing = card;
  const kings = --state.kingsRevealed;
  play.emit?.({ type: "king-returned", card: cardId(card), kings });
  closeChoice(play);
}

/** Takes a tracker out of the game for good. */
export function removeKing(play: Play, card: number): void {
  play.state.removedKings.push(card);
  const kings = --play.state.kingsRevealed;
  play.emit?.({ type: "king-removed", card: cardId(card), kings });
  closeChoice(play);
}

/** Leaves the trackers as they are. */
export function keepKing(play: Play): void {
  play.emit?.({ type: "king-kept", kings: play.state.kingsRevealed });
  closeChoice(play);
}

/** The choice is made: an Ace may be a modifier card too, any other card has done its part. */
function closeChoice(play: Play): void {
  const { current } = play.state;
  if (current !== null && isAce(current)) modifyGame(play, current);
  else completeCard(play);
}

function completeCard(play: Play): void {
  const { state } = play;
  state.current = null;
  if (state.faceDownCount > 0) state.stage = "processCard";
  else endTasks(play);
}
