// The 58 relics, the Loaded Die of solo play, and the 20 boss relics.
import type { RelicRow } from "../../vocabulary.js";
import { named } from "../named.js";

/** The relics in the order of their names, then the Loaded Die, then the boss relics. */
export const RELICS: readonly RelicRow[] = /* @__PURE__ */ named<RelicRow>([
  {
    id: "akabeko",
    price: 6,
    limit: { per: "fight" },
    triggers: [{ on: "use", ops: [{ op: "attack-strength", n: 1 }] }],
  },
  {
    id: "anchor",
    price: 6,
    triggers: [{ on: "fight-start", ops: [{ op: "block", n: 2 }] }],
  },
  {
    id: "bag_of_preparation",
    name: "Bag of Preparation",
    price: 7,
    triggers: [{ on: "fight-start", ops: [{ op: "draw", n: 2 }] }],
  },
  {
    id: "bird_faced_urn",
    name: "Bird-Faced Urn",
    price: 9,
    triggers: [{ on: "play", of: ["power"], ops: [{ op: "block", n: 1 }] }],
  },
  {
    id: "blood_vial",
    price: 6,
    triggers: [{ on: "fight-start", ops: [{ op: "heal", n: 1 }] }],
  },
  {
    id: "blue_candle",
    price: 7,
    limit: { per: "fight" },
    triggers: [
      { on: "use", ops: [{ op: "choose", from: "hand", to: "exhaust", n: 2, atLeast: 0 }] },
    ],
  },
  {
    id: "calipers",
    price: 6,
    limit: { per: "fight" },
    triggers: [{ on: "reset", ops: [{ op: "keep-block" }] }],
  },
  {
    id: "captains_wheel",
    name: "Captain's Wheel",
    price: 8,
    triggers: [{ on: "die", faces: [3], ops: [{ op: "block", n: 3 }] }],
  },
  {
    id: "centennial_puzzle",
    price: 8,
    limit: { per: "fight" },
    triggers: [{ on: "use", if: { is: "hurt" }, ops: [{ op: "draw", n: 3 }] }],
  },
  {
    id: "charons_ashes",
    name: "Charon's Ashes",
    price: 7,
    triggers: [
      {
        on: "die",
        faces: [1, 2],
        ops: [
          { op: "choose", from: "hand", to: "exhaust", atLeast: 0 },
          { op: "damage", n: 2, to: "target", if: { is: "exhausted", n: 1 } },
        ],
      },
    ],
  },
  {
    id: "dead_branch",
    price: 9,
    limit: { per: "fight" },
    triggers: [{ on: "use", ops: [{ op: "draw", n: { per: "exhausted" } }] }],
  },
  {
    id: "dollys_mirror",
    name: "Dolly's Mirror",
    price: 7,
    triggers: [{ on: "die", faces: [1], ops: [{ op: "trigger-die" }] }],
  },
  {
    id: "du_vu_doll",
    name: "Du-Vu Doll",
    price: 7,
    triggers: [{ on: "draw", of: ["curse"], ops: [{ op: "strength", n: 1, temporary: true }] }],
  },
  {
    id: "duality",
    price: 8,
    triggers: [
      { on: "die", faces: [2], ops: [{ op: "block", n: 2 }] },
      { on: "die", faces: [4], ops: [{ op: "damage", n: 2, to: "target" }] },
    ],
  },
  {
    id: "gambling_chip",
    price: 6,
    limit: { per: "room" },
    triggers: [{ on: "roll", ops: [{ op: "reroll" }] }],
  },
  {
    id: "golden_eye",
    price: 7,
    limit: { per: "fight" },
    triggers: [{ on: "use", ops: [{ op: "scry", n: 3 }] }],
  },
  {
    id: "golden_idol",
    price: 4,
    runTriggers: [{ on: "fight-won", ops: [{ op: "gold", n: 1 }] }],
  },
  {
    id: "gremlin_horn",
    price: 8,
    triggers: [
      { on: "die", faces: [4], ops: [{ op: "draw", n: 1 }] },
      { on: "die", faces: [5], ops: [{ op: "energy", n: 1 }] },
    ],
  },
  {
    id: "happy_flower",
    price: 6,
    triggers: [{ on: "die", faces: [3, 4], ops: [{ op: "energy", n: 1 }] }],
  },
  {
    id: "horn_cleat",
    price: 6,
    triggers: [{ on: "die", faces: [1, 2], ops: [{ op: "block", n: 1 }] }],
  },
  {
    id: "ice_cream",
    price: 7,
    passives: [{ is: "keep-energy" }],
  },
  {
    id: "incense_burner",
    price: 11,
    triggers: [{ on: "die", faces: [6], ops: [{ op: "limit-loss" }] }],
  },
  {
    id: "ink_bottle",
    price: 6,
    triggers: [{ on: "die", faces: [5, 6], ops: [{ op: "draw", n: 1 }] }],
  },
  {
    id: "lantern",
    price: 6,
    triggers: [{ on: "fight-start", ops: [{ op: "energy", n: 1 }] }],
  },
  {
    id: "meat_on_the_bone",
    name: "Meat on the Bone",
    price: 8,
    runTriggers: [{ on: "fight-won", ops: [{ op: "heal-to", n: 4 }] }],
  },
  {
    id: "mercury_hourglass",
    price: 6,
    triggers: [{ on: "die", faces: [1, 2], ops: [{ op: "damage", n: 1, to: "all" }] }],
  },
  {
    id: "molten_egg",
    price: 8,
    charges: 3,
    passives: [{ is: "upgrade-attacks" }],
  },
  {
    id: "mummified_hand",
    price: 10,
    limit: { per: "fight" },
    triggers: [{ on: "use", if: { is: "power-played" }, ops: [{ op: "energy", n: 2 }] }],
  },
  {
    id: "mutagenic_strength",
    price: 6,
    triggers: [{ on: "fight-start", ops: [{ op: "strength", n: 1, temporary: true }] }],
  },
  {
    id: "necronomicon",
    price: 9,
    triggers: [
      { on: "die", faces: [1], ops: [{ op: "double-tap", if: { is: "no-attack-played" } }] },
    ],
  },
  {
    id: "nilrys_codex",
    name: "Nilry's Codex",
    price: 7,
    triggers: [
      { on: "die", faces: [2], ops: [{ op: "draw", n: 1 }] },
      { on: "die", faces: [4], ops: [{ op: "trigger-die", face: 2 }] },
    ],
  },
  {
    id: "ninja_scroll",
    price: 6,
    limit: { per: "fight" },
    triggers: [{ on: "use", ops: [{ op: "play-card", card: "shiv", n: 2 }] }],
  },
  {
    id: "oddly_smooth_stone",
    price: 7,
    triggers: [{ on: "die", faces: [4], ops: [{ op: "block", n: 2 }] }],
  },
  {
    id: "old_coin",
    discard: true,
    runTriggers: [{ on: "gained", ops: [{ op: "gold", n: 10 }] }],
  },
  {
    id: "omamori",
    price: 5,
    passives: [{ is: "no-curses" }],
  },
  {
    id: "orichalcum",
    price: 5,
    triggers: [{ on: "turn-end", ops: [{ op: "block", n: 1, if: { is: "no-block" } }] }],
  },
  {
    id: "peace_pipe",
    price: 8,
    runTriggers: [{ on: "rested", ops: [{ op: "deck", do: "remove", atLeast: 0 }] }],
  },
  {
    id: "pen_nib",
    price: 8,
    triggers: [{ on: "die", faces: [5], ops: [{ op: "vulnerable", n: 1 }] }],
  },
  {
    id: "pocketwatch",
    price: 9,
    triggers: [{ on: "die", faces: [3], ops: [{ op: "draw", n: 3 }] }],
  },
  {
    id: "red_mask",
    price: 7,
    triggers: [{ on: "die", faces: [5, 6], ops: [{ op: "weak", n: 1 }] }],
  },
  {
    id: "red_skull",
    price: 9,
    limit: { per: "fight" },
    triggers: [{ on: "use", if: { is: "shuffled" }, ops: [{ op: "strength", n: 1 }] }],
  },
  {
    id: "regal_pillow",
    price: 6,
    passives: [{ is: "rest-heal", n: 3 }],
  },
  {
    id: "runic_pyramid",
    price: 6,
    limit: { per: "fight" },
    triggers: [{ on: "use", ops: [{ op: "keep-hand" }] }],
  },
  {
    id: "self_forming_clay",
    name: "Self-Forming Clay",
    price: 8,
    limit: { per: "fight" },
    triggers: [{ on: "use", if: { is: "hurt" }, ops: [{ op: "block", n: 3 }] }],
  },
  {
    id: "ssserpent_head",
    price: 6,
    runTriggers: [{ on: "room-entered", room: "event", ops: [{ op: "gold", n: 2 }] }],
  },
  {
    id: "stone_calendar",
    price: 7,
    triggers: [{ on: "die", faces: [4], ops: [{ op: "damage", n: 4, to: "target" }] }],
  },
  {
    id: "strike_dummy",
    price: 8,
    passives: [{ is: "better-strikes" }],
  },
  {
    id: "sundial",
    price: 8,
    triggers: [{ on: "die", faces: [2], ops: [{ op: "energy", n: 2 }] }],
  },
  {
    id: "the_abacus",
    price: 6,
    limit: { per: "room" },
    triggers: [{ on: "roll", ops: [{ op: "turn-die", by: 1 }] }],
  },
  {
    id: "the_boot",
    price: 5,
    triggers: [{ on: "die", faces: [4, 5, 6], ops: [{ op: "damage", n: 1, to: "target" }] }],
  },
  {
    id: "the_courier",
    price: 6,
    limit: { per: "fight" },
    triggers: [{ on: "use", ops: [{ op: "option", of: 2 }, { op: "courier" }] }],
  },
  {
    id: "toolbox",
    price: 7,
    limit: { per: "room" },
    triggers: [{ on: "roll", ops: [{ op: "turn-die", by: -1 }] }],
  },
  {
    id: "toxic_egg",
    price: 8,
    charges: 3,
    passives: [{ is: "upgrade-skills" }],
  },
  {
    id: "tungsten_rod",
    price: 8,
    triggers: [{ on: "die", faces: [5], ops: [{ op: "block", n: 3 }] }],
  },
  {
    id: "vajra",
    price: 7,
    triggers: [{ on: "die", faces: [2], ops: [{ op: "strength", n: 1, temporary: true }] }],
  },
  {
    id: "war_paint",
    price: 8,
    discard: true,
    runTriggers: [
      {
        on: "gained",
        ops: [
          { op: "deck", do: "upgrade", of: "starter-defend" },
          { op: "deck", do: "upgrade", of: "skill" },
        ],
      },
    ],
  },
  {
    id: "whetstone",
    price: 7,
    discard: true,
    runTriggers: [
      {
        on: "gained",
        ops: [
          { op: "deck", do: "upgrade", of: "starter-strike" },
          { op: "deck", do: "upgrade", of: "attack" },
        ],
      },
    ],
  },
  {
    id: "wing_boots",
    price: 7,
    charges: 3,
    passives: [{ is: "free-paths" }],
  },
  {
    id: "loaded_die",
    deck: "start",
    triggers: [
      { on: "die", faces: [4, 5], ops: [{ op: "block", n: 1 }] },
      { on: "die", faces: [6], ops: [{ op: "trigger-die" }] },
    ],
  },
  {
    id: "astrolabe",
    deck: "boss",
    discard: true,
    runTriggers: [{ on: "gained", ops: [{ op: "deck", do: "upgrade", n: 3 }] }],
  },
  {
    id: "pandoras_box",
    name: "Pandora's Box",
    deck: "boss",
    discard: true,
    runTriggers: [{ on: "gained", ops: [{ op: "deck", do: "transform", n: 3 }] }],
  },
  {
    id: "empty_cage",
    deck: "boss",
    discard: true,
    runTriggers: [{ on: "gained", ops: [{ op: "deck", do: "remove", n: 2 }] }],
  },
  {
    id: "orrery",
    deck: "boss",
    discard: true,
    runTriggers: [
      {
        on: "gained",
        ops: [
          {
            op: "reward",
            parts: [{ part: "card" }, { part: "card" }, { part: "card" }, { part: "card" }],
          },
        ],
      },
    ],
  },
  {
    id: "calling_bell",
    deck: "boss",
    discard: true,
    runTriggers: [
      {
        on: "gained",
        ops: [
          { op: "reward", parts: [{ part: "relic", n: 3 }] },
          { op: "curse", n: 1 },
        ],
      },
    ],
  },
  {
    id: "enchiridion",
    deck: "boss",
    discard: true,
    runTriggers: [{ on: "gained", ops: [{ op: "reward", parts: [{ part: "rare", n: 5 }] }] }],
  },
  {
    id: "tiny_house",
    deck: "boss",
    discard: true,
    runTriggers: [
      {
        on: "gained",
        ops: [
          { op: "reward", parts: [{ part: "card" }, { part: "potion" }, { part: "gold", n: 3 }] },
          { op: "deck", do: "upgrade" },
        ],
      },
    ],
  },
  {
    id: "black_blood",
    deck: "boss",
    runTriggers: [{ on: "fight-won", ops: [{ op: "heal", n: 2 }] }],
  },
  {
    id: "holy_water",
    deck: "boss",
    limit: { per: "fight", n: 2 },
    triggers: [{ on: "use", ops: [{ op: "energy", n: 1 }] }],
  },
  {
    id: "snecko_eye",
    deck: "boss",
    triggers: [
      { on: "die", faces: [1, 2], ops: [{ op: "draw", n: 2 }] },
      { on: "die", faces: [3, 4], ops: [{ op: "energy", n: 1 }] },
      { on: "die", faces: [5, 6], ops: [{ op: "add", card: "daze", n: 1, to: "draw" }] },
    ],
  },
  {
    id: "ring_of_the_serpent",
    name: "Ring of the Serpent",
    deck: "boss",
    triggers: [{ on: "turn-start", ops: [{ op: "draw", n: 1 }] }],
  },
  {
    id: "wrist_blade",
    deck: "boss",
    passives: [{ is: "better-free-attacks" }],
  },
  {
    id: "white_beast_statue",
    deck: "boss",
    runTriggers: [{ on: "fight-won", ops: [{ op: "reward", parts: [{ part: "potion" }] }] }],
  },
  {
    id: "frozen_core",
    deck: "boss",
    triggers: [{ on: "turn-end", ops: [{ op: "block", n: 1 }] }],
  },
  {
    id: "coffee_dripper",
    deck: "boss",
    passives: [{ is: "no-rest" }],
    triggers: [{ on: "turn-start", ops: [{ op: "energy", n: 1 }] }],
  },
  {
    id: "fusion_hammer",
    deck: "boss",
    passives: [{ is: "no-smith" }],
    triggers: [{ on: "turn-start", ops: [{ op: "energy", n: 1 }] }],
  },
  {
    id: "ectoplasm",
    deck: "boss",
    passives: [{ is: "no-gold" }],
    triggers: [{ on: "turn-start", ops: [{ op: "energy", n: 1 }] }],
  },
  {
    id: "cursed_key",
    deck: "boss",
    triggers: [{ on: "turn-start", ops: [{ op: "energy", n: 1 }] }],
    runTriggers: [{ on: "gained", ops: [{ op: "curse", n: 2 }] }],
  },
  {
    id: "sozu",
    deck: "boss",
    passives: [{ is: "no-potions" }],
    triggers: [{ on: "turn-start", ops: [{ op: "energy", n: 1 }] }],
  },
  {
    id: "mark_of_pain",
    name: "Mark of Pain",
    deck: "boss",
    triggers: [{ on: "turn-start", ops: [{ op: "energy", n: 1 }] }],
    runTriggers: [{ on: "gained", ops: [{ op: "max-hp", n: 6 }] }],
  },
]);
