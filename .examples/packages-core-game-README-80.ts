import { bombFlip } from "@games/bomb-flip";
import { pick, seeded } from "@games/core-rng";

const bad = bombFlip.tryCreate({ seed: 1, lives: -1, colour: "red" });
console.log(bad.ok ? "" : bad.error.faults.map(({ path }) => path).join(" ")); // → lives colour

// The fast door: one copy, then no more.
const state = bombFlip.create({ seed: "tuesday" });
const luck = bombFlip.luckOf(state);
const choices = seeded("a player who does not think");
while (bombFlip.outcome(state) === undefined) {
  bombFlip.step(state, pick(choices, bombFlip.legalActions(state)), luck);
}
console.log(state.lives); // → 0

export {};
