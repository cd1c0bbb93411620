// The bots of Wretched & Alone, the default one first; they think in a worker, so nothing here needs a page.
import type { Policy } from "@games/core-game";
import type { Wretched } from "@games/wretched";
import { bots as players } from "@games/wretched/bots";
import { explainAction } from "@games/wretched/screen";
import type { Adviser, Bot } from "../bot.ts";

export { wretched as game } from "@games/wretched";

/** The bots and what they are called. */
export const bots: readonly Bot<Wretched>[] = [
  { label: "Prudent: spends the tool at once", createPlayer: () => players.prudent },
  { label: "Hoarder: keeps the tool for a deadly moment", createPlayer: () => players.hoarder },
  { label: "Stoic: never uses the tool", createPlayer: () => players.stoic },
  { label: "Random", createPlayer: () => players.random },
];

/** Plays as the prudent player does, and writes the log. */
const advise: Policy<Wretched> = (view, legalActions, luck) =>
  legalActions.find(({ type }) => type === "write-log") ??
  players.prudent(view, legalActions, luck);

/** Gives hints: what is within a fifth of a percentage point of best play (R15), and why. */
export const adviser: Adviser<Wretched> = {
  createPlayer: () => advise,
  explain: (action, { view, game }) => explainAction(action, view, game),
  equals: (action, { legalActions }) =>
    action.type === "write-log" || action.type.endsWith("-king")
      ? legalActions.filter(({ type }) => type === action.type || type === "skip-log")
      : [],
};
