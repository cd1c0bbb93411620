// Sequential halving: which of some candidates is best, by rollouts on common random numbers.
import { addGain, betterHalf, type Candidate, createCandidate, isWorse } from "./candidates.js";

/** What is compared, and with how much effort. */
export interface Comparison<A> {
  /** Deals another world, in which all candidates are tried. */
  deal(): void;
  /** What it comes to in this world to do what a candidate says. */
  play(candidate: A): number;
  /** What the candidates are compared with. */
  readonly base: A;
  /** How many rollouts to play. */
  readonly rollouts: number;
}

/**
 * After how many worlds it is looked whether a candidate is worse for certain, and by how many standard errors it must be.
 * Fewer worlds would be too few to have met what is rare, such as a bomb.
 */
const LOOK_AFTER = 64;
const CERTAIN = 4;

/**
 * The best of some candidates; undefined when all are certainly worse than the base. Half of the rollouts choose it.
 * The other half try it anew, because the best of many looks better than it is in the worlds that it was chosen by.
 */
export function findBest<A>(
  comparison: Comparison<A>,
  candidates: readonly Candidate<A>[],
): Candidate<A> | undefined {
  const { rollouts } = comparison;
  const half = rollouts / 2;
  const perRound = half / countHalvings(candidates.length);
  let left = candidates.slice();
  while (left.length > 1) left = betterHalf(playRound(comparison, left, perRound));
  const [best] = left;
  if (best === undefined) return undefined;
  const again = [createCandidate(best.action)];
  return playRound(comparison, again, candidates.length === 1 ? rollouts : half)[0];
}

/** How often a number can be halved, rounding up, before it is 1. */
function countHalvings(candidates: number): number {
  let halvings = 0;
  for (let left = candidates; left > 1; left = Math.ceil(left / 2)) halvings++;
  return halvings;
}

/** Tries the candidates in as many worlds as there are rollouts for, but at least in one; returns those that are not certainly worse. */
function playRound<A>(
  comparison: Comparison<A>,
  candidates: Candidate<A>[],
  rollouts: number,
): Candidate<A>[] {
  let left = candidates;
  let unplayed = rollouts;
  for (let worlds = 1; left.length > 0; worlds++) {
    tryAll(comparison, left);
    unplayed -= left.length + 1;
    if (unplayed < left.length + 1) break;
    if (worlds % LOOK_AFTER === 0) left = left.filter((each) => !isWorse(each, CERTAIN));
  }
  return left;
}

/** Tries the base and all candidates in one more world. */
function tryAll<A>(comparison: Comparison<A>, candidates: readonly Candidate<A>[]): void {
  comparison.deal();
  const fromBase = comparison.play(comparison.base);
  for (const candidate of candidates)
    addGain(candidate, comparison.play(candidate.action) - fromBase);
}
