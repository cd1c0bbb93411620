import { unwrap } from "@games/core-rng";
import { dsd6 } from "@games/dsd6";
import { describeEvent } from "@games/dsd6/text";

const first = dsd6.create({ seed: "tuesday" });
console.log(dsd6.view(first).threats.map(({ threat }) => threat)); // → [ 'scout' ]

const { state, events } = unwrap(dsd6.apply(first, { type: "roll" }));
console.log(events.map(describeEvent).at(-1)); // → Die 1 is locked in the Scanners.
console.log(dsd6.legalActions(state)[3]); // → { type: 'fire', die: 3, target: 16 }

const refused = dsd6.apply(state, { type: "repair", die: 3 }); // die 3 shows Tactical
console.log(refused.ok ? "" : refused.error.code); // → wrong-face

export {};
