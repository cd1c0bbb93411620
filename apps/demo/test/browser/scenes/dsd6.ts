// Places of Deep Space D-6: every phase, every card on the table and every ending.
import type { Policy } from "@games/core-game";
import { type Dsd6, dsd6 } from "@games/dsd6";
import { bots } from "@games/dsd6/bots";
import { hunt, type Scene } from "./hunt.ts";

/** Keeps the hull whole and lets the crew be hurt. */
const heartless: Policy<Dsd6> = (view, legalActions, luck) => {
  const kind = ["fire", "recharge", "repair"].find((one) =>
    legalActions.some(({ type }) => type === one),
  );
  const left = legalActions.filter(({ type }) =>
    kind === undefined ? type !== "heal" && type !== "resolve" && type !== "stasis" : type === kind,
  );
  return bots.random(view, left, luck);
};

/** The scenes. */
export const scenes = (): Iterable<Scene> =>
  hunt<Dsd6>({
    game: dsd6,
    options: [
      { difficulty: "easy" },
      { difficulty: "hard" },
      // Then crews are lost as well.
      { difficulty: "easy", crewLoss: "no-die-to-roll" },
    ],
    players: [bots.captain, bots.random, heartless],
    games: 150,
    newsOf: ({ view, outcome }) =>
      outcome === undefined
        ? [view.phase, ...view.threats.map(({ threat }) => `${threat} in ${view.phase}`)].filter(
            (what) => !what.includes(" in ") || what.endsWith("assign"),
          )
        : [`the end: ${outcome.result} by ${outcome.killer}`],
  });

/** The endings that there are. */
export const endings: readonly string[] = ["won", "hull-lost", "crew-lost"];
