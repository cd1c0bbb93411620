import { bombFlip, FLIP_LEFT } from "@games/bomb-flip";

const state = bombFlip.create({ seed: "tuesday", lives: 1 });
const luck = bombFlip.luckOf(state);
while (bombFlip.outcome(state) === undefined) bombFlip.step(state, FLIP_LEFT, luck);
const { bestTotalScore = 0 } = bombFlip.outcome(state) ?? {};
const next = bombFlip.create({ seed: "wednesday", bestTotalScore });
console.log(next.lives, next.totalScore); // → 3 0

export {};
