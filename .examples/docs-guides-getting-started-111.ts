import { seeded } from "@games/core-rng";
import { bombFlip } from "@games/bomb-flip";
import { cautious } from "@games/bomb-flip/bots";
import { describeOutcome } from "@games/bomb-flip/text";

const state = bombFlip.create({ seed: "tuesday" });
const luck = bombFlip.luckOf(state);
const mood = seeded("the bot's own luck");
while (bombFlip.outcome(state) === undefined) {
  bombFlip.step(state, cautious(bombFlip.view(state), bombFlip.legalActions(state), mood), luck);
}
const outcome = bombFlip.outcome(state);
console.log(outcome === undefined ? "" : describeOutcome(outcome).startsWith(String(outcome.totalScore))); // → true

export {};
