// The chances of single rolls in Wretched & Alone: damage of a pull, and tokens gone in a rescue roll.
import { type Config, calculateDamage, type DamageSystem } from "@games/wretched";

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

/** Whether the dice of a check add up before the Aces take theirs off; otherwise each die costs by itself. */
export const isSummed = (system: DamageSystem): boolean =>
  system !== "danger" && system !== "fixed";

/** How likely each sum is, given how likely each value is in one go. */
function sumsOf(odds: readonly number[], times: number): number[] {
  let sums = [1];
  for (let i = 0; i < times; i++) {
    const next = new Array<number>(sums.length + odds.length - 1).fill(0);
    sums.forEach((p, sum) => {
      odds.forEach((q, value) => {
        next[sum + value] = (next[sum + value] ?? 0) + p * q;
      });
    });
    sums = next;
  }
  return sums;
}

/** How likely each damage of a check of some level is, by the rules' own reckoning of what a roll costs. */
export function damageOdds(config: Config, level: number, bonus: number, dice = 1): number[] {
  const reduction = bonus * config.bonusPerAce;
  const odds: number[] = [];
  const add = (damage: number, p: number) => {
    odds[damage] = (odds[damage] ?? 0) + p;
  };
  if (isSummed(config.system)) {
    diceSums(dice, 6).forEach((p, sum) => {
      if (p > 0) add(calculateDamage(config, level, sum, reduction), p);
    });
  } else {
    const one: number[] = [];
    for (let face = 1; face <= 6; face++) {
      const cost = calculateDamage(config, level, face, 0);
      one[cost] = (one[cost] ?? 0) + 1 / 6;
    }
    sumsOf(
      Array.from(one, (p) => p ?? 0),
      dice,
    ).forEach((p, damage) => {
      if (p > 0) add(damage, p);
    });
  }
  return Array.from(odds, (p) => p ?? 0);
}

/** Neighbouring damages that are equally likely. */
export interface Band {
  readonly from: number;
  readonly to: number;
  readonly chance: number;
}

/** The chances of damage as bands: a die has few, however many faces it has. */
export function bandsOf(odds: readonly number[]): Band[] {
  const bands: Band[] = [];
  odds.forEach((chance, damage) => {
    const last = bands.at(-1);
    if (last?.to === damage - 1 && last.chance === chance) {
      bands[bands.length - 1] = { ...last, to: damage };
    } else if (chance > 0) bands.push({ from: damage, to: damage, chance });
  });
  return bands;
}

/** Writes the row after damage; what falls to 0 or below is not in it. The sum over a band slides along the row. */
export function damageRow(
  row: Float64Array,
  start: number,
  bands: readonly Band[],
  after: Float64Array,
): void {
  const size = after.length;
  after.fill(0);
  for (const { from, to, chance } of bands) {
    let sum = 0;
    for (let i = size - 1 - from; i >= 1; i--) {
      sum += row[start + i + from] as number;
      if (i + to + 1 < size) sum -= row[start + i + to + 1] as number;
      after[i] = (after[i] as number) + sum * chance;
    }
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
