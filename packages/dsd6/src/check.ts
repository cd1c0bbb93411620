// Why an action is not legal: takes any object, whatever its fields.
import type { Refusal } from "@games/core-game";
import { stasisRefusal, stationRefusal, targetRefusal } from "./actions.js";
import type { Content } from "./content.js";
import {
  ASSIGN,
  COMMANDER,
  DICE,
  ENGINEERING,
  FACES,
  type Face,
  MEDICAL,
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
import { countAt, ONE_ENEMY, survey } from "./state.js";
import type { Action, RefusalCode, State } from "./types.js";

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
