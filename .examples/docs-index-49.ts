import { bombFlip } from "@games/bomb-flip";

let state = bombFlip.create({ seed: "tuesday" }); // the same seed is the same game, everywhere
const played = bombFlip.apply(state, { type: "flip", side: "left" });
if (played.ok) state = played.value.state; // played.value.events: what happened, in order
else console.log(played.error.code, played.error.message); // state is as it was

console.log(bombFlip.view(state).turns); // → 1
console.log(bombFlip.legalActions(state).length); // → 3
console.log(bombFlip.load(bombFlip.save(state)).ok); // → true

export {};
