// Exact odds: a roll of six dice by combination against every die told apart.
import { unwrap } from "@games/core-game";
import { dsd6 } from "@games/dsd6";
import type { Bench } from "./harness.js";

const state = dsd6.create({ seed: "odds" });

/** The expected number of cards that the Scanners draw after the first roll, in millionths. */
function expectCards(tellApart: boolean): number {
  const odds = unwrap(
    dsd6.odds(state, { type: "roll" }, ({ view }) => view.scannerCards, {
      limit: 50_000,
      tellApart,
    }),
  );
  const sum = odds.reduce((total, { value, probability }) => total + value * probability, 0);
  return Math.round(sum * 1e6);
}

export const benches: readonly Bench[] = [
  {
    title: "Odds of a roll of six dice",
    cases: {
      "every die told apart": { ops: 1, run: () => expectCards(true) },
      "by combination": { ops: 1, run: () => expectCards(false) },
    },
    agree: [["every die told apart", "by combination"]],
    goals: [{ faster: "by combination", than: "every die told apart", times: 20 }],
  },
];
