// The loops of the lab: series of bomb flip, whose games are the shortest, with players that need no luck of their own.
import { seedingAsBefore } from "./contract-2.js";
import { isContract1 } from "./driver.js";
import type { Case, Cases } from "./harness.js";

const GAMES = 5000;

interface Plan {
  readonly game: object;
  readonly player: unknown;
}

interface Lab {
  readonly firstPlayer?: unknown;
  planOf(study: object, experiment: object): Plan;
  simulateRange(
    plan: Plan,
    range: object,
  ): { readonly measures: ReadonlyMap<string, { readonly sum: bigint }> };
}

/** The cases of a release's lab; `core` has the player that takes the first action, where the lab itself has none. */
export function labCases(module: object, study: object, core: { firstPolicy?: unknown }): Cases {
  const { planOf, simulateRange, firstPlayer = core.firstPolicy } = module as Lab;
  const series = (change: Partial<Plan>) => (): Case => {
    const experiment = { study: "bomb-flip", player: "bank-at-2", seed: "bench", games: GAMES };
    const plan = { ...planOf(study, experiment), ...change };
    const game = isContract1(plan.game) ? plan.game : seedingAsBefore(plan.game);
    const run = () => {
      const { measures } = simulateRange({ ...plan, game }, { from: 0, to: GAMES });
      return Number(measures.get("score")?.sum) + 3 * Number(measures.get("steps")?.sum);
    };
    return { ops: GAMES, run };
  };
  return {
    "a player that ignores the view, per game": series({ player: firstPlayer }),
    "a player that reads the view, per game": series({}),
  };
}
