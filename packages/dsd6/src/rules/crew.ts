// Crew and dice that move by themselves: into the Infirmary and back, locked and freed (rules 12-13, R19-R22).
import type { Emit } from "@games/core-game";
import type { Content } from "../content.js";
import {
  DICE,
  FIRST_STATION,
  INFIRMARY,
  LAST_STATION,
  ON_CARD,
  POOL,
  SCANNERS,
  SPENT,
} from "../data/vocabulary.js";
import { firstAt } from "../state.js";
import type { Event, State } from "../types.js";
import { checkCrew } from "./ending.js";
import { nameOf } from "./naming.js";

/** R19: the order in which crew is sent; -1 for dice that are out of reach. */
function reachOf(content: Content, place: number): number {
  if (place === POOL) return 0;
  if ((place >= FIRST_STATION && place <= LAST_STATION) || place === SPENT) return 1;
  return place >= ON_CARD && content.needFace[place - ON_CARD] !== -1 ? 2 : -1;
}

/** R19: sends crew to the Infirmary, pool first, then stations, then cards, lowest die first. */
export function sendCrew(
  state: State,
  content: Content,
  card: number,
  amount: number,
  emit?: Emit<Event>,
): void {
  let left = amount;
  for (let reach = 0; reach <= 2; reach++) {
    for (let die = 0; die < DICE && left > 0; die++) {
      if (reachOf(content, state.place[die] as number) !== reach) continue;
      send(state, content, card, die, emit);
      left--;
    }
  }
  if (left < amount) checkCrew(state, card, emit);
}

/** R20: sends exactly the dice that are in the pool. */
export function sendPool(state: State, content: Content, card: number, emit?: Emit<Event>): void {
  for (let die = 0; die < DICE; die++) {
    if (state.place[die] === POOL) send(state, content, card, die, emit);
  }
  checkCrew(state, card, emit);
}

function send(
  state: State,
  content: Content,
  card: number,
  die: number,
  emit: Emit<Event> | undefined,
): void {
  state.place[die] = INFIRMARY;
  emit?.({ type: "crew-sent", die, card, threat: nameOf(content, card) });
}

/** R25: returns crew from the Infirmary to the pool, lowest die first. */
export function returnCrew(
  state: State,
  content: Content,
  card: number,
  amount: number,
  emit?: Emit<Event>,
): void {
  for (let left = amount; left > 0; left--) {
    const die = firstAt(state, INFIRMARY);
    if (die < 0) return;
    state.place[die] = POOL;
    emit?.({ type: "crew-returned", die, card, threat: nameOf(content, card) });
  }
}

/** R21: locks the lowest pool die on a card; none when the pool is empty. */
export function lockDie(state: State, content: Content, card: number, emit?: Emit<Event>): void {
  const die = firstAt(state, POOL);
  if (die < 0) return;
  state.place[die] = ON_CARD + card;
  emit?.({ type: "die-locked", die, card, threat: nameOf(content, card) });
}

/** Rule 23: frees the dice that a card holds. */
export function freeDice(state: State, content: Content, card: number, emit?: Emit<Event>): void {
  for (let die = 0; die < DICE; die++) {
    if (state.place[die] !== ON_CARD + card) continue;
    state.place[die] = POOL;
    emit?.({ type: "die-unlocked", die, card, threat: nameOf(content, card) });
  }
}

/** Rule 12: a die that shows Threat goes to the Scanners. */
export function scan(state: State, die: number, emit?: Emit<Event>): void {
  state.place[die] = SCANNERS;
  emit?.({ type: "die-scanned", die });
}

/** Moves a Scanner die back to the pool, its Threat face up (R7). */
export function freeScanner(state: State, die: number, emit?: Emit<Event>): void {
  state.place[die] = POOL;
  emit?.({ type: "scanner-freed", die });
}

/** The graded difficulties: a filler gives every Scanner die back. */
export function clearScanners(state: State, emit?: Emit<Event>): void {
  for (let die = 0; die < DICE; die++) {
    if (state.place[die] === SCANNERS) freeScanner(state, die, emit);
  }
}
