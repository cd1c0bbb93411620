// The chances of single rolls in Wretched & Alone: what a check leaves of the integrity, and tokens gone in a rescue roll.
import type { Config } from "@games/wretched";
import { damageChances } from "@games/wretched/screen";

/** How likely each sum of some dice is. */
export function diceSums(dice: number, sides: number): number[] {
  let sums = [1];
  for (let i = 0; i < dice; i++) {
    const next = new Array<number>(sums.length + sides).fill(0);
    sums.forEach((p, sum) => {
      for (let face = 1; face <= sides; face++) {
        next[sum + face] = (next[sum + face] ?? 0) + p / sides;
      }
    });
    sums = next;
  }
  return sums;
}

/** Neighbouring damages that are equally likely. */
interface Band {
  readonly from: number;
  readonly to: number;
  readonly chance: number;
}

/** What a check does to a row of probabilities over the integrity; what falls to 0 or below is not in the row after it. */
export type Check = (row: Float64Array, after: Float64Array) => void;

/** A check of some level by the rules' own reckoning, after a number of Aces. */
export function checkOf(config: Config, level: number, bonus: number, dice = 1): Check {
  // Of a real tower the player says that it stands.
  if (config.tower === "real") return (row, after) => after.set(row);
  if (config.tower === "dice") return rollsOf(poolRolls(config), dice);
  const reduction = config.tower === "integrity" ? bonus * config.bonusPerAce : 0;
  const called = { card: null, reason: "final-pull", level, dice, reduction, plus: 0 } as const;
  const bands = bandsOf(damageChances(config, called));
  return (row, after) => damageRow(row, bands, after);
}

/** The chances of damage as bands: a die has few, however many faces it has. */
function bandsOf(odds: readonly number[]): Band[] {
  const bands: Band[] = [];
  odds.forEach((chance, damage) => {
    const last = bands.at(-1);
    if (last?.to === damage - 1 && last.chance === chance) {
      bands[bands.length - 1] = { ...last, to: damage };
    } else if (chance > 0) bands.push({ from: damage, to: damage, chance });
  });
  return bands;
}

/** The sum over a band slides along the row. */
function damageRow(row: Float64Array, bands: readonly Band[], after: Float64Array): void {
  const size = after.length;
  after.fill(0);
  for (const { from, to, chance } of bands) {
    let sum = 0;
    for (let i = size - 1 - from; i >= 1; i--) {
      sum += row[i + from] as number;
      if (i + to + 1 < size) sum -= row[i + to + 1] as number;
      after[i] = (after[i] as number) + sum * chance;
    }
  }
}

/** How likely a roll of each number of dice shows each number of ones, without the counts that never come up. */
interface PoolRoll {
  readonly from: number;
  readonly odds: readonly number[];
}

const known = new Map<number, readonly PoolRoll[]>();

function poolRolls(config: Config): readonly PoolRoll[] {
  const { integrity } = config;
  const rolls =
    known.get(integrity) ??
    Array.from({ length: integrity + 1 }, (_, dice) => poolRoll(config, dice));
  known.set(integrity, rolls);
  return rolls;
}

function poolRoll(config: Config, dice: number): PoolRoll {
  if (dice === 0) return { from: 0, odds: [1] };
  const once = {
    card: null,
    reason: "final-pull",
    level: 1,
    dice: 1,
    reduction: 0,
    plus: 0,
  } as const;
  const odds = damageChances(config, once, dice);
  const from = odds.findIndex((chance) => chance > 0);
  return { from, odds: odds.slice(from, odds.findLastIndex((chance) => chance > 0) + 1) };
}

/** A check that rolls what is left of a pool a number of times. */
function rollsOf(rolls: readonly PoolRoll[], times: number): Check {
  if (times === 1) return (row, after) => rollPool(rolls, row, after);
  return (row, after) => {
    let before = row;
    for (let i = 0; i < times; i++) {
      rollPool(rolls, before, after);
      before = after.slice();
    }
  };
}

function rollPool(rolls: readonly PoolRoll[], row: Float64Array, after: Float64Array): void {
  after.fill(0);
  for (let dice = 1; dice < row.length; dice++) {
    const chance = row[dice] as number;
    if (chance === 0) continue;
    const { from, odds } = rolls[dice] as PoolRoll;
    for (let i = Math.min(odds.length, dice - from) - 1; i >= 0; i--)
      after[dice - from - i] = (after[dice - from - i] as number) + chance * (odds[i] as number);
  }
}

/** How likely each number of tokens goes when `dice` dice with a chance of p each are rolled. */
export function rescueOdds(dice: number, p: number, tokens: number): number[] {
  let odds = [1];
  for (let i = 0; i < dice; i++) {
    const next = new Array<number>(odds.length + 1).fill(0);
    odds.forEach((chance, removed) => {
      const isDone = removed === tokens; // the last token ends the roll
      next[removed] = (next[removed] ?? 0) + chance * (isDone ? 1 : 1 - p);
      if (!isDone) next[removed + 1] = (next[removed + 1] ?? 0) + chance * p;
    });
    odds = next;
  }
  return odds.slice(0, tokens + 1);
}
