// The runs of bomb flip as a graph, built by playing the real rules through every answer of chance. What happens inside
// a run depends on neither lives nor score, so one graph serves every question about the game.
import { bombFlip, type Config, countUniques, FLIP_LEFT, type State } from "@games/bomb-flip";
import { alea, branches, seedStreams } from "@games/core-rng";
import { type Effort, LabError } from "../../study.js";

/** Where an edge leads instead of to a place of the run. */
export const BUST = -1;
/** The run ends and a life is lost. */
export const BOMB = -2;

/** What distinguishes two runs. The numbers themselves do not matter, only how many there are. */
export interface RunPlace {
  /** The streak, as far as it still raises the chance of a bomb. */
  readonly streak: number;
  readonly uniques: number;
  readonly shield: boolean;
  readonly charges: number;
  readonly jammer: number;
}

/** Every place of a run and what a flip does there. */
export interface RunGraph {
  readonly places: readonly RunPlace[];
  /** How many unique numbers each place has. */
  readonly uniques: Uint8Array;
  /** Every place, the last first: the order in which values settle soonest. */
  readonly backwards: Int32Array;
  /** 0 for every place. */
  readonly none: Float64Array;
  /** The edges of place i are those from `offsets[i]` up to `offsets[i + 1]`. */
  readonly offsets: Int32Array;
  readonly to: Int32Array;
  readonly probability: Float64Array;
  /** How many shields overflowed on the way: 0 or 1. */
  readonly overflow: Int32Array;
}

/** The streak from which the chance of a bomb stays the same. */
function lastStreak(config: Config): number {
  const { bombBase, bombSlope, bombCap } = config;
  if (bombSlope === 0) return 0;
  let streak = 0;
  while (bombBase + bombSlope * streak < bombCap) streak++;
  return streak;
}

/** The place of a run. */
export function placeOf(
  run: Pick<State, "streak" | "runHasShield" | "scramblerCharges" | "jammerTurns">,
  uniques: number,
  maxStreak: number,
): RunPlace {
  return {
    streak: Math.min(run.streak, maxStreak),
    uniques,
    shield: run.runHasShield,
    charges: run.scramblerCharges,
    jammer: run.jammerTurns,
  };
}

/** A place as text. */
export function placeKey({ streak, uniques, shield, charges, jammer }: RunPlace): string {
  return `${uniques}:${streak}:${shield ? 1 : 0}:${charges}:${jammer}`;
}

/** Numbers places in the order they are met. */
interface Numbering {
  readonly numbers: Map<string, number>;
  readonly places: RunPlace[];
  readonly states: State[];
  readonly maxStreak: number;
}

function numberOf(numbering: Numbering, state: State): number {
  const place = placeOf(state, countUniques(state), numbering.maxStreak);
  const key = placeKey(place);
  const known = numbering.numbers.get(key);
  if (known !== undefined) return known;
  numbering.numbers.set(key, numbering.places.length);
  numbering.places.push(place);
  numbering.states.push(state);
  return numbering.places.length - 1;
}

interface FlipEdge {
  readonly to: number;
  readonly overflow: number;
  probability: number;
}

/** Everything a flip can do at a state, with equal results merged. */
function flipEdges(numbering: Numbering, state: State): FlipEdge[] {
  const edges = new Map<string, FlipEdge>();
  const play = branches((luck) => {
    const next = bombFlip.clone(state);
    bombFlip.step(bombFlip.openWith(next, luck), FLIP_LEFT);
    return next;
  });
  for (const { value: next, probability } of play) {
    const to =
      next.lives < state.lives ? BOMB : next.busts > state.busts ? BUST : numberOf(numbering, next);
    const overflow = next.bonusBank > state.bonusBank ? 1 : 0;
    const known = edges.get(`${to}:${overflow}`);
    if (known === undefined) edges.set(`${to}:${overflow}`, { to, overflow, probability });
    else known.probability += probability;
  }
  return [...edges.values()];
}

/** The places that are explored before a game counts as too large, unless an effort says otherwise. */
const MAX_PLACES = 50_000;

/** At most this many places can be met; most of them are. */
function countPlaces(config: Config): number {
  const { jokerChance, jokerWeights, scramblerCap, jammerLength } = config;
  const kinds = (weight: number, more: number) => (jokerChance * weight > 0 ? 1 + more : 1);
  const jokers =
    kinds(jokerWeights.shield, 1) *
    kinds(jokerWeights.scrambler, scramblerCap) *
    kinds(jokerWeights.jammer, jammerLength);
  const uniques = config.bankPoints.length + 1;
  // Without jokers a streak is as long as its unique numbers are many.
  return jokers === 1 ? uniques : (lastStreak(config) + 1) * uniques * jokers;
}

function assertSmall(config: Config, count: number, max: number): void {
  if (count <= max) return;
  const steps = lastStreak(config) + 1;
  throw new LabError(
    "too-large",
    `This game has more than ${max} kinds of runs (${steps} chances of a bomb, times numbers and jokers): too many to solve. Simulate it, or allow more places.`,
  );
}

/** Builds the graph of the runs under some parameters. */
export function exploreRuns(config: Config, effort: Effort = {}): RunGraph {
  const { maxPlaces = MAX_PLACES, onProgress } = effort;
  const all = countPlaces(config);
  assertSmall(config, all / 4, maxPlaces); // so far above the limit that exploring would be a waste
  const first = bombFlip.setup(config, seedStreams(alea, bombFlip.streams, ""));
  const numbering: Numbering = {
    numbers: new Map(),
    places: [],
    states: [],
    maxStreak: lastStreak(config),
  };
  numberOf(numbering, first);
  const rows: FlipEdge[][] = [];
  for (let i = 0; i < numbering.states.length; i++) {
    rows.push(flipEdges(numbering, numbering.states[i] as State));
    assertSmall(config, numbering.states.length, maxPlaces);
    if (i % 50 === 0) onProgress?.("exploring the runs", i / all);
  }
  return pack(numbering.places, rows);
}

/** What banking pays, without the bonus that waits. */
export function payoutAt({ bankPoints, fullSetBonus }: Config, uniques: number): number {
  return (bankPoints[uniques - 1] ?? 0) + (uniques === bankPoints.length ? fullSetBonus : 0);
}

function pack(places: readonly RunPlace[], rows: readonly FlipEdge[][]): RunGraph {
  const edges = rows.flat();
  const offsets = new Int32Array(rows.length + 1);
  rows.forEach((row, i) => {
    offsets[i + 1] = (offsets[i] as number) + row.length;
  });
  return {
    places,
    uniques: Uint8Array.from(places, ({ uniques }) => uniques),
    backwards: Int32Array.from(places, (_, i) => places.length - 1 - i),
    none: new Float64Array(places.length),
    offsets,
    to: Int32Array.from(edges, ({ to }) => to),
    probability: Float64Array.from(edges, ({ probability }) => probability),
    overflow: Int32Array.from(edges, ({ overflow }) => overflow),
  };
}
