import { unwrap } from "@games/core-rng";
import { spireAct1 } from "@games/spire-act1";

const start = spireAct1.create({
  seed: 1,
  deck: ["true_grit", "bash", "anger"],
  encounters: [["cultist", "small_slime"]],
});
let { state } = unwrap(spireAct1.apply(start, { type: "proceed" }));
({ state } = unwrap(spireAct1.apply(state, { type: "play", card: "true_grit" })));
console.log(spireAct1.view(state).combat?.pending?.ask); // → card

state = unwrap(spireAct1.load(spireAct1.save(state))); // in the middle of the card
({ state } = unwrap(spireAct1.apply(state, { type: "choose-card", card: "anger" })));
console.log(spireAct1.view(state).combat?.exhaustPile); // → [ 'anger' ]

export {};
