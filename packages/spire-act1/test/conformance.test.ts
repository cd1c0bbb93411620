// The laws of the contract on whole runs.
import { conformance } from "@games/core-game/testing";
import { describe, it } from "vitest";
import { type Options, type Rows, spireAct1 } from "../src/index.js";
import { randomOptions } from "./random-runs.js";

/** The plan's run, and runs of any deck against anyone. */
const VARIANTS: readonly Options[] = [{}, ...[1, 3, 5, 7, 9].map(randomOptions)];
/** Eight fights of at most 1,000 decisions each, and at most two decisions at each node. */
const MAX_ACTIONS = 8 * 1000 + 2 * 10;

/** The same rows under other names. */
function renamed({ cards, enemies }: Rows): Rows {
  const rename = <R extends { readonly name: string }>(row: R): R => ({
    ...row,
    name: `The ${row.name}`,
  });
  return { cards: cards.map(rename), enemies: enemies.map(rename) };
}

describe("conformance", () => {
  const settings = {
    maxSteps: MAX_ACTIONS,
    variants: VARIANTS,
    renamed: renamed(spireAct1.rows),
  };
  for (const law of conformance(spireAct1, settings)) it(law.name, law.check);
});
