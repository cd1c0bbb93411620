// The laws of every game of the contract.
import { conformance } from "@games/core-game/testing";
import { describe, it } from "vitest";
import { type Options, sampleGame } from "../src/index.js";

const variants: readonly Options[] = [{}, { rounds: 1, target: 6 }, { rounds: 20, target: 999 }];

describe("Sample game keeps the laws", () => {
  for (const law of conformance(sampleGame, { maxSteps: 500, variants })) it(law.name, law.check);
});
