// What counts for the best results: a win by its difficulty, then by the hull that is left; a loss by how long it was put off.
import { DIFFICULTIES, type Outcome } from "@games/dsd6";
import { rules, words } from "./words.ts";

/** A win is worth at least this, a loss less. */
const WIN = 100;

/** The score of a game. */
export function scoreOf({ result, difficulty, hull, turns }: Outcome): number {
  return result === "won"
    ? WIN * (DIFFICULTIES.indexOf(difficulty) + 1) + hull
    : Math.min(turns, WIN - 1);
}

/** What a score says. */
export function nameScore(score: number): string {
  const says = words().endings.score;
  const difficulty = DIFFICULTIES[Math.floor(score / WIN) - 1];
  return difficulty === undefined
    ? says.lost(score)
    : says.won(rules().difficulties[difficulty], score % WIN);
}
