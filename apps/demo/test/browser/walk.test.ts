// Every text of the app comes from a catalogue, and none is cut off in German on a small telephone. The other games are in
// walk.long.test.ts.
import { expect, test } from "vitest";
import { walkGame, walkPages } from "./walk.ts";
import { findUnmarked, findUnreadable } from "./walks.ts";

const BOMB_FLIP = { id: "bomb-flip", bot: "random", lasts: 30_000 };

test("the pages around the games say nothing that is in no catalogue", async () => {
  expect(await findUnmarked((walk) => walkPages(walk))).toEqual([]);
});

test("bomb flip says nothing that is in no catalogue", async () => {
  expect(await findUnmarked((walk) => walkGame(walk, BOMB_FLIP))).toEqual([]);
});

test("the pages around the games can be read in German on a small telephone", async () => {
  expect(await findUnreadable((walk) => walkPages(walk))).toEqual([]);
});

test("bomb flip can be read in German on a small telephone", async () => {
  expect(await findUnreadable((walk) => walkGame(walk, BOMB_FLIP))).toEqual([]);
});
