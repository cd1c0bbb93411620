// Why the planner does what it does, and how often the act is completed from here.
import type { SpireAct1 } from "@games/spire-act1";
import type { Advice } from "@games/spire-act1/bots";
import { words } from "./words.ts";

/** What the planner said with its action. */
export type Why = Pick<Advice, "reason" | "chance"> | undefined;

/** The reason in a sentence. */
export function explain(_: SpireAct1["action"], __: unknown, why: unknown): string {
  const advice = why as Why;
  if (advice === undefined) return "";
  const { reason, chance } = advice;
  // Some reasons weigh chances themselves.
  return "after" in reason.params ? reason.message : `${reason.message} ${words().chance(chance)}`;
}
