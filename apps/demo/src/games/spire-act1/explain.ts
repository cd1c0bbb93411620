// Why the planner does what it does, and how often the act is completed from here.
import type { SpireAct1 } from "@games/spire-act1";
import type { Advice } from "@games/spire-act1/bots";

/** What the planner said with its action. */
export type Why = Pick<Advice, "reason" | "chance"> | undefined;

/** What the bots are called. */
export const BOT_NAMES = {
  planner: "Planner: plays the lines of a turn to the end of the fight",
  hasty: "Hasty: the first card at the first enemy",
  random: "Random",
};

/** The reason in a sentence. */
export function explain(_: SpireAct1["action"], __: unknown, why: unknown): string {
  const advice = why as Why;
  if (advice === undefined) return "";
  const { reason, chance } = advice;
  // Some reasons weigh chances themselves.
  if (reason.message.includes("%")) return reason.message;
  return `${reason.message} About ${Math.round(chance * 100)}% to complete the act from here.`;
}
