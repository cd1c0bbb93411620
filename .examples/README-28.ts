import { bombFlip } from "@games/bomb-flip";

let state = bombFlip.create({ seed: "tuesday" });
for (const action of bombFlip.legalActions(state)) console.log(action);
// → { type: 'flip', side: 'left' }
// → { type: 'flip', side: 'right' }
const done = bombFlip.apply(state, { type: "flip", side: "left" });
if (done.ok) state = done.value.state; // done.value.events: what happened, in order
else console.log(done.error.code, done.error.message); // state is as it was
console.log(bombFlip.view(state).turns); // → 1
console.log(bombFlip.load(bombFlip.save(state)).ok); // → true

export {};
