// Rollouts: the rest of the fight is played by heuristics, often enough to tell good lines from bad ones.
import type { Game } from "@games/core-game";
import { cloneRng, type Luck, redrawStreams, seedStreams } from "@games/core-rng";
import { type Action, type Play, type SpireAct1, STREAMS, type State } from "../types.js";
import type { Heuristics } from "./heuristics.js";
import type { Line } from "./turn-search.js";

/** How many lines are tried, how often in each round, and for how many rounds; each round keeps the better half. */
const MAX_LINES = 10;
const TRIALS = 10;
const ROUNDS = 3;
/** What coming out of a fight alive is worth, the rest being for HP. */
const SURVIVAL = 0.1;

/** A line that is tried. */
interface Candidate {
  readonly line: Line;
  total: number;
}

/** What rollouts are played with. */
interface Trial {
  readonly game: Game<SpireAct1>;
  /** One context for all rollouts, moved to each of them. */
  readonly play: Play;
  readonly choose: Heuristics;
}

/** The first action of the line that serves best. */
export function tryLines(
  game: Game<SpireAct1>,
  choose: Heuristics,
  lines: readonly Line[],
  luck: Luck,
): Action | undefined {
  const [likely] = lines;
  if (likely === undefined || likely.isWon) return likely?.first;
  const trial = { game, play: game.open(likely.state), choose };
  let left = pickCandidates(lines);
  for (let round = 0; round < ROUNDS && !beginAlike(left); round++) {
    for (let i = 0; i < TRIALS; i++) tryAll(trial, left, luck);
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
    if (candidates.length === MAX_LINES) break;
  }
  return candidates;
}

function beginAlike(candidates: readonly Candidate[]): boolean {
  return candidates.every(({ line }) => line.first === candidates[0]?.line.first);
}

/** Plays all lines to the end of the fight once, under the same luck. */
function tryAll(trial: Trial, candidates: readonly Candidate[], luck: Luck): void {
  const { game } = trial;
  const rng = seedStreams(game.rngSource, STREAMS, 0);
  redrawStreams(game.rngSource, STREAMS, rng, luck);
  for (const candidate of candidates) {
    const state = game.clone(candidate.line.state);
    for (const stream of STREAMS) state.rng[stream] = cloneRng(rng[stream]);
    game.point(trial.play, state);
    candidate.total += finish(trial, state, candidate.line.last);
  }
}

/** Ends the turn, plays the fight to its end and returns what that is worth. */
function finish({ game, play, choose }: Trial, state: State, last: Action): number {
  const { map } = state.run;
  const isBoss = map.nodes[map.currentNode]?.type === "boss";
  game.step(play, last);
  while (state.combat !== null) game.step(play, choose(play));
  if (state.result === "defeat") return 0;
  const { hp, maxHp } = state.run;
  return isBoss ? 1 : SURVIVAL + ((1 - SURVIVAL) * hp) / maxHp;
}
