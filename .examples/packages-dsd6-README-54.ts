import { unwrap } from "@games/core-rng";
import { dsd6, preview } from "@games/dsd6";

const { state } = unwrap(dsd6.apply(dsd6.create({ seed: "tuesday" }), { type: "roll" }));
const shown = preview(dsd6, state, { type: "fire", die: 3, target: 16 });
console.log(shown?.view.threats[0]?.hp); // → 1
console.log(preview(dsd6, state, { type: "end-assign" })); // → undefined

const odds = dsd6.odds(state, { type: "end-assign" }, ({ view }) => view.hull < state.hull);
console.log(odds.map(({ value, probability }) => `${value} ${probability.toFixed(3)}`)); // → [ 'false 0.960', 'true 0.040' ]

export {};
