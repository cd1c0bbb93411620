// The laws of the contract, on every preset, damage system and mode.
import { conformance } from "@games/core-game/testing";
import { describe, it } from "vitest";
import { wretched } from "../src/index.js";

const laws = conformance(wretched, {
  maxSteps: 4000,
  variants: [
    {},
    { preset: "calibrated" },
    { preset: "calibrated", earlyBeacon: true, difficulty: "easy" },
    { difficulty: "nightmare", system: "odd-and-aces" },
    { system: "odd", trackerLimit: 5, rescueBase: 3, rescueBoosted: 2 },
    { system: "danger", aces: { clubs: "remove-king", diamonds: "none" } },
    { system: "fixed", finalDice: 2, rescueDice: "aces", rescueBase: 2, rescueBoosted: 1 },
    { system: "off", tokens: 2 },
    { narrativeOnly: true, tokens: 1, rescueBase: 3, rescueBoosted: 3 },
  ],
});

describe("wretched keeps the laws of a game", () => {
  for (const law of laws) it(law.name, law.check);
});
