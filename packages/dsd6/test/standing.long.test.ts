// What the searcher's value weighs, held against a logistic regression on fresh games. To fit it to as many as were used:
// GAMES=60000 npx vitest run --mode long standing
import { expect, it } from "vitest";
import { STANDING } from "../src/data/weights.js";
import { dsd6, type State } from "../src/index.js";
import { compileOdds, type Standing } from "../src/standing.js";
import { logLoss, playTurns, type Turn } from "./standing.js";

const GAMES = Number(process.env.GAMES ?? 3000);
/** How strongly coefficients are drawn towards 0, and how often they are improved. */
const RIDGE = 3;
const ROUNDS = 6;

type Numbers = number[];
/** A table of weights, or a part of one. */
type Part = number | readonly Part[] | { readonly [name: string]: Part };

/** The same weights with every number changed, in their order. */
function mapNumbers(part: Part, change: (value: number) => number): Part {
  if (typeof part === "number") return change(part);
  if (Array.isArray(part)) return part.map((each: Part) => mapNumbers(each, change));
  const entries = Object.entries(part as Readonly<Record<string, Part>>);
  return Object.fromEntries(entries.map(([name, each]) => [name, mapNumbers(each, change)]));
}

const weights: Numbers = [];
mapNumbers(STANDING, (value) => weights.push(value));

/** What each weight is multiplied by in a state: the odds with that weight 1 and all others 0, because odds are linear. */
const readers = weights.map((_, i) => {
  let at = 0;
  const unit = mapNumbers(STANDING, () => (at++ === i ? 1 : 0));
  return compileOdds(dsd6.content, unit as Standing);
});
const numbersOf = (state: State): Numbers => readers.map((read) => read(state));

const oddsOf = ({ numbers }: Turn, of: Numbers) =>
  numbers.reduce((sum, value, i) => sum + value * (of[i] ?? 0), 0);
const chanceOf = (turn: Turn, of: Numbers) => 1 / (1 + Math.exp(-oddsOf(turn, of)));

/** One step of Newton's method towards the weights that make the turns most likely. */
function improve(turns: readonly Turn[], of: Numbers): Numbers {
  const rows = of.map((weight, i) => [...of.map((_, j) => (i === j ? RIDGE : 0)), -RIDGE * weight]);
  for (const turn of turns) {
    const chance = chanceOf(turn, of);
    const miss = (turn.isWon ? 1 : 0) - chance;
    turn.numbers.forEach((x, i) => {
      const row = rows[i];
      if (x === 0 || row === undefined) return;
      const factor = x * chance * (1 - chance);
      turn.numbers.forEach((y, j) => {
        row[j] = (row[j] ?? 0) + factor * y;
      });
      row[of.length] = (row[of.length] ?? 0) + x * miss;
    });
  }
  const change = solveRows(rows);
  return of.map((weight, i) => weight + (change[i] ?? 0));
}

/** Solves linear equations whose last column is the right side. */
function solveRows(rows: Numbers[]): Numbers {
  rows.forEach((row, i) => {
    for (const other of rows) {
      if (other === row) continue;
      const part = (other[i] ?? 0) / (row[i] ?? 1);
      row.forEach((value, j) => {
        other[j] = (other[j] ?? 0) - part * value;
      });
    }
  });
  return rows.map((row, i) => (row[rows.length] ?? 0) / (row[i] ?? 1));
}

it("the published weights foretell new games about as well as those fitted to as many", {
  timeout: 3e7,
}, () => {
  const play = (name: string, games: number) =>
    Array.from({ length: games }, (_, game) => playTurns(`${name} ${game}`, numbersOf)).flat();
  const turns = play("fitted", GAMES);
  const others = play("others", Math.ceil(GAMES / 5));
  let fitted: Numbers = weights.map(() => 0);
  for (let round = 0; round < ROUNDS; round++) fitted = improve(turns, fitted);
  const lossOf = (of: Numbers) => logLoss(others, (turn) => chanceOf(turn, of));
  let at = 0;
  const table = mapNumbers(STANDING, () => Number(fitted[at++]?.toFixed(3)));
  console.log("turns", turns.length, "published", lossOf(weights), "fitted", lossOf(fitted));
  console.log(JSON.stringify(table));
  expect(lossOf(fitted)).toBeLessThan(0.45);
  expect(lossOf(weights)).toBeLessThan(lossOf(fitted) + 0.005);
});
