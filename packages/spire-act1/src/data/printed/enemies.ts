// Enemies that only Ascensions bring.
import type { EnemyRow } from "../../vocabulary.js";
import { ENEMIES } from "../enemies.js";

/** A version of an enemy that differs in some fields. */
function version(of: string, id: string, changes: Partial<EnemyRow>): EnemyRow {
  const base = ENEMIES.find((row) => row.id === of) as EnemyRow;
  return { ...base, ...changes, id };
}

/** P2: Lagavulin of Ascension 1 has the printed order of Ascension 12; P11: Sentries bring the same companions. */
export const ASCENSION_ENEMIES: readonly EnemyRow[] = [
  /* @__PURE__ */ version("gremlin_nob", "gremlin_nob_a1", {
    hp: 17,
    variants: [[{}, { hit: 3, strength: 1 }]],
  }),
  /* @__PURE__ */ version("gremlin_nob", "gremlin_nob_a12", {
    hp: 19,
    variants: [[{ hit: 1 }, { hit: 3, strength: 1 }]],
  }),
  /* @__PURE__ */ version("lagavulin", "lagavulin_a1", {
    variants: [[{ weak: 2 }, { hit: 4, strength: 1 }, { hit: 4 }]],
    loop: 0,
  }),
  /* @__PURE__ */ version("lagavulin", "lagavulin_a12", {
    hp: 24,
    variants: [[{ weak: 2 }, { hit: 4, strength: 1 }, { hit: 4 }]],
    loop: 0,
  }),
  /* @__PURE__ */ version("sentry", "sentry_a1", {
    hp: 8,
    pattern: "track",
    variants: [[{ daze: 1 }, { hit: 2 }, { daze: 2 }]],
    loop: 1,
  }),
  /* @__PURE__ */ version("sentry", "sentry_a12", {
    hp: 9,
    pattern: "track",
    variants: [[{ daze: 1 }, { hit: 2 }, { daze: 2 }]],
    loop: 1,
  }),
  /* @__PURE__ */ version("slime_boss", "slime_boss_a10", {
    hp: 23,
    variants: [[{ slimed: 4 }, { hit: 3, slimed: 2 }, { hit: 6 }]],
    split: ["large_slime_a10", "acid_slime", "spike_slime"],
  }),
  /* @__PURE__ */ version("large_slime_summon", "large_slime_a10", { strength: 1 }),
  /* @__PURE__ */ version("the_guardian", "the_guardian_a10", {
    variants: [
      [{ hit: 2, block: 6 }, { hit: 7, next: 0, shift: 2 }, { hit: 3 }, { hit: 4, strength: 1 }],
    ],
  }),
  /* @__PURE__ */ version("hexaghost", "hexaghost_a10", {
    hp: 38,
    variants: [
      [
        { hit: 1, burn: 2 },
        { hit: 2, times: 2, burn: 1 },
        { burn: 2 },
        { hit: 4, block: 5 },
        { hit: 3, burn: 1 },
        { hit: 3, times: 2, burn: 2, strength: 1 },
      ],
    ],
  }),
  /* @__PURE__ */ version("large_slime", "large_slime_a7", {
    hp: 9,
    variants: [[{ hit: 2 }, { hit: 4, daze: 2 }, { summon: "acid_slime" }]],
  }),
  /* @__PURE__ */ version("jaw_worm", "jaw_worm_a7", {
    hp: 7,
    variants: [[{ hit: 2, block: 1 }, { block: 2, strength: 1 }, { hit: 3 }]],
  }),
  /* @__PURE__ */ version("looter", "looter_a7", { hp: 7 }),
];
