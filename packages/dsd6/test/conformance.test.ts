// The laws that every game of the contract keeps, on default rules, on every variant, and on content of one's own.
import { conformance } from "@games/core-game/testing";
import { describe, it } from "vitest";
import { createDsd6Game, dsd6, PRINTED_GAME, THREATS } from "../src/index.js";

const VARIANTS = [
  {},
  { difficulty: "easy", difficultyModel: "graded" },
  { difficulty: "hard" },
  PRINTED_GAME,
  { resolvedDice: "spent", unfinishedDice: "stay" },
  { stationUse: "once", medical: "either" },
] as const;

describe("conformance", () => {
  for (const law of conformance(dsd6, { maxSteps: 1000, games: 20, variants: VARIANTS }))
    it(law.name, law.check);
});

describe("conformance of a game with own threats", () => {
  const own = createDsd6Game({
    threats: [
      ...THREATS,
      {
        id: "boarding-party",
        kind: "internal",
        count: 3,
        symbol: "skull",
        needs: { face: "tactical", count: 3 },
        reveal: [{ effect: "send-crew", amount: 1 }],
        activate: [{ effect: "send-crew", amount: 2 }, { effect: "hull-damage" }],
      },
    ],
  });
  for (const law of conformance(own, { maxSteps: 1000, games: 6 })) it(law.name, law.check);
});
