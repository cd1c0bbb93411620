// Tables of content: rows by id.
import { expect, it } from "vitest";
import { replaceRows } from "../src/index.js";

const row = (id: string, worth: number) => ({ id, worth });
const TABLE = [row("a", 1), row("b", 2), row("c", 3)];

it("a row with the id of a present one takes its place; others come last, in their order", () => {
  expect(replaceRows(TABLE, [row("e", 9), row("b", 8), row("d", 7)])).toEqual([
    row("a", 1),
    row("b", 8),
    row("c", 3),
    row("e", 9),
    row("d", 7),
  ]);
});

it("without further rows a table is as it was, in a list of its own", () => {
  expect(replaceRows(TABLE, [])).toEqual(TABLE);
  expect(replaceRows(TABLE, [])).not.toBe(TABLE);
});
