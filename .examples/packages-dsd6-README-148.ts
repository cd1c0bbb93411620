import { seeded } from "@games/core-rng";
import { dsd6 } from "@games/dsd6";
import { captain } from "@games/dsd6/bots";
import { describeOutcome } from "@games/dsd6/text";

const state = dsd6.create({ seed: "tuesday" });
const luck = dsd6.luckOf(state);
const mood = seeded("mood");
let outcome = dsd6.outcome(state);
for (; outcome === undefined; outcome = dsd6.outcome(state)) {
  dsd6.step(state, captain(dsd6.view(state), dsd6.legalActions(state), mood), luck);
}
console.log(describeOutcome(outcome)); // → Every enemy is destroyed and help arrives. Normal, 39 turns, hull 8.

export {};
