// Copies of a state, small readers, and the survey of what is in play that legality and rules share.
import { cloneDeck, cloneWords } from "@games/core-rng";
import type { Content } from "./content.js";
import {
  BARRIER,
  DICE,
  INTERNAL,
  ON_CARD,
  SCANNERS,
  SCANNERS_PER_CARD,
} from "./data/vocabulary.js";
import type { State } from "./types.js";

/** An independent copy; the configuration never changes and is shared. */
export function clone(state: Readonly<State>): State {
  return {
    config: state.config,
    turn: state.turn,
    phase: state.phase,
    result: state.result,
    killer: state.killer,
    threatDie: state.threatDie,
    hull: state.hull,
    shields: state.shields,
    place: state.place.slice(),
    face: state.face.slice(),
    play: state.play.slice(),
    hp: state.hp.slice(),
    stasis: state.stasis.slice(),
    discard: state.discard.slice(),
    deck: cloneDeck(state.deck),
    isBossDestroyed: state.isBossDestroyed,
    luck: {
      crew: cloneWords(state.luck.crew),
      threat: cloneWords(state.luck.threat),
      deck: cloneWords(state.luck.deck),
    },
  };
}

/** How many dice are at a place. */
export function countAt(state: Readonly<State>, place: number): number {
  let count = 0;
  for (let die = 0; die < DICE; die++) if (state.place[die] === place) count++;
  return count;
}

/** The lowest die at a place, or -1. */
export function firstAt(state: Readonly<State>, place: number): number {
  return state.place.indexOf(place);
}

/** The card a die lies on, or -1. */
export function cardUnder(state: Readonly<State>, die: number): number {
  const place = state.place[die] as number;
  return place >= ON_CARD ? place - ON_CARD : -1;
}

/** The extra cards that the dice in Scanners draw (R1, R2). */
export function scannerCards(state: Readonly<State>): number {
  return Math.floor(countAt(state, SCANNERS) / SCANNERS_PER_CARD);
}

/** A card in play that can no longer do or suffer anything: a Barrier that was shot down. */
export function isDestroyed(state: Readonly<State>, content: Content, at: number): boolean {
  return content.kind[state.play[at] as number] === BARRIER && state.hp[at] === 0;
}

/** Bit of a survey: an undestroyed Barrier stands. */
export const BARRIER_UP = 8;
/** A survey counts enemies from this bit on. */
export const ONE_ENEMY = 16;

/** What is in play, in one number: the bits of the passives, {@link BARRIER_UP}, and the number of enemies. */
export function survey(state: Readonly<State>, content: Content): number {
  const { play, hp } = state;
  let seen = 0;
  for (let at = 0; at < play.length; at++) {
    const card = play[at] as number;
    const kind = content.kind[card] as number;
    if (kind === BARRIER) {
      if (hp[at] === 0) continue;
      seen |= BARRIER_UP;
    }
    seen |= content.passive[card] as number;
    if (kind !== INTERNAL) seen += ONE_ENEMY;
  }
  return seen;
}

/** Takes the card at a position out of play; the order of the others stays. */
export function removeFromPlay(state: State, at: number): void {
  const { play, hp, stasis } = state;
  const last = play.length - 1;
  for (let i = at; i < last; i++) {
    play[i] = play[i + 1] as number;
    hp[i] = hp[i + 1] as number;
    stasis[i] = stasis[i + 1] as number;
  }
  play.pop();
  hp.pop();
  stasis.pop();
}
