// Why the captain does what it does, and how often that wins where the end was solved.
import type { Dsd6 } from "@games/dsd6";
import { describeReason } from "@games/dsd6/text";
import type { Advised } from "../bot.ts";
import { rules, words } from "./words.ts";

/** How often the game is won from here at least; undefined where that is not solved. */
export type Why = number | undefined;

/** The reason in a sentence. */
export function explain(action: Dsd6["action"], { game, view }: Advised<Dsd6>, why: unknown) {
  const won = why as Why;
  const reason = describeReason(view, action, game, rules());
  return won === undefined ? reason : words().solved(reason, won);
}
