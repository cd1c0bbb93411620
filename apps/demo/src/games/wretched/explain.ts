// Why the prudent player does what it does.
import type { Wretched } from "@games/wretched";
import { explainAction } from "@games/wretched/screen";
import type { Advised } from "../bot.ts";

/** What the bots are called. */
export const BOT_NAMES = {
  prudent: "Prudent: spends the tool at once",
  hoarder: "Hoarder: keeps the tool for a deadly moment",
  stoic: "Stoic: never uses the tool",
  random: "Random",
};

/** The reason in a sentence. */
export const explain = (action: Wretched["action"], { view, game }: Advised<Wretched>): string =>
  explainAction(action, view, game);
