// The toy game with a searcher that answers at once with its first effort and never with its second.
import { writeSync } from "node:fs";
import { type Policy, randomPolicy } from "@games/core-game";
import type { Toy } from "../../core-game/test/toy.js";
import { type AnyStudy, defineStudy, type Strength } from "../src/index.js";
import { cellarParts, toy } from "./cellar.js";

const endless: Policy<Toy> = () => {
  writeSync(2, "thinking\n"); // at once, and not when this thread has time for it
  for (;;);
};

const strength: Strength<Toy> = {
  title: "What patience adds",
  base: randomPolicy,
  effort: "thoughts",
  unit: "points a game",
  efforts: [1, 2],
  player: (effort) => (effort === 1 ? (cellarParts(toy).players.opener ?? endless) : endless),
};

/** Under the name by which the command finds a study in a module. */
export const study: AnyStudy = defineStudy(toy, (game) => ({ ...cellarParts(game), strength }));
