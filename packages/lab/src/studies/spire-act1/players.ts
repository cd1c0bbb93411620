// Who plays the Ironclad's Act 1 in the lab: the players of the engine, the planner at several budgets, and planners that
// choose one thing otherwise, for comparison.
import type { Game, Player, Position, Searcher } from "@games/core-game";
import { createSearcher } from "@games/core-game/search";
import type { Action, SpireAct1, State } from "@games/spire-act1";
import { bots, createPlanner } from "@games/spire-act1/bots";

/** The budgets of the planner beside its own: rollouts and positions of a decision. */
export const BUDGETS = {
  "planner-6": { rollouts: 6, positions: 30 },
  "planner-12": { rollouts: 12, positions: 60 },
  "planner-24": { rollouts: 24, positions: 120 },
  "planner-60": { rollouts: 60, positions: 200 },
  "planner-600": { rollouts: 600, positions: 1000 },
} as const;

/** What the planner takes unless it is told. */
const OWN_BUDGET = { rollouts: 150, positions: 400 };

/** The budgets with which the strength of the planner is measured, by their rollouts. */
export const EFFORTS: ReadonlyMap<number, typeof OWN_BUDGET> = new Map(
  [
    BUDGETS["planner-6"],
    BUDGETS["planner-24"],
    BUDGETS["planner-60"],
    OWN_BUDGET,
    BUDGETS["planner-600"],
  ].map((budget) => [budget.rollouts, budget]),
);

/** Who plays the long tables. */
export const TABLE_PLAYER = "planner-24";

/** Who plays the tables of what each thing is worth, which take hundreds of series. */
export const WORTH_PLAYER = "planner-12";

/** How many options Neow and events have at most. */
const MAX_OPTIONS = 4;

/** The name of the planner that takes a certain option, from 0, of Neow or of the first event. */
export function optionPlayer(of: "neow" | "event", option: number): string {
  return `${WORTH_PLAYER}-${of}-${option + 1}`;
}

/** A completed act is worth 1, a lost run up to half of that by how far it came. */
export function worthOf({ run, result }: Readonly<State>): number {
  const { cleared, nodes } = progressOf(run.map);
  return result === "act-complete" ? 1 : (0.5 * cleared) / nodes;
}

/** How many nodes were cleared, and how many there are on a way through the act. */
function progressOf({ nodes, board }: State["run"]["map"]): { cleared: number; nodes: number } {
  const cleared = nodes.filter((node) => node.cleared).length;
  return { cleared, nodes: board === null ? nodes.length : BOARD_LEVELS };
}

const BOARD_LEVELS = 13;

/** Every player by name. */
export function spirePlayers(game: Game<SpireAct1>): Record<string, Player<SpireAct1>> {
  const players: Record<string, Player<SpireAct1>> = {
    hasty: bots.hasty,
    planner: createPlanner(game),
    random: bots.random,
    search: createSearcher(game, { base: bots.hasty, value: worthOf, rollouts: 200 }),
  };
  for (const [name, budget] of Object.entries(BUDGETS)) players[name] = createPlanner(game, budget);
  const quick = createPlanner(game, BUDGETS[WORTH_PLAYER]);
  for (const of of ["neow", "event"] as const)
    for (let option = 0; option < MAX_OPTIONS; option++)
      players[optionPlayer(of, option)] = withOption(quick, of, option);
  return players;
}

/** A player that takes a certain option of Neow or of the first event, and else plays as another. */
function withOption(
  other: Searcher<SpireAct1>,
  of: "neow" | "event",
  option: number,
): Searcher<SpireAct1> {
  return {
    search(position, luck) {
      return findOption(position, of, option) ?? other.search(position, luck);
    },
  };
}

function findOption(
  { view, legalActions }: Position<SpireAct1>,
  of: "neow" | "event",
  option: number,
): Action | undefined {
  if (!legalActions.some(({ type }) => type === "choose-option")) return undefined;
  const { pending, phase, run } = view();
  if (pending?.ask !== "room" || phase !== of) return undefined;
  if (run.map.nodes.some(({ type, cleared }) => type === "event" && cleared)) return undefined;
  return legalActions.find((one) => one.type === "choose-option" && one.option === option);
}
