// The frame of a day: it begins, its cards are dealt, it ends (rules 10, 13, 15).
import { deckSize, die, type Luck, shuffleIn } from "@games/core-rng";
import type { State } from "../types.js";
import { endStory, lose } from "./ending.js";
import { type Listener, pass, rest } from "./stages.js";

/** A day begins; without cards there is nothing to do but to write and to wait (R27). */
export function beginDay(state: State, emit: Listener): void {
  state.cardsThisTurn = 0;
  pass("dayStart", emit);
  emit?.({ type: "day-began", day: state.day });
  if (deckSize(state.deck) === 0) rest(state, "journalPhase", emit);
  else rest(state, "rollForTasks", emit);
}

/** The day's die tells how many cards lie face down; fewer when the deck runs short (rule 10). */
export function rollTasks(state: State, luck: Luck, emit: Listener): void {
  const face = die(luck, state.config.dayDie);
  dealHand(state, face);
  emit?.({ type: "tasks-rolled", face, cards: state.hand, reveals: true });
  pass("drawCards", emit);
  rest(state, "processCard", emit);
}

/** Lays so many cards of the deck face down, or all that are left. */
function dealHand(state: State, count: number): void {
  state.cardsThisTurn = count;
  state.hand = Math.min(count, deckSize(state.deck));
}

/** All cards of the day are turned: they are put away, and a King that was sent back joins the deck (R18). */
export function endTasks(state: State, emit: Listener): void {
  pass("discardCards", emit);
  emit?.({ type: "cards-discarded", count: Math.min(state.cardsThisTurn, state.discard.length) });
  if (state.returned >= 0) {
    shuffleIn(state.deck, [state.returned]);
    state.returned = -1;
  }
  rest(state, "journalPhase", emit);
}

/** The day is over: on to the next one, unless the deck has run out (rule 38, R27). */
export function endDay(state: State, emit: Listener): void {
  pass("deckCheck", emit);
  const { config, beaconActive } = state;
  const isOut = deckSize(state.deck) === 0;
  if (isOut && config.narrativeOnly) endStory(state, emit);
  else if (isOut && !(beaconActive && config.exhaustionWithBeacon === "continue"))
    lose(state, "deck_exhausted", emit);
  else {
    state.day++;
    beginDay(state, emit);
  }
}
