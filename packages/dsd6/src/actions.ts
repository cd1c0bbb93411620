// What can be done, and why something cannot: legalActions and check share their predicates.
import type { Refusal } from "@games/core-game";
import type { DieActions } from "./action-table.js";
import type { Content } from "./content.js";
import { FACE, FACES, type Face, FLAG, PLACE } from "./data/vocabulary.js";
import { refuse } from "./messages.js";
import {
  boardFlags,
  cardOf,
  countAt,
  diceAt,
  hasFlag,
  isDestroyed,
  isOver,
  stationOf,
} from "./state.js";
import type { Action, RefusalCode, State, TargetCode } from "./types.js";

/** Why a card in play cannot be shot at, given the board flags (rule 8, R39). */
export function targetRefusal(
  state: Readonly<State>,
  content: Content,
  flags: number,
  at: number,
): TargetCode | undefined {
  const { kind, row } = cardOf(content, state.inPlay[at] as number);
  switch (kind) {
    case "external":
      return row.onlyAlone && flags & protectors(state) ? "not-alone" : undefined;
    case "boss-barrier":
      return state.hitPoints[at] === 0 ? "already-destroyed" : undefined;
    case "boss":
      return flags & FLAG["barrier-up"] ? "barrier-up" : undefined;
    default:
      return "not-an-enemy";
  }
}

/** R39: what protects a threat that can only be hit alone. */
function protectors({ config }: Readonly<State>): number {
  return config.onlyAlone === "no-other-enemy" ? FLAG.enemies : FLAG.externals;
}

/** Why a stasis token cannot go on a card in play (R30). */
function stasisRefusal(state: Readonly<State>, content: Content, at: number) {
  if (isDestroyed(state, content, at)) return "already-destroyed";
  const { kind } = cardOf(content, state.inPlay[at] as number);
  return kind === "internal" && state.config.stasis === "one-turn" ? "no-stasis" : undefined;
}

/** Why the station of a face cannot be used, whatever the die (R9, R10, R12). */
function stationRefusal(state: Readonly<State>, flags: number, face: number) {
  if (face === FACE.commander && flags & FLAG["no-commander"]) return "commander-blocked";
  if (state.config.stationUse === "each-die") return undefined;
  const isLimited = face === FACE.commander || face === FACE.science;
  return isLimited && countAt(state, stationOf(face)) > 0 ? "station-used" : undefined;
}

/** R11: a reroll needs another die in the pool. */
function canReroll(state: Readonly<State>): boolean {
  return countAt(state, PLACE.pool) > 1;
}

/** R5: a Medical die has to free a Scanner die when there is one. */
function mustFree(state: Readonly<State>): boolean {
  return state.config.medical === "both" && countAt(state, PLACE.scanners) > 0;
}

const NOTHING: readonly Action[] = Object.freeze([]);

/** Holds the list that is being made; a copy of just its length is handed out. */
const listed: Action[] = [];
let length = 0;

function list(action: Action | undefined): void {
  listed[length++] = action as Action;
}

/** Every legal action: dice in order, for each its station and then the cards it resolves, and the end of Assign last. */
export function legalActions(state: Readonly<State>, content: Content): readonly Action[] {
  const { actions } = content;
  if (state.phase === "roll") return actions.roll;
  if (state.phase === "over") return NOTHING;
  if (state.phase !== "assign") return actions.continue;
  const flags = boardFlags(state, content);
  length = 0;
  const { places } = state;
  const { pool } = PLACE; // in a local, as in every loop here: loading it each time is slower
  for (let die = 0; die < places.length; die++) {
    if (places[die] === pool) listDie(state, content, flags, die);
  }
  if (length === 0) return actions.endAssign;
  list(actions.endAssign[0]);
  return listed.slice(0, length);
}

function listDie(state: Readonly<State>, content: Content, flags: number, die: number): void {
  const face = state.faces[die] as number | null;
  if (face === null || face === FACE.threat) return;
  const own = content.actions.dice[die] as DieActions;
  if (face === FACE.engineering) list(own.repair);
  else if (face === FACE.medical) listHealing(state, own);
  else if (face === FACE.tactical) listShots(state, content, flags, own);
  else if (stationRefusal(state, flags, face) === undefined) {
    if (face === FACE.science) listScience(state, content, flags, own);
    else listCommands(state, own, die);
  }
  const needed = FLAG.needs << face;
  if ((flags & needed) === 0) return;
  for (let at = 0; at < state.inPlay.length; at++) {
    const card = state.inPlay[at] as number;
    if ((cardOf(content, card).flags & needed) !== 0) list(own.resolve[card]);
  }
}

function listShots(state: Readonly<State>, content: Content, flags: number, own: DieActions): void {
  for (let at = 0; at < state.inPlay.length; at++) {
    if (targetRefusal(state, content, flags, at) === undefined)
      list(own.fire[state.inPlay[at] as number]);
  }
}

function listHealing(state: Readonly<State>, own: DieActions): void {
  const { places } = state;
  const { scanners } = PLACE;
  for (let other = 0; other < places.length; other++) {
    if (places[other] === scanners) list(own.healAndFree[other]);
  }
  if (!mustFree(state)) list(own.heal);
}

function listScience(
  state: Readonly<State>,
  content: Content,
  flags: number,
  own: DieActions,
): void {
  if ((flags & FLAG["no-recharge"]) === 0) list(own.recharge);
  for (let at = 0; at < state.inPlay.length; at++) {
    if (stasisRefusal(state, content, at) === undefined)
      list(own.stasis[state.inPlay[at] as number]);
  }
}

function listCommands(state: Readonly<State>, own: DieActions, die: number): void {
  if (canReroll(state)) list(own.reroll);
  const { places } = state;
  const { pool } = PLACE;
  for (let other = 0; other < places.length; other++) {
    if (other === die || places[other] !== pool) continue;
    const changes = own.change[other] as readonly Action[];
    for (let face = 0; face < changes.length; face++) list(changes[face]);
  }
}

type MaybeRefusal = Refusal<RefusalCode> | undefined;

/** Why an action is not legal, or undefined. */
export function check(state: Readonly<State>, content: Content, action: Action): MaybeRefusal {
  if (isOver(state)) return refuse("game-over");
  if (!isInPhase(state, action)) return refuse("wrong-phase", { phase: state.phase });
  switch (action.type) {
    case "roll":
    case "end-assign":
    case "continue":
      return undefined;
    default:
      return checkDie(state, action.die) ?? checkUse(state, content, action);
  }
}

function isInPhase({ phase }: Readonly<State>, { type }: Action): boolean {
  if (type === "roll") return phase === "roll";
  if (type === "continue") return phase === "draw" || phase === "activate";
  return phase === "assign";
}

/** Why a die cannot be used at all (R7). */
function checkDie(state: Readonly<State>, die: number): MaybeRefusal {
  if (state.places[die] !== PLACE.pool) return refuse("not-in-pool", { number: die + 1 });
  if (state.faces[die] === null) return refuse("not-rolled", { number: die + 1 });
  return state.faces[die] === FACE.threat ? refuse("threat-face", { number: die + 1 }) : undefined;
}

/** An action of the Assign phase that uses a die. */
type DieAction = Extract<Action, { readonly die: number }>;

/** Why a die cannot be used in this way. */
function checkUse(state: Readonly<State>, content: Content, action: DieAction): MaybeRefusal {
  const { die } = action;
  switch (action.type) {
    case "reroll":
      return (
        checkStation(state, content, die, FACE.commander) ??
        (canReroll(state) ? undefined : refuse("nothing-to-reroll"))
      );
    case "change":
      return (
        checkStation(state, content, die, FACE.commander) ?? checkOther(state, die, action.other)
      );
    case "fire":
      return checkFace(state, die, FACE.tactical) ?? checkShot(state, content, action.target);
    case "heal":
      return checkFace(state, die, FACE.medical) ?? checkFreed(state, action.freed);
    case "recharge":
      return checkStation(state, content, die, FACE.science) ?? checkRecharge(state, content);
    case "stasis":
      return (
        checkStation(state, content, die, FACE.science) ??
        checkStasis(state, content, action.target)
      );
    case "repair":
      return checkFace(state, die, FACE.engineering);
    case "resolve":
      return checkResolve(state, content, die, action.target);
  }
}

function checkFace(state: Readonly<State>, die: number, needed: number): MaybeRefusal {
  const face = state.faces[die] as number;
  if (face === needed) return undefined;
  const names = { face: FACES[face] as Face, needed: FACES[needed] as Face };
  return refuse("wrong-face", { number: die + 1, ...names });
}

function checkStation(
  state: Readonly<State>,
  content: Content,
  die: number,
  face: number,
): MaybeRefusal {
  const wrong = checkFace(state, die, face);
  if (wrong !== undefined) return wrong;
  const code = stationRefusal(state, boardFlags(state, content), face);
  if (code === "station-used") return refuse(code, { station: FACES[face] as Face });
  return code && refuse(code, { name: nameWith(state, content, "no-commander") });
}

function checkOther(state: Readonly<State>, die: number, other: number): MaybeRefusal {
  if (other === die) return refuse("same-die");
  return state.places[other] === PLACE.pool
    ? undefined
    : refuse("not-in-pool", { number: other + 1 });
}

function checkFreed(state: Readonly<State>, freed: number | null): MaybeRefusal {
  const dice = diceAt(state, PLACE.scanners);
  if (freed !== null)
    return dice.includes(freed) ? undefined : refuse("not-in-scanners", { number: freed + 1 });
  if (!mustFree(state)) return undefined;
  return refuse("must-free", { dice: dice.map((die) => die + 1).join(", ") });
}

function checkRecharge(state: Readonly<State>, content: Content): MaybeRefusal {
  if (!hasFlag(state, content, "no-recharge")) return undefined;
  return refuse("recharge-blocked", { name: nameWith(state, content, "no-recharge") });
}

function checkShot(state: Readonly<State>, content: Content, target: number): MaybeRefusal {
  const { name } = cardOf(content, target);
  const at = state.inPlay.indexOf(target);
  const flags = boardFlags(state, content);
  if (at < 0) return flags & FLAG.enemy ? refuse("not-in-play", { name }) : refuse("no-target");
  const code = targetRefusal(state, content, flags, at);
  if (code === "barrier-up")
    return refuse(code, { name, barrier: nameWith(state, content, "barrier-up") });
  return code && refuse(code, { name });
}

function checkStasis(state: Readonly<State>, content: Content, target: number): MaybeRefusal {
  const { name } = cardOf(content, target);
  const at = state.inPlay.indexOf(target);
  const code = at < 0 ? "not-in-play" : stasisRefusal(state, content, at);
  return code && refuse(code, { name });
}

function checkResolve(
  state: Readonly<State>,
  content: Content,
  die: number,
  target: number,
): MaybeRefusal {
  const { name, neededFace } = cardOf(content, target);
  if (!state.inPlay.includes(target)) return refuse("not-in-play", { name });
  if (neededFace === undefined) return refuse("cannot-be-resolved", { name });
  return checkFace(state, die, neededFace);
}

/** The name of the first card in play that sets a board flag. */
function nameWith(state: Readonly<State>, content: Content, flag: keyof typeof FLAG): string {
  const card = state.inPlay.find(
    (card, at) => cardOf(content, card).flags & FLAG[flag] && !isDestroyed(state, content, at),
  );
  return card === undefined ? "" : cardOf(content, card).name;
}
