import { unwrap } from "@games/core-rng";
import { spireAct1 } from "@games/spire-act1";
import { describeEvent } from "@games/spire-act1/text";

const first = spireAct1.create({ seed: "tuesday" });
const { state } = unwrap(spireAct1.apply(first, { type: "proceed" })); // enter the first node
const fight = spireAct1.view(state).combat;
console.log(fight?.enemies[0]?.id, fight?.enemies[0]?.intent); // → fungi_beast { strength: 2 }
console.log(fight?.hand.map(({ card }) => card).join(" ")); // → bash strike_r strike_r defend_r defend_r

const { events } = unwrap(spireAct1.apply(state, { type: "play", card: "bash" }));
console.log(events.map(describeEvent)[1]); // → You hit Fungi Beast for 2: 0 blocked, 2 HP lost.

const refused = spireAct1.apply(state, { type: "play", card: "anger" });
console.log(refused.ok ? "" : refused.error.code); // → not-in-hand

export {};
