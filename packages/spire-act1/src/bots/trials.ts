// Trying lines out: the rest of the fight is played by instinct, often enough to tell good lines from bad ones.
import { cloneWords, drawWords, type Luck, seedStreams } from "@games/core-rng";
import { spireAct1 } from "../game.js";
import { type Action, STREAMS, type State } from "../types.js";
import { actByInstinct } from "./instinct.js";
import type { Line } from "./lines.js";

/** How many lines are tried, how often in each round, and for how many rounds; each round keeps the better half. */
const MOST_LINES = 10;
const TRIALS = 10;
const ROUNDS = 3;
/** What coming out of a fight alive is worth, the rest being for HP. */
const SURVIVAL = 0.1;

/** A line on trial. */
interface Candidate {
  readonly line: Line;
  total: number;
}

/** The first action of the line that serves best. */
export function tryOut(lines: readonly Line[], luck: Luck): Action | undefined {
  const [likely] = lines;
  if (likely === undefined || likely.isWon) return likely?.first;
  let left = pickCandidates(lines);
  for (let round = 0; round < ROUNDS && !beginAlike(left); round++) {
    for (let trial = 0; trial < TRIALS; trial++) tryAll(left, luck);
    left.sort((a, b) => b.total - a.total);
    left = left.slice(0, Math.max(2, Math.ceil(left.length / 2)));
  }
  return (left[0]?.line ?? likely).first;
}

/** The most likely lines; those that look equally good lead to the same place. */
function pickCandidates(lines: readonly Line[]): Candidate[] {
  const candidates: Candidate[] = [];
  let last = Number.NaN;
  for (const line of lines) {
    if (line.isLost || line.value === last) continue;
    last = line.value;
    candidates.push({ line, total: 0 });
    if (candidates.length === MOST_LINES) break;
  }
  return candidates;
}

function beginAlike(candidates: readonly Candidate[]): boolean {
  return candidates.every(({ line }) => line.first === candidates[0]?.line.first);
}

/** Plays all lines to the end of the fight once, under the same luck. */
function tryAll(candidates: readonly Candidate[], luck: Luck): void {
  const words = seedStreams(STREAMS, 0);
  for (const stream of STREAMS) drawWords(luck, words[stream]);
  for (const candidate of candidates) {
    const state = spireAct1.clone(candidate.line.state);
    for (const stream of STREAMS) state.luck[stream] = cloneWords(words[stream]);
    candidate.total += finish(state, candidate.line.last);
  }
}

/** Ends the turn, plays the fight to its end and tells what that is worth. */
function finish(state: State, last: Action): number {
  const { map } = state.run;
  const isBoss = map.nodes[map.currentNode]?.type === "boss";
  const luck = spireAct1.luckOf(state);
  spireAct1.step(state, last, luck);
  while (state.combat !== null) spireAct1.step(state, actByInstinct(state), luck);
  if (state.result === "defeat") return 0;
  const { hp, maxHp } = state.run;
  return isBoss ? 1 : SURVIVAL + ((1 - SURVIVAL) * hp) / maxHp;
}
