import { expect, test } from "vitest";
import { findChanges, joinPath, shorten } from "../src/changes.js";

const path = (...keys: string[]) => keys.reduce(joinPath, "");

test("a change is found with the parts around it, and nothing else", () => {
  const changes = findChanges({ a: { b: 1, c: 2 }, d: [1, 2] }, { a: { b: 1, c: 3 }, d: [1, 2] });
  expect([...changes.keys()].sort()).toEqual([path(), path("a"), path("a", "c")].sort());
  expect(changes.get(path("a", "c"))).toBe(2);
});

test("what came and what went are changes", () => {
  expect(findChanges({ list: [1] }, { list: [1, 2] }).has(path("list", "1"))).toBe(true);
  expect(findChanges({ gone: 1 }, {}).get(path("gone"))).toBe(1);
  expect(findChanges({ kind: null }, { kind: {} }).has(path("kind"))).toBe(true);
});

test("equal values have no changes", () => {
  expect(findChanges({ a: [{ b: Number.NaN }] }, { a: [{ b: Number.NaN }] }).size).toBe(0);
});

test("a long value is cut", () => {
  expect(shorten("x".repeat(100), 10)).toBe('"xxxxxxxx…');
  expect(shorten(undefined)).toBe("undefined");
});
