// Every colorless card in both versions; expected values are the printed ones.
import { expect, it } from "vitest";
import { COLORLESS } from "../../src/data/colorless.js";
import { type CardCase, DRAW, testCards } from "./table.js";

const TWO = ["dummy", "dummy"];

/** Ends three turns with a draw pile long enough, so that no shuffle happens. */
const LONG_DRAW = Array.from({ length: 20 }, () => "defend_r");

const RARES: readonly CardCase[] = [
  ...apotheosis("apotheosis", 2),
  ...apotheosis("apotheosis+", 1),
  { card: "hand_of_greed", cost: 2, expect: { lost: [4] } },
  { card: "hand_of_greed+", cost: 2, expect: { lost: [4] } },
  {
    card: "master_of_strategy",
    cost: 0,
    to: "exhaust",
    expect: { hand: DRAW.slice(0, 3), draw: DRAW.slice(3) },
  },
  {
    card: "master_of_strategy+",
    cost: 0,
    to: "exhaust",
    expect: { hand: DRAW.slice(0, 4), draw: DRAW.slice(4) },
  },
  ...mayhem("mayhem", 2),
  ...mayhem("mayhem+", 1),
  ...theBomb("the_bomb", 10),
  ...theBomb("the_bomb+", 12),
];

/** Starter Strikes and Defends gain 1, Bash does not. */
function apotheosis(card: string, cost: number): CardCase[] {
  return [
    {
      card,
      cost,
      to: "powers",
      given: { hand: ["strike_r", "defend_r", "bash", "twin_strike"], player: { energy: 6 } },
      after: ["play strike_r", "play defend_r", "play twin_strike"],
      expect: {
        energy: 6 - cost - 3,
        lost: [2 + 2],
        block: 2,
        hand: ["bash"],
        discard: ["strike_r", "defend_r", "twin_strike"],
      },
    },
    {
      card,
      when: "upgraded starters",
      cost,
      to: "powers",
      given: { hand: ["strike_r+", "defend_r+", "bash"], player: { energy: 6 } },
      after: ["play strike_r+", "play defend_r+", "play bash"],
      expect: {
        energy: 6 - cost - 4,
        lost: [3 + 2],
        foes: ["vulnerable 1"],
        block: 3,
        hand: [],
        discard: ["strike_r+", "defend_r+", "bash"],
      },
    },
  ];
}

/** At the start of the next turn the sixth card is drawn and played free; it is not exhausted. */
function mayhem(card: string, cost: number): CardCase[] {
  return [
    {
      card,
      cost,
      to: "powers",
      given: { draw: ["flex", "rage", "clash", "entrench", "havoc", "bludgeon"], rolls: [1] },
      after: ["end"],
      expect: {
        energy: 3,
        lost: [7],
        hand: ["flex", "rage", "clash", "entrench", "havoc"],
        draw: [],
        discard: ["bludgeon"],
      },
    },
  ];
}

/** The third end of turn sets it off. */
function theBomb(card: string, damage: number): CardCase[] {
  const five = LONG_DRAW.slice(0, 5);
  const given = { enemies: TWO, draw: LONG_DRAW };
  return [
    {
      card,
      when: "after two turns",
      cost: 2,
      to: "powers",
      given: { ...given, rolls: [1, 1] },
      after: ["end", "end"],
      expect: { energy: 3, hand: five, draw: LONG_DRAW.slice(10), discard: five },
    },
    {
      card,
      when: "after three turns",
      cost: 2,
      to: "exhaust",
      given: { ...given, rolls: [1, 1, 1] },
      after: ["end", "end", "end"],
      expect: {
        energy: 3,
        lost: [damage, damage],
        hand: five,
        draw: LONG_DRAW.slice(15),
        discard: [...five, ...five],
      },
    },
  ];
}

const UNCOMMONS: readonly CardCase[] = [
  ...apparition("apparition"),
  ...apparition("apparition+"),
  { card: "blind", cost: 0, to: "exhaust", expect: { foes: ["weak 1"] } },
  { card: "blind+", cost: 0, to: "exhaust", expect: { foes: ["weak 2"] } },
  {
    card: "dark_shackles",
    cost: 0,
    to: "exhaust",
    given: { enemies: ["brute", "dummy", "jabber"] },
    expect: { block: 4 },
  },
  {
    card: "dark_shackles+",
    cost: 0,
    to: "exhaust",
    given: { enemies: ["brute", "dummy", "jabber"] },
    expect: { block: 6 },
  },
  {
    card: "dramatic_entrance",
    when: "first turn",
    cost: 0,
    to: "exhaust",
    given: { enemies: TWO },
    expect: { lost: [3, 3] },
  },
  {
    card: "dramatic_entrance+",
    when: "first turn",
    cost: 0,
    to: "exhaust",
    given: { enemies: TWO },
    expect: { lost: [5, 5] },
  },
  {
    card: "dramatic_entrance",
    when: "second turn",
    cost: 0,
    to: "exhaust",
    given: { enemies: TWO, turn: 2 },
    expect: { lost: [2, 2] },
  },
  {
    card: "dramatic_entrance+",
    when: "second turn",
    cost: 0,
    to: "exhaust",
    given: { enemies: TWO, turn: 2 },
    expect: { lost: [2, 2] },
  },
  {
    card: "finesse",
    cost: 0,
    to: "exhaust",
    expect: { block: 1, hand: ["cleave"], draw: DRAW.slice(1) },
  },
  { card: "finesse+", cost: 0, expect: { block: 1, hand: ["cleave"], draw: DRAW.slice(1) } },
  {
    card: "flash_of_steel",
    cost: 0,
    to: "exhaust",
    expect: { lost: [1], hand: ["cleave"], draw: DRAW.slice(1) },
  },
  {
    card: "flash_of_steel+",
    cost: 0,
    expect: { lost: [1], hand: ["cleave"], draw: DRAW.slice(1) },
  },
  { card: "good_instincts", cost: 0, expect: { block: 1 } },
  { card: "good_instincts+", cost: 0, expect: { block: 2 } },
  {
    card: "impatience",
    cost: 0,
    given: { hand: ["flex"] },
    expect: { hand: ["flex", ...DRAW.slice(0, 2)], draw: DRAW.slice(2) },
  },
  {
    card: "impatience+",
    cost: 0,
    given: { hand: ["flex"] },
    expect: { hand: ["flex", ...DRAW.slice(0, 3)], draw: DRAW.slice(3) },
  },
  { card: "impatience", when: "with an Attack", cost: 0, given: { hand: ["bash"] } },
  { card: "impatience+", when: "with an Attack", cost: 0, given: { hand: ["bash"] } },
  ...madness("madness"),
  ...madness("madness+"),
  {
    card: "mind_blast",
    cost: 2,
    given: { hand: ["flex", "rage", "bash"] },
    expect: { lost: [3] },
  },
  {
    card: "mind_blast+",
    cost: 2,
    given: { hand: ["flex", "rage", "bash"] },
    expect: { lost: [4] },
  },
  {
    card: "panacea",
    cost: 0,
    to: "exhaust",
    given: { player: { weak: 2, vulnerable: 3 } },
    expect: { weak: 0, vulnerable: 0 },
  },
  {
    card: "panacea+",
    cost: 0,
    to: "exhaust",
    given: { player: { weak: 2, vulnerable: 3 } },
    expect: { weak: 0, vulnerable: 0 },
  },
  ...panache("panache", 3),
  ...panache("panache+", 5),
  ...purity("purity", 3),
  ...purity("purity+", 5),
  ...sadisticNature("sadistic_nature", 1),
  ...sadisticNature("sadistic_nature+", 2),
  { card: "swift_strike", cost: 0, expect: { lost: [1] } },
  { card: "swift_strike+", cost: 0, expect: { lost: [2] } },
  {
    card: "thinking_ahead",
    cost: 0,
    to: "exhaust",
    after: ["card bludgeon"],
    expect: { hand: ["cleave"], draw: ["bludgeon", ...DRAW.slice(2)] },
  },
  {
    card: "thinking_ahead+",
    cost: 0,
    to: "exhaust",
    after: ["card bludgeon"],
    expect: { hand: ["cleave", "clash"], draw: ["bludgeon", ...DRAW.slice(3)] },
  },
  { card: "trip", cost: 2, to: "exhaust", expect: { foes: ["vulnerable 2"] } },
  { card: "trip+", cost: 2, to: "exhaust", expect: { foes: ["vulnerable 3"] } },
];

/** Two hits of 2 cost 1 HP in all. */
function apparition(card: string): CardCase[] {
  return [
    {
      card,
      cost: 1,
      to: "exhaust",
      given: { enemies: ["brute"], rolls: [1] },
      after: ["end"],
      expect: { energy: 3, hp: 10, hand: DRAW.slice(0, 5), draw: DRAW.slice(5) },
    },
  ];
}

/** The next card is free, the one after it is not. */
function madness(card: string): CardCase[] {
  return [
    {
      card,
      cost: 0,
      to: "exhaust",
      given: { hand: ["bludgeon", "strike_r"] },
      after: ["play bludgeon", "play strike_r"],
      expect: { energy: 2, lost: [8], hand: [], discard: ["bludgeon", "strike_r"] },
    },
  ];
}

function panache(card: string, damage: number): CardCase[] {
  const rest = { energy: 3, hand: DRAW.slice(0, 5), draw: DRAW.slice(5) };
  return [
    {
      card,
      when: "empty hand",
      cost: 0,
      to: "powers",
      given: { enemies: TWO, rolls: [1] },
      after: ["end"],
      expect: { ...rest, lost: [damage, damage] },
    },
    {
      card,
      when: "a card in hand",
      cost: 0,
      to: "powers",
      given: { enemies: TWO, hand: ["injury"], rolls: [1] },
      after: ["end"],
      expect: { ...rest, discard: ["injury"] },
    },
  ];
}

/** Exhausts as many as it may, or none. */
function purity(card: string, most: number): CardCase[] {
  const hand = ["flex", "rage", "bash", "cleave", "anger", "carnage"];
  return [
    {
      card,
      when: "as many as it may",
      cost: 0,
      to: "exhaust",
      given: { hand },
      after: hand.slice(0, most).map((id) => `card ${id}`),
      expect: { hand: hand.slice(most), exhaust: [...hand.slice(0, most), card] },
    },
    { card, when: "none", cost: 0, to: "exhaust", given: { hand }, after: ["none"] },
  ];
}

/** R29: each token put on an enemy damages it once. */
function sadisticNature(card: string, damage: number): CardCase[] {
  return [
    {
      card,
      cost: 0,
      to: "powers",
      given: { enemies: TWO, hand: ["shockwave"] },
      after: ["play shockwave"],
      expect: {
        energy: 1,
        lost: [2 * damage, 2 * damage],
        foes: ["weak 1 vulnerable 1", "weak 1 vulnerable 1"],
        hand: [],
        exhaust: ["shockwave"],
      },
    },
    {
      card,
      when: "two tokens of one kind",
      cost: 0,
      to: "powers",
      given: { hand: ["trip"] },
      after: ["play trip"],
      expect: {
        energy: 1,
        lost: [2 * damage],
        foes: ["vulnerable 2"],
        hand: [],
        exhaust: ["trip"],
      },
    },
  ];
}

testCards("rare colorless cards", RARES);
testCards("uncommon colorless cards", UNCOMMONS);

it("covers all 22 colorless cards in both versions", () => {
  const tested = new Set([...RARES, ...UNCOMMONS].map(({ card }) => card));
  const wanted = COLORLESS.flatMap(({ id }) => [id, `${id}+`]);
  expect(COLORLESS).toHaveLength(22);
  expect(wanted.filter((id) => !tested.has(id))).toEqual([]);
});
