// The bots of the Ironclad's Act 1, the usual one first; they think in a worker, so nothing here needs a page.
import type { SpireAct1 } from "@games/spire-act1";
import { bots as policies } from "@games/spire-act1/bots";
import type { Bot } from "../bot.ts";

/** The bots and what they are called. */
export const bots: readonly Bot<SpireAct1>[] = [
  { label: "Planner: looks through the lines of a turn", policy: policies.planner },
  { label: "Hasty: the first card at the first enemy", policy: policies.hasty },
  { label: "Random", policy: policies.random },
];
