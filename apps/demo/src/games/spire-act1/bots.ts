// The bots of the Ironclad's Act 1, the default one first, and who gives hints; they think in a worker, so nothing here needs a page.
import type { SpireAct1 } from "@games/spire-act1";
import { type Advice, createPlanner, bots as players } from "@games/spire-act1/bots";
import type { Adviser, Bot } from "../bot.ts";
import type { Why } from "./explain.ts";

export { spireAct1 as game } from "@games/spire-act1";

/** The bots. */
export const bots: readonly Bot<SpireAct1>[] = [
  {
    id: "planner",
    createPlayer: createPlanner,
  },
  { id: "hasty", createPlayer: () => players.hasty },
  { id: "random", createPlayer: () => players.random },
];

/** What the planner said last: a hint is asked for and explained in one go. */
let last: Advice | undefined;

/** The planner gives its reason with its action. */
export const adviser: Adviser<SpireAct1> = {
  createPlayer: (game) => {
    const planner = createPlanner(game);
    return {
      search: (position, luck) => {
        last = planner.advise(position, luck);
        return last.action;
      },
    };
  },
  why: (): Why => last && { reason: last.reason, chance: last.chance },
};
