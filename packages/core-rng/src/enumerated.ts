// Enumerated luck: every possible answer in turn, with its probability.
import {
  type About,
  assertProbability,
  assertRange,
  type CardRef,
  type Luck,
  LuckError,
} from "./luck.js";

/** One possible result of a function of luck. */
export interface Chance<T> {
  /** What the function returned. */
  readonly value: T;
  /** How likely that is, from 0 to 1. */
  readonly probability: number;
}

/** How {@link enumerate} merges results and when it gives up. */
export interface EnumerateOptions<T> {
  /** Results with equal keys are one; by default primitives are their own key, objects their JSON. */
  readonly key?: (value: T) => unknown;
  /** The maximum number of branches to walk (default: 100,000). */
  readonly limit?: number;
  /**
   * Whether dice of one roll are interchangeable, and cards of one name too (default: false). Each combination of dice is
   * then walked once, in ascending order, with the probability of all its orders: six dice are 462 combinations instead of
   * 46,656 orders.
   */
  readonly combine?: boolean;
  /** Receives the name of every roll or deck in which different answers were taken as one. */
  readonly onCombined?: (name: string) => void;
}

const DEFAULT_LIMIT = 100_000;

/** One question on the current path: what was asked and which answer is being tried. */
interface Fork {
  /** The first answer that is tried; dice of one roll start at the answer of the die before. */
  readonly first: number;
  readonly options: number;
  /** The probability of "true" for a question to `chance`, undefined for `below`. */
  readonly p: number | undefined;
  /** For cards that are combined: the cards by name. */
  readonly cards: CardNames | undefined;
  answer: number;
}

/** Cards by their names at the table. */
interface CardNames {
  /** How many cards there are. */
  readonly size: number;
  readonly firsts: readonly number[];
  readonly copies: readonly number[];
  /** Whether different cards have one name. */
  readonly isMerged: boolean;
}

function groupCards(cards: readonly CardRef[], label: About["label"]): CardNames {
  const firsts: number[] = [];
  const copies: number[] = [];
  const places = new Map<CardRef, number>();
  let isMerged = false;
  cards.forEach((card, i) => {
    const name = label === undefined ? card : label(card);
    const place = places.get(name) ?? firsts.length;
    if (place === firsts.length) {
      places.set(name, place);
      firsts.push(i);
    }
    copies[place] = (copies[place] ?? 0) + 1;
    if (cards[firsts[place] as number] !== card) isMerged = true;
  });
  return { size: cards.length, firsts, copies, isMerged };
}

/** Walks the tree of answers depth first: each run repeats a path and takes the first new turns. */
class Walker implements Luck {
  readonly #path: Fork[] = [];
  #depth = 0;
  probability = 1;
  /** The roll that is under way: what it is about, how many of its dice were asked, the last answer and how many equal it. */
  #roll: About | undefined;
  #rolled = 0;
  #last = 0;
  #equal = 0;

  readonly #combines: boolean;
  readonly #onCombined: ((name: string) => void) | undefined;

  constructor(combines: boolean, onCombined?: (name: string) => void) {
    this.#combines = combines;
    this.#onCombined = onCombined;
  }

  below(n: number, about?: About, cards?: readonly CardRef[]): number {
    assertRange(n);
    if (n === 1) return 0;
    if (this.#combines && about?.kind === "dice") return this.#askDie(n, about);
    this.#roll = undefined;
    if (about?.groups !== undefined) return this.#askGroup(n, about.groups);
    if (this.#combines && cards !== undefined) return this.#askCard(cards, about);
    const answer = this.#ask(n, undefined, 0);
    this.probability /= n;
    return answer;
  }

  /** The next die of a roll shows at least what the one before showed; its probability is that of all orders. */
  #askDie(n: number, about: About): number {
    const isNext = this.#roll === about && this.#rolled < (about.count ?? 1);
    if (!isNext) this.#rolled = 0;
    const answer = this.#ask(n, undefined, isNext ? this.#last : 0);
    this.#equal = isNext && answer === this.#last ? this.#equal + 1 : 1;
    this.#roll = about;
    this.#last = answer;
    this.#rolled++;
    if (isNext) this.#onCombined?.(about.name);
    this.probability *= this.#rolled / (n * this.#equal);
    return answer;
  }

  /** Answers of one group are one answer, the first of them; groups without answers are left out. */
  #askGroup(n: number, groups: readonly number[]): number {
    const sizes = groups.filter((size) => size > 0);
    const chosen = sizes.length === 1 ? 0 : this.#ask(sizes.length, undefined, 0);
    this.probability *= (sizes[chosen] as number) / n;
    return sizes.slice(0, chosen).reduce((sum, size) => sum + size, 0);
  }

  /** Cards of one name are one answer. */
  #askCard(cards: readonly CardRef[], about: About | undefined): number {
    const known = this.#path[this.#depth]?.cards; // what a path asks again has been grouped before
    const names = known?.size === cards.length ? known : groupCards(cards, about?.label);
    if (names.isMerged && about !== undefined) this.#onCombined?.(about.name);
    const answer = this.#ask(names.firsts.length, undefined, 0, names);
    this.probability *= (names.copies[answer] as number) / cards.length;
    return names.firsts[answer] as number;
  }

  chance(p: number): boolean {
    assertProbability(p);
    if (p === 0 || p === 1) return p === 1;
    this.#roll = undefined;
    const isTrue = this.#ask(2, p, 0) === 0;
    this.probability *= isTrue ? p : 1 - p;
    return isTrue;
  }

  start(): void {
    this.#depth = 0;
    this.probability = 1;
    this.#roll = undefined;
  }

  /** Moves to the next path; false when all have been walked. */
  advance(): boolean {
    for (let last = this.#path.pop(); last !== undefined; last = this.#path.pop()) {
      last.answer++;
      if (last.answer < last.options) {
        this.#path.push(last);
        return true;
      }
    }
    return false;
  }

  #ask(options: number, p: number | undefined, first: number, cards?: CardNames): number {
    const known = this.#path[this.#depth++];
    if (known === undefined) {
      this.#path.push({ first, options, p, cards, answer: first });
      return first;
    }
    if (known.options !== options || known.p !== p || known.first !== first) {
      throw new LuckError(
        "not-repeatable",
        "An enumerated function must ask the same questions after the same answers.",
      );
    }
    return known.answer;
  }
}

/** Yields the result of every branch of a function of luck, unmerged and as it is walked. */
export function* branches<T>(
  run: (luck: Luck) => T,
  limit: number = DEFAULT_LIMIT,
  combine = false,
  onCombined?: (name: string) => void,
): Generator<Chance<T>> {
  const walker = new Walker(combine, onCombined);
  let count = 0;
  do {
    if (count++ >= limit) {
      throw new LuckError("too-many-branches", `There are more than ${limit} branches to walk.`);
    }
    walker.start();
    const value = run(walker);
    yield { value, probability: walker.probability };
  } while (walker.advance());
}

/** Every distinct result of a function of luck with its exact probability, in the order first met. */
export function enumerate<T>(
  run: (luck: Luck) => T,
  options: EnumerateOptions<T> = {},
): Chance<T>[] {
  const { key, limit, combine, onCombined } = options;
  return mergeChances(branches(run, limit, combine, onCombined), key);
}

/** One chance for all results with equal keys, in the order first met; see {@link EnumerateOptions.key}. */
export function mergeChances<T>(
  chances: Iterable<Chance<T>>,
  key: (value: T) => unknown = defaultKey,
): Chance<T>[] {
  const found = new Map<unknown, { value: T; sum: Sum }>();
  for (const { value, probability } of chances) {
    const id = key(value);
    const known = found.get(id);
    if (known) addTo(known.sum, probability);
    else found.set(id, { value, sum: { total: probability, lost: 0 } });
  }
  return Array.from(found.values(), ({ value, sum }) => ({
    value,
    probability: sum.total + sum.lost,
  }));
}

function defaultKey(value: unknown): unknown {
  return typeof value === "object" && value !== null ? JSON.stringify(value) : value;
}

/** A running sum that keeps what rounding loses (Neumaier), so that a hundred thousand branches still add up. */
interface Sum {
  total: number;
  lost: number;
}

function addTo(sum: Sum, x: number): void {
  const total = sum.total + x;
  sum.lost += sum.total >= x ? sum.total - total + x : x - total + sum.total;
  sum.total = total;
}
