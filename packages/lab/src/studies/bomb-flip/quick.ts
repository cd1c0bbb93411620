// One life of bomb flip from its parameters alone, for searches over many of them: the graph of runs is written out from
// the rules instead of being played, and points of overflowing shields count at once. A test compares it with the solver.
import type { Config } from "@games/bomb-flip";

/** Kinds of where a flip can lead, beside a place. */
const BUST = -1;
const BOMB = -2;
const NUMBERS = 7;
const TOLERANCE = 1e-7;

/** What one life comes to under best play for points, and by banking every number at once. */
export interface LifeFigures {
  readonly score: number;
  readonly banks: number;
  /** How many of the banks are at four or five unique numbers. */
  readonly decentBanks: number;
  /** The points of banking at one. */
  readonly scoreAtOne: number;
}

/** The runs of some parameters: for each place its edges, and the mean of the overflow that a flip brings. */
export interface QuickGraph {
  readonly uniques: Uint8Array;
  readonly offsets: Int32Array;
  readonly to: Int32Array;
  readonly chance: Float64Array;
  readonly earned: Float64Array;
}

/** A place in parts: unique numbers, streak, shield, scrambler charges and turns of the jammer. */
type Parts = readonly [
  uniques: number,
  streak: number,
  shield: number,
  charges: number,
  jammer: number,
];

/** Numbers places, the fewest unique numbers first, and finds their parts. */
interface Places {
  readonly count: number;
  readonly lastStreak: number;
  number(parts: Parts): number;
  parts(number: number): Parts;
}

function placesOf(config: Config): Places {
  const { bombBase, bombSlope, bombCap, scramblerCap, jammerLength } = config;
  const steps = bombSlope === 0 ? 0 : Math.ceil((bombCap - bombBase) / bombSlope - 1e-9);
  const sizes = [NUMBERS + 1, steps + 1, 2, scramblerCap + 1, jammerLength + 1] as const;
  return {
    count: sizes.reduce((all, size) => all * size, 1),
    lastStreak: steps,
    number: (parts) => parts.reduce((sum, part, i) => sum * (sizes[i] as number) + part, 0),
    parts(number) {
      const found: number[] = [];
      let rest = number;
      for (const size of [...sizes].reverse()) {
        found.unshift(rest % size);
        rest = Math.floor(rest / size);
      }
      return found as unknown as Parts;
    },
  };
}

/** A way a flip can go: how likely it is and where it leads. */
type Edge = readonly [chance: number, to: number];

/** How likely a flip at a place meets a bomb. */
function bombOdds(config: Config, [, streak, , , jammer]: Parts): number {
  const { bombBase, bombSlope, bombCap, jammerStrength } = config;
  const present = Math.min(bombBase + bombSlope * streak, bombCap);
  return Math.max(0, jammer > 0 ? present - jammerStrength : present) / 2;
}

/** Everything a flip does at a place. */
function edgesAt(config: Config, places: Places, parts: Parts): Edge[] {
  const [uniques, streak, shield, charges, jammer] = parts;
  const bomb = bombOdds(config, parts);
  const left = Math.max(0, jammer - 1);
  const survived = places.number([uniques, 0, 0, charges, left]);
  const after: Parts = [uniques, Math.min(streak + 1, places.lastStreak), shield, charges, left];
  return [
    [bomb, shield === 1 ? survived : BOMB],
    ...lootAt(config, places, after).map(([chance, to]): Edge => [(1 - bomb) * chance, to]),
  ];
}

function lootAt(config: Config, places: Places, parts: Parts): Edge[] {
  const [uniques, streak, shield, charges, jammer] = parts;
  const { jokerChance, jokerWeights: weights, scramblerCap, jammerLength } = config;
  const joker = jokerChance / (weights.shield + weights.scrambler + weights.jammer);
  const charged = Math.min(scramblerCap, charges + config.scramblerCharges);
  return [
    [joker * weights.shield, places.number([uniques, streak, 1, charges, jammer])],
    [joker * weights.scrambler, places.number([uniques, streak, shield, charged, jammer])],
    [joker * weights.jammer, places.number([uniques, streak, shield, charges, jammerLength])],
    ...numberAt(places, parts).map(([chance, to]): Edge => [(1 - jokerChance) * chance, to]),
  ];
}

/** A number: new, or a duplicate that the shield, a reroll or nothing saves. */
function numberAt(places: Places, [uniques, streak, shield, charges, jammer]: Parts): Edge[] {
  const again = uniques / NUMBERS;
  const added = (left: number) => places.number([uniques + 1, streak, shield, left, jammer]);
  const edges: Edge[] = uniques === NUMBERS ? [] : [[1 - again, added(charges)]];
  if (shield === 1) {
    return [...edges, [again, places.number([uniques, streak, 0, charges, jammer])]];
  }
  for (let used = 1; used <= charges && uniques < NUMBERS; used++) {
    edges.push([again ** used * (1 - again), added(charges - used)]);
  }
  return [...edges, [again ** (charges + 1), BUST]];
}

/** Builds the runs; they depend on neither payouts nor lives nor trophies. */
export function quickGraph(config: Config): QuickGraph {
  const places = placesOf(config);
  const { jokerChance, jokerWeights: weights } = config;
  const bonus = config.shieldOverflow === "bonus" ? config.shieldBonus : 0;
  const all = weights.shield + weights.scrambler + weights.jammer;
  const edges: Edge[][] = [];
  for (let i = 0; i < places.count; i++) {
    edges.push(edgesAt(config, places, places.parts(i)).filter(([chance]) => chance > 0));
  }
  const offsets = new Int32Array(places.count + 1);
  edges.forEach((list, i) => {
    offsets[i + 1] = (offsets[i] as number) + list.length;
  });
  const flat = edges.flat();
  return {
    uniques: Uint8Array.from(edges, (_, i) => places.parts(i)[0]),
    offsets,
    to: Int32Array.from(flat, ([, to]) => to),
    chance: Float64Array.from(flat, ([chance]) => chance),
    earned: Float64Array.from(edges, (_, i) => {
      const parts = places.parts(i);
      const treasure = 1 - bombOdds(config, parts);
      return parts[2] === 0 ? 0 : treasure * jokerChance * (weights.shield / all) * bonus;
    }),
  };
}

/** The value of a flip at a place when places have some values; a bust starts at the first place, a bomb has the value 0. */
function flipWorth(graph: QuickGraph, place: number, values: Float64Array): number {
  const { offsets, to, chance } = graph;
  const end = offsets[place + 1] as number;
  let value = 0;
  for (let e = offsets[place] as number; e < end; e++) {
    const target = to[e] as number;
    if (target !== BOMB) {
      value += (chance[e] as number) * (values[target === BUST ? 0 : target] as number);
    }
  }
  return value;
}

/** Values of a rule for banking up to the next bank: `bank` is the value of banking at each number, `scale` weighs overflow. */
function passage(
  graph: QuickGraph,
  banks: Uint8Array,
  bank: readonly number[],
  scale: number,
): number {
  const { uniques, earned } = graph;
  const values = new Float64Array(uniques.length);
  for (let moved = 1; moved > TOLERANCE; ) {
    moved = 0;
    for (let i = values.length - 1; i >= 0; i--) {
      const value =
        banks[i] === 1
          ? (bank[uniques[i] as number] as number)
          : scale * (earned[i] as number) + flipWorth(graph, i, values);
      moved = Math.max(moved, Math.abs(value - (values[i] as number)));
      values[i] = value;
    }
  }
  return values[0] as number;
}

/** Improves the values of best play until they settle, when a new run has the value `fresh`; records where it banks. */
function improve(
  graph: QuickGraph,
  pays: readonly number[],
  fresh: number,
  values: Float64Array,
  banks: Uint8Array,
): void {
  const { uniques, earned } = graph;
  for (let moved = 1; moved > TOLERANCE; ) {
    moved = 0;
    for (let i = values.length - 1; i >= 0; i--) {
      const count = uniques[i] as number;
      const flip = (earned[i] as number) + flipWorth(graph, i, values);
      const bank = count === 0 ? -1 : (pays[count] as number) + fresh;
      const value = Math.max(bank, flip);
      moved = Math.max(moved, Math.abs(value - (values[i] as number)));
      values[i] = value;
      banks[i] = bank > flip ? 1 : 0;
    }
  }
}

const EACH = [0, 1, 1, 1, 1, 1, 1, 1];
const DECENT = [0, 0, 0, 0, 1, 1, 0, 0];

/** One life under some payouts, those for 0 to 7 unique numbers. */
export function lifeFigures(graph: QuickGraph, pays: readonly number[]): LifeFigures {
  const values = new Float64Array(graph.uniques.length);
  const banks = new Uint8Array(graph.uniques.length);
  let score = 0;
  let again = 0;
  for (let before = -1; Math.abs(score - before) > 1e-6 * score; ) {
    before = score;
    improve(graph, pays, score, values, banks);
    again = passage(graph, banks, EACH, 0);
    // The value of a new run is what it brings before the next bank, over the chance that there is none.
    score = ((values[0] as number) - again * before) / (1 - again);
  }
  const one = Uint8Array.from(graph.uniques, (count) => (count > 0 ? 1 : 0));
  const atOne = passage(graph, one, EACH, 0);
  return {
    score,
    banks: again / (1 - again),
    decentBanks: passage(graph, banks, DECENT, 0) / (1 - again),
    scoreAtOne: passage(graph, one, pays, 1) / (1 - atOne),
  };
}
