// Picks, weighted choices, shuffles and samples: plain functions of luck.
import { type About, type Luck, LuckError } from "./luck.js";

/** One of the items, each equally likely; throws when there are none. */
export function pick<T>(luck: Luck, items: readonly T[], about?: About): T {
  if (items.length === 0) {
    throw new LuckError("nothing-to-pick", "There is nothing to pick from in an empty list.");
  }
  return items[luck.below(items.length, about)] as T;
}

/**
 * The index of one of the weights, each as likely as its share of their sum. Asks `chance` for one
 * index after the other, so that enumeration meets one branch per index.
 */
export function weighted(luck: Luck, weights: readonly number[]): number {
  let left = 0;
  let last = -1;
  for (let i = 0; i < weights.length; i++) {
    const weight = weights[i] as number;
    if (!(weight >= 0)) left = Number.NaN;
    left += weight;
    if (weight > 0) last = i;
  }
  if (!(left > 0 && left < Number.POSITIVE_INFINITY)) {
    throw new LuckError("bad-weights", "Weights are numbers from 0 up, at least one above 0.");
  }
  for (let i = 0; i < last; i++) {
    const weight = weights[i] as number;
    if (weight > 0 && luck.chance(Math.min(1, weight / left))) return i;
    left -= weight;
  }
  return last;
}

/** Shuffles a list in place, every order equally likely (Fisher–Yates). */
export function shuffle<T>(luck: Luck, items: T[]): void {
  for (let i = items.length - 1; i > 0; i--) {
    const j = luck.below(i + 1);
    const item = items[i] as T;
    items[i] = items[j] as T;
    items[j] = item;
  }
}

/** Some distinct items of a list in the order they were drawn; the list stays as it is. */
export function sample<T>(luck: Luck, items: readonly T[], count: number): T[] {
  if (!(Number.isInteger(count) && count >= 0 && count <= items.length)) {
    throw new LuckError("nothing-to-pick", `${count} of ${items.length} items cannot be drawn.`);
  }
  const left = items.slice();
  const drawn: T[] = [];
  for (let i = 0; i < count; i++) {
    const j = luck.below(left.length);
    drawn.push(left[j] as T);
    left[j] = left[left.length - 1] as T;
    left.pop();
  }
  return drawn;
}
