// Playing cards: questions, copies, free play, powers and their order (R4, R5, R12, R14, R17, R23–R26).
import { describe, expect, it } from "vitest";
import { Arena } from "../arena.js";

const FIVE = ["cleave", "cleave", "cleave", "cleave", "cleave"];
const TWO = ["dummy", "dummy"];

describe("refusals say why", () => {
  const arena = () =>
    new Arena({ hand: ["bludgeon", "clash", "burn", "defend_r"], player: { energy: 2 } });
  it("energy", () => expect(arena().refusal("play bludgeon")).toBe("not-enough-energy"));
  it("Clash", () => expect(arena().refusal("play clash")).toBe("only-attacks"));
  it("unplayable", () => expect(arena().refusal("play burn")).toBe("unplayable"));
  it("not in hand", () => expect(arena().refusal("play bash")).toBe("not-in-hand"));
  it("another name of a card is not its id", () =>
    expect(new Arena({ hand: ["slimed"] }).refusal("play slime")).toBe("bad-field"));
  it("a question is open", () => {
    const open = new Arena({ enemies: TWO, hand: ["strike_r", "bash"] }).do("play strike_r");
    expect(open.refusal("play bash")).toBe("question-open");
    expect(open.refusal("end")).toBe("question-open");
    expect(open.refusal("enemy 2")).toBe("no-such-choice");
    expect(open.refusal("card bash")).toBe("question-open");
  });
  it("no question is open", () => expect(arena().refusal("enemy 0")).toBe("no-question"));
});

describe("R5 questions", () => {
  it("which enemy, when there are several", () => {
    const arena = new Arena({ enemies: TWO, hand: ["strike_r"] }).do("play strike_r");
    expect(arena.pending).toBe("enemy");
    expect(arena.do("enemy 1").summary()).toMatchObject({ lost: [0, 1], asks: "" });
  });

  it("a dead enemy cannot be chosen, and with one left there is no question", () => {
    const arena = new Arena({
      enemies: ["weakling", "dummy", "dummy"],
      hand: ["strike_r", "strike_r+", "bash"],
    });
    arena.do("play strike_r", "enemy 0", "play strike_r+");
    expect(arena.refusal("enemy 0")).toBe("no-such-choice");
    const two = new Arena({ enemies: ["weakling", "dummy"], hand: ["strike_r", "bash"] });
    expect(two.do("play strike_r", "enemy 0", "play bash").summary().lost).toEqual([1, 2]);
  });

  it("how much energy for X", () => {
    const arena = new Arena({ hand: ["whirlwind"], player: { energy: 5 } }).do("play whirlwind");
    expect(arena.pending).toBe("amount");
    expect(arena.refusal("amount 6")).toBe("no-such-choice");
    expect(arena.do("amount 5").summary()).toMatchObject({ energy: 0, lost: [5] });
  });

  it("R25: equal cards are one choice, and a forced choice is not asked", () => {
    const arena = new Arena({ hand: ["true_grit", "anger", "anger"] }).do("play true_grit");
    expect(arena.summary()).toMatchObject({ asks: "", hand: ["anger"], exhaust: ["anger"] });
  });

  it("R25: a step with nothing to choose from is skipped and the rest works", () => {
    const pact = new Arena({ hand: ["burning_pact"], draw: FIVE }).do("play burning_pact");
    expect(pact.summary()).toMatchObject({ hand: ["cleave", "cleave"], exhaust: [] });
    const headbutt = new Arena({ hand: ["headbutt"], draw: FIVE }).do("play headbutt");
    expect(headbutt.summary()).toMatchObject({ lost: [2], asks: "" });
    const exhume = new Arena({ hand: ["exhume"] }).do("play exhume");
    expect(exhume.summary().exhaust).toEqual(["exhume"]);
  });

  it("a card that may stop always asks while there are cards", () => {
    const arena = new Arena({ hand: ["purity", "anger"] }).do("play purity");
    expect(arena.pending).toBe("card");
    expect(arena.do("none").summary()).toMatchObject({ hand: ["anger"], exhaust: ["purity"] });
    const soul = new Arena({ hand: ["sever_soul+", "anger", "flex"] }).do("play sever_soul+");
    expect(soul.refusal("none")).toBe("no-such-choice");
  });
});

describe("R12 Havoc", () => {
  it("a Power stays in play", () => {
    const arena = new Arena({ hand: ["havoc"], draw: ["inflame"] }).do("play havoc");
    expect(arena.summary()).toMatchObject({
      strength: 1,
      powers: ["inflame"],
      exhaust: [],
      energy: 2,
    });
  });

  it("asks for what the played card asks", () => {
    const arena = new Arena({ enemies: TWO, hand: ["havoc"], draw: ["bash"] }).do("play havoc");
    expect(arena.pending).toBe("enemy");
    expect(arena.do("enemy 1").summary()).toMatchObject({
      lost: [0, 2],
      exhaust: ["bash"],
      discard: ["havoc"],
    });
  });

  it("a curse, a Burn or a Clash with its condition unmet is discarded, a Daze exhausted", () => {
    for (const card of ["injury", "burn"]) {
      const arena = new Arena({ hand: ["havoc"], draw: [card] }).do("play havoc");
      expect(arena.summary()).toMatchObject({ discard: [card, "havoc"], exhaust: [] });
    }
    const clash = new Arena({ hand: ["havoc", "defend_r"], draw: ["clash"] }).do("play havoc");
    expect(clash.summary()).toMatchObject({ lost: [0], discard: ["clash", "havoc"] });
    const daze = new Arena({ hand: ["havoc"], draw: ["daze"] });
    daze.combat.supplies.daze = 9;
    daze.do("play havoc");
    expect(daze.combat.supplies.daze).toBe(10);
    expect(daze.summary().discard).toEqual(["havoc"]);
  });

  it("X is 0 for a card played free", () => {
    const arena = new Arena({ hand: ["havoc"], draw: ["whirlwind+"] }).do("play havoc");
    expect(arena.summary()).toMatchObject({ lost: [1], energy: 2, asks: "" });
    const madness = new Arena({ hand: ["madness", "whirlwind+"] });
    expect(madness.do("play madness", "play whirlwind+").summary()).toMatchObject({
      lost: [1],
      energy: 3,
    });
  });

  it("plays a Havoc that plays another card", () => {
    const arena = new Arena({ hand: ["havoc"], draw: ["havoc", "bludgeon"] }).do("play havoc");
    expect(arena.summary()).toMatchObject({
      lost: [7],
      exhaust: ["bludgeon", "havoc"],
      discard: ["havoc"],
    });
  });

  it("R26: plays nothing after Battle Trance", () => {
    const arena = new Arena({
      hand: ["battle_trance", "havoc"],
      draw: ["flex", "rage", "clash", "bludgeon"],
    });
    arena.do("play battle_trance", "play havoc");
    expect(arena.summary()).toMatchObject({ lost: [0], draw: ["bludgeon"] });
  });
});

describe("R12, R24 Double Tap", () => {
  it("a copy uses the X that was paid", () => {
    const arena = new Arena({ enemies: TWO, hand: ["double_tap+", "whirlwind"] });
    arena.do("play double_tap+", "play whirlwind", "amount 3");
    expect(arena.summary()).toMatchObject({ lost: [6, 6], energy: 0 });
  });

  it("a copy has its own target and its own tokens", () => {
    const arena = new Arena({
      enemies: TWO,
      hand: ["double_tap+", "strike_r"],
      player: { weak: 1, strength: 1 },
      foes: [{ vulnerable: 2 }, {}],
    });
    arena.do("play double_tap+", "play strike_r", "enemy 0", "enemy 0");
    // The copy is Weak against Vulnerable: 2. The original is no longer Weak: 4.
    expect(arena.summary()).toMatchObject({ lost: [6, 0], weak: 0, foes: ["", ""] });
    const split = new Arena({ enemies: TWO, hand: ["double_tap+", "strike_r"] });
    split.do("play double_tap+", "play strike_r", "enemy 0", "enemy 1");
    expect(split.summary().lost).toEqual([1, 1]);
  });

  it("the copy resolves before the original and leaves no card behind", () => {
    const arena = new Arena({ hand: ["double_tap+", "fiend_fire", "flex", "rage"] });
    arena.do("play double_tap+", "play fiend_fire");
    expect(arena.summary()).toMatchObject({
      lost: [2],
      exhaust: ["flex", "rage", "fiend_fire"],
      discard: ["double_tap+"],
    });
  });

  it("two Double Taps wait for two Attacks, and skills do not use them up", () => {
    const arena = new Arena({
      hand: ["double_tap+", "double_tap+", "defend_r", "strike_r", "anger"],
    });
    arena.do(
      "play double_tap+",
      "play double_tap+",
      "play defend_r",
      "play strike_r",
      "play anger",
    );
    expect(arena.summary()).toMatchObject({ lost: [4], block: 1 });
  });

  it("E4: an Attack that Havoc plays is played twice too", () => {
    const arena = new Arena({ hand: ["double_tap+", "havoc"], draw: ["strike_r", "bash"] });
    arena.do("play double_tap+", "play havoc");
    expect(arena.summary()).toMatchObject({
      lost: [2],
      exhaust: ["strike_r"],
      discard: ["double_tap+", "havoc"],
    });
  });

  it("ends with the turn", () => {
    const arena = new Arena({
      hand: ["double_tap"],
      draw: ["strike_r", ...FIVE.slice(1)],
      rolls: [1],
    });
    arena.do("play double_tap", "end", "play strike_r");
    expect(arena.summary().lost).toEqual([1]);
  });

  it("each copy sets off Sharp Hide", () => {
    const arena = new Arena({
      enemies: ["the_guardian"],
      foes: [{ slot: 2 }],
      hand: ["double_tap+", "strike_r"],
    });
    expect(arena.do("play double_tap+", "play strike_r").summary()).toMatchObject({
      lost: [2],
      hp: 9,
    });
  });
});

describe("R14 what a card sets off", () => {
  it("resolves after its whole text", () => {
    // Berserk's damage comes after the hit of Sever Soul, and the drawn card after that.
    const arena = new Arena({
      hand: ["sever_soul", "flex"],
      draw: FIVE,
      powers: ["berserk", "dark_embrace"],
    }).do("play sever_soul");
    const story = arena.events
      .map((event) => event.type)
      .filter((type) => ["hit", "damaged", "card-drawn", "card-moved"].includes(type));
    expect(story).toEqual(["hit", "card-moved", "damaged", "card-drawn", "card-moved"]);
    expect(arena.events.at(-1)).toEqual({
      type: "card-moved",
      card: "sever_soul",
      from: "play",
      to: "discard",
    });
  });

  it("comes after the cleanup for its own exhausting", () => {
    const arena = new Arena({ hand: ["seeing_red"], powers: ["feel_no_pain"] });
    arena.do("play seeing_red");
    const types = arena.events.map(({ type }) => type);
    expect(types.indexOf("card-moved")).toBeLessThan(types.indexOf("block-gained"));
  });

  it("R4: powers go off in the order they were played", () => {
    const orders = [
      ["berserk", "feel_no_pain"],
      ["feel_no_pain", "berserk"],
    ];
    for (const powers of orders) {
      const arena = new Arena({ hand: ["flex"], powers }).do("play flex");
      const set = arena.events.flatMap((event) =>
        event.type === "power-triggered" ? [event.card] : [],
      );
      expect(set).toEqual(powers);
    }
  });

  it("chains: exhaust, block, Juggernaut", () => {
    const arena = new Arena({
      enemies: TWO,
      hand: ["flex"],
      powers: ["feel_no_pain", "juggernaut+"],
    }).do("play flex");
    expect(arena.pending).toBe("enemy");
    expect(arena.do("enemy 0").summary()).toMatchObject({ block: 1, lost: [2, 0] });
  });

  it("E5: a card's own text comes before the powers when it is exhausted", () => {
    const arena = new Arena({ hand: ["true_grit", "sentinel"], powers: ["feel_no_pain"] });
    arena.do("play true_grit");
    const set = arena.events.flatMap((event) =>
      event.type === "power-triggered" ? [event.card] : [],
    );
    expect(set).toEqual(["sentinel", "feel_no_pain"]);
  });

  it("two powers of a kind both go off", () => {
    const arena = new Arena({ hand: ["flex"], powers: ["feel_no_pain", "feel_no_pain+"] });
    expect(arena.do("play flex").summary().block).toBe(2);
  });

  it("R26: nothing draws after Battle Trance, Evolve and Dark Embrace neither", () => {
    const arena = new Arena({
      hand: ["battle_trance", "flex"],
      draw: ["daze", "rage", "clash", "bludgeon"],
      powers: ["evolve", "dark_embrace"],
    });
    arena.do("play battle_trance", "play flex");
    expect(arena.summary()).toMatchObject({
      hand: ["daze", "rage", "clash"],
      draw: ["bludgeon"],
    });
  });
});

describe("R23 powers of once a turn", () => {
  it("can be used once each turn, each copy by itself", () => {
    const arena = new Arena({
      powers: ["combust", "combust"],
      draw: [...FIVE, ...FIVE],
      rolls: [1],
    });
    arena.do("use combust", "use combust");
    expect(arena.refusal("use combust")).toBe("already-used");
    expect(arena.summary().lost).toEqual([2]);
    expect(arena.do("end", "use combust").summary().lost).toEqual([3]);
  });

  it("others cannot be used", () => {
    expect(new Arena({ powers: ["inflame"] }).refusal("use inflame")).toBe("no-such-power");
    expect(new Arena({}).refusal("use combust")).toBe("no-such-power");
  });
});

describe("R16, R24 Sharp Hide and Enraged", () => {
  it("Sharp Hide: 1 damage after an Attack, in Defensive mode only, and block stops it", () => {
    const hp = (slot: number, block = 0) =>
      new Arena({
        enemies: ["the_guardian"],
        foes: [{ slot }],
        hand: ["strike_r"],
        player: { block },
      })
        .do("play strike_r")
        .summary().hp;
    expect([hp(0), hp(1), hp(2), hp(3), hp(2, 1)]).toEqual([11, 11, 10, 10, 11]);
  });

  it("Sharp Hide leaves Skills alone, Enraged leaves Attacks alone", () => {
    const guardian = new Arena({
      enemies: ["the_guardian"],
      foes: [{ slot: 2 }],
      hand: ["flex"],
    });
    expect(guardian.do("play flex").summary().hp).toBe(11);
    const nob = new Arena({ enemies: ["gremlin_nob"], foes: [{ slot: 1 }], hand: ["strike_r"] });
    expect(nob.do("play strike_r").summary().hp).toBe(11);
  });

  it("Enraged follows the Nob's track", () => {
    const hp = (slot: number, turn: number) =>
      new Arena({ enemies: ["gremlin_nob"], foes: [{ slot }], turn, hand: ["flex"] })
        .do("play flex")
        .summary().hp;
    expect([hp(0, 1), hp(0, 5), hp(1, 1), hp(1, 2)]).toEqual([11, 11, 10, 10]);
  });

  it("Enraged comes after the Skill: its block stops the damage", () => {
    const arena = new Arena({
      enemies: ["gremlin_nob"],
      foes: [{ slot: 1 }],
      hand: ["shrug_it_off"],
    });
    expect(arena.do("play shrug_it_off").summary()).toMatchObject({ hp: 11, block: 1 });
  });

  it("R30: they come after the cleanup and what that sets off", () => {
    const arena = new Arena({
      enemies: ["gremlin_nob"],
      foes: [{ slot: 1 }],
      powers: ["feel_no_pain"],
      hand: ["seeing_red"],
      player: { hp: 1 },
    });
    expect(arena.do("play seeing_red").summary()).toMatchObject({ hp: 1, block: 0 });
  });

  it("R30: what a card inside another sets off comes before they strike for it", () => {
    const arena = new Arena({
      enemies: ["gremlin_nob"],
      foes: [{ slot: 1 }],
      powers: ["feel_no_pain"],
      hand: ["havoc"],
      draw: ["defend_r"],
      player: { hp: 1 },
    });
    // The Defend gives 1 and its exhausting 1 more; Enraged strikes once for it and once for Havoc.
    expect(arena.do("play havoc").summary()).toMatchObject({ hp: 1, block: 0 });
  });

  it("nothing happens after the card that killed their owner", () => {
    const arena = new Arena({
      enemies: ["the_guardian", "dummy"],
      foes: [{ slot: 2, hp: 1 }],
      hand: ["strike_r"],
      player: { hp: 1 },
    });
    expect(arena.do("play strike_r", "enemy 0").summary().hp).toBe(1);
  });
});

describe("R17 Slime Boss dead and split pending", () => {
  const dead = () =>
    new Arena({
      enemies: ["slime_boss"],
      foes: [{ hp: 1 }],
      hand: ["strike_r", "strike_r+", "cleave", "defend_r", "disarm", "havoc"],
      draw: ["bash", ...FIVE, ...FIVE],
      rolls: [2],
      spawns: [0, 3, 1],
      player: { energy: 6, weak: 1 },
    }).do("play strike_r+");

  it("targeted attacks are refused; skills, attacks on all and the end of the turn are legal", () => {
    const arena = dead();
    expect(arena.refusal("play strike_r")).toBe("no-target");
    for (const line of ["play cleave", "play defend_r", "play disarm", "end"])
      expect(arena.refusal(line)).toBeUndefined();
  });

  it("an attack on nobody spends no tokens, a targeted step is skipped, Havoc discards an attack", () => {
    const arena = dead();
    arena.combat.player.weak = 1;
    arena.do("play cleave", "play disarm", "play havoc");
    expect(arena.summary()).toMatchObject({
      weak: 1,
      discard: ["strike_r+", "cleave", "bash", "havoc"],
      exhaust: ["disarm"],
    });
  });

  it("a Large, an Acid and a Spike Slime arrive at the start of the next round", () => {
    const arena = dead().do("end").done();
    expect(arena.combat.enemies.map(({ hp, variant }) => [hp, variant])).toEqual([
      [12, 0],
      [5, 3],
      [5, 1],
    ]);
  });

  it("it splits also when poison or an end-of-turn effect killed it", () => {
    const poison = new Arena({
      enemies: ["slime_boss"],
      foes: [{ hp: 2, poison: 3 }],
      draw: FIVE,
      rolls: [1],
      spawns: [0, 0, 0],
    }).do("end");
    expect(poison.combat.enemies.length).toBe(3);
    expect(poison.summary().hp).toBe(11);
    const panache = new Arena({
      enemies: ["slime_boss"],
      foes: [{ hp: 2 }],
      powers: ["panache"],
      draw: FIVE,
      rolls: [1],
      spawns: [0, 0, 0],
    }).do("end");
    expect(panache.combat.enemies.length).toBe(3);
  });
});
