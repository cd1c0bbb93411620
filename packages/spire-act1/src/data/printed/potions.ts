// The 29 potions of 21 kinds.
import type { PotionRow } from "../../vocabulary.js";
import { named } from "../named.js";

/** The potions in the order of their names. */
export const POTIONS: readonly PotionRow[] = /* @__PURE__ */ named<PotionRow>([
  { id: "ancient_potion", copies: 1, price: 2, ops: [{ op: "cleanse" }] },
  { id: "attack_potion", copies: 1, price: 2, ops: [{ op: "double-tap" }] },
  {
    id: "block_potion",
    copies: 2,
    price: 2,
    ops: [{ op: "block", n: 2 }],
  },
  {
    id: "blood_potion",
    copies: 1,
    price: 3,
    use: "anywhere",
    ops: [{ op: "heal", n: 2 }],
  },
  {
    id: "cunning_potion",
    copies: 1,
    price: 3,
    ops: [{ op: "play-card", card: "shiv", n: 3 }],
  },
  {
    id: "distilled_chaos",
    copies: 1,
    price: 3,
    ops: [{ op: "play-drawn", n: 3 }],
  },
  {
    id: "energy_potion",
    copies: 2,
    price: 2,
    ops: [{ op: "energy", n: 2 }],
  },
  {
    id: "entropic_brew",
    copies: 1,
    price: 3,
    use: "anywhere",
    ops: [{ op: "reward", parts: [{ part: "potion", n: 2 }] }],
  },
  {
    id: "explosive_potion",
    copies: 2,
    price: 2,
    ops: [{ op: "damage", n: 2, to: "all" }],
  },
  {
    id: "fairy_in_a_bottle",
    name: "Fairy in a Bottle",
    copies: 1,
    price: 3,
    use: "death",
    ops: [{ op: "heal-to", n: 2 }],
  },
  {
    id: "fire_potion",
    copies: 2,
    price: 2,
    ops: [{ op: "damage", n: 4, to: "target" }],
  },
  {
    id: "flex_potion",
    copies: 2,
    price: 2,
    ops: [{ op: "strength", n: 1, temporary: true }],
  },
  {
    id: "gamblers_brew",
    name: "Gambler's Brew",
    copies: 1,
    price: 3,
    use: "roll",
    ops: [{ op: "option", of: 6 }, { op: "set-die" }],
  },
  {
    id: "ghost_in_a_jar",
    name: "Ghost in a Jar",
    copies: 1,
    price: 4,
    ops: [{ op: "limit-loss", from: "now" }],
  },
  {
    id: "liquid_memories",
    copies: 1,
    price: 3,
    ops: [{ op: "choose", from: "discard", to: "hand", free: true }],
  },
  {
    id: "purity_potion",
    copies: 1,
    price: 2,
    ops: [{ op: "choose", from: "hand", to: "exhaust", n: 3, atLeast: 0 }],
  },
  {
    id: "skill_potion",
    copies: 1,
    price: 2,
    ops: [{ op: "double-tap", of: "skill" }],
  },
  {
    id: "snecko_oil",
    copies: 1,
    price: 3,
    ops: [
      { op: "draw", n: 5 },
      { op: "add", card: "daze", n: 2, to: "draw" },
    ],
  },
  { id: "swift_potion", copies: 2, price: 2, ops: [{ op: "draw", n: 3 }] },
  {
    id: "vulnerable_potion",
    copies: 2,
    price: 2,
    ops: [{ op: "vulnerable", n: 1 }],
  },
  { id: "weak_potion", copies: 2, price: 2, ops: [{ op: "weak", n: 2 }] },
]);
