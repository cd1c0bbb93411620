// The bots of the Ironclad's Act 1, the default one first; they think in a worker, so nothing here needs a page.
import type { SpireAct1 } from "@games/spire-act1";
import { createPlanner, bots as players } from "@games/spire-act1/bots";
import type { Bot } from "../bot.ts";

export { spireAct1 as game } from "@games/spire-act1";

/** The bots and what they are called. */
export const bots: readonly Bot<SpireAct1>[] = [
  { label: "Planner: looks through the lines of a turn", createPlayer: createPlanner },
  { label: "Hasty: the first card at the first enemy", createPlayer: () => players.hasty },
  { label: "Random", createPlayer: () => players.random },
];
