// Random runs of the Ironclad for a differential run: any deck against any enemies, and cards and enemies beside the game's
// own that use what few of those do.
import { pick, sample } from "@games/core-rng";
import { getAllCards, spireAct1 } from "@games/spire-act1";
import type { AnyLuck } from "./driver.js";

const stands = { kind: "encounter", pattern: "die", variants: [[{}]] } as const;

/** Cards beside the game's own. */
export const EXTRA_CARDS = [
  { id: "poison_3", name: "P3", type: "skill", ops: [{ op: "poison", n: 3 }] },
  {
    id: "poison_5",
    name: "P5",
    type: "skill",
    rarity: "common",
    ops: [{ op: "poison", n: 5, to: "all" }],
  },
  { id: "ghost", name: "Ghost", type: "skill", keywords: ["ethereal", "retain"] },
  {
    id: "headlong",
    name: "Headlong",
    type: "attack",
    rarity: "common",
    cost: 1,
    ops: [
      { op: "hit", n: { n: 2, per: "hand" }, times: 2 },
      { op: "weak", n: 1, to: "self" },
      { op: "add", card: "burn", n: 1, to: "hand" },
    ],
    plus: { cost: 0 },
  },
  {
    id: "whim",
    name: "Whim",
    type: "skill",
    cost: "x",
    ops: [
      { op: "option", of: 3 },
      { op: "draw", n: { per: "x" }, if: { is: "option", n: 0 } },
      { op: "block", n: { per: "x", each: 2 }, if: { is: "option", n: 1 } },
      {
        op: "choose",
        from: "discard",
        to: "hand",
        n: 2,
        atLeast: 0,
        if: { is: "option", n: 2 },
      },
    ],
  },
  {
    id: "spite",
    name: "Spite",
    type: "power",
    cost: 1,
    triggers: [
      { on: "token", ops: [{ op: "weak", n: 1, to: "all" }] },
      { on: "draw", of: ["curse", "skill"], ops: [{ op: "damage", n: 1, to: "attackers" }] },
    ],
  },
];

/** Enemies beside the game's own. */
export const EXTRA_ENEMIES = [
  { id: "brute", name: "Brute", hp: 40, ...stands, variants: [[{ hit: 2, times: 2 }]] },
  { id: "wall", name: "Wall", hp: 30, ...stands, variants: [[{ block: 30 }]] },
  { id: "curler", name: "Curler", hp: 50, ...stands, curlUp: 2 },
  {
    id: "rat",
    name: "Rat",
    hp: 6,
    ...stands,
    variants: [
      [{ summon: "rat" }, { hit: 1 }],
      [{ hit: 2 }, { weak: 1, strength: 1 }],
    ],
  },
  {
    id: "stump",
    name: "Stump",
    hp: 25,
    kind: "encounter",
    pattern: "track",
    variants: [[{ block: 3 }, { hit: 1, times: 3, next: 0 }]],
    angry: 1,
    spores: 2,
    split: ["rat", "curler"],
  },
];

/** Options of a run with any deck against any enemies, the extra ones among them or not. */
export function randomRun(hasExtras: boolean): (luck: AnyLuck) => object {
  const own = getAllCards().flatMap(({ id, type }) => (type === "status" ? [] : [id]));
  const more = [...EXTRA_CARDS.map(({ id }) => id), "headlong+", "whim", "spite"];
  const cards = hasExtras ? [...own, ...more] : own;
  const foes = [...spireAct1.rows.enemies, ...(hasExtras ? EXTRA_ENEMIES : [])].map(({ id }) => id);
  return (luck) => {
    const groups = (count: number) =>
      Array.from({ length: count }, () => sample(luck, foes, 1 + luck.below(3)));
    return {
      deck: Array.from({ length: 5 + luck.below(25) }, () => pick(luck, cards)),
      maxHp: 10 + luck.below(60),
      encounters: groups(4),
      elites: groups(2),
      bosses: groups(2),
      ...(luck.below(3) === 0 ? { variants: { green_louse: 1, acid_slime: 2 } } : {}),
    };
  };
}
