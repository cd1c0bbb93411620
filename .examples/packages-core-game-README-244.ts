import { bombFlip } from "@games/bomb-flip";

const state = bombFlip.create({ seed: "tuesday" });
const odds = bombFlip.odds(state, { type: "flip", side: "left" }, ({ view }) => view.lives);

// One in five deals holds a bomb, and it lies on either side.
for (const { value, probability } of odds.sort((a, b) => a.value - b.value)) {
  console.log(value, probability.toFixed(6));
}
// → 2 0.100000
// → 3 0.900000

export {};
