import { expect, test } from "vitest";
import { oddsOf } from "../src/playground/odds.ts";
import {
  CARDS,
  cloneTable,
  draw,
  newTable,
  restoreRng,
  saveRng,
  throwDice,
} from "../src/playground/table.ts";

test("a move on a copy leaves the table alone", () => {
  const table = newTable("a");
  const before = JSON.stringify(table);
  const copy = cloneTable(table);
  throwDice(copy, "3d6");
  draw(copy);
  expect(JSON.stringify(table)).toBe(before);
  expect(JSON.stringify(copy)).not.toBe(before);
});

test("the table is plain JSON", () => {
  const table = newTable("a");
  draw(table);
  expect(JSON.parse(JSON.stringify(table))).toEqual(table);
});

test("drawing all cards yields each of them once", () => {
  const table = newTable("a");
  for (const _ of CARDS) draw(table);
  draw(table);
  expect(table.hand.toSorted()).toEqual(CARDS.toSorted());
});

test("a restored random state continues the same luck", () => {
  const table = newTable("a");
  const kept = saveRng(table);
  throwDice(table, "5d6");
  const restored = restoreRng(table, kept);
  if (!restored.ok) throw new Error(restored.error);
  throwDice(restored.value, "5d6");
  expect(restored.value.throws[0]).toEqual(table.throws[0]);
});

test.each([
  "",
  "null",
  "[]",
  "{}",
  '{"source":"alea","dice":{},"deck":{}}',
  '{"source":"alea","dice":{"c":1,"s0":2,"s1":0,"s2":0}}',
  '{"source":"other","dice":{"c":1,"s0":0,"s1":0,"s2":0},"deck":{"c":1,"s0":0,"s1":0,"s2":0}}',
])("a random state that is not one is refused: %s", (text) => {
  const table = newTable("a");
  const before = JSON.stringify(table);
  expect(restoreRng(table, text).ok).toBe(false);
  expect(JSON.stringify(table)).toBe(before);
});

test("the odds of d4+d4 by hand", () => {
  const odds = oddsOf("2d4");
  if (!odds.ok) throw new Error(odds.error);
  expect(odds.value.map(({ total }) => total)).toEqual([2, 3, 4, 5, 6, 7, 8]);
  const ways = [1, 2, 3, 4, 3, 2, 1];
  odds.value.forEach(({ probability }, i) => {
    expect(probability).toBeCloseTo((ways[i] ?? 0) / 16, 12);
  });
});
