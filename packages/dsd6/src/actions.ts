// What may be done: legalActions, and the predicates that it shares with check.
import type { Content } from "./content.js";
import {
  ASSIGN,
  BARRIER,
  BOSS,
  COMMANDER,
  DICE,
  EXTERNAL,
  FACES,
  FIRST_STATION,
  INTERNAL,
  MEDICAL,
  NO_COMMANDER,
  NO_RECHARGE,
  OVER,
  POOL,
  ROLL,
  SCANNERS,
  SCIENCE,
  TACTICAL,
  THREAT,
} from "./data/vocabulary.js";
import { BARRIER_UP, countAt, isDestroyed, ONE_ENEMY, survey } from "./state.js";
import type { Action, RefusalCode, State, TargetCode } from "./types.js";

/** Why a card in play cannot be shot at, given a survey of what is in play (rule 8, R39). */
export function targetRefusal(
  state: Readonly<State>,
  content: Content,
  seen: number,
  at: number,
): TargetCode | undefined {
  const card = state.play[at] as number;
  switch (content.kind[card]) {
    case EXTERNAL:
      return content.onlyAlone[card] && seen >= 2 * ONE_ENEMY ? "not-alone" : undefined;
    case BARRIER:
      return state.hp[at] === 0 ? "already-destroyed" : undefined;
    case BOSS:
      return seen & BARRIER_UP ? "barrier-up" : undefined;
    default:
      return "not-an-enemy";
  }
}

/** Why a stasis token cannot go on a card in play (R30). */
export function stasisRefusal(
  state: Readonly<State>,
  content: Content,
  at: number,
): RefusalCode | undefined {
  if (isDestroyed(state, content, at)) return "already-destroyed";
  const isInside = content.kind[state.play[at] as number] === INTERNAL;
  return isInside && state.config.stasis === "one-turn" ? "no-stasis" : undefined;
}

/** Why a station cannot be used, whatever the die (R9, R10, R12). */
export function stationRefusal(
  state: Readonly<State>,
  seen: number,
  face: number,
): RefusalCode | undefined {
  if (face === COMMANDER && seen & NO_COMMANDER) return "commander-blocked";
  const isUsed = state.config.stationUse === "once" && countAt(state, face + FIRST_STATION) > 0;
  return isUsed ? "station-used" : undefined;
}

/** Holds the list that is being made; a copy of just its length is handed out. */
const listed: Action[] = [];
let length = 0;

function list(action: Action | undefined): void {
  listed[length++] = action as Action;
}

/** Every legal action: dice in order, for each its station and then the cards it resolves, and the end of Assign last. */
export function legalActions(state: Readonly<State>, content: Content): readonly Action[] {
  const { actions } = content;
  if (state.phase === ROLL) return actions.roll;
  if (state.phase === OVER) return actions.none;
  if (state.phase !== ASSIGN) return actions.proceed;
  const seen = survey(state, content);
  length = 0;
  for (let die = 0; die < DICE; die++) {
    if (state.place[die] === POOL) listForDie(state, content, seen, die);
  }
  if (length === 0) return actions.endAssign;
  list(actions.endAssign[0]);
  return listed.slice(0, length);
}

function listForDie(state: Readonly<State>, content: Content, seen: number, die: number): void {
  const face = state.face[die] as number;
  if (face >= THREAT) return;
  if (face === TACTICAL) listShots(state, content, seen, die);
  else if (face === SCIENCE) listScience(state, content, seen, die);
  else if (face === MEDICAL) listHealing(state, content, die);
  else if (face === COMMANDER) listCommands(state, content, seen, die);
  else list(content.actions.repair[die]);
  const { resolve, cards } = content.actions;
  for (let at = 0; at < state.play.length; at++) {
    const card = state.play[at] as number;
    if (content.needFace[card] === face) list(resolve[die * cards + card]);
  }
}

function listShots(state: Readonly<State>, content: Content, seen: number, die: number): void {
  const { fire, cards } = content.actions;
  for (let at = 0; at < state.play.length; at++) {
    if (targetRefusal(state, content, seen, at) === undefined)
      list(fire[die * cards + (state.play[at] as number)]);
  }
}

function listScience(state: Readonly<State>, content: Content, seen: number, die: number): void {
  if (stationRefusal(state, seen, SCIENCE) !== undefined) return;
  const { recharge, stasis, cards } = content.actions;
  if ((seen & NO_RECHARGE) === 0) list(recharge[die]);
  for (let at = 0; at < state.play.length; at++) {
    if (stasisRefusal(state, content, at) === undefined)
      list(stasis[die * cards + (state.play[at] as number)]);
  }
}

function listHealing(state: Readonly<State>, content: Content, die: number): void {
  const { heal } = content.actions;
  const first = die * (DICE + 1);
  let freeable = 0;
  for (let other = 0; other < DICE; other++) {
    if (state.place[other] !== SCANNERS) continue;
    list(heal[first + other]);
    freeable++;
  }
  if (freeable === 0 || state.config.medical === "either") list(heal[first + DICE]);
}

function listCommands(state: Readonly<State>, content: Content, seen: number, die: number): void {
  if (stationRefusal(state, seen, COMMANDER) !== undefined) return;
  const { reroll, change } = content.actions;
  let others = 0;
  for (let other = 0; other < DICE; other++) {
    if (other === die || state.place[other] !== POOL) continue;
    if (others++ === 0) list(reroll[die]);
    const first = (die * DICE + other) * FACES.length;
    for (let face = 0; face < FACES.length; face++) list(change[first + face]);
  }
}
