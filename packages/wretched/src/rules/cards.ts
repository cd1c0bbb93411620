// Turning the cards: the prompt, the pull, then what Aces and trackers do, in that order (rules 11, 28-34, R13, R14).
import { type About, drawCard } from "@games/core-rng";
import { type Content, isAce, isTracker } from "../content.js";
import { cardId, SUIT_SIZE, SUITS, type Suit } from "../data/cards.js";
import { type AceRole, LEVEL } from "../pack.js";
import type { Play, State } from "../types.js";
import { announceCheck, checkLevel, reductionOf } from "./damage.js";
import { endTasks } from "./day.js";
import { lose } from "./ending.js";

const DECK: About = { kind: "card", name: "deck", label: (card) => cardId(Number(card)) };

/** Turns the next face-down card: it gets its identity now. */
export function turnCard(play: Play): void {
  const { state } = play;
  const card = drawCard(state.deck, play.luck.deck, DECK) as number; // at least `faceDownCount` cards are in the deck
  const left = --state.faceDownCount;
  state.current = card;
  state.discard.push(card);
  play.emit?.({ type: "card-turned", card: cardId(card), left, reveals: true });
  if (checkLevel(state.config, play.content, card) === LEVEL.none) applyCard(play, card);
  else {
    state.stage = "towerPull";
    announceCheck(play);
  }
}

/** What a card does after its pull: trackers count, Aces help. */
export function applyCard(play: Play, card: number): void {
  if (isTracker(play.content, card)) revealKing(play, card);
  else if (isAce(card)) applyAce(play, card);
  else completeCard(play);
}

/** One tracker more; the last one ends the game at once (rule 33, R23). */
function revealKing(play: Play, card: number): void {
  const { state } = play;
  const { trackerLimit: limit, isNarrativeOnly } = state.config;
  const kings = ++state.kingsRevealed;
  play.emit?.({ type: "king-revealed", card: cardId(card), kings, limit });
  if (kings >= limit && !isNarrativeOnly) {
    state.current = null;
    lose(play, "four_kings");
  } else completeCard(play);
}

/** Every Ace raises the bonus; then it does what its role says (rules 26, 28-32). */
function applyAce(play: Play, card: number): void {
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
  } else if (role !== "none" && kingChoices(state, play.content).length > 0) {
    state.stage = "specialChecks"; // R17: the choice is made now or never
    const cards = kingChoices(state, play.content).map(cardId);
    play.emit?.({ type: "king-choice-offered", cards });
    return;
  }
  completeCard(play);
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
  return state.discard.filter((card) => isTracker(content, card) && card !== state.removedKing);
}

/** The trackers that the current Ace may send back or take out of the game (rules 31, 32, R18). */
export function kingChoices(state: Readonly<State>, content: Content): number[] {
  const { returnableKing } = content;
  const isAny = returnableKing === null || roleOf(state, state.current) === "remove-king";
  return visibleKings(state, content).filter((card) => isAny || card === returnableKing);
}

/** Shuffles a tracker back into the deck; it cannot turn up among today's cards (R18). */
export function returnKing(play: Play, card: number): void {
  const { state } = play;
  state.discard.splice(state.discard.indexOf(card), 1);
  state.returnedKing = card;
  const kings = --state.kingsRevealed;
  play.emit?.({ type: "king-returned", card: cardId(card), kings });
  completeCard(play);
}

/** Takes a tracker out of the game for good. */
export function removeKing(play: Play, card: number): void {
  play.state.removedKing = card;
  const kings = --play.state.kingsRevealed;
  play.emit?.({ type: "king-removed", card: cardId(card), kings });
  completeCard(play);
}

/** Leaves the trackers as they are. */
export function keepKing(play: Play): void {
  play.emit?.({ type: "king-kept", kings: play.state.kingsRevealed });
  completeCard(play);
}

function completeCard(play: Play): void {
  const { state } = play;
  state.current = null;
  if (state.faceDownCount > 0) state.stage = "processCard";
  else endTasks(play);
}
