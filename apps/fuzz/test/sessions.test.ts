// Sessions in random order, a few of every game; `pnpm soak` plays many.
import { seeded } from "@games/core-rng";
import { expect, it } from "vitest";
import { GAMES } from "../src/games.js";
import { soakGame } from "../src/sessions.js";

it.each(Object.entries(GAMES))("%s stays the same game", (name, game) => {
  const luck = seeded(name);
  for (let i = 0; i < 3; i++) expect(soakGame(game, luck)).toBeGreaterThan(5);
});
