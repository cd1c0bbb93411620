import { chacha20 } from "@games/core-rng/chacha20";
import { describe, it } from "vitest";
import { conformance } from "../src/testing/index.js";
import { RENAMED, toy } from "./toy.js";

describe("the toy game with a cryptographic source", () => {
  for (const law of conformance(toy.withRng(chacha20), {
    maxSteps: 60,
    games: 5,
    renamed: RENAMED,
  }))
    it(law.name, law.check);
});

describe("the toy game", () => {
  const variants = [{}, { lamps: 1, bonus: 5 }];
  for (const law of conformance(toy, { maxSteps: 400, variants, renamed: RENAMED }))
    it(law.name, law.check);
});
