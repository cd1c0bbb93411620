// Rollouts: the rest of the fight is played by heuristics, often enough to tell good lines from bad ones.
import { cloneRng, type Luck, redrawStreams } from "@games/core-rng";
import { type Action, STREAMS, type State } from "../types.js";
import { chanceAt, type Scout } from "./scout.js";
import type { Line } from "./turn-search.js";

/** How many lines are tried, and in how many rounds; each round keeps the better half. */
const MAX_LINES = 10;
const ROUNDS = 3;

/** A line that is tried. */
export interface Candidate {
  readonly line: Line;
  total: number;
}

/** The line that serves best, and the chance to complete the act with it. */
export interface BestLine {
  readonly line: Line;
  readonly chance: number;
}

/** Plays the likely lines to the end of the fight in common worlds, the better ones more often; undefined without lines. */
export function tryLines(
  scout: Scout,
  lines: readonly Line[],
  rollouts: number,
  luck: Luck,
): BestLine | undefined {
  const [likely] = lines;
  if (likely === undefined) return undefined;
  let left = likely.isWon ? [] : pickCandidates(lines);
  let tried = 0;
  for (let round = 0; round < ROUNDS && !beginAlike(left); round++) {
    const trials = Math.max(1, Math.floor(rollouts / ROUNDS / left.length));
    for (let i = 0; i < trials; i++) tryAll(scout, left, luck);
    tried += trials;
    left.sort((a, b) => b.total - a.total);
    left = left.slice(0, Math.max(2, Math.ceil(left.length / 2)));
  }
  const [best] = left;
  if (best === undefined || tried === 0)
    return { line: likely, chance: likelyChance(scout, likely) };
  return { line: best.line, chance: best.total / tried };
}

/** The chance of a line that was not tried: that of what the player has. */
function likelyChance(scout: Scout, { isLost, state }: Line): number {
  return isLost ? 0 : chanceAt(scout, state);
}

/** The most likely lines; those that look equally good lead to the same place. */
function pickCandidates(lines: readonly Line[]): Candidate[] {
  const candidates: Candidate[] = [];
  let last = Number.NaN;
  for (const line of lines) {
    if (line.isLost || line.value === last) continue;
    last = line.value;
    candidates.push({ line, total: 0 });
    if (candidates.length === MAX_LINES) break;
  }
  return candidates;
}

function beginAlike(candidates: readonly Candidate[]): boolean {
  return candidates.every(({ line }) => line.first === candidates[0]?.line.first);
}

/** Plays all lines to the end of the fight once, under the same luck. */
function tryAll(scout: Scout, candidates: readonly Candidate[], luck: Luck): void {
  const { game, rng } = scout;
  redrawStreams(game.rngSource, STREAMS, rng, luck);
  for (const candidate of candidates) {
    const state = game.clone(candidate.line.state);
    for (const stream of STREAMS) state.rng[stream] = cloneRng(rng[stream]);
    candidate.total += finish(scout, state, candidate.line.last);
  }
}

/** Ends the turn, plays the fight to its end and returns what that is worth. */
function finish(scout: Scout, state: State, last: Action): number {
  const { game, play, fight } = scout;
  const { map } = state.run;
  const isBoss = map.nodes[map.currentNode]?.type === "boss";
  game.point(play, state);
  game.step(play, last);
  while (state.combat !== null) game.step(play, fight(play));
  return isBoss && state.result !== "defeat" ? 1 : chanceAt(scout, state);
}
