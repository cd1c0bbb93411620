// Every potion by its row; expected values are the printed ones.
import { expect, it } from "vitest";
import { POTIONS } from "../../src/data/printed/potions.js";
import { DRAW, type ItemCase, testPotions } from "./table.js";

const TWO = ["dummy", "dummy"];

const CASES: readonly ItemCase[] = [
  {
    item: "ancient_potion",
    given: { player: { weak: 2, vulnerable: 3 } },
    use: ["drink ancient_potion"],
    expect: { weak: 0, vulnerable: 0 },
  },
  {
    item: "attack_potion",
    when: "the next Attack only",
    given: { hand: ["twin_strike", "strike_r"] },
    use: ["drink attack_potion"],
    after: ["play twin_strike", "play strike_r"],
    expect: { lost: [2 + 2 + 1] },
  },
  {
    item: "attack_potion",
    when: "a Skill does not use it up",
    given: { hand: ["defend_r", "strike_r"] },
    use: ["drink attack_potion"],
    after: ["play defend_r", "play strike_r"],
    expect: { lost: [2] },
  },
  { item: "block_potion", use: ["drink block_potion"], expect: { block: 2 } },
  {
    item: "blood_potion",
    given: { player: { hp: 5 } },
    use: ["drink blood_potion"],
    expect: { hp: 7 },
  },
  {
    item: "blood_potion",
    when: "near the maximum",
    given: { maxHp: 11, player: { hp: 10 } },
    use: ["drink blood_potion"],
    expect: { hp: 11 },
  },
  {
    item: "cunning_potion",
    when: "three attacks with targets of their own",
    given: { enemies: TWO },
    use: ["drink cunning_potion", "enemy 0", "enemy 1", "enemy 0"],
    expect: { lost: [2, 1] },
  },
  {
    item: "cunning_potion",
    when: "each is an attack of its own: Strength adds to all, Weak and Vulnerable are for one",
    given: { player: { strength: 1, weak: 1 }, foes: [{ vulnerable: 1 }] },
    use: ["drink cunning_potion"],
    // The first cancels Weak against Vulnerable: 2 and 2 and 2.
    expect: { lost: [6], weak: 0, foes: [""] },
  },
  {
    item: "distilled_chaos",
    when: "in any order, for nothing",
    given: { draw: ["inflame", "strike_r", "bash", "flex"], player: { energy: 0 } },
    use: ["drink distilled_chaos", "card bash", "card inflame"],
    // Bash hits for 2 and makes Vulnerable; Inflame gives 1 Strength; Strike hits for (1 + 1) × 2.
    expect: {
      lost: [2 + 4],
      strength: 1,
      foes: [""],
      powers: ["inflame"],
      discard: ["bash", "strike_r"],
      draw: ["flex"],
    },
  },
  {
    item: "distilled_chaos",
    when: "what cannot be played is discarded, a Daze exhausted",
    given: { draw: ["injury", "defend_r", "clash"], hand: ["defend_r"] },
    use: ["drink distilled_chaos", "card injury", "card clash"],
    expect: { draw: [], discard: ["injury", "clash", "defend_r"], block: 1 },
  },
  { item: "energy_potion", use: ["drink energy_potion"], expect: { energy: 5 } },
  {
    item: "energy_potion",
    when: "up to the maximum",
    given: { player: { energy: 5 } },
    use: ["drink energy_potion"],
    expect: { energy: 6 },
  },
  {
    item: "explosive_potion",
    given: { enemies: TWO },
    use: ["drink explosive_potion"],
    expect: { lost: [2, 2] },
  },
  {
    item: "explosive_potion",
    when: "damage knows no Strength and no Vulnerable",
    given: { player: { strength: 3 }, foes: [{ vulnerable: 2 }] },
    use: ["drink explosive_potion"],
    expect: { lost: [2] },
  },
  {
    item: "fire_potion",
    given: { enemies: TWO },
    use: ["drink fire_potion", "enemy 1"],
    expect: { lost: [0, 4] },
  },
  {
    item: "flex_potion",
    given: { hand: ["strike_r"] },
    use: ["drink flex_potion"],
    after: ["play strike_r"],
    expect: { lost: [2], strength: 1 },
  },
  {
    item: "flex_potion",
    when: "until the end of the turn",
    given: { rolls: [1] },
    use: ["drink flex_potion"],
    after: ["end"],
    expect: { strength: 0 },
  },
  {
    item: "ghost_in_a_jar",
    when: "in this round",
    given: { enemies: ["brute"], rolls: [1] },
    use: ["drink ghost_in_a_jar"],
    after: ["end"],
    expect: { hp: 10 },
  },
  {
    item: "liquid_memories",
    when: "the card costs nothing this turn",
    given: { discard: ["bludgeon", "flex"], player: { energy: 0 } },
    use: ["drink liquid_memories", "card bludgeon", "play bludgeon"],
    expect: { lost: [7], discard: ["flex", "bludgeon"] },
  },
  {
    item: "purity_potion",
    given: { hand: ["flex", "rage", "clash", "injury"] },
    use: ["drink purity_potion", "card rage", "card injury", "none"],
    expect: { hand: ["flex", "clash"], exhaust: ["rage", "injury"] },
  },
  {
    item: "skill_potion",
    when: "the next Skill only",
    given: { hand: ["strike_r", "defend_r", "defend_r"] },
    use: ["drink skill_potion"],
    after: ["play strike_r", "play defend_r", "play defend_r"],
    expect: { block: 3 },
  },
  {
    item: "skill_potion",
    when: "Double Tap is never played twice, and the potion waits for the next Skill",
    given: { hand: ["double_tap+", "defend_r", "strike_r"] },
    use: ["drink skill_potion"],
    after: ["play double_tap+", "play defend_r", "play strike_r"],
    expect: { block: 2 },
  },
  {
    item: "snecko_oil",
    use: ["drink snecko_oil"],
    expect: { hand: DRAW.slice(0, 5), draw: ["daze", "daze", ...DRAW.slice(5)] },
  },
  {
    item: "swift_potion",
    use: ["drink swift_potion"],
    expect: { hand: DRAW.slice(0, 3), draw: DRAW.slice(3) },
  },
  {
    item: "vulnerable_potion",
    given: { enemies: TWO },
    use: ["drink vulnerable_potion", "enemy 0"],
    expect: { foes: ["vulnerable 1", ""] },
  },
  { item: "weak_potion", use: ["drink weak_potion"], expect: { foes: ["weak 2"] } },
];

testPotions("potions in a fight", CASES);

it("there are 29 potions of 21 kinds", () => {
  expect(POTIONS).toHaveLength(21);
  expect(POTIONS.reduce((sum, { copies }) => sum + copies, 0)).toBe(29);
});
