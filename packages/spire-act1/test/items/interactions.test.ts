// What players argue about: items that meet each other, the die, and the order of what happens at once.
import { describe, expect, it } from "vitest";
import { type Action, type RelicRow, spireAct1 } from "../../src/index.js";
import { Arena, lab, type Setting } from "../arena.js";
import { DRAW } from "./table.js";

/** A printed fight. */
function fight(setting: Setting): Arena {
  return new Arena({ draw: DRAW, ...setting, ruleSet: "printed" });
}

/** What the player is asked, in full. */
function question(arena: Arena) {
  return arena.view.pending;
}

describe("die abilities that set off others", () => {
  it("the Loaded Die sets off any die ability on a 6, but not another that only sets off others", () => {
    const arena = fight({
      relics: ["loaded_die", "dollys_mirror", "nilrys_codex", "stone_calendar"],
      rolls: [6],
    }).do("end");
    expect(question(arena)).toEqual({
      ask: "ability",
      by: "loaded_die",
      abilities: [
        { relic: "nilrys_codex", faces: [2] },
        { relic: "stone_calendar", faces: [4] },
        { relic: "loaded_die", faces: [4, 5] },
      ],
    });
    expect(arena.do("option 1").done().summary().lost).toEqual([4]);
  });

  it("with all die relics every ability can be chosen, through the safe API too", () => {
    const isDieRelic = ({ triggers = [] }: RelicRow) => triggers.some(({ on }) => on === "die");
    const relics = (spireAct1.rows.relics ?? []).filter(isDieRelic).map(({ id }) => id);
    const arena = fight({ relics, rolls: [6] }).do("end");
    for (let i = 0; i < 50 && question(arena)?.ask !== "ability"; i++)
      arena.act(arena.legal[0] as Action);
    expect(question(arena)?.ask).toBe("ability");
    expect(arena.legal.length).toBeGreaterThan(20);
    for (const action of arena.legal) expect(lab.apply(arena.state, action).ok).toBe(true);
  });

  it("the Loaded Die alone gives its own block on a 6, without a question", () => {
    const arena = fight({ relics: ["loaded_die"], rolls: [6] })
      .do("end")
      .done();
    expect(arena.summary()).toMatchObject({ block: 1, asks: "" });
  });

  it("Dolly's Mirror sets off any die ability on a 1", () => {
    const arena = fight({ relics: ["dollys_mirror", "sundial", "pocketwatch"], rolls: [1] });
    expect(arena.do("end").summary().asks).toBe("ability");
    expect(arena.do("option 1").summary().energy).toBe(5);
  });

  it("Nilry's Codex sets off a 2 ability on a 4", () => {
    const arena = fight({
      relics: ["nilrys_codex", "sundial", "vajra", "pocketwatch"],
      rolls: [4],
    }).do("end");
    expect(question(arena)).toMatchObject({
      abilities: [{ relic: "nilrys_codex" }, { relic: "sundial" }, { relic: "vajra" }],
    });
    expect(arena.do("option 2").summary().strength).toBe(1);
  });

  it("Dolly's Mirror without another die relic does nothing", () => {
    expect(
      fight({ relics: ["dollys_mirror"], rolls: [1] })
        .do("end")
        .summary().asks,
    ).toBe("");
  });
});

describe("cards that are played twice", () => {
  it("Necronomicon and Double Tap: each for one Attack", () => {
    const arena = fight({
      relics: ["necronomicon"],
      rolls: [1],
      draw: ["double_tap+", "strike_r", "strike_r", "strike_r", "flex"],
    });
    arena.do("end", "play double_tap+", "play strike_r");
    expect(arena.summary().lost).toEqual([2]);
    arena.do("play strike_r");
    expect(arena.summary().lost).toEqual([4]);
    expect(arena.do("play strike_r").summary().lost).toEqual([5]);
  });

  it("Necronomicon doubles the first Attack of the turn, so not one after Mayhem's", () => {
    const arena = fight({
      relics: ["necronomicon"],
      powers: ["mayhem"],
      rolls: [1],
      draw: [...["flex", "rage", "entrench", "clash", "strike_r+"], "strike_r"],
    }).do("end");
    expect(question(arena)).toMatchObject({
      ask: "order",
      waiting: [{ by: "mayhem" }, { by: "necronomicon" }],
    });
    const first = arena.do("option 0", "play strike_r+").summary().lost;
    expect(first).toEqual([1 + 2]);
  });

  it("and doubles Mayhem's when the player wants it first", () => {
    const arena = fight({
      relics: ["necronomicon"],
      powers: ["mayhem"],
      rolls: [1],
      draw: [...["flex", "rage", "entrench", "clash", "strike_r+"], "strike_r"],
    }).do("end", "option 1", "play strike_r+");
    expect(arena.summary().lost).toEqual([1 + 1 + 2]);
  });
});

describe("the start of a turn", () => {
  it("Ice Cream with Calipers: energy is added either way, block stays once if the player says so", () => {
    const setting = { relics: ["ice_cream", "calipers"], player: { energy: 2, block: 5 } };
    const kept = fight({ ...setting, rolls: [1, 1], discard: DRAW }).do("end");
    expect(question(kept)).toEqual({ ask: "reset", relics: ["calipers"] });
    expect(kept.do("relic calipers").summary()).toMatchObject({ energy: 5, block: 5 });
    expect(kept.do("end").summary()).toMatchObject({ energy: 6, block: 0, asks: "" });
    const gone = fight({ ...setting, rolls: [1, 1] }).do("end", "leave");
    expect(gone.summary()).toMatchObject({ energy: 5, block: 0 });
  });

  it("Calipers are not asked for without block, nor with Barricade", () => {
    expect(
      fight({ relics: ["calipers"], rolls: [1] })
        .do("end")
        .summary().asks,
    ).toBe("");
    const barricade = fight({
      relics: ["calipers"],
      powers: ["barricade"],
      player: { block: 5 },
      rolls: [1],
    });
    expect(barricade.do("end").summary()).toMatchObject({ asks: "", block: 5 });
  });

  it("the Snecko Eye's Daze and the Ink Bottle's card: the player chooses the order", () => {
    const setting = { relics: ["snecko_eye", "ink_bottle"], rolls: [5] };
    const arena = fight(setting).do("end");
    expect(question(arena)).toMatchObject({
      ask: "order",
      waiting: [{ by: "ink_bottle" }, { by: "snecko_eye" }],
    });
    expect(arena.do("option 0").summary().draw[0]).toBe("daze");
    expect(fight(setting).do("end", "option 1").summary().hand).toContain("daze");
  });

  it("block and energy of several relics are not asked about", () => {
    const relics = ["horn_cleat", "coffee_dripper", "mercury_hourglass", "ring_of_the_serpent"];
    const arena = fight({ relics, rolls: [2] }).do("end");
    expect(arena.summary()).toMatchObject({ asks: "", block: 1, energy: 4, lost: [1] });
  });

  it("cards are drawn before a target is chosen", () => {
    const arena = fight({
      enemies: ["dummy", "dummy"],
      relics: ["the_boot", "ink_bottle"],
      rolls: [6],
    }).do("end");
    expect(arena.summary().hand).toHaveLength(6);
    expect(arena.pending).toBe("enemy");
  });
});

describe("changing the die", () => {
  it("is asked right after the roll, before what the die sets off", () => {
    const arena = fight({ relics: ["the_abacus", "sundial"], rolls: [1] }).do("end");
    expect(question(arena)).toEqual({
      ask: "die",
      face: 1,
      relics: ["the_abacus"],
      potions: [],
    });
    expect(arena.combat.die).toBe(null);
    expect(arena.do("relic the_abacus").summary().energy).toBe(5);
    expect(arena.combat.die).toBe(2);
  });

  it("may be left alone", () => {
    const arena = fight({ relics: ["the_abacus", "sundial"], rolls: [1] }).do("end", "leave");
    expect(arena.summary().energy).toBe(3);
    expect(arena.combat.die).toBe(1);
  });

  it("The Abacus turns a 6 to a 1, the Toolbox a 1 to a 6", () => {
    const up = fight({ relics: ["the_abacus"], rolls: [6] }).do("end", "relic the_abacus");
    expect(up.combat.die).toBe(1);
    const down = fight({ relics: ["toolbox"], rolls: [1] }).do("end", "relic toolbox");
    expect(down.combat.die).toBe(6);
  });

  it("the Gambling Chip rolls again, and others can follow", () => {
    const arena = fight({ relics: ["gambling_chip", "toolbox"], rolls: [3, 5] });
    arena.do("end", "relic gambling_chip");
    expect(question(arena)).toMatchObject({ face: 5, relics: ["toolbox"] });
    arena.do("relic toolbox").done();
    expect(arena.combat.die).toBe(4);
  });

  it("each works once in a room", () => {
    const arena = fight({ relics: ["toolbox"], rolls: [3, 5], discard: DRAW });
    arena.do("end", "relic toolbox", "end");
    expect(arena.summary().asks).toBe("");
    expect(arena.combat.die).toBe(5);
  });

  it("Gambler's Brew turns it to any face, and is gone", () => {
    const arena = fight({ relics: ["stone_calendar"], potions: ["gamblers_brew"], rolls: [1] });
    arena.do("end");
    expect(question(arena)).toMatchObject({ ask: "die", potions: ["gamblers_brew"] });
    arena.do("drink gamblers_brew", "option 3");
    expect(arena.summary()).toMatchObject({ lost: [4], asks: "" });
    expect(arena.state.run.potions).toEqual([]);
  });

  it("Gambler's Brew is not for another moment of a turn", () => {
    const arena = fight({ potions: ["gamblers_brew"] });
    expect(arena.refusal("drink gamblers_brew")).toBe("cannot-drink");
  });
});

describe("the end of a turn", () => {
  it("P9: Runic Pyramid keeps any cards, but Ethereal exhausts them even so", () => {
    const arena = fight({
      relics: ["runic_pyramid"],
      hand: ["flex", "carnage", "rage", "clash"],
      rolls: [1],
    }).do("relic runic_pyramid", "end");
    expect(question(arena)).toEqual({ ask: "keep", cards: ["flex", "rage", "clash"] });
    arena.do("card rage", "none");
    expect(arena.summary()).toMatchObject({
      hand: ["flex", "clash", ...DRAW.slice(0, 5)],
      discard: ["rage"],
      exhaust: ["carnage"],
    });
  });

  it("P9: Ethereal exhausts a card with Retain too", () => {
    const arena = fight({ hand: ["ghost"], rolls: [1] }).do("end");
    expect(arena.summary()).toMatchObject({ exhaust: ["ghost"], hand: DRAW.slice(0, 5) });
  });

  it("Orichalcum before Metallicize gives 2 block, after it 1", () => {
    const setting: Setting = {
      enemies: ["brute"],
      relics: ["orichalcum"],
      powers: ["metallicize"],
      rolls: [1],
    };
    const arena = fight(setting).do("end");
    expect(question(arena)).toMatchObject({
      ask: "order",
      waiting: [{ by: "metallicize" }, { by: "orichalcum" }],
    });
    expect(arena.do("option 1").summary().hp).toBe(11 - 2);
    expect(fight(setting).do("end", "option 0").summary().hp).toBe(11 - 3);
  });

  it("a Burn after Metallicize is blocked", () => {
    const setting: Setting = { powers: ["metallicize"], hand: ["burn"], rolls: [1] };
    expect(fight(setting).do("end", "option 0").summary().hp).toBe(11);
    expect(fight(setting).do("end", "option 1").summary().hp).toBe(10);
  });

  it("two Burns and a Decay are not asked about", () => {
    const arena = fight({ hand: ["burn", "decay", "burn"], rolls: [1] }).do("end");
    expect(arena.summary()).toMatchObject({ asks: "", hp: 8 });
  });

  it("a card drawn by Dark Embrace for an Ethereal one stays in hand", () => {
    const arena = fight({ powers: ["dark_embrace"], hand: ["carnage", "rage"], rolls: [1] });
    expect(arena.do("end").summary()).toMatchObject({
      hand: DRAW.slice(0, 6),
      discard: ["rage"],
      exhaust: ["carnage"],
    });
  });
});

describe("losing HP", () => {
  it("a Fairy in a Bottle saves in the middle of an attack, and the next hit counts", () => {
    const arena = fight({
      enemies: ["brute"],
      potions: ["fairy_in_a_bottle"],
      player: { hp: 3 },
      rolls: [1],
    }).do("end");
    // Two hits of 2: 3, 1, 0, and then 2.
    expect(arena.summary().hp).toBe(2);
    expect(arena.state.run.potions).toEqual([]);
  });

  it("one Fairy saves once", () => {
    const arena = fight({
      enemies: ["brute"],
      potions: ["fairy_in_a_bottle"],
      player: { hp: 2 },
    }).do("end");
    expect(arena.phase).toBe("over");
  });

  it("the Fairy cannot be drunk", () => {
    expect(fight({ potions: ["fairy_in_a_bottle"] }).refusal("drink fairy_in_a_bottle")).toBe(
      "cannot-drink",
    );
  });

  it("P11: a Ghost in a Jar does not count what was lost before, an Apparition does", () => {
    const setting: Setting = {
      enemies: ["brute"],
      hand: ["offering", "apparition"],
      potions: ["ghost_in_a_jar"],
      rolls: [1],
      discard: DRAW,
    };
    const ghost = fight(setting).do("play offering", "drink ghost_in_a_jar", "end");
    expect(ghost.summary().hp).toBe(11 - 1 - 1);
    const apparition = fight(setting).do("play offering", "play apparition", "end");
    expect(apparition.summary().hp).toBe(11 - 1);
  });
});

describe("using items", () => {
  it("a relic of once per combat is used once", () => {
    const arena = fight({ relics: ["blue_candle"], hand: ["flex", "rage", "clash"] });
    arena.do("relic blue_candle", "card flex", "none");
    expect(arena.refusal("relic blue_candle")).toBe("relic-used");
  });

  it("a condition that is not met refuses", () => {
    const arena = fight({ relics: ["centennial_puzzle", "red_skull", "mummified_hand"] });
    for (const relic of ["centennial_puzzle", "red_skull", "mummified_hand"])
      expect(arena.refusal(`relic ${relic}`)).toBe("condition-unmet");
  });

  it("what the player does not have, or cannot use, refuses", () => {
    const arena = fight({ relics: ["anchor"] });
    expect(arena.refusal("relic akabeko")).toBe("no-such-relic");
    expect(arena.refusal("relic anchor")).toBe("cannot-use");
    expect(arena.refusal("drink fire_potion")).toBe("no-such-potion");
  });

  it("a card that is free by Liquid Memories is so for one turn, and only that copy", () => {
    const arena = fight({
      potions: ["liquid_memories"],
      discard: ["bludgeon"],
      hand: ["bludgeon"],
      player: { energy: 3 },
    }).do("drink liquid_memories");
    arena.do("play bludgeon");
    expect(arena.summary()).toMatchObject({ energy: 3, lost: [7] });
    expect(arena.do("play bludgeon").summary()).toMatchObject({ energy: 0, lost: [14] });
  });
});
