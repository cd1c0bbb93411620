// The whole deck of a story, solved.
import { CARD_IDS, type Config, type Content } from "@games/wretched";
import type { Solved } from "../../study.js";
import { classesOf } from "./classes.js";
import { type Precision, wretchedOdds } from "./exact.js";
import type { WretchedOdds } from "./work.js";

const SHARES = [
  "victory",
  "ship_destroyed",
  "four_kings",
  "deck_exhausted",
  "final_pull_failed",
  "ended",
] as const;

/** The odds as figures; whatever was left out can belong to any ending. */
export function solvedWretched({ integrity }: Config, { lost, ...odds }: WretchedOdds): Solved {
  const shares = SHARES.map((name) => [name, lost] as const);
  // A game that was left out lasts no longer than every card can: a day and a card for each, with Kings that come back.
  const long = lost * 2 * CARD_IDS.length;
  const bounds = { ...Object.fromEntries(shares), days: long, cards: long };
  const atVictory = odds.victory > 0 ? (lost / odds.victory) * integrity : 0;
  return { figures: { ...odds }, bounds: { ...bounds, integrityAtVictory: atVictory } };
}

/** The exact odds of the whole deck under the prudent player. */
export function exactWretched(
  config: Config,
  content: Content,
  precision?: Precision,
): WretchedOdds {
  return wretchedOdds(config, classesOf(CARD_IDS, config, content), precision);
}
