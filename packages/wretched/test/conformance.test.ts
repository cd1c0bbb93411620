// The laws of the contract, on every preset, damage system and mode.
import { conformance, policyLaws } from "@games/core-game/testing";
import { describe, it } from "vitest";
import { bots } from "../src/bots.js";
import { wretched } from "../src/index.js";
import { glasshouse, salvageShip } from "../src/packs/index.js";
import { gameOf } from "./table.js";

const settings = {
  maxSteps: 4000,
  renamed: salvageShip, // the same rules, with prose where there is none
  variants: [
    {},
    { preset: "calibrated" },
    { preset: "calibrated", hasEarlyBeacon: true, difficulty: "easy" },
    { difficulty: "nightmare", system: "odd-and-aces" },
    { system: "odd", trackerLimit: 5, rescueBase: 3, rescueBoosted: 2 },
    { system: "danger", aces: { clubs: "remove-king", diamonds: "none" } },
    { system: "fixed", finalDice: 2, rescueDice: "aces", rescueBase: 2, rescueBoosted: 1 },
    { system: "off", tokens: 2 },
    { isNarrativeOnly: true, tokens: 1, rescueBase: 3, rescueBoosted: 3 },
  ],
} as const;

describe("wretched keeps the laws of a game", () => {
  for (const law of conformance(wretched, settings)) it(law.name, law.check);
});

describe("its policies keep theirs", () => {
  for (const law of policyLaws(wretched, bots, settings)) it(law.name, law.check);
});

const winter = conformance(gameOf(glasshouse), {
  maxSteps: 4000,
  games: 10,
  renamed: { ...glasshouse, prose: salvageShip.prose },
  variants: [{}, { preset: "calibrated", system: "odd-and-aces" }],
});

describe("another story keeps them too", () => {
  for (const law of winter) it(law.name, law.check);
});
