// Turning the cards: the prompt, the pull, then what Aces and trackers do, in that order (rules 11, 28-34, R13, R14).
import { drawCard, type Luck } from "@games/core-rng";
import { cardId, SUIT_SIZE, SUITS, type Suit } from "../data/cards.js";
import { isTracker, type Sheet } from "../pack.js";
import type { AceRole, State } from "../types.js";
import { announceCheck, checkLevel, reductionOf } from "./damage.js";
import { endTasks } from "./day.js";
import { lose } from "./ending.js";
import { type Listener, pass, rest } from "./stages.js";

/** Turns the next face-down card: it gets its identity now. */
export function turnCard(state: State, sheet: Sheet, luck: Luck, emit: Listener): void {
  const card = drawCard(state.deck, luck) as number; // as many cards as `hand` counts are in the deck
  state.hand--;
  state.current = card;
  state.discard.push(card);
  emit?.({ type: "card-turned", card: cardId(card), left: state.hand, reveals: true });
  pass("showPrompt", emit);
  pass("evaluateCard", emit);
  if (checkLevel(sheet, state.config, card) === 0) settleCard(state, sheet, emit);
  else {
    rest(state, "towerPull", emit);
    announceCheck(sheet, state, emit);
  }
}

/** What the current card does after its pull: trackers count, Aces help. */
export function settleCard(state: State, sheet: Sheet, emit: Listener): void {
  pass("specialChecks", emit);
  const card = state.current;
  if (isTracker(sheet, card)) revealKing(state, card, emit);
  else if (card % SUIT_SIZE === 0) settleAce(state, sheet, card, emit);
  else completeCard(state, emit);
}

/** One tracker more; the last one ends the game at once (rule 33, R23). */
function revealKing(state: State, card: number, emit: Listener): void {
  const limit = state.config.trackerLimit;
  const kings = ++state.kingsRevealed;
  emit?.({ type: "king-revealed", card: cardId(card), kings, limit });
  if (kings >= limit && !state.config.narrativeOnly) {
    state.current = -1;
    lose(state, "four_kings", emit);
  } else completeCard(state, emit);
}

/** Every Ace raises the bonus; then it does what its role says (rules 26, 28-32). */
function settleAce(state: State, sheet: Sheet, card: number, emit: Listener): void {
  state.bonusCounter++;
  const { bonusCounter } = state;
  const id = cardId(card);
  emit?.({ type: "bonus-raised", card: id, bonusCounter, reduction: reductionOf(state) });
  const role = roleOf(state, card);
  if (role === "win") lightBeacon(state, card, emit);
  else if (role === "boost") {
    state.boosted = true;
    emit?.({ type: "rescue-boosted", card: id, need: state.config.rescueBoosted });
  } else if (role === "skip") {
    state.toolAvailable = true;
    emit?.({ type: "tool-found", card: id });
  } else if (role !== "none" && kingChoices(state, sheet).length > 0) {
    state.stage = "specialChecks"; // R17: the choice is made now or never
    emit?.({ type: "king-choice-offered", cards: kingChoices(state, sheet).map(cardId) });
    return;
  }
  completeCard(state, emit);
}

/** The role of an Ace. */
export function roleOf(state: Readonly<State>, card: number): AceRole {
  return state.config.aces[SUITS[Math.floor(card / SUIT_SIZE)] as Suit];
}

/** Lights the beacon and lays out the tokens; a beacon that is lit stays as it is (rule 28, R20). */
function lightBeacon(state: State, card: number, emit: Listener): void {
  if (state.beaconActive) return;
  state.beaconActive = true;
  state.tokens = state.config.tokens;
  emit?.({ type: "beacon-lit", card: cardId(card), tokens: state.tokens });
}

/** The trackers that count, in the order they came. */
export function visibleKings(state: Readonly<State>, sheet: Sheet): number[] {
  return state.discard.filter((card) => isTracker(sheet, card) && card !== state.removed);
}

/** The trackers that the current Ace may send back or take out of the game (rules 31, 32, R18). */
export function kingChoices(state: Readonly<State>, sheet: Sheet): number[] {
  const kings = visibleKings(state, sheet);
  if (roleOf(state, state.current) === "remove-king" || sheet.returns < 0) return kings;
  return kings.filter((card) => card === sheet.returns);
}

/** Shuffles a tracker back into the deck; it cannot turn up among today's cards (R18). */
export function returnKing(state: State, card: number, emit: Listener): void {
  const { discard } = state;
  discard.splice(discard.indexOf(card), 1);
  state.returned = card;
  state.kingsRevealed--;
  emit?.({ type: "king-returned", card: cardId(card), kings: state.kingsRevealed });
  completeCard(state, emit);
}

/** Takes a tracker out of the game for good. */
export function removeKing(state: State, card: number, emit: Listener): void {
  state.removed = card;
  state.kingsRevealed--;
  emit?.({ type: "king-removed", card: cardId(card), kings: state.kingsRevealed });
  completeCard(state, emit);
}

/** Leaves the trackers as they are. */
export function keepKing(state: State, emit: Listener): void {
  emit?.({ type: "king-kept", kings: state.kingsRevealed });
  completeCard(state, emit);
}

function completeCard(state: State, emit: Listener): void {
  state.current = -1;
  pass("cardComplete", emit);
  if (state.hand > 0) rest(state, "processCard", emit);
  else endTasks(state, emit);
}
