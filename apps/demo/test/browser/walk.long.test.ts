// The walks of walk.test.ts through the other games, through all places that playing leads to, and through all of it in German
// on a small telephone.
import { describe, expect, test } from "vitest";
import { GAMES } from "../../src/games/registry.ts";
import { walkGame } from "./walk-game.ts";
import { walkPages } from "./walk-pages.ts";
import { walkScenes } from "./walk-scenes.ts";
import { walkStore } from "./walk-store.ts";
import { findUnmarked, findUnreadable } from "./walks.ts";

const WALKS = { "from start to end": walkGame, "at every place": walkScenes } as const;

test("the pages around the games can be read in German on a small telephone", async () => {
  expect(await findUnreadable((walk) => walkPages(walk))).toEqual([]);
});

test("what is kept says nothing that is in no catalogue", { timeout: 120_000 }, async () => {
  expect(await findUnmarked(walkStore)).toEqual([]);
});

test("what is kept can be read in German on a small telephone", { timeout: 120_000 }, async () => {
  expect(await findUnreadable(walkStore)).toEqual([]);
});

describe.each(GAMES)("$id", ({ id }) => {
  describe.each(Object.entries(WALKS))("%s", (_, walkThrough) => {
    test("says nothing that is in no catalogue", { timeout: 300_000 }, async () => {
      expect(await findUnmarked((walk) => walkThrough(walk, id))).toEqual([]);
    });

    test("can be read in German on a small telephone", { timeout: 300_000 }, async () => {
      expect(await findUnreadable((walk) => walkThrough(walk, id))).toEqual([]);
    });
  });
});
