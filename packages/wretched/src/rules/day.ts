// The frame of a day: it begins, its cards are dealt, it ends (rules 10, 13, 15).
import { deckSize, diceAbout, die, shuffleIn } from "@games/core-rng";
import type { Play } from "../types.js";
import { endStory, lose } from "./ending.js";

const [DAY_DIE] = /* @__PURE__ */ diceAbout("day-die", 1);

/** A day begins; without cards there is nothing to do but to write and to wait (R27). */
export function beginDay(play: Play): void {
  const { state } = play;
  state.cardsThisTurn = 0;
  state.turnedToday = 0;
  play.emit?.({ type: "day-began", day: state.day });
  state.stage = deckSize(state.deck) === 0 ? "journalPhase" : "rollForTasks";
}

/** The day's die decides how many cards lie face down; fewer when the deck runs short (rule 10). */
export function rollTasks(play: Play): void {
  const { state } = play;
  const face = die(play.luck.dice, state.config.dayDie, DAY_DIE);
  state.cardsThisTurn = face;
  state.faceDownCount = Math.min(face, deckSize(state.deck));
  play.emit?.({ type: "tasks-rolled", face, cards: state.faceDownCount, reveals: true });
  state.stage = "processCard";
}

/** All cards of the day are turned: they are put away, and a King that was sent back joins the deck (R18). */
export function endTasks(play: Play): void {
  const { state } = play;
  play.emit?.({ type: "cards-discarded", count: state.turnedToday }); // R58
  if (state.returnedKing !== null) {
    shuffleIn(state.deck, [state.returnedKing]);
    state.returnedKing = null;
  }
  state.stage = "journalPhase";
}

/** The day is over: on to the next one, unless the deck has run out (rule 38, R27). */
export function endDay(play: Play): void {
  const { state } = play;
  const { isNarrativeOnly, exhaustionWithBeacon } = state.config;
  const canContinue = state.isBeaconActive && exhaustionWithBeacon === "continue";
  const isOut = deckSize(state.deck) === 0;
  if (isOut && isNarrativeOnly) endStory(play);
  else if (isOut && !canContinue) lose(play, "deck_exhausted");
  else {
    state.day++;
    beginDay(play);
  }
}
