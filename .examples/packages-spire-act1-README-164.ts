import { seeded } from "@games/core-rng";
import { createRunState, pickReward, revealRewards } from "@games/spire-act1";

const { revealed, run } = revealRewards(createRunState("ironclad"), seeded("tuesday"));
console.log(revealed.join(" ")); // → fire_breathing twin_strike sentinel
console.log(pickReward(run, revealed, 1).deck.length); // → 11

export {};
