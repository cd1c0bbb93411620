import { deriveWords, die, seeded, seedWords } from "@games/core-rng";

const base = seedWords("experiment 1");
const luck = seeded(0);
let sixes = 0;
for (let game = 0; game < 60_000; game++) {
  deriveWords(base, game, luck.words);
  if (die(luck) === 6) sixes++;
}
// 10,000 are expected, and the standard deviation is 91.
console.log(Math.abs(sixes - 10_000) < 400); // → true

export {};
