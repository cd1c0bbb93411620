// Why the prudent player does what it does.
import type { Wretched } from "@games/wretched";
import { explainAction } from "@games/wretched/screen";
import type { Advised } from "../bot.ts";
import { rules } from "./words.ts";

/** The reason in a sentence. */
export const explain = (action: Wretched["action"], { view, game }: Advised<Wretched>): string =>
  explainAction(action, view, game, rules());
