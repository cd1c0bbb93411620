import { bombFlip } from "@games/bomb-flip";
import { bankAt } from "@games/bomb-flip/bots";
import { seeded } from "@games/core-rng";
import { playOn, searchPlayer, seat } from "@games/lab";

const worth = ({ totalScore }: { totalScore: number }) => Math.min(1, totalScore / 100);
for (const player of [bankAt(1), searchPlayer(bombFlip, { worth, walks: 10, depth: 6 })]) {
  const state = bombFlip.create({ seed: "tuesday", lives: 1 });
  const steps = playOn(bombFlip, state, bombFlip.luckOf(state), seat(bombFlip, player), seeded(1), 500);
  if (steps === 0 || bombFlip.outcome(state) === undefined) throw new Error("not played");
}

export {};
