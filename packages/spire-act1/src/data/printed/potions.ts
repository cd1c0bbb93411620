// The potions.
import type { PotionRow } from "../../vocabulary.js";

/** Every potion. */
export const POTIONS: readonly PotionRow[] = [
  {
    id: "blood_potion",
    name: "Blood Potion",
    copies: 1,
    price: 3,
    use: "anywhere",
    ops: [{ op: "heal", n: 2 }],
  },
];
