// The laws of the contract, on every preset, damage system and mode.
import { conformance, policyLaws } from "@games/core-game/testing";
import { describe, it } from "vitest";
import { bots } from "../src/bots.js";
import { wretched } from "../src/index.js";
import { glasshouse, salvageShip } from "../src/packs/index.js";
import { gameOf } from "./table.js";

/** Random games per law; fewer where every mutant of the rules plays them. */
const GAMES = Number(process.env.GAMES ?? 30);

const settings = {
  maxSteps: 4000,
  games: GAMES,
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
    { tower: "dice", integrity: 12, finalDice: 2 },
    { tower: "countdown" },
    { tower: "real" },
  ],
} as const;

describe("wretched keeps the laws of a game", () => {
  for (const law of conformance(wretched, settings)) it(law.name, law.check);
});

describe("its policies keep theirs", () => {
  for (const law of policyLaws(wretched, bots, settings)) it(law.name, law.check);
});

/** The ship with a modifier card of every kind. */
const modified = conformance(
  gameOf({
    ...salvageShip,
    tower: "countdown",
    effects: {
      H2: { kind: "repair", amount: 5 },
      H3: { kind: "peek", amount: 3 },
      H4: { kind: "add-tokens", amount: 2 },
      H6: { kind: "remove-tokens", amount: 3 },
      C2: { kind: "more-cards", amount: 2 },
      C3: { kind: "fewer-cards", amount: 2 },
      C4: { kind: "tool", amount: 1 },
      C5: { kind: "lose-tracker", amount: 1 },
      C6: { kind: "lose-tracker", amount: 1 },
      SK: { kind: "peek", amount: 1 },
      SA: { kind: "repair", amount: 1 },
    },
    balance: {
      calibrated: { rescueBase: 2, rescueBoosted: 2, modes: { normal: { integrity: 30 } } },
    },
  }),
  {
    maxSteps: 4000,
    games: Math.min(10, GAMES),
    variants: [{}, { preset: "calibrated", tower: "integrity" }],
  },
);

describe("modifier cards keep them", () => {
  for (const law of modified) it(law.name, law.check);
});

const winter = conformance(gameOf(glasshouse), {
  maxSteps: 4000,
  games: Math.min(10, GAMES),
  renamed: { ...glasshouse, prose: salvageShip.prose },
  variants: [{}, { preset: "calibrated", system: "odd-and-aces" }, { tower: "dice" }],
});

describe("another story keeps them too", () => {
  for (const law of winter) it(law.name, law.check);
});
