import { unwrap } from "@games/core-rng";
import { bombFlip, risk } from "@games/bomb-flip";
import { describeEvent } from "@games/bomb-flip/text";

const first = bombFlip.create({ seed: "tuesday" });
const { state, events } = unwrap(bombFlip.apply(first, { type: "flip", side: "left" }));
console.log(events.map(describeEvent)[1]); // → The loot is the number 2, which is new.
console.log(bombFlip.view(state).payout, risk(state).bomb); // → 4 0.13

const refused = bombFlip.apply(first, { type: "bank" }); // `first` is as it was
console.log(refused.ok ? "" : refused.error.message); // → There is nothing to bank before the run has a number.

export {};
