// The laws of the contract on whole runs.
import { conformance } from "@games/core-game/testing";
import { describe, it } from "vitest";
import { type Options, type Rows, spireAct1 } from "../src/index.js";
import { randomOptions } from "./random-runs.js";

/** Random runs per law; fewer where every mutant of the rules plays them. */
const GAMES = Number(process.env.GAMES ?? 30);

/** The plan's run, runs of any deck against anyone, and the printed act at some Ascensions. */
const VARIANTS: readonly Options[] = [
  {},
  ...[1, 3, 5, 7, 9].map(randomOptions),
  { ruleSet: "printed" },
  { ruleSet: "printed", maxHp: 40, ascension: 3, gold: 20 },
  { ruleSet: "printed", maxHp: 40, ascension: 12, unlocks: 0, hasColorless: false },
  {
    ruleSet: "printed",
    maxHp: 30,
    gold: 30,
    map: ["event", "merchant", "treasure", "campfire", "elite", "boss"],
  },
];
/** Fights of at most 1,000 decisions each at thirteen nodes, and at most a hundred decisions at each node besides. */
const MAX_ACTIONS = 13 * 1100;

/** The same rows under other names. */
function renamed(rows: Rows): Rows {
  const rename = <R extends object>(row: R): R =>
    "name" in row ? { ...row, name: `The ${row.name}` } : row;
  const tables = Object.entries(rows).map(([table, list]) => [table, list.map(rename)]);
  return Object.fromEntries(tables);
}

describe("conformance", () => {
  const settings = {
    maxSteps: MAX_ACTIONS,
    games: GAMES,
    variants: VARIANTS,
    renamed: renamed(spireAct1.rows),
  };
  for (const law of conformance(spireAct1, settings)) it(law.name, law.check);
});
