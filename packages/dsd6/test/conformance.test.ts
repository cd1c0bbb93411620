// The laws of every game of the contract, on default rules, on every variant, and on a custom threat deck.
import { replaceRows, unwrap } from "@games/core-game";
import { conformance, policyLaws } from "@games/core-game/testing";
import { describe, it } from "vitest";
import { bots } from "../src/bots.js";
import { dsd6, PRINTED_GAME, type Rows } from "../src/index.js";

/** Random games per law; fewer where every mutant of the rules plays them. */
const GAMES = Number(process.env.GAMES ?? 20);

const VARIANTS = [
  {},
  { difficulty: "easy", difficultyModel: "graded" },
  { difficulty: "hard" },
  PRINTED_GAME,
  { resolvedDice: "spent", unfinishedDice: "stay" },
  { stationUse: "once", medical: "either" },
] as const;

/** The same rows under other names. */
function renamed({ threats }: Rows): Rows {
  return { threats: threats.map((row) => ({ ...row, name: `The ${row.name}` })) };
}

describe("Deep Space D-6 keeps the laws", () => {
  const settings = {
    maxSteps: 1000,
    games: GAMES,
    variants: VARIANTS,
    renamed: renamed(dsd6.rows),
  };
  for (const law of conformance(dsd6, settings)) it(law.name, law.check);
});

describe("the policies of Deep Space D-6 keep theirs", () => {
  const laws = policyLaws(dsd6, bots, { maxSteps: 300, games: 3 * GAMES, variants: VARIANTS });
  for (const law of laws) it(law.name, law.check);
});

describe("Deep Space D-6 with another threat deck keeps the laws", () => {
  const threats = replaceRows(dsd6.rows.threats, [
    {
      id: "boarding-party",
      name: "Boarding Party",
      kind: "internal",
      count: 3,
      symbol: "skull",
      needs: { face: "tactical", count: 3 },
      reveal: [{ effect: "send-crew", amount: 1 }],
      activate: [{ effect: "send-crew", amount: 2 }, { effect: "hull-damage" }],
    },
  ]);
  const game = unwrap(dsd6.withContent({ threats }));
  const settings = { maxSteps: 1000, games: Math.min(6, GAMES), renamed: renamed(game.rows) };
  for (const law of conformance(game, settings)) it(law.name, law.check);
});
