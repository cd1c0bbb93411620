// What is known of the actions that are compared: each against the base action, world by world.

/** An action that is compared with the base action. */
export interface Candidate<A> {
  readonly action: A;
  /** In how many worlds it was tried. */
  count: number;
  /** The sum over them of how much better than the base action it did, and of the squares of that. */
  sum: number;
  squares: number;
}

/** A candidate that was not tried yet. */
export function createCandidate<A>(action: A): Candidate<A> {
  return { action, count: 0, sum: 0, squares: 0 };
}

/** Counts one world, in which the candidate did better than the base action by `gain`. */
export function addGain<A>(candidate: Candidate<A>, gain: number): void {
  candidate.count++;
  candidate.sum += gain;
  candidate.squares += gain * gain;
}

function meanGain<A>({ sum, count }: Candidate<A>): number {
  return count === 0 ? 0 : sum / count;
}

/** The standard error of the mean gain; infinite before the second world. */
function errorOf<A>({ sum, squares, count }: Candidate<A>): number {
  if (count < 2) return Number.POSITIVE_INFINITY;
  const variance = (squares - (sum * sum) / count) / (count - 1);
  return Math.sqrt(Math.max(0, variance) / count);
}

/** Whether a candidate is better than the base action by some standard errors, and by more than a margin. */
export function isBetter<A>(candidate: Candidate<A>, confidence: number, margin = 0): boolean {
  const gain = meanGain(candidate);
  return gain > margin && gain > confidence * errorOf(candidate);
}

/** Whether a candidate is worse than the base action by some standard errors. */
export function isWorse<A>(candidate: Candidate<A>, confidence: number): boolean {
  const gain = meanGain(candidate);
  return gain < 0 && -gain > confidence * errorOf(candidate);
}

/** The better half of the candidates, the best first. */
export function betterHalf<A>(candidates: readonly Candidate<A>[]): Candidate<A>[] {
  const sorted = candidates.slice().sort((a, b) => meanGain(b) - meanGain(a));
  return sorted.slice(0, Math.ceil(candidates.length / 2));
}
