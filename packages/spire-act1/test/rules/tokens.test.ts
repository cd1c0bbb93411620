// Hits, damage, block and tokens (R2, R8–R11, R15, R27).
import { describe, expect, it } from "vitest";
import { Arena } from "../arena.js";

const FIVE = ["cleave", "cleave", "cleave", "cleave", "cleave"];

describe("R2 Strength, Vulnerable and Weak", () => {
  it("Strength adds to each hit", () => {
    const arena = new Arena({ hand: ["twin_strike"], player: { strength: 2 } });
    expect(arena.do("play twin_strike").summary().lost).toEqual([6]);
  });

  it("Vulnerable doubles after bonuses, and one token is spent", () => {
    const arena = new Arena({
      hand: ["strike_r"],
      player: { strength: 2 },
      foes: [{ vulnerable: 2 }],
    });
    const { lost, foes } = arena.do("play strike_r").summary();
    expect(lost).toEqual([6]);
    expect(foes).toEqual(["vulnerable 1"]);
  });

  it("Weak takes 1 from each hit of one attack, and one token is spent", () => {
    const arena = new Arena({ hand: ["twin_strike+"], player: { weak: 2 } });
    const { lost, weak } = arena.do("play twin_strike+").summary();
    expect(lost).toEqual([2]);
    expect(weak).toBe(1);
  });

  it("Weak against Vulnerable cancels, and both are spent", () => {
    const arena = new Arena({ hand: ["bash"], player: { weak: 1 }, foes: [{ vulnerable: 2 }] });
    const { lost, weak, foes } = arena.do("play bash").summary();
    expect(lost).toEqual([2]);
    expect(weak).toBe(0);
    expect(foes).toEqual(["vulnerable 2"]);
  });

  it("an attack on all spends one Weak, and one Vulnerable of each target", () => {
    const arena = new Arena({
      enemies: ["dummy", "dummy"],
      hand: ["cleave"],
      player: { weak: 2 },
      foes: [{ vulnerable: 1 }, {}],
    });
    const { lost, weak, foes } = arena.do("play cleave").summary();
    expect(lost).toEqual([2, 1]);
    expect(weak).toBe(1);
    expect(foes).toEqual(["", ""]);
  });

  it("Bash on three Vulnerable hits double and leaves three", () => {
    const arena = new Arena({ hand: ["bash"], foes: [{ vulnerable: 3 }] });
    const { lost, foes } = arena.do("play bash").summary();
    expect(lost).toEqual([4]);
    expect(foes).toEqual(["vulnerable 3"]);
  });

  it("the tokens of a multi-hit hold for all its hits", () => {
    const arena = new Arena({ hand: ["twin_strike"], foes: [{ vulnerable: 1 }] });
    const { lost, foes } = arena.do("play twin_strike").summary();
    expect(lost).toEqual([4]);
    expect(foes).toEqual([""]);
  });

  it("an enemy's attack uses its Strength and Weak and the player's Vulnerable the same way", () => {
    const hpAfter = (
      foe: { strength?: number; weak?: number },
      player: { vulnerable?: number; block?: number },
    ) => {
      const arena = new Arena({
        enemies: ["brute"],
        maxHp: 50,
        draw: FIVE,
        rolls: [1],
        foes: [foe],
        player,
      }).do("end");
      const { hp, vulnerable, foes } = arena.summary();
      return [50 - hp, vulnerable, foes[0]];
    };
    expect(hpAfter({}, {})).toEqual([4, 0, ""]);
    expect(hpAfter({ strength: 1 }, {})).toEqual([6, 0, "strength 1"]);
    expect(hpAfter({ weak: 2 }, {})).toEqual([2, 0, "weak 1"]);
    expect(hpAfter({}, { vulnerable: 2 })).toEqual([8, 1, ""]);
    expect(hpAfter({ weak: 1 }, { vulnerable: 1 })).toEqual([4, 0, ""]);
    expect(hpAfter({}, { block: 3 })).toEqual([1, 0, ""]);
  });

  it("damage is no hit: no Strength, no Weak, no Vulnerable, but block counts", () => {
    const arena = new Arena({
      powers: ["combust+"],
      player: { strength: 3, weak: 1 },
      foes: [{ vulnerable: 1, block: 1 }],
    });
    const { lost, weak, foes } = arena.do("use combust+").summary();
    expect(lost).toEqual([1]);
    expect(weak).toBe(1);
    expect(foes).toEqual(["vulnerable 1"]);
  });
});

describe("R2 caps", () => {
  it("block 20, Strength 8, energy 6 for the player", () => {
    const arena = new Arena({
      hand: ["impervious+", "inflame", "seeing_red+", "seeing_red+"],
      player: { block: 15, strength: 8, energy: 5 },
    });
    arena.do("play seeing_red+", "play impervious+", "play inflame", "play seeing_red+");
    const { block, strength, energy } = arena.summary();
    expect(block).toBe(20);
    expect(strength).toBe(8);
    expect(energy).toBe(6 - 2 - 2 + 2);
  });

  it("three Vulnerable and three Weak on a creature", () => {
    const arena = new Arena({ hand: ["shockwave+", "trip+"], player: { energy: 6 } });
    arena.do("play shockwave+", "play trip+");
    expect(arena.summary().foes).toEqual(["weak 2 vulnerable 3"]);
    const weak = new Arena({ hand: ["disarm"], foes: [{ weak: 2 }] }).do("play disarm");
    expect(weak.summary().foes).toEqual(["weak 3"]);
    const player = new Arena({
      enemies: ["lagavulin"],
      foes: [{ slot: 3 }],
      player: { weak: 2 },
      draw: FIVE,
      rolls: [1],
    });
    expect(player.do("end").summary().weak).toBe(3);
  });

  it("R27: an enemy's Strength stops at 8, its block nowhere", () => {
    const arena = new Arena({
      enemies: ["cultist", "wall"],
      maxHp: 50,
      foes: [{ strength: 8 }],
      draw: FIVE,
      rolls: [1],
    }).do("end");
    expect(arena.summary().foes).toEqual(["strength 8", "block 30"]);
  });

  it("no limit on the hand", () => {
    const draw = Array.from({ length: 12 }, () => "defend_r");
    const arena = new Arena({ hand: ["offering+", "battle_trance+", "strike_r"], draw });
    arena.do("play offering+", "play battle_trance+");
    expect(arena.summary().hand.length).toBe(1 + 5 + 4);
  });

  it("the draw pile is reshuffled when it is empty, without the card that is being played", () => {
    const arena = new Arena({
      hand: ["shrug_it_off"],
      draw: [],
      discard: ["bash", "anger"],
      cards: [1],
    });
    const { hand, draw, discard } = arena.do("play shrug_it_off").done().summary();
    expect([...hand, ...draw].toSorted()).toEqual(["anger", "bash"]);
    expect(hand.length).toBe(1);
    expect(discard).toEqual(["shrug_it_off"]);
  });

  it("drawing stops when there is nothing left to draw", () => {
    const arena = new Arena({ hand: ["offering"], draw: ["bash"] }).do("play offering");
    expect(arena.summary().hand).toEqual(["bash"]);
  });
});

describe("R8 Curl Up and Angry", () => {
  it("Curl Up's block arrives after the whole card", () => {
    const arena = new Arena({ enemies: ["curler"], hand: ["twin_strike"] });
    const { lost, foes } = arena.do("play twin_strike").summary();
    expect(lost).toEqual([2]);
    expect(foes).toEqual(["block 2"]);
  });

  it("Curl Up happens once", () => {
    const arena = new Arena({
      enemies: ["curler"],
      hand: ["strike_r", "strike_r+", "bludgeon"],
      player: { energy: 6 },
    });
    arena.do("play strike_r", "play strike_r+");
    expect(arena.summary()).toMatchObject({ lost: [1], foes: [""] });
    expect(arena.do("play bludgeon").summary()).toMatchObject({ lost: [8], foes: [""] });
  });

  it("blocked damage does not count", () => {
    const arena = new Arena({ enemies: ["curler"], hand: ["strike_r"], foes: [{ block: 1 }] });
    expect(arena.do("play strike_r").summary()).toMatchObject({ lost: [0], foes: [""] });
  });

  it("damage that is no hit counts for Curl Up, not for Angry", () => {
    const arena = new Arena({ enemies: ["curler", "mad_gremlin"], powers: ["combust"] });
    expect(arena.do("use combust").summary().foes).toEqual(["block 2", ""]);
  });

  it("Angry gains Strength for each hit that got through", () => {
    const arena = new Arena({
      enemies: ["mad_gremlin"],
      hand: ["twin_strike"],
      foes: [{ block: 1 }],
    });
    expect(arena.do("play twin_strike").summary()).toMatchObject({
      lost: [1],
      foes: ["strength 1"],
    });
    const twice = new Arena({ enemies: ["mad_gremlin"], hand: ["twin_strike"] });
    expect(twice.do("play twin_strike").summary().foes).toEqual(["strength 2"]);
  });
});

describe("R9, R11 hits of size 0", () => {
  it("an attack of no hits spends no tokens", () => {
    const given = { player: { weak: 1 }, foes: [{ vulnerable: 1 }] };
    const fire = new Arena({ hand: ["fiend_fire"], ...given }).do("play fiend_fire");
    expect(fire.summary()).toMatchObject({ weak: 1, foes: ["vulnerable 1"], lost: [0] });
    const wind = new Arena({ hand: ["whirlwind"], ...given }).do("play whirlwind", "amount 0");
    expect(wind.summary()).toMatchObject({ weak: 1, foes: ["vulnerable 1"], lost: [0] });
  });

  it("Body Slam without block is no hit", () => {
    const arena = new Arena({
      hand: ["body_slam"],
      player: { weak: 1 },
      foes: [{ vulnerable: 1 }],
    });
    expect(arena.do("play body_slam").summary()).toMatchObject({
      weak: 1,
      foes: ["vulnerable 1"],
    });
  });

  it("Body Slam and Rampage with X = 0 and Strength 2 hit for 2", () => {
    const slam = new Arena({ hand: ["body_slam"], player: { strength: 2 } }).do("play body_slam");
    expect(slam.summary().lost).toEqual([2]);
    const rampage = new Arena({ hand: ["rampage"], player: { strength: 2 } }).do("play rampage");
    expect(rampage.summary().lost).toEqual([2]);
  });

  it("a Strike made 0 by Weak was a hit and spends the Weak", () => {
    const arena = new Arena({ hand: ["strike_r"], player: { weak: 1 } }).do("play strike_r");
    expect(arena.summary()).toMatchObject({ weak: 0, lost: [0] });
    expect(arena.events.some(({ type }) => type === "hit")).toBe(true);
  });
});

describe("R15", () => {
  it("Flex at the Strength cap loses only what it gained", () => {
    const arena = new Arena({
      hand: ["flex", "flex+"],
      player: { strength: 7 },
      draw: FIVE,
      rolls: [1],
    });
    arena.do("play flex", "play flex+");
    expect(arena.summary().strength).toBe(8);
    expect(arena.do("end").summary().strength).toBe(7);
  });

  it("Entrench triggers Juggernaut only if block was gained", () => {
    const none = new Arena({ hand: ["entrench"], powers: ["juggernaut"] }).do("play entrench");
    expect(none.summary().lost).toEqual([0]);
    const some = new Arena({
      hand: ["entrench"],
      powers: ["juggernaut"],
      player: { block: 3 },
    }).do("play entrench");
    expect(some.summary().lost).toEqual([1]);
    const full = new Arena({
      hand: ["defend_r"],
      powers: ["juggernaut"],
      player: { block: 20 },
    }).do("play defend_r");
    expect(full.summary().lost).toEqual([0]);
  });
});

describe("R27 supplies", () => {
  it("the eleventh Daze is not added", () => {
    const arena = new Arena({ hand: ["immolate", "immolate"], player: { energy: 6 } });
    arena.combat.supplies.daze = 3;
    arena.do("play immolate", "play immolate");
    expect(arena.summary().draw).toEqual(["daze", "daze", "daze"]);
    expect(arena.combat.supplies.daze).toBe(0);
  });

  it("a Daze returns to the supply when it is exhausted, never to the exhaust pile", () => {
    const arena = new Arena({ hand: ["daze"], draw: FIVE, rolls: [1] });
    arena.combat.supplies.daze = 9;
    arena.do("end");
    expect(arena.combat.supplies.daze).toBe(10);
    expect(arena.summary().exhaust).toEqual([]);
  });

  it("Burn and Slimed come from one supply", () => {
    const arena = new Arena({ enemies: ["slime_boss"], draw: FIVE, rolls: [1] });
    arena.combat.supplies.status = 2;
    expect(arena.do("end").summary().discard).toEqual(["slimed", "slimed"]);
    expect(arena.combat.supplies.status).toBe(0);
  });
});
