// Crew and dice that move by themselves: into the Infirmary and back, locked and freed (rules 12-13, R19-R22).
import type { Content } from "../content.js";
import { PLACE } from "../data/vocabulary.js";
import { diceAt, idOf, isResolving, isUsed, placeOn } from "../state.js";
import type { Play } from "../types.js";
import { checkCrew } from "./ending.js";

/** R19: where crew is sent from, in this order. */
const REACH = { pool: 0, station: 1, card: 2, none: 3 } as const;

function reachOf(content: Content, place: number): number {
  if (place === PLACE.pool) return REACH.pool;
  if (isUsed(place)) return REACH.station;
  return isResolving(content, place) ? REACH.card : REACH.none;
}

/** R19: sends crew to the Infirmary, pool first, then stations, then cards, lowest die first. */
export function sendCrew(play: Play, card: number, amount: number): void {
  const { places } = play.state;
  let left = amount;
  for (let reach = 0; reach < REACH.none; reach++) {
    for (let die = 0; die < places.length && left > 0; die++) {
      if (reachOf(play.content, places[die] as number) !== reach) continue;
      send(play, card, die);
      left--;
    }
  }
  checkCrew(play, card);
}

/** R20: sends exactly the dice that are in the pool. */
export function sendPool(play: Play, card: number): void {
  for (const die of diceAt(play.state, PLACE.pool)) send(play, card, die);
  checkCrew(play, card);
}

function send({ state, content, emit }: Play, card: number, die: number): void {
  state.places[die] = PLACE.infirmary;
  emit?.({ type: "crew-sent", die, card, threat: idOf(content, card) });
}

/** R25: returns crew from the Infirmary to the pool, lowest die first; as published, from the Scanners. */
export function returnCrew(play: Play, card: number, amount: number): void {
  const { state, content, emit } = play;
  if (state.config.returnCrew === "from-scanners") {
    for (const die of diceAt(state, PLACE.scanners).slice(0, amount)) freeScanner(play, die);
    return;
  }
  for (const die of diceAt(state, PLACE.infirmary).slice(0, amount)) {
    state.places[die] = PLACE.pool;
    emit?.({ type: "crew-returned", die, card, threat: idOf(content, card) });
  }
}

/** R21: locks the lowest pool die on a card; none when the pool is empty, or as published the lowest used die. */
export function lockDie({ state, content, emit }: Play, card: number): void {
  const [pooled] = diceAt(state, PLACE.pool);
  const used = state.config.lockedDie === "pool-or-used" ? state.places.findIndex(isUsed) : -1;
  const die = pooled ?? (used < 0 ? undefined : used);
  if (die === undefined) return;
  state.places[die] = placeOn(card);
  emit?.({ type: "die-locked", die, card, threat: idOf(content, card) });
}

/** Rule 23: frees the dice that a card holds. */
export function freeDice({ state, content, emit }: Play, card: number): void {
  for (const die of diceAt(state, placeOn(card))) {
    state.places[die] = PLACE.pool;
    emit?.({ type: "die-unlocked", die, card, threat: idOf(content, card) });
  }
}

/** Rule 12: a die that shows Threat goes to the Scanners. */
export function scan({ state, emit }: Play, die: number): void {
  state.places[die] = PLACE.scanners;
  emit?.({ type: "die-scanned", die });
}

/** Moves a Scanner die back to the pool, its Threat face up (R7). */
export function freeScanner({ state, emit }: Play, die: number): void {
  state.places[die] = PLACE.pool;
  emit?.({ type: "scanner-freed", die });
}
