// Why the captain does what it does, and how often that wins where the end was solved.
import type { Dsd6 } from "@games/dsd6";
import { describeReason } from "@games/dsd6/text";
import type { Advised } from "../bot.ts";
import { rules } from "./words.ts";

/** How often the game is won from here at least; undefined where that is not solved. */
export type Why = number | undefined;

const percent = (chance: number): string => `${Math.round(chance * 100)}%`;

/** What the bots are called. */
export const BOT_NAMES = {
  captain: "Captain: weighs what each die is worth",
  random: "Random",
};

/** The reason in a sentence. */
export function explain(action: Dsd6["action"], { game, view }: Advised<Dsd6>, why: unknown) {
  const won = why as Why;
  const reason = describeReason(view, action, game, rules());
  return won === undefined
    ? reason
    : `${reason} Played out to the end, this wins ${percent(won)} of the time.`;
}
