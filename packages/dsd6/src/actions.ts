// What can be done, and why something cannot: legalActions and check share their predicates.
import {
  int,
  nullable,
  oneOf,
  type Refusal,
  type Shape,
  actionShape as shapeOf,
} from "@games/core-game";
import type { DieActions } from "./action-table.js";
import { type Content, cardOf } from "./content.js";
import { DICE, FACE, FACES, type Face, FLAG, PLACE } from "./data/vocabulary.js";
import { refuse } from "./messages.js";
import { boardFlags, countAt, diceAt, isDestroyed, isOver, stationOf } from "./state.js";
import type { Action, RefusalCode, State, TargetCode } from "./types.js";

/** The shape of an action. */
export function actionShape({ cards }: Content): Shape<Action> {
  const die = int(0, DICE - 1);
  const target = int(0, cards.length - 1);
  return shapeOf<Action>({
    roll: {},
    reroll: { die },
    change: { die, other: die, face: oneOf(FACES) },
    fire: { die, target },
    heal: { die, freed: nullable(die) },
    recharge: { die },
    stasis: { die, target },
    repair: { die },
    resolve: { die, target },
    "end-assign": {},
    continue: {},
  });
}

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
      return row.onlyAlone && flags & FLAG.enemies ? "not-alone" : undefined;
    case "boss-barrier":
      return state.hitPoints[at] === 0 ? "already-destroyed" : undefined;
    case "boss":
      return flags & FLAG["barrier-up"] ? "barrier-up" : undefined;
    default:
      return "not-an-enemy";
  }
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
  for (let die = 0; die < DICE; die++) {
    if (state.places[die] === PLACE.pool) listDie(state, content, flags, die);
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
  for (const card of state.inPlay) {
    if (cardOf(content, card).neededFace === face) list(own.resolve[card]);
  }
}

function listShots(state: Readonly<State>, content: Content, flags: number, own: DieActions): void {
  for (let at = 0; at < state.inPlay.length; at++) {
    if (targetRefusal(state, content, flags, at) === undefined)
      list(own.fire[state.inPlay[at] as number]);
  }
}

function listHealing(state: Readonly<State>, own: DieActions): void {
  for (let other = 0; other < DICE; other++) {
    if (state.places[other] === PLACE.scanners) list(own.healAndFree[other]);
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
  for (let other = 0; other < DICE; other++) {
    if (other === die || state.places[other] !== PLACE.pool) continue;
    for (const change of own.change[other] as readonly Action[]) list(change);
  }
}

type MaybeRefusal = Refusal<RefusalCode> | undefined;

/** Why an action is not legal, or undefined. */
export function check(state: Readonly<State>, content: Content, action: Action): MaybeRefusal {
  if (isOver(state)) return refuse("game-over");
  if (!isInPhase(state, action)) return refuse("wrong-phase", { phase: state.phase });
  return "die" in action ? checkDie(state, content, action) : undefined;
}

function isInPhase({ phase }: Readonly<State>, { type }: Action): boolean {
  if (type === "roll") return phase === "roll";
  if (type === "continue") return phase === "draw" || phase === "activate";
  return phase === "assign";
}

/** An action of the Assign phase that uses a die. */
type DieAction = Extract<Action, { readonly die: number }>;

/** The faces of the stations that actions use. */
const STATION_FACES: Readonly<Record<Exclude<DieAction["type"], "resolve">, number>> = {
  reroll: FACE.commander,
  change: FACE.commander,
  fire: FACE.tactical,
  heal: FACE.medical,
  recharge: FACE.science,
  stasis: FACE.science,
  repair: FACE.engineering,
};

function checkDie(state: Readonly<State>, content: Content, action: DieAction): MaybeRefusal {
  const number = action.die + 1;
  if (state.places[action.die] !== PLACE.pool) return refuse("not-in-pool", { number });
  const face = state.faces[action.die] as number | null;
  if (face === null) return refuse("not-rolled", { number });
  if (face === FACE.threat) return refuse("threat-face", { number }); // R7
  if (action.type === "resolve") return checkResolve(state, content, action, face);
  const needed = STATION_FACES[action.type];
  if (face !== needed) return refuseFace(action, face, needed);
  const flags = boardFlags(state, content);
  const code = stationRefusal(state, flags, face);
  if (code === "station-used") return refuse(code, { station: FACES[face] as Face });
  if (code !== undefined) return refuse(code, { name: nameWith(state, content, "no-commander") });
  return checkUse(state, content, flags, action);
}

/** Checks what a die is to do at a station that it may use. */
function checkUse(
  state: Readonly<State>,
  content: Content,
  flags: number,
  action: DieAction,
): MaybeRefusal {
  switch (action.type) {
    case "reroll":
      return canReroll(state) ? undefined : refuse("nothing-to-reroll");
    case "change":
      if (action.other === action.die) return refuse("same-die");
      return checkPlace(state, action.other, PLACE.pool, "not-in-pool");
    case "fire":
      return checkShot(state, content, flags, action.target);
    case "heal":
      if (action.freed !== null)
        return checkPlace(state, action.freed, PLACE.scanners, "not-in-scanners");
      return mustFree(state) ? refuse("must-free", { dice: listScanners(state) }) : undefined;
    case "recharge":
      if ((flags & FLAG["no-recharge"]) === 0) return undefined;
      return refuse("recharge-blocked", { name: nameWith(state, content, "no-recharge") });
    case "stasis":
      return checkStasis(state, content, action.target);
    default:
      return undefined;
  }
}

function checkPlace(
  state: Readonly<State>,
  die: number,
  place: number,
  code: "not-in-pool" | "not-in-scanners",
): MaybeRefusal {
  return state.places[die] === place ? undefined : refuse(code, { number: die + 1 });
}

function listScanners(state: Readonly<State>): string {
  return diceAt(state, PLACE.scanners)
    .map((die) => `die ${die + 1}`)
    .join(", ");
}

function checkShot(
  state: Readonly<State>,
  content: Content,
  flags: number,
  target: number,
): MaybeRefusal {
  const { name } = cardOf(content, target);
  const at = state.inPlay.indexOf(target);
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
  action: { readonly die: number; readonly target: number },
  face: number,
): MaybeRefusal {
  const { name, neededFace } = cardOf(content, action.target);
  if (!state.inPlay.includes(action.target)) return refuse("not-in-play", { name });
  if (neededFace === undefined) return refuse("cannot-be-resolved", { name });
  return face === neededFace ? undefined : refuseFace(action, face, neededFace);
}

function refuseFace({ die }: { readonly die: number }, face: number, needed: number): MaybeRefusal {
  const names = { face: FACES[face] as Face, needed: FACES[needed] as Face };
  return refuse("wrong-face", { number: die + 1, ...names });
}

/** The name of the first card in play that sets a board flag. */
function nameWith(state: Readonly<State>, content: Content, flag: keyof typeof FLAG): string {
  const card = state.inPlay.find(
    (card, at) => cardOf(content, card).flags & FLAG[flag] && !isDestroyed(state, content, at),
  );
  return card === undefined ? "" : cardOf(content, card).name;
}
