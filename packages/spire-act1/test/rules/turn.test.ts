// The round and its ends: order at the end of the turn, the enemies' turn, victory and defeat (R6, R7, R10, R13, R16, R18, R22, R28).
import { describe, expect, it } from "vitest";
import { Arena, lab } from "../arena.js";

const FIVE = ["cleave", "cleave", "cleave", "cleave", "cleave"];

describe("the start of a turn", () => {
  it("energy is 3 again, block is gone, five cards are drawn, then the die is rolled", () => {
    const arena = new Arena({
      hand: ["defend_r"],
      draw: [...FIVE, "bash"],
      player: { energy: 6, block: 9 },
      rolls: [5],
    }).do("play defend_r", "end");
    expect(arena.done().summary()).toMatchObject({ energy: 3, block: 0, hand: FIVE });
    expect(arena.combat.die).toBe(5);
    const types = arena.events.map(({ type }) => type);
    expect(types.lastIndexOf("card-drawn")).toBeLessThan(types.indexOf("die-rolled"));
  });

  it("tokens stay", () => {
    const arena = new Arena({
      draw: FIVE,
      rolls: [1],
      player: { strength: 2, vulnerable: 1, weak: 2 },
      foes: [{ weak: 1, vulnerable: 2, strength: 3 }],
    }).do("end");
    expect(arena.summary()).toMatchObject({
      strength: 2,
      vulnerable: 1,
      weak: 2,
      foes: ["weak 1 vulnerable 2 strength 3"],
    });
  });

  it("Evolve and Fire Breathing answer the five cards", () => {
    const arena = new Arena({
      draw: ["daze", ...FIVE],
      powers: ["evolve", "fire_breathing"],
      rolls: [1],
    }).do("end");
    expect(arena.summary()).toMatchObject({ hand: ["daze", ...FIVE], lost: [2] });
  });
});

describe("R13 the end of the turn", () => {
  it("powers first, then temporary Strength, then the hand from left to right, then the rest", () => {
    const arena = new Arena({
      hand: ["decay", "carnage", "burn", "strike_r"],
      powers: ["metallicize", "feel_no_pain"],
      draw: FIVE,
      player: { strength: 1, temporaryStrength: 1 },
      rolls: [1],
    }).do("end");
    const story = arena.events.flatMap((event) => {
      if (event.type === "block-gained") return [`block ${event.amount}`];
      if (event.type === "token-removed") return [event.token];
      if (event.type === "damaged") return [`damage, ${event.lost} lost`];
      if (event.type === "card-moved") return [`${event.card} to ${event.to}`];
      return event.type === "turn-started" ? ["next turn"] : [];
    });
    expect(story.slice(0, story.indexOf("next turn"))).toEqual([
      "block 1",
      "strength",
      "damage, 0 lost",
      "carnage to exhaust",
      "block 1",
      "damage, 0 lost",
      "decay to discard",
      "burn to discard",
      "strike_r to discard",
    ]);
  });

  it("Pain counts the hand as it was when the end step began", () => {
    const arena = new Arena({ hand: ["daze", "daze", "pain"], draw: FIVE, rolls: [1] }).do("end");
    expect(arena.summary().hp).toBe(11);
  });

  it("retain is looked at before ethereal", () => {
    const arena = new Arena({ hand: ["ghost"], draw: FIVE, rolls: [1] });
    expect(arena.do("end").summary()).toMatchObject({ hand: ["ghost", ...FIVE], exhaust: [] });
  });

  it("a card drawn during the end of the turn stays and its own end-of-turn text waits", () => {
    const arena = new Arena({
      hand: ["daze", "strike_r"],
      draw: ["burn", ...FIVE],
      powers: ["dark_embrace"],
      rolls: [1],
    }).do("end");
    expect(arena.summary()).toMatchObject({
      hp: 11,
      hand: ["burn", ...FIVE],
      discard: ["strike_r"],
    });
  });

  it("can ask in the middle, and goes on after the answer", () => {
    const arena = new Arena({
      enemies: ["jabber", "dummy"],
      powers: ["metallicize", "juggernaut"],
      hand: ["daze"],
      draw: FIVE,
      rolls: [1],
    }).do("end");
    expect(arena.pending).toBe("enemy");
    expect(arena.do("enemy 1").done().summary()).toMatchObject({
      lost: [0, 1],
      hp: 11,
      hand: FIVE,
    });
  });

  it("two Bombs that go off together both explode", () => {
    const arena = new Arena({ powers: ["the_bomb", "the_bomb+"], draw: FIVE, rolls: [1] });
    for (const power of arena.combat.powers) power.cubes = 2;
    expect(arena.do("end").summary()).toMatchObject({
      lost: [22],
      powers: [],
      exhaust: ["the_bomb", "the_bomb+"],
    });
  });
});

describe("the enemies' turn", () => {
  it("block left from the last round goes before they act", () => {
    const arena = new Arena({
      enemies: ["jaw_worm_first"],
      foes: [{ block: 4 }],
      draw: FIVE,
      die: 1,
      rolls: [1],
    }).do("end");
    expect(arena.summary().foes).toEqual(["block 2 strength 1"]);
  });

  it("from left to right, but those who act last after the others and bosses after everyone", () => {
    const arena = new Arena({
      enemies: ["slime_boss", "spike_slime", "jabber"],
      variants: { spike_slime: 0 },
      foes: [{ slot: 2 }],
      maxHp: 50,
      draw: FIVE,
      die: 1,
      rolls: [1],
    }).do("end");
    const acted = arena.events.flatMap((event) =>
      event.type === "enemy-acted" ? [event.enemy] : [],
    );
    expect(acted).toEqual([2, 1, 0]);
    // Nobody after the Spike Slime is helped by its Vulnerable but the boss, who doubles its 6.
    expect(arena.summary().hp).toBe(50 - 1 - 1 - 12);
  });

  it("a Spike Slime acts last only on its Vulnerable row", () => {
    const arena = new Arena({
      enemies: ["spike_slime", "jabber"],
      variants: { spike_slime: 0 },
      draw: FIVE,
      die: 3,
      rolls: [1],
    }).do("end");
    const acted = arena.events.flatMap((event) =>
      event.type === "enemy-acted" ? [event.enemy] : [],
    );
    expect(acted).toEqual([0, 1]);
  });

  it("R28: hits come before tokens and cards, and death ends the rest", () => {
    const arena = new Arena({
      enemies: ["blue_slaver"],
      draw: FIVE,
      die: 1,
      rolls: [1],
    }).do("end");
    const types = arena.events.map(({ type }) => type);
    expect(types.indexOf("hit")).toBeLessThan(types.indexOf("token-placed"));
    const death = new Arena({ enemies: ["blue_slaver"], player: { hp: 2 }, die: 1 }).do("end");
    expect(death.phase).toBe("over");
    expect(death.state).toMatchObject({ result: "defeat", combat: null });
    expect(death.events.some(({ type }) => type === "token-placed")).toBe(false);
  });

  it("Spore Cloud: a dying Fungi Beast leaves 1 Vulnerable, by poison too (R22)", () => {
    const hit = new Arena({
      enemies: ["fungi_beast", "dummy"],
      foes: [{ hp: 1 }],
      hand: ["strike_r"],
    }).do("play strike_r", "enemy 0");
    expect(hit.summary().vulnerable).toBe(1);
    const poison = new Arena({
      enemies: ["fungi_beast", "dummy"],
      foes: [{ hp: 1, poison: 1 }],
      draw: FIVE,
      rolls: [1],
    }).do("end");
    expect(poison.summary().vulnerable).toBe(1);
  });

  it("R22: poison sets off neither Curl Up nor Angry", () => {
    const arena = new Arena({
      enemies: ["curler", "mad_gremlin"],
      foes: [{ poison: 1 }, { poison: 1 }],
      draw: FIVE,
      rolls: [1],
    }).do("end");
    expect(arena.summary()).toMatchObject({ lost: [1, 1], foes: ["", ""] });
  });

  it("R20: the Looter leaves with nothing, and the fight is won when nobody is left", () => {
    const arena = new Arena({ enemies: ["looter"], foes: [{ slot: 2 }] }).do("end");
    expect(arena.phase).toBe("reward");
    expect(arena.state.combat).toBeNull();
    expect(arena.state.run.combatCount).toBe(1);
  });
});

describe("E3 Apparition", () => {
  it("counts what was lost before it in the same round", () => {
    const arena = new Arena({
      enemies: ["brute"],
      hand: ["offering", "apparition"],
      draw: [...FIVE, ...FIVE],
      rolls: [1],
    }).do("play offering", "play apparition", "end");
    expect(arena.summary().hp).toBe(10);
  });

  it("but not what was lost in the round before", () => {
    const arena = new Arena({
      enemies: ["jabber"],
      draw: ["apparition+", ...FIVE, ...FIVE],
      rolls: [1, 1],
    }).do("end", "play apparition+", "end");
    expect(arena.summary().hp).toBe(9);
  });
});

describe("R7, R16 the Guardian's modes", () => {
  const guardian = (slot: number, block: number) =>
    new Arena({
      enemies: ["the_guardian"],
      foes: [{ slot, block }],
      maxHp: 50,
      hand: ["bludgeon", "flame_barrier"],
      draw: [...FIVE, ...FIVE, ...FIVE],
      player: { energy: 6 },
      rolls: [1, 1, 1],
    });

  it("with block left at its second slot it drops it, hits for 6 and goes back to the first", () => {
    const arena = guardian(1, 1).do("end");
    expect(arena.summary()).toMatchObject({ hp: 44, foes: [""] });
    expect(arena.combat.enemies[0]?.slot).toBe(0);
  });

  it("without block it does not hit and enters Defensive mode, then attacks twice and returns", () => {
    const arena = guardian(1, 0).do("end");
    expect(arena.summary().hp).toBe(50);
    expect(arena.combat.enemies[0]?.slot).toBe(2);
    expect(arena.do("end").summary().hp).toBe(48);
    expect(arena.combat.enemies[0]?.slot).toBe(3);
    expect(arena.do("end").summary()).toMatchObject({ hp: 44, foes: ["strength 1"] });
    expect(arena.combat.enemies[0]?.slot).toBe(0);
  });

  it("the block of its first slot stays through the player's turn and can be broken", () => {
    const arena = guardian(0, 0).do("end");
    expect(arena.summary()).toMatchObject({ hp: 48, foes: ["block 5"] });
    const broken = guardian(1, 5).do("play bludgeon", "end");
    expect(broken.combat.enemies[0]).toMatchObject({ slot: 2, hp: 38 });
  });

  it("Flame Barrier counts its second slot only while it has block", () => {
    expect(guardian(1, 3).do("play flame_barrier").combat.enemies[0]).toMatchObject({
      hp: 40,
      block: 2,
    });
    expect(guardian(1, 0).do("play flame_barrier").combat.enemies[0]?.hp).toBe(40);
  });
});

describe("R10 victory and defeat come at once", () => {
  it("the fight is won in the middle of a card", () => {
    const arena = new Arena({ enemies: ["weakling"], hand: ["pommel_strike", "bash"] });
    arena.do("play pommel_strike");
    expect(arena.phase).toBe("reward");
    expect(arena.state.combat).toBeNull();
    expect(arena.events.some(({ type }) => type === "card-drawn")).toBe(false);
  });

  it("the player dies in the middle of an attack", () => {
    const arena = new Arena({ enemies: ["brute"], player: { hp: 2 } }).do("end");
    expect(arena.events.filter(({ type }) => type === "hit").length).toBe(1);
    expect(arena.phase).toBe("over");
    expect(arena.state.result).toBe("defeat");
    expect(arena.state.run.hp).toBe(0);
  });

  it("by the player's own card too", () => {
    const arena = new Arena({ hand: ["offering"], player: { hp: 1 } }).do("play offering");
    expect(arena.state.result).toBe("defeat");
    expect(arena.events.some(({ type }) => type === "card-drawn")).toBe(false);
  });

  it("and by the end of a turn, before anything else", () => {
    const arena = new Arena({
      enemies: ["weakling"],
      hand: ["burn", "daze"],
      player: { hp: 1 },
    }).do("end");
    expect(arena.state.result).toBe("defeat");
  });
});

describe("R18 variants", () => {
  it("same-named enemies are drawn without replacement", () => {
    const arena = new Arena({
      enemies: ["slime_boss", "acid_slime", "acid_slime"],
      foes: [{ hp: 1 }, { variant: 0 }, { variant: 2 }],
      hand: ["strike_r"],
      draw: FIVE,
      rolls: [1],
      maxHp: 50,
      spawns: [0, 1, 0],
    });
    arena.do("play strike_r", "enemy 0", "end").done();
    // Variants 1 and 3 of the Acid Slime are left, and the second of them comes.
    const slimes = lab.view(arena.state).combat?.enemies.map(({ id, variant }) => [id, variant]);
    expect(slimes).toEqual([
      ["acid_slime", 0],
      ["acid_slime", 2],
      ["large_slime_summon", 0],
      ["acid_slime", 3],
      ["spike_slime", 0],
    ]);
  });

  it("R31: a variant that died does not come again in the fight", () => {
    const arena = new Arena({
      enemies: ["large_slime", "acid_slime", "acid_slime"],
      foes: [{ slot: 2 }, { variant: 0, hp: 1 }, { variant: 1 }],
      hand: ["strike_r"],
      draw: FIVE,
      rolls: [1],
      maxHp: 50,
      spawns: [0],
    });
    // Variant 0 is dead and swept away, variant 1 lives: the first of those left is variant 2.
    arena.do("play strike_r", "enemy 1", "end").done();
    const slimes = lab.view(arena.state).combat?.enemies.map(({ id, variant }) => [id, variant]);
    expect(slimes).toEqual([
      ["large_slime", 0],
      ["acid_slime", 1],
      ["acid_slime", 2],
    ]);
  });

  it("E6, R31: when every variant was drawn nobody comes, also after one of them died", () => {
    const four = ["acid_slime", "acid_slime", "acid_slime", "acid_slime"];
    const arena = new Arena({
      enemies: ["large_slime", ...four],
      foes: [{ slot: 2 }, { variant: 0, hp: 1 }, { variant: 1 }, { variant: 2 }, { variant: 3 }],
      hand: ["strike_r"],
      draw: FIVE,
      rolls: [1],
      maxHp: 50,
    });
    arena.do("play strike_r", "enemy 1", "end").done();
    expect(arena.combat.enemies.length).toBe(4);
  });

  it("E6: when every variant is in play nobody comes", () => {
    const four = ["acid_slime", "acid_slime", "acid_slime", "acid_slime"];
    const arena = new Arena({
      enemies: ["large_slime", ...four],
      foes: [{ slot: 2 }, { variant: 0 }, { variant: 1 }, { variant: 2 }, { variant: 3 }],
      draw: FIVE,
      rolls: [1],
      maxHp: 50,
    });
    expect(arena.do("end").done().combat.enemies.length).toBe(5);
  });

  it("an option can fix one", () => {
    for (const variant of [0, 1]) {
      const arena = new Arena({ enemies: ["green_louse"], variants: { green_louse: variant } });
      expect(arena.combat.enemies[0]?.variant).toBe(variant);
    }
  });
});

describe("E1 a fight that does not end", () => {
  it("is lost after 1,000 decisions", () => {
    const arena = new Arena({ hand: ["finesse+"], draw: ["finesse+"] });
    for (let i = 1; i < 1000; i++) arena.do("play finesse+");
    expect(arena.phase).toBe("combat");
    arena.do("play finesse+");
    expect(arena.phase).toBe("over");
    expect(arena.state.result).toBe("defeat");
  });

  it("but the last decision can still win it", () => {
    const arena = new Arena({ enemies: ["weakling"], hand: ["strike_r"] });
    arena.combat.decisionsLeft = 1;
    expect(arena.do("play strike_r").phase).toBe("reward");
  });
});
