// Every relic that works in a fight, by its row; expected values are the printed ones.
import { expect, it } from "vitest";
import { RELICS } from "../../src/data/printed/relics.js";
import { DRAW, type ItemCase, testRelics } from "./table.js";

const TWO = ["dummy", "dummy"];
const FIVE = DRAW.slice(0, 5);

/** A new turn with a face of the die. */
function onFace(face: number) {
  return { given: { rolls: [face] }, before: ["end"] };
}

/** What a relic gives on some faces, and that it gives nothing on the others. */
function dieRelic(
  item: string,
  faces: readonly number[],
  expected: ItemCase["expect"],
  use: readonly string[] = [],
): ItemCase[] {
  return [1, 2, 3, 4, 5, 6].map((face) =>
    faces.includes(face)
      ? { item, when: `on a ${face}`, ...onFace(face), use, expect: expected }
      : { item, when: `not on a ${face}`, ...onFace(face), expect: {} },
  );
}

const drawn = (n: number) => ({ hand: DRAW.slice(0, 5 + n), draw: DRAW.slice(5 + n) });

const DIE_RELICS: readonly ItemCase[] = [
  ...dieRelic("captains_wheel", [3], { block: 3 }),
  ...dieRelic("gremlin_horn", [5], { energy: 4 }).filter(({ when }) => when !== "not on a 4"),
  { item: "gremlin_horn", when: "on a 4", ...onFace(4), expect: drawn(1) },
  ...dieRelic("happy_flower", [3, 4], { energy: 4 }),
  ...dieRelic("horn_cleat", [1, 2], { block: 1 }),
  ...dieRelic("ink_bottle", [5, 6], drawn(1)),
  ...dieRelic("mercury_hourglass", [1, 2], { lost: [1] }),
  ...dieRelic("oddly_smooth_stone", [4], { block: 2 }),
  ...dieRelic("pen_nib", [5], { foes: ["vulnerable 1"] }),
  ...dieRelic("pocketwatch", [3], drawn(3)),
  ...dieRelic("red_mask", [5, 6], { foes: ["weak 1"] }),
  ...dieRelic("stone_calendar", [4], { lost: [4] }),
  ...dieRelic("sundial", [2], { energy: 5 }),
  ...dieRelic("the_boot", [4, 5, 6], { lost: [1] }),
  ...dieRelic("tungsten_rod", [5], { block: 3 }),
  ...dieRelic("vajra", [2], { strength: 1 }),
  ...dieRelic("duality", [2], { block: 2 }).filter(({ when }) => when !== "not on a 4"),
  { item: "duality", when: "on a 4", ...onFace(4), expect: { lost: [2] } },
  {
    item: "mercury_hourglass",
    when: "hurts every enemy",
    given: { enemies: TWO, rolls: [1] },
    before: ["end"],
    expect: { lost: [1, 1] },
  },
  {
    item: "the_boot",
    when: "hurts an enemy of choice",
    given: { enemies: TWO, rolls: [6] },
    before: ["end"],
    use: ["enemy 1"],
    expect: { lost: [0, 1] },
  },
  {
    item: "charons_ashes",
    when: "on a 1 a card may be exhausted",
    ...onFace(1),
    use: ["card clash"],
    expect: {
      lost: [2],
      hand: ["cleave", "bludgeon", "flex", "rage"],
      exhaust: ["clash"],
    },
  },
  {
    item: "charons_ashes",
    when: "on a 2 it need not be",
    ...onFace(2),
    use: ["none"],
    expect: {},
  },
  { item: "charons_ashes", when: "not on a 3", ...onFace(3), expect: {} },
  {
    item: "incense_burner",
    when: "on a 6",
    given: { enemies: ["brute"], player: { block: 4 }, rolls: [6, 1], discard: FIVE },
    before: ["end"],
    after: ["end"],
    expect: { hp: 10 },
  },
  {
    item: "incense_burner",
    when: "not on a 5",
    given: { enemies: ["brute"], player: { block: 4 }, rolls: [5, 1], discard: FIVE },
    before: ["end"],
    after: ["end"],
    expect: {},
  },
  {
    item: "necronomicon",
    when: "on a 1 the first Attack only",
    given: { rolls: [1], draw: ["strike_r", "twin_strike", "flex", "rage", "entrench"] },
    before: ["end"],
    after: ["play twin_strike", "play strike_r"],
    expect: { lost: [2 + 2 + 1] },
  },
  {
    item: "necronomicon",
    when: "not on a 2",
    given: { rolls: [2], draw: ["strike_r", "twin_strike", "flex", "rage", "entrench"] },
    before: ["end"],
    after: ["play twin_strike", "play strike_r"],
    expect: {},
  },
  ...dieRelic("snecko_eye", [1, 2], drawn(2)).slice(0, 2),
  ...dieRelic("snecko_eye", [3, 4], { energy: 4 }).slice(2, 4),
  ...dieRelic("snecko_eye", [5, 6], { draw: ["daze", ...DRAW.slice(5)] }).slice(4),
  ...dieRelic("loaded_die", [4, 5], { block: 1 }).slice(0, 5),
];

const FIGHT_START: readonly ItemCase[] = [
  { item: "anchor", expect: { block: 2 } },
  { item: "bag_of_preparation", expect: drawn(2) },
  { item: "blood_vial", expect: { hp: 6 } },
  { item: "lantern", expect: { energy: 4 } },
  { item: "mutagenic_strength", expect: { strength: 1 } },
].map((row) => ({
  ...row,
  when: "at the start of a fight",
  given: { turn: 0, rolls: [1], player: { hp: 5 } },
  before: ["end"],
}));

/** In a later turn none of them does anything. */
const LATER: readonly ItemCase[] = FIGHT_START.map(({ item }) => ({
  item,
  when: "not in a later turn",
  ...onFace(1),
  expect: {},
}));

const USED: readonly ItemCase[] = [
  {
    item: "akabeko",
    when: "the next Attack only",
    given: { hand: ["twin_strike", "strike_r"] },
    use: ["relic akabeko"],
    after: ["play twin_strike", "play strike_r"],
    expect: { lost: [2 + 2 + 1] },
  },
  {
    item: "akabeko",
    when: "P10: of a doubled card only the copy",
    given: { hand: ["twin_strike"], player: { doubleTaps: 1 } },
    use: ["relic akabeko"],
    after: ["play twin_strike"],
    expect: { lost: [2 + 2 + 1 + 1] },
  },
  {
    item: "akabeko",
    when: "counts as Strength",
    given: { hand: ["heavy_blade"] },
    use: ["relic akabeko"],
    after: ["play heavy_blade"],
    expect: { lost: [3 + 3] },
  },
  {
    item: "blue_candle",
    given: { hand: ["flex", "rage", "injury"] },
    use: ["relic blue_candle", "card injury", "card flex"],
    expect: { hand: ["rage"], exhaust: ["injury", "flex"] },
  },
  {
    item: "centennial_puzzle",
    given: { player: { isHurt: true } },
    use: ["relic centennial_puzzle"],
    expect: { hand: DRAW.slice(0, 3), draw: DRAW.slice(3) },
  },
  {
    item: "dead_branch",
    given: { exhaust: ["flex", "rage"] },
    use: ["relic dead_branch"],
    expect: { hand: DRAW.slice(0, 2), draw: DRAW.slice(2) },
  },
  {
    item: "golden_eye",
    use: ["relic golden_eye", "card bludgeon", "none"],
    expect: { draw: ["cleave", "clash", ...DRAW.slice(3)], discard: ["bludgeon"] },
  },
  {
    item: "mummified_hand",
    given: { hand: ["metallicize"] },
    before: ["play metallicize"],
    use: ["relic mummified_hand"],
    expect: { energy: 4 },
  },
  {
    item: "ninja_scroll",
    given: { enemies: TWO },
    use: ["relic ninja_scroll", "enemy 0", "enemy 1"],
    expect: { lost: [1, 1] },
  },
  {
    item: "red_skull",
    given: { draw: ["flex"], discard: ["rage", "clash"], hand: ["warcry"], cards: [0] },
    before: ["play warcry", "card flex"],
    use: ["relic red_skull"],
    expect: { strength: 1 },
  },
  {
    item: "self_forming_clay",
    given: { player: { isHurt: true } },
    use: ["relic self_forming_clay"],
    expect: { block: 3 },
  },
  {
    item: "holy_water",
    when: "twice",
    given: { player: { energy: 0 } },
    use: ["relic holy_water", "relic holy_water"],
    expect: { energy: 2 },
  },
];

const ALWAYS: readonly ItemCase[] = [
  {
    item: "bird_faced_urn",
    given: { hand: ["metallicize", "strike_r"] },
    after: ["play metallicize", "play strike_r"],
    expect: { block: 1 },
  },
  {
    item: "du_vu_doll",
    given: { draw: ["injury", "flex"], hand: ["pommel_strike"] },
    after: ["play pommel_strike"],
    expect: { strength: 1 },
  },
  {
    item: "du_vu_doll",
    when: "a Daze is not a Curse",
    given: { draw: ["daze", "flex"], hand: ["pommel_strike"] },
    after: ["play pommel_strike"],
    expect: {},
  },
  {
    item: "ice_cream",
    given: { player: { energy: 2 }, rolls: [1] },
    after: ["end"],
    expect: { energy: 5 },
  },
  {
    item: "ice_cream",
    when: "up to the maximum",
    given: { player: { energy: 5 }, rolls: [1] },
    after: ["end"],
    expect: { energy: 6 },
  },
  {
    item: "orichalcum",
    given: { enemies: ["jabber"], rolls: [1] },
    after: ["end"],
    expect: { hp: 11 },
  },
  {
    item: "orichalcum",
    when: "with block it gives nothing",
    given: { enemies: ["brute"], player: { block: 1 }, rolls: [1] },
    after: ["end"],
    expect: {},
  },
  {
    item: "strike_dummy",
    given: { hand: ["strike_r", "twin_strike", "strike_r+"] },
    after: ["play strike_r", "play twin_strike", "play strike_r+"],
    expect: { lost: [2 + 2 + 3] },
  },
  { item: "ring_of_the_serpent", ...onFace(1), expect: drawn(1) },
  {
    item: "frozen_core",
    given: { enemies: ["jabber"], rolls: [1] },
    after: ["end"],
    expect: { hp: 11 },
  },
  ...["coffee_dripper", "fusion_hammer", "ectoplasm", "cursed_key", "sozu", "mark_of_pain"].map(
    (item) => ({ item, ...onFace(1), expect: { energy: 4 } }),
  ),
  {
    item: "wrist_blade",
    when: "an Attack that costs nothing",
    given: { hand: ["anger", "strike_r"] },
    after: ["play anger", "play strike_r"],
    expect: { lost: [2 + 1] },
  },
  {
    item: "wrist_blade",
    when: "P10: a cost of 0 for this turn counts",
    given: { hand: ["madness", "twin_strike"] },
    after: ["play madness", "play twin_strike"],
    expect: { lost: [2 + 2] },
  },
  {
    item: "wrist_blade",
    when: "P10: the free copy of a card that was paid for does not",
    given: { hand: ["strike_r"], player: { doubleTaps: 1 } },
    after: ["play strike_r"],
    expect: { lost: [1 + 1] },
  },
  {
    item: "wrist_blade",
    when: "a card that Havoc plays costs nothing",
    given: { hand: ["havoc"], draw: ["bludgeon"] },
    after: ["play havoc"],
    expect: { lost: [8] },
  },
];

testRelics("die relics", DIE_RELICS);
testRelics("relics of the start of a fight", [...FIGHT_START, ...LATER]);
testRelics("relics that are used", USED);
testRelics("relics that work by themselves", ALWAYS);

it("there are 58 relics, the Loaded Die and 20 boss relics", () => {
  const count = (deck: string) => RELICS.filter((row) => (row.deck ?? "relic") === deck).length;
  expect([count("relic"), count("start"), count("boss")]).toEqual([58, 1, 20]);
});
