// The laws of every game of the contract.
import { conformance, policyLaws } from "@games/core-game/testing";
import { describe, it } from "vitest";
import { bots } from "../src/bots.js";
import { bombFlip, type Options, presets } from "../src/index.js";

/** The document's game, and games in which what is rare there is common. */
const variants: readonly Options[] = [
  {},
  presets.calibrated,
  { lives: 1, jokerChance: 0.6 },
  { jokerChance: 0.5, jokerWeights: { scrambler: 3, jammer: 0 }, scramblerCharges: 3 },
  { bombBase: 0.5, bombSlope: 0, bombCap: 1, jammerStrength: 1, shieldOverflow: "ignored" },
  { trophies: { bronze: 5, silver: 12, gold: 20 }, bestTotalScore: 15 },
];

describe("bomb flip keeps the laws", () => {
  for (const law of conformance(bombFlip, { maxSteps: 1500, variants })) it(law.name, law.check);
});

describe("the policies of bomb flip keep theirs", () => {
  for (const law of policyLaws(bombFlip, bots, { maxSteps: 300, variants }))
    it(law.name, law.check);
});
