// The walks of walk.test.ts through the other games, and through all of them in German on a small telephone.
import { describe, expect, test } from "vitest";
import { GAMES } from "../../src/games/registry.ts";
import { walkGame } from "./walk-game.ts";
import { findUnmarked, findUnreadable } from "./walks.ts";

describe.each(GAMES)("$id", ({ id }) => {
  test("says nothing that is in no catalogue", { timeout: 300_000 }, async () => {
    expect(await findUnmarked((walk) => walkGame(walk, id))).toEqual([]);
  });

  test("can be read in German on a small telephone", { timeout: 300_000 }, async () => {
    expect(await findUnreadable((walk) => walkGame(walk, id))).toEqual([]);
  });
});
