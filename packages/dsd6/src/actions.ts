// What may be done: legalActions and check, sharing their predicates.
import type { Refusal } from "@games/core-game";
import type { Content } from "./content.js";
import {
  ASSIGN,
  BARRIER,
  BOSS,
  COMMANDER,
  DICE,
  ENGINEERING,
  EXTERNAL,
  FACES,
  type Face,
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
  UNROLLED,
} from "./data/vocabulary.js";
import { refuse } from "./refusals.js";
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
function stasisRefusal(
  state: Readonly<State>,
  content: Content,
  at: number,
): RefusalCode | undefined {
  if (isDestroyed(state, content, at)) return "already-destroyed";
  const isInside = content.kind[state.play[at] as number] === INTERNAL;
  return isInside && state.config.stasis === "one-turn" ? "no-stasis" : undefined;
}

/** Why a station cannot be used, whatever the die (R9, R10, R12). */
function stationRefusal(
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

/** Why an action is not legal, or undefined. */
export function check(
  state: Readonly<State>,
  content: Content,
  action: Action,
): Refusal<RefusalCode> | undefined {
  const code = codeFor(state, content, action);
  return code === undefined ? undefined : refuse(code);
}

function codeFor(
  state: Readonly<State>,
  content: Content,
  action: Action,
): RefusalCode | undefined {
  if (state.phase === OVER) return "game-over";
  switch (action.type) {
    case "roll":
      return state.phase === ROLL ? undefined : "wrong-phase";
    case "continue":
      return state.phase > ASSIGN ? undefined : "wrong-phase";
    case "end-assign":
      return state.phase === ASSIGN ? undefined : "wrong-phase";
    case "reroll":
    case "change":
    case "fire":
    case "heal":
    case "recharge":
    case "stasis":
    case "repair":
    case "resolve":
      return state.phase === ASSIGN ? dieCodeFor(state, content, action) : "wrong-phase";
    default:
      return "unknown-action";
  }
}

/** An action of the Assign phase that uses a die. */
type DieAction = Extract<Action, { readonly die: number }>;

function dieCodeFor(
  state: Readonly<State>,
  content: Content,
  action: DieAction,
): RefusalCode | undefined {
  const seen = survey(state, content);
  const wrong = poolRefusal(state, action.die) ?? faceRefusal(state, action.die);
  if (wrong !== undefined) return wrong;
  switch (action.type) {
    case "reroll":
      return stationCodeFor(state, seen, action.die, COMMANDER) ?? rerollRefusal(state);
    case "change":
      return (
        stationCodeFor(state, seen, action.die, COMMANDER) ??
        changeRefusal(state, action.die, action.other, action.face)
      );
    case "fire":
      return showsRefusal(state, action.die, TACTICAL) ?? fireRefusal(state, content, seen, action);
    case "heal":
      return showsRefusal(state, action.die, MEDICAL) ?? freesRefusal(state, action.frees);
    case "recharge":
      return stationCodeFor(state, seen, action.die, SCIENCE) ?? rechargeRefusal(seen);
    case "stasis":
      return (
        stationCodeFor(state, seen, action.die, SCIENCE) ??
        onCard(state, action.target, (at) => stasisRefusal(state, content, at))
      );
    case "repair":
      return showsRefusal(state, action.die, ENGINEERING);
    case "resolve":
      return resolveRefusal(state, content, action.die, action.target);
  }
}

function isDie(die: unknown): die is number {
  return Number.isInteger(die) && (die as number) >= 0 && (die as number) < DICE;
}

/** Why a die cannot be used or changed at all. */
function poolRefusal(state: Readonly<State>, die: unknown): RefusalCode | undefined {
  if (!isDie(die)) return "no-such-die";
  return state.place[die] === POOL ? undefined : "not-in-pool";
}

/** R7: why a pool die cannot be assigned anywhere. */
function faceRefusal(state: Readonly<State>, die: number): RefusalCode | undefined {
  if (state.face[die] === THREAT) return "threat-face";
  return state.face[die] === UNROLLED ? "not-rolled" : undefined;
}

function showsRefusal(
  state: Readonly<State>,
  die: number,
  face: number | undefined,
): RefusalCode | undefined {
  return state.face[die] === face ? undefined : "wrong-face";
}

function stationCodeFor(
  state: Readonly<State>,
  seen: number,
  die: number,
  face: number,
): RefusalCode | undefined {
  return showsRefusal(state, die, face) ?? stationRefusal(state, seen, face);
}

/** R11: a reroll needs another die in the pool. */
function rerollRefusal(state: Readonly<State>): RefusalCode | undefined {
  return countAt(state, POOL) > 1 ? undefined : "nothing-to-reroll";
}

function changeRefusal(
  state: Readonly<State>,
  die: number,
  other: unknown,
  face: unknown,
): RefusalCode | undefined {
  const wrong = poolRefusal(state, other);
  if (wrong !== undefined) return wrong;
  if (other === die) return "not-in-pool";
  return FACES.includes(face as Face) ? undefined : "no-such-face";
}

function fireRefusal(
  state: Readonly<State>,
  content: Content,
  seen: number,
  action: { readonly target: unknown },
): RefusalCode | undefined {
  const code = onCard(state, action.target, (at) => targetRefusal(state, content, seen, at));
  return code === "no-such-threat" && seen < ONE_ENEMY ? "no-target" : code;
}

function freesRefusal(state: Readonly<State>, frees: unknown): RefusalCode | undefined {
  if (frees !== null)
    return isDie(frees) && state.place[frees] === SCANNERS ? undefined : "not-in-scanners";
  const isFree = state.config.medical === "either" || countAt(state, SCANNERS) === 0;
  return isFree ? undefined : "must-free";
}

function rechargeRefusal(seen: number): RefusalCode | undefined {
  return seen & NO_RECHARGE ? "recharge-blocked" : undefined;
}

function resolveRefusal(
  state: Readonly<State>,
  content: Content,
  die: number,
  target: unknown,
): RefusalCode | undefined {
  return onCard(state, target, (_, card) =>
    content.needFace[card] === -1
      ? "cannot-be-resolved"
      : showsRefusal(state, die, content.needFace[card]),
  );
}

/** Asks about a card in play by its position. */
function onCard(
  state: Readonly<State>,
  target: unknown,
  ask: (at: number, card: number) => RefusalCode | undefined,
): RefusalCode | undefined {
  const at = state.play.indexOf(target as number);
  return at < 0 ? "no-such-threat" : ask(at, state.play[at] as number);
}
