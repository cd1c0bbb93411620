// What a crew die does at each station and on a threat card (rules 7-11 and 21).
import { diceAbout } from "@games/core-rng";
import { DICE, FACE, FACES, type Face, MAX_HULL, MAX_SHIELDS, PLACE } from "../data/vocabulary.js";
import { cardOf, countAt, diceAt, idOf, placeOn, removeFromPlay, stationOf } from "../state.js";
import type { Play, State } from "../types.js";
import { freeScanner, scan } from "./crew.js";
import { damageEnemy } from "./damage.js";
import { drawScanned } from "./scanners.js";

const CREW_DICE = /* @__PURE__ */ diceAbout("crew-die", DICE, FACES);

/** Puts a die on the station of the face it shows. */
export function assign({ state, emit }: Play, die: number): void {
  const face = state.faces[die] as number;
  state.places[die] = stationOf(face);
  emit?.({ type: "die-assigned", die, station: FACES[face] as Face });
}

/** Rules 7 and 15: rolls every die in the pool; Threat faces go to the Scanners. */
export function rollPool(play: Play): void {
  const { state, emit } = play;
  const { places, faces } = state;
  const { crew } = play.luck;
  const { pool } = PLACE;
  const sides = FACES.length;
  const about = CREW_DICE[countAt(state, pool) - 1];
  for (let die = 0; die < places.length; die++) {
    if (places[die] === pool) faces[die] = crew.below(sides, about);
  }
  if (emit !== undefined) {
    const rolls = diceAt(state, PLACE.pool).map((die) => ({ die, face: faceOf(state, die) }));
    emit({ type: "crew-rolled", rolls, reveals: true });
  }
  // Only dice just rolled are in the pool here, so a freed Threat face cannot be taken for a new one (R7).
  for (let die = 0; die < places.length; die++) {
    if (places[die] === pool && faces[die] === FACE.threat) scan(play, die);
  }
}

function faceOf(state: Readonly<State>, die: number): Face {
  return FACES[state.faces[die] as number] as Face;
}

/** Commander: rerolls every other die in the pool (R11). */
export function reroll(play: Play, die: number): void {
  assign(play, die);
  rollPool(play);
  drawScanned(play);
}

/** Commander: turns another pool die to a face (R4, R10). */
export function change(play: Play, die: number, other: number, face: Face): void {
  assign(play, die);
  const { faces } = play.state;
  const shown = faces[other] as number | null;
  faces[other] = FACE[face];
  const before = shown === null ? null : (FACES[shown] as Face);
  play.emit?.({ type: "die-changed", die: other, face, before });
  if (face !== "threat") return;
  scan(play, other);
  drawScanned(play);
}

/** What the n-th die at a station deals or repairs (R13, R14). */
function powerOf(model: "single" | "concentrated", n: number): number {
  return model === "concentrated" && n > 1 ? 2 : 1;
}

/** Tactical: a die hits one enemy (R13). */
export function fire(play: Play, die: number, target: number): void {
  const { state } = play;
  assign(play, die);
  const damage = powerOf(state.config.tactical, countAt(state, PLACE.tactical));
  damageEnemy(play, state.inPlay.indexOf(target), damage);
}

/** Medical: heals all crew and frees a Scanner die, or one of the two where the option says so (R5, R6, R8). */
export function heal(play: Play, die: number, freed: number | null): void {
  assign(play, die);
  if (freed === null || play.state.config.medical === "both") healCrew(play);
  if (freed !== null) freeScanner(play, freed);
}

function healCrew({ state, emit }: Play): void {
  const dice = diceAt(state, PLACE.infirmary);
  for (const die of dice) state.places[die] = PLACE.pool;
  emit?.({ type: "crew-healed", dice });
}

/** Science: shields back to the maximum (rule 11). */
export function recharge(play: Play, die: number): void {
  const { state, emit } = play;
  assign(play, die);
  const amount = MAX_SHIELDS - state.shields;
  state.shields = MAX_SHIELDS;
  emit?.({ type: "shields-recharged", amount, shields: MAX_SHIELDS });
}

/** Science: a stasis token on a threat (R30). */
export function placeStasis(play: Play, die: number, target: number): void {
  const { state, content, emit } = play;
  assign(play, die);
  const at = state.inPlay.indexOf(target);
  const tokens = (state.stasisTokens[at] as number) + 1;
  state.stasisTokens[at] = tokens;
  emit?.({ type: "stasis-placed", tokens, card: target, threat: idOf(content, target) });
}

/** What the Engineering dice repair at the end of Assign (rule 9, R14). */
export function repairs(state: Readonly<State>): number {
  let power = 0;
  for (let n = countAt(state, PLACE.engineering); n > 0; n--)
    power += powerOf(state.config.engineering, n);
  return Math.min(power, MAX_HULL - state.hull);
}

/** Rule 9: the repairs at the end of Assign. */
export function repairHull({ state, emit }: Play): void {
  if (countAt(state, PLACE.engineering) === 0) return;
  const amount = repairs(state);
  state.hull += amount;
  emit?.({ type: "hull-repaired", amount, hull: state.hull });
}

/** Rule 21: puts a die on an internal threat, and resolves it when the count is met (R16). */
export function putOnThreat(play: Play, die: number, target: number): void {
  const { state, content, emit } = play;
  const { id, neededCount } = cardOf(content, target);
  state.places[die] = placeOn(target);
  const count = countAt(state, placeOn(target));
  emit?.({ type: "die-put-on-threat", die, count, needed: neededCount, card: target, threat: id });
  if (count < neededCount) return;
  const dice = diceAt(state, placeOn(target));
  const place = state.config.resolvedDice === "reusable" ? PLACE.pool : PLACE.spent;
  for (const one of dice) state.places[one] = place;
  removeFromPlay(state, state.inPlay.indexOf(target));
  state.discard.push(target);
  emit?.({ type: "threat-resolved", dice, card: target, threat: id });
}
