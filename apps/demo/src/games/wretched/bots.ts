// The bots of Wretched & Alone, the default one first; they think in a worker, so nothing here needs a page.
import type { Policy } from "@games/core-game";
import type { Wretched } from "@games/wretched";
import { bots as players } from "@games/wretched/bots";
import type { Adviser, Bot } from "../bot.ts";

export { wretched as game } from "@games/wretched";

/** The bots. */
export const bots: readonly Bot<Wretched>[] = [
  { id: "prudent", createPlayer: () => players.prudent },
  { id: "hoarder", createPlayer: () => players.hoarder },
  { id: "stoic", createPlayer: () => players.stoic },
  { id: "random", createPlayer: () => players.random },
];

/** Plays as the prudent player does, and writes the log. */
const advise: Policy<Wretched> = (view, legalActions, luck) =>
  legalActions.find(({ type }) => type === "write-log") ??
  players.prudent(view, legalActions, luck);

/** Gives hints: what is within a fifth of a percentage point of best play (R15), and why. */
export const adviser: Adviser<Wretched> = {
  createPlayer: () => advise,
  equals: (action, { legalActions }) =>
    action.type === "write-log" || action.type.endsWith("-king")
      ? legalActions.filter(({ type }) => type === action.type || type === "skip-log")
      : [],
};
