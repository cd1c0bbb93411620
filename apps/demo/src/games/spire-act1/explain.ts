// Why the planner does what it does, and how often the act is completed from here.
import type { SpireAct1 } from "@games/spire-act1";
import type { Advice } from "@games/spire-act1/bots";
import { describeReason } from "@games/spire-act1/text";
import type { Advised } from "../bot.ts";
import { rules, words } from "./words.ts";

/** What the planner said with its action. */
export type Why = Pick<Advice, "reason" | "chance"> | undefined;

/** The reason in a sentence. */
export function explain(
  _: SpireAct1["action"],
  { game }: Advised<SpireAct1>,
  why: unknown,
): string {
  const advice = why as Why;
  if (advice === undefined) return "";
  const { reason, chance } = advice;
  const told = describeReason(reason, game, rules());
  // Some reasons weigh chances themselves.
  return "after" in reason.params ? told : `${told} ${words().chance(chance)}`;
}
