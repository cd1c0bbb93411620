import { wretched } from "@games/wretched";
import { integrityBand, presence, rescueChance, survivalChance } from "@games/wretched/screen";

const view = wretched.view(wretched.create({ seed: 1, initialDamage: null }));
console.log(integrityBand(view), presence(view).level, rescueChance(view), survivalChance(view)); // → pristine 0 0 1

export {};
