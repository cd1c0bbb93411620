import { type BombFlip, bombFlip } from "@games/bomb-flip";
import { bankAt } from "@games/bomb-flip/bots";
import { unwrap } from "@games/core-rng";
import { exactOutcomes, explore, probabilityOf, solve } from "@games/lab";

const config = unwrap(bombFlip.configure({ lives: 1, jokerChance: 0, trophies: { bronze: 4, silver: 8, gold: 12 } }));
const key = ({ totalScore, lives, runUniques }: BombFlip["state"]) => `${Math.min(totalScore, 12)} ${lives} ${runUniques}`;
const exact = exactOutcomes(bombFlip, config, bankAt(1), { key, maxSteps: 2000 });
console.log(probabilityOf(exact, "none")); // the first flip is the bomb: 0.1

const graph = explore(bombFlip, config, {
  key: ({ lives, streak, runUniques }) => `${lives} ${Math.min(streak, 6)} ${runUniques.length}`,
  reward: (before, after) => after.totalScore - before.totalScore,
});
console.log(solve(graph).value); // the most points one life can expect, and `best` says how
if (Math.abs(probabilityOf(exact, "none") - 0.1) > 1e-12 || solve(graph).value < 35.9) throw new Error("wrong");

export {};
