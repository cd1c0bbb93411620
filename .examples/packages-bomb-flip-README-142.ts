import { seeded } from "@games/core-rng";
import { bombFlip } from "@games/bomb-flip";
import { weigher } from "@games/bomb-flip/bots";
import { describeOutcome } from "@games/bomb-flip/text";

const state = bombFlip.create({ seed: "tuesday" });
const luck = bombFlip.luckOf(state);
const mood = seeded("mood");
let outcome = bombFlip.outcome(state);
for (; outcome === undefined; outcome = bombFlip.outcome(state)) {
  bombFlip.step(state, weigher(bombFlip.view(state), bombFlip.legalActions(state), mood), luck);
}
console.log(describeOutcome(outcome)); // → 118 points and the Bronze trophy. The best score so far is 118. 66 turns: 28 banks, 1 bust, 3 bombs.

export {};
