// The bots of the Ironclad's Act 1, the default one first, and who gives hints; they think in a worker, so nothing here needs a page.
import type { SpireAct1 } from "@games/spire-act1";
import { type Advice, createPlanner, bots as players } from "@games/spire-act1/bots";
import type { Adviser, Bot } from "../bot.ts";

export { spireAct1 as game } from "@games/spire-act1";

/** The bots and what they are called. */
export const bots: readonly Bot<SpireAct1>[] = [
  {
    label: "Planner: plays the lines of a turn to the end of the fight",
    createPlayer: createPlanner,
  },
  { label: "Hasty: the first card at the first enemy", createPlayer: () => players.hasty },
  { label: "Random", createPlayer: () => players.random },
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
  explain: () => {
    if (last === undefined) return "";
    const { reason, chance } = last;
    // Some reasons weigh chances themselves.
    if (reason.message.includes("%")) return reason.message;
    return `${reason.message} About ${Math.round(chance * 100)}% to complete the act from here.`;
  },
};
