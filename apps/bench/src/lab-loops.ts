// The loops of the lab: series of bomb flip, whose games are the shortest.
import type { Case, Cases } from "./harness.js";

const GAMES = 5000;

interface Lab {
  planOf(study: object, experiment: object): object;
  simulateRange(plan: object, range: object): { readonly games: number };
}

/** The cases of a release's lab. */
export function labCases(module: object, study: object): Cases {
  const { planOf, simulateRange } = module as Lab;
  const series = (player: string) => (): Case => {
    const plan = planOf(study, { study: "bomb-flip", player, seed: "bench", games: GAMES });
    // Series are seeded by other texts than before, so only the number of games can be compared.
    return { ops: GAMES, run: () => simulateRange(plan, { from: 0, to: GAMES }).games };
  };
  return {
    "a random player, per game": series("random"),
    "bank-at-2, per game": series("bank-at-2"),
  };
}
