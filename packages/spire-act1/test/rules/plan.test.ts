// The tests of the plan under their own names. Where the plan leans on an order of the rewards deck, on ids it asks to check,
// or on `Math.random`, the test uses a deck that has no order before it is drawn, a card that has the keyword, and luck.
import { OptionsError } from "@games/core-game";
import { deckSize, scripted, seeded } from "@games/core-rng";
import { describe, expect, test } from "vitest";
import {
  advanceMap,
  campfireRest,
  campfireSmith,
  createCombatFromRun,
  createMap,
  createRunState,
  endCombat,
  getAllCards,
  getCard,
  getCurrentNode,
  getNodeEnemy,
  getUpgradableCards,
  pickReward,
  type RunState,
  revealRewards,
  skipRewards,
} from "../../src/index.js";
import { Arena } from "../arena.js";

const luck = () => seeded("plan");
const rewards = (...top: string[]): RunState["cardRewardsDeck"] => ({
  top: top.toReversed(),
  rest: [],
  bottom: [],
});

describe("getAllCards", () => {
  test("returns all cards as an array", () => {
    const cards = getAllCards();
    expect(cards.length).toBe(61 * 2 + 22 * 2 + 3 + 10);
    expect(cards[0]).toHaveProperty("id");
    expect(cards[0]).toHaveProperty("name");
  });

  test("upgraded points from a card to its upgraded version, which is a card of its own", () => {
    expect(getCard("bash")?.upgraded).toBe("bash+");
    expect(getCard("bash+")?.upgraded).toBeNull();
    expect(getCard("bash+")?.name).toBe("Bash+");
    expect(getCard("nothing")).toBeUndefined();
    expect(getCard("constructor")).toBeUndefined();
    for (const { upgraded } of getAllCards())
      if (upgraded !== null) expect(getCard(upgraded)?.id).toBe(upgraded);
  });
});

describe("createRunState", () => {
  test("initializes ironclad run with starter deck and HP", () => {
    const run = createRunState("ironclad");
    expect(run.character).toBe("ironclad");
    expect(run.hp).toBe(11);
    expect(run.maxHp).toBe(11);
    expect(run.deck).toEqual([
      ...["strike_r", "strike_r", "strike_r", "strike_r", "strike_r"],
      ...["defend_r", "defend_r", "defend_r", "defend_r"],
      "bash",
    ]);
    expect(run.combatCount).toBe(0);
    expect(run.potions).toEqual([]);
    expect(run.map).toEqual(createMap());
  });

  test("builds rewards deck from common + uncommon cards only, E8 without tickets", () => {
    const { cardRewardsDeck } = createRunState("ironclad");
    expect(deckSize(cardRewardsDeck)).toBe(15 + 28);
    const ids = cardRewardsDeck.rest;
    expect(ids).not.toContain("strike_r");
    expect(ids).not.toContain("bash");
    expect(ids).not.toContain("bludgeon");
    expect(ids.every((id) => !id.endsWith("+"))).toBe(true);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("rewards deck is shuffled (not sorted)", () => {
    const drawn = Array.from(
      { length: 20 },
      (_, i) => revealRewards(createRunState("ironclad"), seeded(i)).revealed,
    );
    expect(drawn.some((cards) => cards.join() !== cards.toSorted().join())).toBe(true);
    expect(new Set(drawn.map((cards) => cards.join())).size).toBeGreaterThan(10);
  });
});

describe("revealRewards", () => {
  test("reveals top 3 from rewards deck", () => {
    const run = { ...createRunState("ironclad"), cardRewardsDeck: rewards("a", "b", "c", "d") };
    const result = revealRewards(run, luck());
    expect(result.revealed).toEqual(["a", "b", "c"]);
    expect(deckSize(result.run.cardRewardsDeck)).toBe(1);
    expect(deckSize(run.cardRewardsDeck)).toBe(4);
  });

  test("reveals fewer if deck has < 3 cards", () => {
    const run = { ...createRunState("ironclad"), cardRewardsDeck: rewards("anger", "flex") };
    const result = revealRewards(run, luck());
    expect(result.revealed).toEqual(["anger", "flex"]);
    expect(deckSize(result.run.cardRewardsDeck)).toBe(0);
  });
});

describe("pickReward", () => {
  const revealed = ["anger", "flex", "cleave"];

  test("adds picked card to deck", () => {
    const result = pickReward(createRunState("ironclad"), revealed, 0);
    expect(result.deck).toContain("anger");
    expect(result.deck.length).toBe(11);
  });

  test("unpicked cards are discarded (not returned to rewards deck)", () => {
    const run = { ...createRunState("ironclad"), cardRewardsDeck: rewards() };
    expect(deckSize(pickReward(run, revealed, 0).cardRewardsDeck)).toBe(0);
  });
});

describe("skipRewards", () => {
  test("shuffles all revealed back into rewards deck", () => {
    const run = { ...createRunState("ironclad"), cardRewardsDeck: rewards("a", "b") };
    const result = skipRewards(run, ["x", "y", "z"]);
    expect(result.cardRewardsDeck).toEqual({
      top: [],
      rest: ["a", "b", "x", "y", "z"],
      bottom: [],
    });
  });
});

describe("createCombatFromRun", () => {
  test("uses run deck instead of starter deck", () => {
    const run = createRunState("ironclad");
    const { drawPile, hand, discardPile } = createCombatFromRun(
      { ...run, deck: [...run.deck, "anger"] },
      "jaw_worm",
      luck(),
    );
    const all = [...drawPile.top, ...drawPile.rest, ...hand, ...discardPile];
    expect(all.length).toBe(11);
    expect(all).toContain("anger");
  });

  test("uses run HP instead of max HP", () => {
    const { player } = createCombatFromRun({ ...createRunState(), hp: 7 }, "jaw_worm", luck());
    expect(player.hp).toBe(7);
    expect(player.maxHp).toBe(11);
  });

  test("backward-compat aliases work", () => {
    const combat = createCombatFromRun(createRunState("ironclad"), ["cultist", "jaw_worm"], luck());
    expect(combat.player.hp).toBe(11);
    expect(combat.enemy?.id).toBe("cultist");
    expect(combat.enemy).toBe(combat.enemies[0]);
  });

  test("names every card and enemy that does not exist", () => {
    const run = { ...createRunState("ironclad"), deck: ["bash", "bish", "constructor"] };
    const fight = () => createCombatFromRun(run, ["cultist", "nobody"], luck());
    expect(fight).toThrow(OptionsError);
    for (const fault of [/deck\[1\].*bish/, /deck\[2\].*constructor/, /enemies\[1\].*nobody/])
      expect(fight).toThrow(fault);
  });

  test("starts with full energy and without tokens, against one or several enemies", () => {
    const one = createCombatFromRun(createRunState(), "jaw_worm", luck());
    const { energy, block, strength, vulnerable, weak } = one.player;
    expect([energy, block, strength, vulnerable, weak]).toEqual([3, 0, 0, 0, 0]);
    expect(one.enemies.map(({ id }) => id)).toEqual(["jaw_worm"]);
    const two = createCombatFromRun(createRunState(), ["cultist", "small_slime"], luck());
    expect(two.enemies.map(({ id }) => id)).toEqual(["cultist", "small_slime"]);
  });
});

describe("playCard - exhaust", () => {
  test("card with exhaust keyword goes to exhaustPile", () => {
    const { exhaust, discard } = new Arena({ hand: ["seeing_red"] })
      .do("play seeing_red")
      .summary();
    expect(exhaust).toContain("seeing_red");
    expect(discard).not.toContain("seeing_red");
  });

  test("card without exhaust keyword goes to discardPile as before", () => {
    const { exhaust, discard } = new Arena({ hand: ["strike_r"] }).do("play strike_r").summary();
    expect(discard).toContain("strike_r");
    expect(exhaust).not.toContain("strike_r");
  });
});

const FIVE = ["cleave", "cleave", "cleave", "cleave", "cleave"];

describe("endTurn - ethereal", () => {
  test("ethereal cards in hand go to exhaustPile at end of turn", () => {
    const arena = new Arena({ hand: ["strike_r", "apparition"], draw: FIVE, rolls: [1] });
    const { exhaust, discard } = arena.do("end").summary();
    expect(exhaust).toContain("apparition");
    expect(discard).not.toContain("apparition");
    expect(discard).toContain("strike_r");
  });
});

describe("endTurn - retain", () => {
  test("retained cards stay in hand at end of turn", () => {
    const arena = new Arena({ hand: ["strike_r", "panacea"], draw: FIVE, rolls: [1] });
    const { hand, discard } = arena.do("end").summary();
    expect(hand).toContain("panacea");
    expect(discard).toContain("strike_r");
    expect(discard).not.toContain("panacea");
  });
});

describe("playCard - unplayable", () => {
  test("returns null for unplayable cards even with enough energy", () => {
    expect(new Arena({ hand: ["burn"] }).refusal("play burn")).toBe("unplayable");
  });
});

describe("endCombat", () => {
  test("ironclad heals 1 HP after combat", () => {
    const result = endCombat({ ...createRunState("ironclad"), hp: 8 }, 8);
    expect(result.hp).toBe(9);
    expect(result.combatCount).toBe(1);
  });

  test("ironclad does not heal above maxHp", () => {
    expect(endCombat(createRunState("ironclad"), 11).hp).toBe(11);
  });
});

describe("createMap", () => {
  test("creates a linear Act 1 map with 10 nodes", () => {
    const map = createMap();
    expect(map.nodes.length).toBe(10);
    expect(map.currentNode).toBe(0);
    expect(map.nodes.map(({ type }) => type)).toEqual([
      ...["encounter", "encounter", "campfire", "encounter", "elite"],
      ...["encounter", "campfire", "encounter", "elite", "boss"],
    ]);
  });

  test("first node is encounter, last node is boss", () => {
    const map = createMap();
    expect(map.nodes[0]?.type).toBe("encounter");
    expect(map.nodes[9]?.type).toBe("boss");
  });

  test("contains campfire, elite, and encounter nodes", () => {
    const types = createMap().nodes.map(({ type }) => type);
    expect(types).toContain("campfire");
    expect(types).toContain("elite");
    expect(types.filter((type) => type === "encounter").length).toBeGreaterThanOrEqual(3);
  });

  test("each node has id, type, and cleared fields", () => {
    for (const [i, node] of createMap().nodes.entries()) {
      expect(node.id).toBe(i);
      expect(node).toHaveProperty("type");
      expect(node.cleared).toBe(false);
    }
  });
});

describe("advanceMap", () => {
  test("marks current node cleared and moves to next", () => {
    const before = createMap();
    const map = advanceMap(before);
    expect(map.nodes[0]?.cleared).toBe(true);
    expect(map.currentNode).toBe(1);
    expect(getCurrentNode(map)).toEqual({ id: 1, type: "encounter", cleared: false });
    expect(before).toEqual(createMap());
  });

  test("does not advance past last node", () => {
    let map = createMap();
    for (let i = 0; i < 10; i++) map = advanceMap(map);
    expect(map.currentNode).toBe(9);
    expect(map.nodes.every(({ cleared }) => cleared)).toBe(true);
  });
});

describe("getNodeEnemy", () => {
  const met = (type: string, count: number) =>
    Array.from({ length: count }, (_, i) => getNodeEnemy(type, scripted([i])));

  test("encounter returns an act 1 regular enemy", () => {
    expect(met("encounter", 7)).toEqual([
      ...["jaw_worm", "cultist", "fungi_beast", "small_slime"],
      ...["red_louse", "green_louse", "blue_slaver"],
    ]);
  });

  test("elite returns an act 1 elite enemy", () => {
    expect(met("elite", 3)).toEqual(["lagavulin", "gremlin_nob", "sentry"]);
  });

  test("boss returns an act 1 boss", () => {
    expect(met("boss", 2)).toEqual(["slime_boss", "the_guardian"]);
  });

  test("nobody is met elsewhere", () => {
    expect(getNodeEnemy("campfire", luck())).toBeNull();
  });
});

describe("campfireRest", () => {
  test("heals 3 HP", () => {
    expect(campfireRest({ ...createRunState("ironclad"), hp: 5 }).hp).toBe(8);
  });

  test("does not heal above maxHp", () => {
    expect(campfireRest({ ...createRunState("ironclad"), hp: 10 }).hp).toBe(11);
  });
});

describe("campfireSmith", () => {
  test("replaces base card with upgraded version in deck", () => {
    const result = campfireSmith(createRunState("ironclad"), "strike_r");
    expect(result.deck).toContain("strike_r+");
    expect(result.deck.filter((card) => card === "strike_r").length).toBe(4);
  });

  test("does nothing if card not in deck", () => {
    const run = createRunState("ironclad");
    expect(campfireSmith(run, "anger").deck).toEqual(run.deck);
  });
});

describe("getUpgradableCards", () => {
  test("returns cards that have an upgraded version", () => {
    const run = createRunState("ironclad");
    expect(getUpgradableCards(run)).toEqual(["strike_r", "defend_r", "bash"]);
    const upgraded = { ...run, deck: ["bash+", "injury", "anger"] };
    expect(getUpgradableCards(upgraded)).toEqual(["anger"]);
  });
});

describe("poison effect", () => {
  const poison = (start: number, more: number) => {
    const arena = new Arena({ foes: [{ poison: start }], hand: [`poison_${more}`] });
    return arena.do(`play poison_${more}`).combat.enemies[0]?.poison;
  };
  test("applying poison adds to enemy poison counter", () => expect(poison(0, 3)).toBe(3));
  test("poison stacks", () => expect(poison(2, 3)).toBe(5));
  test("poison caps at 30", () => expect(poison(28, 5)).toBe(30));
});

describe("poison tick", () => {
  const end = (foe: { poison: number; block?: number }, enemies = ["jaw_worm"]) =>
    new Arena({ enemies, foes: [foe], draw: FIVE, die: 3, rolls: [1] }).do("end");

  test("poisoned enemy takes damage and loses 1 poison at start of enemy turn", () => {
    const [worm] = end({ poison: 3 }).combat.enemies;
    expect(worm?.hp).toBe(10 - 3);
    expect(worm?.poison).toBe(2);
  });

  test("poison does not apply block — goes straight to HP", () => {
    expect(end({ poison: 2, block: 5 }).combat.enemies[0]?.hp).toBe(10 - 2);
  });

  test("enemy with 0 poison takes no poison damage", () => {
    const [worm] = end({ poison: 0 }).combat.enemies;
    expect(worm?.poison).toBe(0);
    expect(worm?.hp).toBe(10);
  });

  test("an enemy killed by poison does not act", () => {
    const arena = end({ poison: 10 }, ["jaw_worm", "jabber"]);
    expect(arena.combat.player.hp).toBe(11 - 1);
    expect(arena.combat.enemies.length).toBe(1);
  });
});
