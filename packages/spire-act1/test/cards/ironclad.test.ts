// Every card of the Ironclad in both versions; expected values are the printed ones.
import { expect, it } from "vitest";
import { IRONCLAD } from "../../src/data/ironclad.js";
import { type CardCase, testCards } from "./table.js";

const TWO = ["dummy", "dummy"];

const STARTERS: readonly CardCase[] = [
  { card: "strike_r", cost: 1, expect: { lost: [1] } },
  { card: "strike_r+", cost: 1, expect: { lost: [2] } },
  { card: "defend_r", cost: 1, expect: { block: 1 } },
  { card: "defend_r+", cost: 1, expect: { block: 2 } },
  { card: "bash", cost: 2, expect: { lost: [2], foes: ["vulnerable 1"] } },
  { card: "bash+", cost: 2, expect: { lost: [4], foes: ["vulnerable 1"] } },
];

const COMMONS: readonly CardCase[] = [
  { card: "anger", cost: 0, to: "draw", expect: { lost: [1] } },
  { card: "anger+", cost: 0, to: "draw", expect: { lost: [2] } },
  { card: "body_slam", cost: 1, given: { player: { block: 7 } }, expect: { lost: [7] } },
  { card: "body_slam+", cost: 0, given: { player: { block: 7 } }, expect: { lost: [7] } },
  { card: "cleave", cost: 1, given: { enemies: TWO }, expect: { lost: [2, 2] } },
  { card: "cleave+", cost: 1, given: { enemies: TWO }, expect: { lost: [3, 3] } },
  { card: "clothesline", cost: 2, expect: { lost: [3], foes: ["weak 1"] } },
  { card: "clothesline+", cost: 2, expect: { lost: [4], foes: ["weak 1"] } },
  { card: "flex", cost: 0, to: "exhaust", expect: { strength: 1 } },
  { card: "flex+", cost: 0, expect: { strength: 1 } },
  {
    card: "flex",
    when: "at the end of the turn",
    cost: 0,
    given: { player: { strength: 2 }, rolls: [1] },
    after: ["end"],
    to: "exhaust",
    expect: {
      strength: 2,
      hand: ["cleave", "bludgeon", "clash", "flex", "rage"],
      draw: ["entrench"],
    },
  },
  {
    card: "flex+",
    when: "at the end of the turn",
    cost: 0,
    given: { player: { strength: 2 }, rolls: [1] },
    after: ["end"],
    expect: {
      strength: 2,
      hand: ["cleave", "bludgeon", "clash", "flex", "rage"],
      draw: ["entrench"],
    },
  },
  {
    card: "havoc",
    cost: 1,
    expect: { lost: [2], draw: drawAfter(1), exhaust: ["cleave"] },
  },
  {
    card: "havoc+",
    cost: 0,
    expect: { lost: [2], draw: drawAfter(1), exhaust: ["cleave"] },
  },
  { card: "heavy_blade", cost: 2, given: { player: { strength: 2 } }, expect: { lost: [9] } },
  { card: "heavy_blade+", cost: 2, given: { player: { strength: 2 } }, expect: { lost: [13] } },
  { card: "heavy_blade", when: "without Strength", cost: 2, expect: { lost: [3] } },
  { card: "heavy_blade+", when: "without Strength", cost: 2, expect: { lost: [3] } },
  { card: "iron_wave", cost: 1, expect: { lost: [1], block: 1 } },
  {
    card: "iron_wave+",
    when: "as an attack",
    cost: 1,
    after: ["option 0"],
    expect: { lost: [2], block: 1 },
  },
  {
    card: "iron_wave+",
    when: "as a defence",
    cost: 1,
    after: ["option 1"],
    expect: { lost: [1], block: 2 },
  },
  {
    card: "pommel_strike",
    cost: 1,
    expect: { lost: [2], hand: ["cleave"], draw: drawAfter(1) },
  },
  {
    card: "pommel_strike+",
    cost: 1,
    expect: { lost: [2], hand: ["cleave", "bludgeon"], draw: drawAfter(2) },
  },
  { card: "seeing_red", cost: 1, to: "exhaust", expect: { energy: 4 } },
  { card: "seeing_red+", cost: 0, to: "exhaust", expect: { energy: 5 } },
  {
    card: "shrug_it_off",
    cost: 1,
    expect: { block: 2, hand: ["cleave"], draw: drawAfter(1) },
  },
  {
    card: "shrug_it_off+",
    cost: 1,
    expect: { block: 3, hand: ["cleave"], draw: drawAfter(1) },
  },
  {
    card: "true_grit",
    cost: 1,
    given: { hand: ["bash", "anger"] },
    after: ["card anger"],
    expect: { block: 1, hand: ["bash"], exhaust: ["anger"] },
  },
  {
    card: "true_grit+",
    cost: 1,
    given: { hand: ["bash", "anger"] },
    after: ["card bash"],
    expect: { block: 2, hand: ["anger"], exhaust: ["bash"] },
  },
  { card: "twin_strike", cost: 1, expect: { lost: [2] } },
  { card: "twin_strike+", cost: 1, expect: { lost: [4] } },
  {
    card: "twin_strike",
    when: "with Strength, which each hit gets",
    cost: 1,
    given: { player: { strength: 3 } },
    expect: { lost: [8] },
  },
  {
    card: "warcry",
    cost: 0,
    to: "exhaust",
    after: ["card bludgeon"],
    expect: { hand: ["cleave"], draw: ["bludgeon", ...drawAfter(2)] },
  },
  {
    card: "warcry+",
    cost: 0,
    to: "exhaust",
    after: ["card cleave"],
    expect: { hand: ["bludgeon", "clash"], draw: ["cleave", ...drawAfter(3)] },
  },
  { card: "wild_strike", cost: 1, expect: { lost: [3], draw: ["daze", ...drawAfter(0)] } },
  { card: "wild_strike+", cost: 1, expect: { lost: [4], draw: ["daze", ...drawAfter(0)] } },
];

/** The draw pile without its first cards. */
function drawAfter(count: number): string[] {
  return ["cleave", "bludgeon", "clash", "flex", "rage", "entrench"].slice(count);
}

const ALL_SIX = drawAfter(0);

const UNCOMMONS: readonly CardCase[] = [
  {
    card: "battle_trance",
    cost: 0,
    given: { hand: ["shrug_it_off"] },
    after: ["play shrug_it_off"],
    expect: {
      energy: 2,
      block: 2,
      hand: ["cleave", "bludgeon", "clash"],
      draw: drawAfter(3),
      discard: ["battle_trance", "shrug_it_off"],
    },
  },
  {
    card: "battle_trance+",
    cost: 0,
    given: { hand: ["shrug_it_off"] },
    after: ["play shrug_it_off"],
    expect: {
      energy: 2,
      block: 2,
      hand: ["cleave", "bludgeon", "clash", "flex"],
      draw: drawAfter(4),
      discard: ["battle_trance+", "shrug_it_off"],
    },
  },
  { card: "blood_for_blood", cost: 3, expect: { lost: [4] } },
  { card: "blood_for_blood+", cost: 3, expect: { lost: [4] } },
  {
    card: "blood_for_blood",
    when: "after losing HP",
    cost: 1,
    given: { player: { isHurt: true } },
    expect: { lost: [4] },
  },
  {
    card: "blood_for_blood+",
    when: "after losing HP",
    cost: 0,
    given: { player: { isHurt: true } },
    expect: { lost: [4] },
  },
  {
    card: "burning_pact",
    cost: 1,
    given: { hand: ["bash", "anger"] },
    after: ["card bash"],
    expect: { hand: ["anger", "cleave", "bludgeon"], draw: drawAfter(2), exhaust: ["bash"] },
  },
  {
    card: "burning_pact+",
    cost: 1,
    given: { hand: ["bash", "anger"] },
    after: ["card bash"],
    expect: {
      hand: ["anger", "cleave", "bludgeon", "clash"],
      draw: drawAfter(3),
      exhaust: ["bash"],
    },
  },
  { card: "carnage", cost: 2, expect: { lost: [4] } },
  { card: "carnage+", cost: 2, expect: { lost: [6] } },
  { card: "clash", cost: 0, given: { hand: ["bash"] }, expect: { lost: [3] } },
  { card: "clash+", cost: 0, given: { hand: ["bash"] }, expect: { lost: [4] } },
  {
    card: "combust",
    cost: 1,
    to: "powers",
    given: { enemies: TWO },
    after: ["use combust"],
    expect: { lost: [1, 1] },
  },
  {
    card: "combust+",
    cost: 1,
    to: "powers",
    given: { enemies: TWO },
    after: ["use combust+"],
    expect: { lost: [2, 2] },
  },
  ...darkEmbrace("dark_embrace", 2),
  ...darkEmbrace("dark_embrace+", 1),
  { card: "disarm", cost: 1, to: "exhaust", expect: { foes: ["weak 2"] } },
  { card: "disarm+", cost: 1, to: "exhaust", expect: { foes: ["weak 3"] } },
  {
    card: "entrench",
    cost: 1,
    to: "exhaust",
    given: { player: { block: 6 } },
    expect: { block: 12 },
  },
  { card: "entrench+", cost: 1, given: { player: { block: 6 } }, expect: { block: 12 } },
  {
    card: "entrench+",
    when: "at the cap",
    cost: 1,
    given: { player: { block: 13 } },
    expect: { block: 20 },
  },
  ...evolve("evolve", 1),
  ...evolve("evolve+", 0),
  ...feelNoPain("feel_no_pain", 1),
  ...feelNoPain("feel_no_pain+", 0),
  ...fireBreathing("fire_breathing", 2),
  ...fireBreathing("fire_breathing+", 3),
  {
    card: "flame_barrier",
    cost: 2,
    given: { enemies: ["brute", "dummy", "jabber"] },
    expect: { block: 3, lost: [2, 0, 1] },
  },
  {
    card: "flame_barrier+",
    cost: 2,
    given: { enemies: ["brute", "dummy", "jabber"] },
    expect: { block: 4, lost: [2, 0, 1] },
  },
  { card: "ghostly_armor", cost: 1, expect: { block: 2 } },
  { card: "ghostly_armor+", cost: 1, expect: { block: 3 } },
  {
    card: "headbutt",
    cost: 1,
    given: { discard: ["bash", "anger"] },
    after: ["card bash"],
    expect: { lost: [2], discard: ["anger", "headbutt"], draw: ["bash", ...ALL_SIX] },
  },
  {
    card: "headbutt+",
    cost: 1,
    given: { discard: ["bash", "anger"] },
    after: ["card anger"],
    expect: { lost: [3], discard: ["bash", "headbutt+"], draw: ["anger", ...ALL_SIX] },
  },
  { card: "inflame", cost: 2, to: "powers", expect: { strength: 1 } },
  { card: "inflame+", cost: 1, to: "powers", expect: { strength: 1 } },
  ...metallicize("metallicize", 1),
  ...metallicize("metallicize+", 0),
  {
    card: "perfected_strike",
    cost: 2,
    given: { hand: ["strike_r", "bash", "twin_strike"] },
    expect: { lost: [5] },
  },
  {
    card: "perfected_strike+",
    cost: 2,
    given: { hand: ["strike_r", "bash", "twin_strike"] },
    expect: { lost: [7] },
  },
  { card: "power_through", cost: 1, expect: { block: 3, draw: ["daze", ...ALL_SIX] } },
  { card: "power_through+", cost: 1, expect: { block: 4, draw: ["daze", ...ALL_SIX] } },
  { card: "rage", cost: 1, given: { hand: ["bash", "anger", "defend_r"] }, expect: { block: 2 } },
  { card: "rage+", cost: 0, given: { hand: ["bash", "anger", "defend_r"] }, expect: { block: 2 } },
  {
    card: "rampage",
    cost: 1,
    given: { exhaust: ["bash", "anger", "flex"], hand: ["rage"] },
    expect: { lost: [3] },
  },
  {
    card: "rampage+",
    cost: 1,
    given: { exhaust: ["bash", "anger", "flex"], hand: ["rage", "cleave"] },
    after: ["card rage"],
    expect: { lost: [4], hand: ["cleave"], exhaust: ["bash", "anger", "flex", "rage"] },
  },
  { card: "rupture", cost: 1, expect: { strength: 1, hp: 10 } },
  { card: "rupture+", cost: 0, expect: { strength: 1, hp: 10 } },
  {
    card: "rupture",
    when: "whatever the block",
    cost: 1,
    given: { player: { block: 5 } },
    expect: { strength: 1, hp: 10 },
  },
  {
    card: "second_wind",
    cost: 1,
    given: { hand: ["bash", "flex", "anger", "rage"] },
    expect: { block: 2, hand: ["bash", "anger"], exhaust: ["flex", "rage"] },
  },
  {
    card: "second_wind+",
    cost: 1,
    given: { hand: ["bash", "flex", "anger", "rage"] },
    expect: { block: 4, hand: ["bash", "anger"], exhaust: ["flex", "rage"] },
  },
  { card: "sentinel", cost: 1, expect: { block: 2 } },
  { card: "sentinel+", cost: 1, expect: { block: 3 } },
  {
    card: "true_grit",
    when: "exhausting Sentinel",
    cost: 1,
    given: { hand: ["sentinel"] },
    expect: { block: 1, energy: 4, hand: [], exhaust: ["sentinel"] },
  },
  {
    card: "true_grit",
    when: "exhausting Sentinel+",
    cost: 1,
    given: { hand: ["sentinel+"] },
    expect: { block: 1, energy: 5, hand: [], exhaust: ["sentinel+"] },
  },
  {
    card: "sever_soul",
    cost: 2,
    given: { hand: ["bash", "anger"] },
    after: ["card bash"],
    expect: { lost: [3], hand: ["anger"], exhaust: ["bash"] },
  },
  {
    card: "sever_soul+",
    when: "exhausting one",
    cost: 2,
    given: { hand: ["bash", "anger"] },
    after: ["card bash", "none"],
    expect: { lost: [4], hand: ["anger"], exhaust: ["bash"] },
  },
  {
    card: "sever_soul+",
    when: "exhausting two",
    cost: 2,
    given: { hand: ["bash", "anger", "flex"] },
    after: ["card bash", "card flex"],
    expect: { lost: [4], hand: ["anger"], exhaust: ["bash", "flex"] },
  },
  {
    card: "shockwave",
    cost: 2,
    to: "exhaust",
    given: { enemies: TWO },
    expect: { foes: ["weak 1 vulnerable 1", "weak 1 vulnerable 1"] },
  },
  {
    card: "shockwave+",
    cost: 2,
    to: "exhaust",
    given: { enemies: TWO },
    expect: { foes: ["weak 2 vulnerable 1", "weak 2 vulnerable 1"] },
  },
  { card: "spot_weakness", when: "die 3", cost: 1, given: { die: 3 }, expect: { strength: 1 } },
  { card: "spot_weakness", when: "die 4", cost: 1, given: { die: 4 } },
  { card: "spot_weakness+", when: "die 4", cost: 1, given: { die: 4 }, expect: { strength: 1 } },
  { card: "spot_weakness+", when: "die 5", cost: 1, given: { die: 5 } },
  ...whirlwind("whirlwind", 0),
  ...whirlwind("whirlwind+", 1),
];

/** Draws when True Grit exhausts a card. */
function darkEmbrace(card: string, cost: number): CardCase[] {
  return [
    {
      card,
      cost,
      to: "powers",
      given: { hand: ["true_grit", "bash"] },
      after: ["play true_grit"],
      expect: {
        energy: 3 - cost - 1,
        block: 1,
        hand: ["cleave"],
        draw: drawAfter(1),
        discard: ["true_grit"],
        exhaust: ["bash"],
      },
    },
  ];
}

/** Draws one more for a Daze, but not for a curse. */
function evolve(card: string, cost: number): CardCase[] {
  const draw = ["daze", "bash", "injury", "anger"];
  return [
    {
      card,
      cost,
      to: "powers",
      given: { hand: ["shrug_it_off"], draw },
      after: ["play shrug_it_off"],
      expect: {
        energy: 3 - cost - 1,
        block: 2,
        hand: ["daze", "bash"],
        draw: ["injury", "anger"],
        discard: ["shrug_it_off"],
      },
    },
    {
      card,
      when: "drawing a curse",
      cost,
      to: "powers",
      given: { hand: ["shrug_it_off"], draw: ["injury", "anger"] },
      after: ["play shrug_it_off"],
      expect: {
        energy: 3 - cost - 1,
        block: 2,
        hand: ["injury"],
        draw: ["anger"],
        discard: ["shrug_it_off"],
      },
    },
  ];
}

function feelNoPain(card: string, cost: number): CardCase[] {
  return [
    {
      card,
      cost,
      to: "powers",
      given: { hand: ["flex"] },
      after: ["play flex"],
      expect: { block: 1, strength: 1, hand: [], exhaust: ["flex"] },
    },
  ];
}

/** Damages all for a status card and for a curse. */
function fireBreathing(card: string, damage: number): CardCase[] {
  return ["slimed", "burn", "daze", "injury"].map((drawn) => ({
    card,
    when: `drawing ${drawn}`,
    cost: 1,
    to: "powers",
    given: { enemies: TWO, hand: ["shrug_it_off"], draw: [drawn] },
    after: ["play shrug_it_off"],
    expect: {
      energy: 1,
      block: 2,
      lost: [damage, damage],
      hand: [drawn],
      draw: [],
      discard: ["shrug_it_off"],
    },
  }));
}

/** The block of the end of turn stops one point of the enemy's attack. */
function metallicize(card: string, cost: number): CardCase[] {
  return [
    {
      card,
      cost,
      to: "powers",
      given: { enemies: ["brute"], rolls: [1] },
      after: ["end"],
      expect: { energy: 3, hp: 11 - 3, hand: ALL_SIX.slice(0, 5), draw: drawAfter(5) },
    },
  ];
}

function whirlwind(card: string, more: number): CardCase[] {
  return [
    {
      card,
      when: "X = 2",
      cost: 2,
      given: { enemies: TWO },
      after: ["amount 2"],
      expect: { lost: [2 + more, 2 + more] },
    },
    {
      card,
      when: "X = 0",
      cost: 0,
      given: { enemies: TWO },
      after: ["amount 0"],
      expect: { lost: [more, more] },
    },
    {
      card,
      when: "no energy, so no question",
      cost: 0,
      given: { enemies: TWO, player: { energy: 0 } },
      expect: { lost: [more, more] },
    },
  ];
}

const RARES: readonly CardCase[] = [
  ...barricade("barricade", 2),
  ...barricade("barricade+", 1),
  {
    card: "berserk",
    cost: 1,
    to: "powers",
    given: { enemies: TWO, hand: ["flex"] },
    after: ["play flex"],
    expect: { lost: [1, 1], strength: 1, hand: [], exhaust: ["flex"] },
  },
  {
    card: "berserk+",
    cost: 1,
    to: "powers",
    given: { enemies: TWO, hand: ["flex"] },
    after: ["play flex"],
    expect: { lost: [2, 2], strength: 1, hand: [], exhaust: ["flex"] },
  },
  { card: "bludgeon", cost: 3, expect: { lost: [7] } },
  { card: "bludgeon+", cost: 3, expect: { lost: [10] } },
  ...corruption("corruption", 3),
  ...corruption("corruption+", 2),
  ...demonForm("demon_form", 3),
  ...demonForm("demon_form+", 2),
  ...doubleTap("double_tap", 1),
  ...doubleTap("double_tap+", 0),
  {
    card: "exhume",
    cost: 1,
    to: "exhaust",
    given: { exhaust: ["bash", "anger"] },
    after: ["card bash"],
    expect: { hand: ["bash"], exhaust: ["anger", "exhume"] },
  },
  {
    card: "exhume+",
    cost: 0,
    to: "exhaust",
    given: { exhaust: ["bash", "anger"] },
    after: ["card anger"],
    expect: { hand: ["anger"], exhaust: ["bash", "exhume+"] },
  },
  { card: "feed", cost: 1, to: "exhaust", expect: { lost: [3] } },
  { card: "feed+", cost: 1, to: "exhaust", expect: { lost: [3] } },
  ...feed("feed", 1),
  ...feed("feed+", 2),
  {
    card: "fiend_fire",
    cost: 2,
    to: "exhaust",
    given: { hand: ["bash", "flex", "rage"] },
    expect: { lost: [3], hand: [], exhaust: ["bash", "flex", "rage", "fiend_fire"] },
  },
  {
    card: "fiend_fire+",
    cost: 2,
    to: "exhaust",
    given: { hand: ["bash", "flex", "rage"] },
    expect: { lost: [6], hand: [], exhaust: ["bash", "flex", "rage", "fiend_fire+"] },
  },
  {
    card: "immolate",
    cost: 2,
    given: { enemies: TWO },
    expect: { lost: [5, 5], draw: ["daze", "daze", ...ALL_SIX] },
  },
  {
    card: "immolate+",
    cost: 2,
    given: { enemies: TWO },
    expect: { lost: [7, 7], draw: ["daze", "daze", ...ALL_SIX] },
  },
  { card: "impervious", cost: 2, to: "exhaust", expect: { block: 6 } },
  { card: "impervious+", cost: 2, to: "exhaust", expect: { block: 8 } },
  ...juggernaut("juggernaut", 1),
  ...juggernaut("juggernaut+", 2),
  {
    card: "limit_break",
    cost: 1,
    to: "exhaust",
    given: { player: { strength: 3 } },
    expect: { strength: 6 },
  },
  { card: "limit_break+", cost: 1, given: { player: { strength: 3 } }, expect: { strength: 6 } },
  {
    card: "limit_break+",
    when: "at the cap",
    cost: 1,
    given: { player: { strength: 5 } },
    expect: { strength: 8 },
  },
  {
    card: "offering",
    cost: 0,
    to: "exhaust",
    expect: { hp: 10, energy: 5, hand: ALL_SIX.slice(0, 3), draw: drawAfter(3) },
  },
  {
    card: "offering+",
    cost: 0,
    to: "exhaust",
    expect: { hp: 10, energy: 5, hand: ALL_SIX.slice(0, 5), draw: drawAfter(5) },
  },
  { card: "uppercut", cost: 2, expect: { lost: [3], foes: ["weak 1 vulnerable 1"] } },
  { card: "uppercut+", cost: 2, expect: { lost: [3], foes: ["weak 1 vulnerable 2"] } },
];

function barricade(card: string, cost: number): CardCase[] {
  return [
    {
      card,
      cost,
      to: "powers",
      given: { player: { block: 9 }, rolls: [1] },
      after: ["end"],
      expect: { energy: 3, block: 9, hand: ALL_SIX.slice(0, 5), draw: drawAfter(5) },
    },
  ];
}

/** A skill of 2 energy is free and exhausted; an attack still costs. */
function corruption(card: string, cost: number): CardCase[] {
  return [
    {
      card,
      cost,
      to: "powers",
      given: { hand: ["flame_barrier", "strike_r"], player: { energy: 4 } },
      after: ["play flame_barrier", "play strike_r"],
      expect: {
        energy: 4 - cost - 1,
        block: 3,
        lost: [1],
        hand: [],
        exhaust: ["flame_barrier"],
        discard: ["strike_r"],
      },
    },
  ];
}

function demonForm(card: string, cost: number): CardCase[] {
  return [
    {
      card,
      cost,
      to: "powers",
      given: { rolls: [1] },
      after: ["end"],
      expect: { energy: 3, strength: 1, hand: ALL_SIX.slice(0, 5), draw: drawAfter(5) },
    },
  ];
}

/** The next Attack counts twice, the one after it once. */
function doubleTap(card: string, cost: number): CardCase[] {
  return [
    {
      card,
      cost,
      given: { hand: ["bash", "anger"], player: { energy: 4 } },
      after: ["play bash", "play anger"],
      expect: {
        energy: 4 - cost - 2,
        // The copy hits for 2 and leaves 1 Vulnerable; the original hits for 4, spends it and leaves 1; Anger hits for 2.
        lost: [2 + 4 + 2],
        foes: [""],
        hand: [],
        draw: ["anger", ...ALL_SIX],
        discard: [card, "bash"],
      },
    },
  ];
}

function feed(card: string, strength: number): CardCase[] {
  return [
    {
      card,
      when: "killing",
      cost: 1,
      to: "exhaust",
      given: { enemies: ["weakling", "dummy"] },
      after: ["enemy 0"],
      expect: { lost: [1, 0], strength },
    },
  ];
}

function juggernaut(card: string, damage: number): CardCase[] {
  return [
    {
      card,
      cost: 2,
      to: "powers",
      given: { enemies: TWO, hand: ["defend_r"] },
      after: ["play defend_r", "enemy 1"],
      expect: { energy: 0, block: 1, lost: [0, damage], hand: [], discard: ["defend_r"] },
    },
  ];
}

testCards("starter cards", STARTERS);
testCards("common cards", COMMONS);
testCards("uncommon cards", UNCOMMONS);
testCards("rare cards", RARES);

it("covers all 61 cards of the Ironclad in both versions", () => {
  const tested = new Set([...STARTERS, ...COMMONS, ...UNCOMMONS, ...RARES].map(({ card }) => card));
  const wanted = IRONCLAD.flatMap(({ id }) => [id, `${id}+`]);
  expect(IRONCLAD).toHaveLength(61);
  expect(wanted.filter((id) => !tested.has(id))).toEqual([]);
});
