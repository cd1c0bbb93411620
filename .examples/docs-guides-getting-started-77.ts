import { type BombFlip, bombFlip } from "@games/bomb-flip";
import type { Policy } from "@games/core-game";
import { seeded } from "@games/core-rng";

// A function from what the player knows to what the player does; both are checked.
const timid: Policy<BombFlip> = (view, legalActions) =>
  legalActions.find(({ type }) => type === "bank" && view.lives < 3) ?? legalActions[0] ?? { type: "bank" };

const state = bombFlip.create({ seed: "tuesday" });
console.log(timid(bombFlip.view(state), bombFlip.legalActions(state), seeded("its own luck")).type); // → flip

export {};
