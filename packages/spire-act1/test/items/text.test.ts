// What relics and potions say, the glossary and the lessons.
import { describe, expect, it } from "vitest";
import { RULE_SETS, spireAct1 } from "../../src/index.js";
import { describePotion, describeRelic, glossary, lessons } from "../../src/text/index.js";
import { withRows } from "../arena.js";

const { relics = [], potions = [] } = spireAct1.rows;

describe("the text of items", () => {
  it.each([
    [
      "charons_ashes",
      "On a 1 or 2: you may exhaust a card from your hand. If you do, deal 2 damage to an enemy.",
    ],
    ["centennial_puzzle", "Once per fight, if you have lost HP in this fight: draw 3 cards."],
    ["dead_branch", "Once per fight: draw a card for each card in your exhaust pile."],
    ["toolbox", "Once per room, after a roll of the die: take 1 from the die (1 becomes 6)."],
    ["wing_boots", "Ignore the paths when you move up. Works three times, then it is discarded."],
    ["ssserpent_head", "Whenever you enter an event: gain 2 gold."],
    ["orrery", "When you gain this: gain a card reward 4 times. Then it is discarded."],
    ["holy_water", "Twice per fight: gain 1 energy."],
    ["ninja_scroll", "Once per fight: play Shiv twice."],
  ])("%s", (id, text) => {
    expect(describeRelic(id, spireAct1)).toBe(text);
  });

  it.each([
    ["fire_potion", "Deal 4 damage to an enemy."],
    ["gamblers_brew", "Turn the die to any face. It is drunk right after a roll of the die."],
    ["blood_potion", "Heal 2 HP. It can be drunk outside of fights too."],
  ])("%s", (id, text) => {
    expect(describePotion(id, spireAct1)).toBe(text);
  });

  it("every item says something, and nothing that is no sentence", () => {
    const texts = [
      ...relics.map(({ id }) => describeRelic(id, spireAct1)),
      ...potions.map(({ id }) => describePotion(id, spireAct1)),
    ];
    expect(texts).toHaveLength(58 + 1 + 20 + 21);
    for (const text of texts) {
      expect(text).toMatch(/^[A-Z].*\.$/);
      expect(text).not.toMatch(/undefined|object|the enemy|option/);
    }
  });

  it("a relic of one's own has a text too, and one that is not there has none", () => {
    const game = withRows({
      relics: [
        {
          id: "mine",
          name: "Mine",
          triggers: [{ on: "die", faces: [6], ops: [{ op: "draw", n: 2 }] }],
        },
      ],
    });
    expect(describeRelic("mine", game)).toBe("On a 6: draw 2 cards.");
    expect(describeRelic("mine", spireAct1)).toBe("");
    expect(describePotion("mine", spireAct1)).toBe("");
  });
});

describe("glossary and lessons", () => {
  it("each word is explained once, in the order of the alphabet of its id", () => {
    const ids = glossary().map(({ id }) => id);
    expect([...new Set(ids)].sort()).toEqual(ids);
    for (const { text } of glossary()) expect(text).toMatch(/^[A-Z].*\.$/);
    for (const word of [
      "block",
      "vulnerable",
      "weak",
      "strength",
      "exhaust",
      "ethereal",
      "retain",
      "daze",
      "die",
    ])
      expect(ids).toContain(word);
  });

  it("each set of rules has lessons with titles of their own", () => {
    for (const ruleSet of RULE_SETS) {
      const titles = lessons(ruleSet).map(({ title }) => title);
      expect(new Set(titles).size).toBe(titles.length);
      expect(titles.length).toBeGreaterThan(4);
    }
  });
});
