// The bots of Deep Space D-6, the default one first, and the adviser; they think in a worker, so nothing here needs a page.
import type { Game, Searcher } from "@games/core-game";
import type { Dsd6 } from "@games/dsd6";
import { advise, type Solution } from "@games/dsd6/advisor";
import { bots as players } from "@games/dsd6/bots";
import type { Adviser, Bot } from "../bot.ts";
import type { Why } from "./explain.ts";

export { dsd6 as game } from "@games/dsd6";

/** The bots. */
export const bots: readonly Bot<Dsd6>[] = [
  { id: "captain", createPlayer: () => players.captain },
  { id: "random", createPlayer: () => players.random },
];

/** How far the last turns are solved: about a second at most. */
const SOLVED = { maxStates: 4000, maxTurns: 3 } as const;

/** What the last advice was solved to. */
let solved: Solution | undefined;

/** Solves the last turns of a game, and weighs the dice as the captain does everywhere else. */
function createPlayer(game: Game<Dsd6>): Searcher<Dsd6> {
  return {
    search({ legalActions, sample }, luck) {
      const { action, solution } = advise(game, sample(luck), players.captain, luck, SOLVED);
      solved = solution;
      return action ?? (legalActions[0] as Dsd6["action"]);
    },
  };
}

/** Who gives hints. */
export const adviser: Adviser<Dsd6> = {
  createPlayer,
  why: (): Why => solved?.low,
};
