// Comparing options: a grid of them, what each comes to, and how far that is from what was wanted.
import { LabError } from "./study.js";

/** For each name of an option the values to try. */
export type Axes = Readonly<Record<string, readonly unknown[]>>;

/** One set of options of a grid. */
export type GridPoint = Readonly<Record<string, unknown>>;

/** What is wanted of one figure: a value to meet, or bounds to keep. */
export interface Target {
  /** The value to meet. */
  readonly value?: number;
  /** The minimum. */
  readonly atLeast?: number;
  /** The maximum. */
  readonly atMost?: number;
  /** A difference that counts as one (default: 1). */
  readonly scale?: number;
}

/** What is wanted of the figures, by their names. */
export type Targets = Readonly<Record<string, Target>>;

/** Figures by their names. */
export type Figures = Readonly<Record<string, number>>;

/** A point of a grid with its figures and how far they are from the targets. */
export interface Candidate {
  readonly point: GridPoint;
  readonly figures: Figures;
  /** The root of the sum of the squared distances; 0 when every target is met. */
  readonly distance: number;
  /** The names of the targets that are not met. */
  readonly missed: readonly string[];
}

const MAX_POINTS = 100_000;

/** Every combination of the values on the axes, the last axis turning fastest. */
export function gridOf(axes: Axes): GridPoint[] {
  if (Object.keys(axes).length === 0) throw new LabError("bad-request", "The grid is empty.");
  let points: GridPoint[] = [{}];
  for (const [name, values] of Object.entries(axes)) {
    if (values.length === 0) {
      throw new LabError("bad-request", `The grid's "${name}" has no values to try.`);
    }
    points = points.flatMap((point) => values.map((value) => ({ ...point, [name]: value })));
    if (points.length > MAX_POINTS) {
      throw new LabError("too-large", `A grid may have at most ${MAX_POINTS} points.`);
    }
  }
  return points;
}

/** How far a figure is from its target, in units of its scale; 0 within bounds. */
export function missOf(figure: number, target: Target): number {
  const { value, atLeast = Number.NEGATIVE_INFINITY, atMost = Number.POSITIVE_INFINITY } = target;
  const off =
    value === undefined ? Math.max(0, atLeast - figure, figure - atMost) : Math.abs(figure - value);
  // A figure that is not a number is as far from any target as can be.
  return Number.isNaN(off) ? Number.POSITIVE_INFINITY : off / (target.scale ?? 1);
}

/** Scores the figures of a point by the targets; throws when a target has no figure. */
export function score(point: GridPoint, figures: Figures, targets: Targets): Candidate {
  let squares = 0;
  const missed: string[] = [];
  for (const [name, target] of Object.entries(targets)) {
    const figure = figures[name];
    if (figure === undefined) {
      const known = Object.keys(figures).join(", ");
      throw new LabError("bad-request", `There is no figure "${name}". There are: ${known}.`);
    }
    const miss = missOf(figure, target);
    squares += miss * miss;
    if (miss > (target.value === undefined ? 0 : 1)) missed.push(name);
  }
  return { point, figures, distance: Math.sqrt(squares), missed };
}

/** Measures points in order up to the first that meets every target; undefined when none does. */
export async function firstMeeting(
  points: Iterable<GridPoint>,
  targets: Targets,
  measure: (point: GridPoint) => Figures | Promise<Figures>,
): Promise<{ readonly found: Candidate | undefined; readonly tried: number }> {
  let tried = 0;
  for (const point of points) {
    tried++;
    const candidate = score(point, await measure(point), targets);
    if (candidate.missed.length === 0) return { found: candidate, tried };
  }
  return { found: undefined, tried };
}

/** How a search by halving measures and narrows. */
export interface HalvingSettings {
  /** Games of the first round (default: 250). */
  readonly first?: number;
  /** Games of the last round. */
  readonly games: number;
  /** How many times as many games each round has, and which part of the points it keeps (default: 4). */
  readonly factor?: number;
}

/**
 * Finds the points nearest to the targets with few games: all are measured with a few, on common luck, and the nearest
 * quarter again with four times as many, until few are left that are measured in full. Returns the points of the last round,
 * nearest first, and how many games were played in all.
 */
export async function calibrateByHalving(
  points: readonly GridPoint[],
  targets: Targets,
  measure: (point: GridPoint, games: number) => Figures | Promise<Figures>,
  settings: HalvingSettings,
): Promise<{ readonly candidates: Candidate[]; readonly games: number }> {
  const { first = 250, games: last, factor = 4 } = settings;
  let left = points;
  let played = 0;
  for (let games = Math.min(first, last); ; games = Math.min(last, games * factor)) {
    const candidates = await calibrate(left, targets, (point) => measure(point, games));
    played += left.length * games;
    if (games === last) return { candidates, games: played };
    left = candidates.slice(0, Math.ceil(left.length / factor)).map(({ point }) => point);
  }
}

/** Measures every point and puts the nearest to the targets first; points equally near keep their order. */
export async function calibrate(
  points: readonly GridPoint[],
  targets: Targets,
  measure: (point: GridPoint) => Figures | Promise<Figures>,
): Promise<Candidate[]> {
  const candidates: Candidate[] = [];
  for (const point of points) candidates.push(score(point, await measure(point), targets));
  return candidates.sort((a, b) => a.distance - b.distance);
}
