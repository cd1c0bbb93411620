// Fits what things are worth to games: a logistic regression on what the player had, with ridges that keep it from
// believing too much. Traits of rows are believed before rows of their own.
import { cardTraits, potionTraits, relicTraits, type Traits } from "../../src/bots/traits.js";
import { spireAct1 } from "../../src/index.js";
import type { Snapshot } from "./self-play.js";

/** How strongly each kind of value is kept near 0. */
const RIDGE = { base: 0.1, boss: 1, trait: 1, own: 15 } as const;
const STEPS = 400;
const RATE = 0.03;
const LOW_HP = 5;
const USUAL_MAX_HP = 10;
const MAX_GOLD = 12;

/** Values by their names: `base:hp`, `boss:hexaghost`, `trait:block`, `card:bash+`, `relic:anchor`, `potion:fire_potion`. */
export type Fitted = Readonly<Record<string, number>>;

/** A snapshot as a sparse row. */
interface Row {
  readonly columns: number[];
  readonly amounts: number[];
  readonly isWon: boolean;
  readonly weight: number;
}

interface Columns {
  readonly numbers: Map<string, number>;
  readonly ridges: number[];
}

/** The traits of everything that the game has. */
function traitsOfAll(): ReadonlyMap<string, Traits> {
  const { cards, act } = spireAct1.content;
  return new Map([
    ...cards.map(({ id, card }) => [`card:${id}`, cardTraits(card)] as const),
    ...act.items.relic.map(({ id, row }) => [`relic:${id}`, relicTraits(row)] as const),
    ...act.items.potion.map(({ id, row }) => [`potion:${id}`, potionTraits(row)] as const),
  ]);
}

function amountsOf(one: Snapshot, traits: ReadonlyMap<string, Traits>): Map<string, number> {
  const { way, hp, maxHp, gold, boss } = one;
  const low = Math.max(0, LOW_HP - hp);
  const amounts = new Map<string, number>([
    ["base:start", 1],
    ["base:late", way],
    ["base:later", way * way],
    ["base:hp", hp],
    ["base:hpLate", hp * way],
    ["base:low", low],
    ["base:lowLate", low * way],
    ["base:maxHp", maxHp - USUAL_MAX_HP],
    ["base:gold", Math.min(gold, MAX_GOLD)],
  ]);
  const put = (name: string, n: number) => amounts.set(name, (amounts.get(name) ?? 0) + n);
  if (boss !== null) put(`boss:${boss}`, 1);
  const owned = [
    ...one.deck.map((id) => `card:${id}`),
    ...one.relics.map((id) => `relic:${id}`),
    ...one.potions.map((id) => `potion:${id}`),
  ];
  for (const name of owned) {
    put(name, 1);
    for (const [trait, n] of Object.entries(traits.get(name) ?? {})) put(`trait:${trait}`, n);
  }
  return amounts;
}

function ridgeOf(name: string): number {
  const kind = name.split(":")[0];
  return kind === "base" || kind === "boss" || kind === "trait" ? RIDGE[kind] : RIDGE.own;
}

function columnOf({ numbers, ridges }: Columns, name: string): number {
  const known = numbers.get(name);
  if (known !== undefined) return known;
  numbers.set(name, ridges.length);
  ridges.push(ridgeOf(name));
  return ridges.length - 1;
}

function rowsOf(snapshots: readonly Snapshot[], columns: Columns): Row[] {
  const traits = traitsOfAll();
  const lengths = new Map<number, number>();
  for (const { game } of snapshots) lengths.set(game, (lengths.get(game) ?? 0) + 1);
  return snapshots.map((one) => {
    const amounts = amountsOf(one, traits);
    return {
      columns: [...amounts.keys()].map((name) => columnOf(columns, name)),
      amounts: [...amounts.values()],
      isWon: one.isWon,
      weight: 2 / (lengths.get(one.game) ?? 1), // the snapshots of one game tell the same end
    };
  });
}

/** Adds the slope of a row's error to the slopes of its columns. */
function addSlopes(
  { columns, amounts, isWon, weight }: Row,
  values: Float64Array,
  slopes: Float64Array,
): void {
  let odds = 0;
  for (let i = 0; i < columns.length; i++)
    odds += (values[columns[i] as number] as number) * (amounts[i] as number);
  const error = (1 / (1 + Math.exp(-odds)) - (isWon ? 1 : 0)) * weight;
  for (let i = 0; i < columns.length; i++) {
    const column = columns[i] as number;
    slopes[column] = (slopes[column] as number) + error * (amounts[i] as number);
  }
}

/**
 * The values under which the ends of the games are most likely (Adam, a method of steepest descent), which stay near the
 * values that the games were played with unless the games say otherwise.
 */
export function fitValues(snapshots: readonly Snapshot[], known: Fitted = {}): Fitted {
  const columns: Columns = { numbers: new Map(), ridges: [] };
  const rows = rowsOf(snapshots, columns);
  const size = columns.ridges.length;
  const names = [...columns.numbers.keys()];
  const start = Float64Array.from(names, (name) => known[name] ?? 0);
  const values = start.slice();
  const mean = new Float64Array(size);
  const square = new Float64Array(size);
  for (let step = 1; step <= STEPS; step++) {
    const slopes = new Float64Array(size);
    for (const row of rows) addSlopes(row, values, slopes);
    for (let i = 0; i < size; i++) {
      const value = values[i] as number;
      const pull = (columns.ridges[i] as number) * (value - (start[i] as number));
      const slope = (slopes[i] as number) + pull;
      mean[i] = 0.9 * (mean[i] as number) + 0.1 * slope;
      square[i] = 0.99 * (square[i] as number) + 0.01 * slope * slope;
      const pace = Math.sqrt((square[i] as number) / (1 - 0.99 ** step)) + 1e-8;
      const move = (mean[i] as number) / (1 - 0.9 ** step) / pace;
      values[i] = value - (RATE / (1 + step / 100)) * move;
    }
  }
  const fitted = Object.fromEntries(names.map((name, i) => [name, values[i] as number]));
  return { ...known, ...fitted };
}
