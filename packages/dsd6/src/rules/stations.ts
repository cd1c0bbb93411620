// What a crew die does at each station and on a threat card (rules 7-11 and 21).
import type { Emit } from "@games/core-game";
import type { Luck } from "@games/core-rng";
import type { Content } from "../content.js";
import {
  COMMANDER,
  DICE,
  ENGINEERING,
  FACES,
  type Face,
  FIRST_STATION,
  INFIRMARY,
  MAX_HULL,
  MAX_SHIELDS,
  MEDICAL,
  ON_CARD,
  POOL,
  SCIENCE,
  SPENT,
  TACTICAL,
  THREAT,
} from "../data/vocabulary.js";
import { countAt, removeFromPlay } from "../state.js";
import type { Event, State } from "../types.js";
import { freeScanner, scan } from "./crew.js";
import { damageEnemy } from "./damage.js";
import { nameOf } from "./naming.js";

/** Puts a die on the station of a face. */
function assign(state: State, die: number, face: number, emit?: Emit<Event>): void {
  state.place[die] = face + FIRST_STATION;
  emit?.({ type: "die-assigned", die, station: FACES[face] as Face });
}

/** Rules 7 and 15: rolls every die in the pool; Threat faces go to the Scanners. */
export function rollPool(state: State, luck: Luck, emit?: Emit<Event>): void {
  const rolls: { die: number; face: Face }[] | undefined = emit && [];
  for (let die = 0; die < DICE; die++) {
    if (state.place[die] !== POOL) continue;
    const face = luck.below(FACES.length);
    state.face[die] = face;
    rolls?.push({ die, face: FACES[face] as Face });
  }
  if (rolls !== undefined) emit?.({ type: "crew-rolled", rolls, reveals: true });
  // Only dice just rolled are in the pool here, so a freed Threat face cannot be taken for a new one (R7).
  for (let die = 0; die < DICE; die++) {
    if (state.place[die] === POOL && state.face[die] === THREAT) scan(state, die, emit);
  }
}

/** Commander: rerolls every other die in the pool (R11). */
export function reroll(state: State, die: number, luck: Luck, emit?: Emit<Event>): void {
  assign(state, die, COMMANDER, emit);
  rollPool(state, luck, emit);
}

/** Commander: turns another pool die to a face (R4, R10). */
export function change(
  state: State,
  die: number,
  other: number,
  face: Face,
  emit?: Emit<Event>,
): void {
  assign(state, die, COMMANDER, emit);
  state.face[other] = FACES.indexOf(face);
  emit?.({ type: "die-changed", die: other, face });
  if (face === "threat") scan(state, other, emit);
}

/** How much the n-th die at a station is worth (R13, R14). */
function worthOf(model: "single" | "concentrated", n: number): number {
  return model === "concentrated" && n > 1 ? 2 : 1;
}

/** Tactical: a die hits one enemy (R13). */
export function fire(
  state: State,
  content: Content,
  die: number,
  target: number,
  emit?: Emit<Event>,
): void {
  assign(state, die, TACTICAL, emit);
  const damage = worthOf(state.config.tactical, countAt(state, TACTICAL + FIRST_STATION));
  damageEnemy(state, content, state.play.indexOf(target), damage, emit);
}

/** Medical: heals all crew and frees a Scanner die, or one of the two where the option says so (R5, R6, R8). */
export function heal(state: State, die: number, frees: number | null, emit?: Emit<Event>): void {
  assign(state, die, MEDICAL, emit);
  if (frees === null || state.config.medical === "both") healCrew(state, emit);
  if (frees !== null) freeScanner(state, frees, emit);
}

function healCrew(state: State, emit?: Emit<Event>): void {
  const dice: number[] | undefined = emit && [];
  for (let die = 0; die < DICE; die++) {
    if (state.place[die] !== INFIRMARY) continue;
    state.place[die] = POOL;
    dice?.push(die);
  }
  if (dice !== undefined) emit?.({ type: "crew-healed", dice });
}

/** Science: shields back to the maximum (rule 11). */
export function recharge(state: State, die: number, emit?: Emit<Event>): void {
  assign(state, die, SCIENCE, emit);
  const amount = MAX_SHIELDS - state.shields;
  state.shields = MAX_SHIELDS;
  emit?.({ type: "shields-recharged", amount, shields: MAX_SHIELDS });
}

/** Science: a stasis token on a threat (R30). */
export function placeStasis(
  state: State,
  content: Content,
  die: number,
  target: number,
  emit?: Emit<Event>,
): void {
  assign(state, die, SCIENCE, emit);
  const at = state.play.indexOf(target);
  const tokens = (state.stasis[at] as number) + 1;
  state.stasis[at] = tokens;
  emit?.({ type: "stasis-placed", tokens, card: target, threat: nameOf(content, target) });
}

/** Engineering: the die waits on its station; the hull changes at the end of Assign (R14). */
export function repair(state: State, die: number, emit?: Emit<Event>): void {
  assign(state, die, ENGINEERING, emit);
}

/** What the Engineering dice repair at the end of Assign (rule 9, R14). */
export function repairs(state: Readonly<State>): number {
  const dice = countAt(state, ENGINEERING + FIRST_STATION);
  let worth = 0;
  for (let n = 1; n <= dice; n++) worth += worthOf(state.config.engineering, n);
  return Math.min(worth, MAX_HULL - state.hull);
}

/** Rule 9: the repairs at the end of Assign. */
export function repairHull(state: State, emit?: Emit<Event>): void {
  if (countAt(state, ENGINEERING + FIRST_STATION) === 0) return;
  const amount = repairs(state);
  state.hull += amount;
  emit?.({ type: "hull-repaired", amount, hull: state.hull });
}

/** Rule 21: puts a die on an internal threat, and resolves it when the count is met (R16). */
export function putOnThreat(
  state: State,
  content: Content,
  die: number,
  target: number,
  emit?: Emit<Event>,
): void {
  state.place[die] = ON_CARD + target;
  const count = countAt(state, ON_CARD + target);
  const needed = content.needCount[target] as number;
  const threat = nameOf(content, target);
  emit?.({ type: "die-put-on-threat", die, count, needed, card: target, threat });
  if (count < needed) return;
  const dice: number[] | undefined = emit && [];
  const place = state.config.resolvedDice === "reusable" ? POOL : SPENT;
  for (let other = 0; other < DICE; other++) {
    if (state.place[other] !== ON_CARD + target) continue;
    state.place[other] = place;
    dice?.push(other);
  }
  removeFromPlay(state, state.play.indexOf(target));
  state.discard.push(target);
  if (dice !== undefined) emit?.({ type: "threat-resolved", dice, card: target, threat });
}
