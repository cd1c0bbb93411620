import { bombFlip } from "@games/bomb-flip";

let state = bombFlip.create({ seed: "tuesday" }); // the same seed is the same game, everywhere
console.log(bombFlip.legalActions(state));
// → [ { type: 'flip', side: 'left' }, { type: 'flip', side: 'right' } ]

const played = bombFlip.apply(state, { type: "flip", side: "left" });
if (played.ok) {
  for (const event of played.value.events) console.log(event.type);
  // → card-flipped
  // → number-drawn
  // → cards-dealt
  state = played.value.state;
}
console.log(bombFlip.view(state).turns, bombFlip.outcome(state)); // → 1 undefined
const refused = bombFlip.apply(bombFlip.create({ seed: 1 }), { type: "bank" });
if (!refused.ok) console.log(refused.error.code, "|", refused.error.message);
// → nothing-to-bank | There is nothing to bank before the run has a number.

export {};
