import { unwrap } from "@games/core-rng";
import { preview, previewCard, spireAct1 } from "@games/spire-act1";

const first = spireAct1.create({ seed: "tuesday" });
const { state } = unwrap(spireAct1.apply(first, { type: "proceed" }));
const [bash] = previewCard(spireAct1, state, "bash");
console.log(bash?.view.combat?.enemies[0]?.hp); // → 3
const ended = preview(spireAct1, state, { type: "end-turn" }); // the enemy only gains Strength
console.log(ended?.view.combat?.player.hp, ended?.isOpen); // → 11 true

export {};
