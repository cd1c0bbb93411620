// The runs of bomb flip as a graph, built by playing the real rules through every answer of chance. What happens inside
// a run depends on neither lives nor score, so one graph serves every question about the game.
import { bombFlip, type Config, countUniques, FLIP_LEFT, type State } from "@games/bomb-flip";
import { alea, branches, seedStreams } from "@games/core-rng";

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
  /** What banking pays at each place, without the bonus that waits; 0 where nothing can be banked. */
  readonly payouts: Float64Array;
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

/** Builds the graph of the runs under some parameters. */
export function exploreRuns(config: Config): RunGraph {
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
  }
  return pack(config, numbering.places, rows);
}

function pack(config: Config, places: readonly RunPlace[], rows: readonly FlipEdge[][]): RunGraph {
  const edges = rows.flat();
  const offsets = new Int32Array(rows.length + 1);
  rows.forEach((row, i) => {
    offsets[i + 1] = (offsets[i] as number) + row.length;
  });
  const { bankPoints, fullSetBonus } = config;
  const payout = (uniques: number) =>
    uniques === 0
      ? 0
      : (bankPoints[uniques - 1] ?? 0) + (uniques === bankPoints.length ? fullSetBonus : 0);
  return {
    places,
    payouts: Float64Array.from(places, ({ uniques }) => payout(uniques)),
    offsets,
    to: Int32Array.from(edges, ({ to }) => to),
    probability: Float64Array.from(edges, ({ probability }) => probability),
    overflow: Int32Array.from(edges, ({ overflow }) => overflow),
  };
}
