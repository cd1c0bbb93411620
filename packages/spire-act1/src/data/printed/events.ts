// The events of the first act: twelve, and six that Ascension 3 adds.
import type { EventRow, OptionRow } from "../../vocabulary.js";
import { named } from "../named.js";

const REMOVE: OptionRow = { ops: [{ op: "deck", do: "remove" }] };
const UPGRADE: OptionRow = { ops: [{ op: "deck", do: "upgrade" }] };
const TRANSFORM: OptionRow = { ops: [{ op: "deck", do: "transform" }] };
const LEAVE: OptionRow = { ops: [] };

/** Every event. */
export const EVENTS: readonly EventRow[] = /* @__PURE__ */ named<EventRow>([
  { id: "living_wall", options: [REMOVE, TRANSFORM, UPGRADE] },
  {
    id: "ancient_temple",
    options: [
      {
        ops: [
          { op: "reward", parts: [{ part: "relic" }] },
          { op: "lose-hp", n: 1 },
        ],
      },
      LEAVE,
    ],
  },
  {
    id: "bonfire_spirits",
    ops: [
      { op: "deck", do: "remove" },
      { op: "heal", n: 3, if: { is: "removed", of: "uncommon" } },
      { op: "heal-full", if: { is: "removed", of: "rare" } },
      { op: "lose-hp", n: 1, if: { is: "removed", of: "curse" } },
    ],
  },
  {
    id: "the_library",
    options: [
      { ops: [{ op: "reward", parts: [{ part: "card", n: 5 }] }] },
      { ops: [{ op: "heal", n: 3 }] },
    ],
  },
  {
    id: "big_fish",
    options: [
      { ops: [{ op: "heal", n: 2 }] },
      { ops: [{ op: "deck", do: "upgrade", of: "starter-strike" }] },
      {
        ops: [
          { op: "reward", parts: [{ part: "relic" }] },
          { op: "curse", n: 1 },
        ],
      },
      { ops: [{ op: "deck", do: "remove", of: "starter-strike" }] },
    ],
  },
  {
    id: "wheel_of_change",
    name: "Wheel of Change",
    ops: [
      { op: "roll" },
      { op: "heal-full", if: { is: "rolled", n: 1 } },
      { op: "curse", n: 1, if: { is: "rolled", n: 2 } },
      { op: "deck", do: "remove", if: { is: "rolled", n: 3 } },
      { op: "reward", parts: [{ part: "relic" }], if: { is: "rolled", n: 4 } },
      { op: "gold", n: 4, if: { is: "rolled", n: 5 } },
      { op: "lose-hp", n: 2, if: { is: "rolled", n: 6 } },
    ],
  },
  {
    id: "transmogriphier",
    options: [
      TRANSFORM,
      {
        ops: [
          { op: "deck", do: "transform", n: 2 },
          { op: "curse", n: 1 },
        ],
      },
    ],
  },
  {
    id: "the_cleric",
    options: [
      { pay: 1, ops: [{ op: "heal", n: 3 }] },
      { pay: 2, ...UPGRADE },
      { pay: 3, ...REMOVE },
      LEAVE,
    ],
  },
  {
    id: "lab",
    ops: [
      { op: "roll" },
      { op: "reward", parts: [{ part: "potion" }], if: { is: "rolled", n: 1, to: 3 } },
      { op: "reward", parts: [{ part: "potion", n: 2 }], if: { is: "rolled", n: 4, to: 6 } },
    ],
  },
  {
    id: "upgrade_shrine",
    options: [
      UPGRADE,
      {
        ops: [
          { op: "deck", do: "upgrade", n: 2, random: true },
          { op: "lose-hp", n: 2 },
        ],
      },
    ],
  },
  {
    id: "wing_statue",
    options: [
      {
        ops: [
          { op: "deck", do: "remove" },
          { op: "lose-hp", n: 2 },
        ],
      },
      { ops: [{ op: "gold", n: 2 }] },
    ],
  },
  {
    id: "ominous_forge",
    options: [
      {
        ops: [
          { op: "deck", do: "upgrade" },
          { op: "lose-hp", n: 2 },
        ],
      },
      {
        ops: [
          { op: "reward", parts: [{ part: "relic" }] },
          { op: "roll" },
          { op: "curse", n: 1, if: { is: "rolled", n: 1, to: 3 } },
        ],
      },
    ],
  },
  {
    id: "fight_here",
    name: "Encounter",
    from: 3,
    ops: [{ op: "fight", deck: "encounter" }],
  },
  {
    id: "fight_later",
    name: "Encounter",
    from: 3,
    notFirst: true,
    ops: [{ op: "fight", deck: "encounter" }],
  },
  {
    id: "merchant_here",
    name: "Merchant",
    from: 3,
    notFirst: true,
    ops: [{ op: "visit", room: "merchant" }],
  },
  {
    id: "dead_adventurer",
    from: 3,
    notFirst: true,
    ops: [
      { op: "roll" },
      { op: "fight", deck: "elite", if: { is: "rolled", n: 1, to: 2 } },
      { op: "gold", n: 2, if: { is: "rolled", n: 3, to: 4 } },
      { op: "reward", parts: [{ part: "relic" }], if: { is: "rolled", n: 5, to: 6 } },
    ],
  },
  {
    id: "scrap_ooze",
    from: 3,
    options: [
      {
        ops: [
          { op: "lose-hp", n: 1 },
          { op: "roll" },
          { op: "gold", n: 2, if: { is: "rolled", n: 3, to: 4 } },
          { op: "reward", parts: [{ part: "relic" }], if: { is: "rolled", n: 5, to: 6 } },
          { op: "again", if: { is: "rolled", n: 1, to: 2 } },
        ],
      },
      LEAVE,
    ],
  },
  {
    id: "world_of_goop",
    name: "World of Goop",
    from: 3,
    options: [
      {
        ops: [
          { op: "gold", n: 3 },
          { op: "lose-hp", n: 2 },
        ],
      },
      {
        ops: [
          { op: "reward", parts: [{ part: "relic" }] },
          { op: "curse", n: 1 },
        ],
      },
      { ops: [{ op: "lose-gold", n: 1 }] },
    ],
  },
]);
