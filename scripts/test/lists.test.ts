// Lists of games by hand are found, and what names a game for another reason is left alone.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { LISTS, listedIn } from "../lists.mjs";
import { root } from "../workspace.mjs";

const IDS = ["snap-dice", "tower", "reef", "moat"];
const list = 'import { snapDice } from "x"; const all = ["tower", "reef", "moat"];';

test("a file that names most games is a list", () => {
  expect(listedIn("apps/demo/src/home.tsx", list, IDS)).toEqual(IDS);
});

test.each([
  ["a registry", LISTS[0] ?? "", list],
  ["a file of a game", "apps/demo/test/browser/tower.test.ts", list],
  ["a file in the folder of a game", "packages/reef/src/index.ts", list],
  ["a file that names some", "apps/demo/src/home.tsx", 'const some = ["tower", "reef", "moat"];'],
  ["other words", "apps/demo/src/home.tsx", "towers of-reef snapDices tower reefs moat"],
])("%s is none", (_, path, text) => {
  expect(listedIn(path, text, IDS)).toEqual([]);
});

test("the registries are there", () => {
  expect(LISTS.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
