// Rules 23, 29, 31, 32: Neow, merchants, campfires and treasure.
import { describe, expect, it } from "vitest";
import { type Action, spireAct1 } from "../../src/index.js";
import { Run, type Setting } from "./run.js";

describe("rule 23: Neow", () => {
  /** At the options of a Neow card, the card reward left. */
  function neow(id: string, setting: Setting = {}): Run {
    const { decks, ...options } = setting;
    const run = new Run({
      hp: 5,
      maxHp: 10,
      gold: 5,
      ...options,
      decks: {
        curses: ["injury"],
        relics: ["anchor"],
        rares: ["feed", "offering", "bludgeon"],
        ...decks,
      },
    });
    const number = spireAct1.content.act.itemNumbers.neow.get(id);
    if (number === undefined) throw new Error(`There is no Neow card "${id}".`);
    const other = spireAct1.clone(spireAct1.create({ seed: 1, ruleSet: "printed" }));
    const frame = other.stack.find(({ kind }) => kind === "item");
    if (frame?.kind !== "item") throw new Error("Neow is not met.");
    run.state.stack.push({ ...frame, row: number, stage: "option" });
    return run;
  }

  it("gives 3 gold and a card reward first, then one of three options", () => {
    const state = spireAct1.clone(spireAct1.create({ seed: 4, ruleSet: "printed" }));
    expect(state.run.gold).toBe(2 + 3);
    expect(spireAct1.view(state)).toMatchObject({
      phase: "reward",
      pending: { ask: "rewards", offers: [{ part: "card", deck: "rewards" }] },
    });
    spireAct1.step(spireAct1.open(state), { type: "leave" });
    expect(spireAct1.view(state)).toMatchObject({
      phase: "neow",
      pending: { ask: "room", options: [0, 1, 2] },
    });
  });

  /** What each kind of option gives and takes, from 5 HP, 5 gold and the starting deck. */
  type Result = Partial<Run["has"] & Run["deck"]> | "reward";
  const UPGRADE = { gained: ["bash+"], lost: ["bash"] };
  const REMOVE = { gained: [], lost: ["bash"] };
  const TRANSFORM = { gained: ["anger"], lost: ["bash"] };
  const CARDS: Record<string, readonly [Result, Result, Result]> = {
    neow_1: [UPGRADE, REMOVE, { gold: 15, hp: 3 }],
    neow_2: [UPGRADE, { gained: ["feed"] }, { gold: 15, gained: ["injury"] }],
    neow_3: [UPGRADE, { gold: 10 }, { relics: ["anchor"], gained: ["injury"] }],
    neow_4: [UPGRADE, "reward", { gained: ["feed", "injury"] }],
    neow_5: ["reward", { gained: ["anger"] }, { relics: ["anchor"], gold: 2 }],
    neow_6: [REMOVE, TRANSFORM, { relics: ["anchor"], hp: 3 }],
    neow_7: [{ gold: 10 }, { gained: ["feed"] }, { gained: ["feed"], gold: 2 }],
    neow_8: [UPGRADE, "reward", { gained: ["strike_r+", "strike_r+"], hp: 3 }],
    neow_9: [TRANSFORM, { gold: 10 }, { lost: ["strike_r", "bash"], hp: 2 }],
    neow_10: [{ gained: ["feed"] }, { gained: ["anger"] }, { lost: ["strike_r", "bash"], hp: 3 }],
    neow_11: [{ gained: ["feed"] }, TRANSFORM, { gained: ["strike_r+", "strike_r+", "injury"] }],
    neow_12: [REMOVE, { gold: 10 }, { gained: ["strike_r+", "strike_r+"], gold: 2 }],
    neow_13: [REMOVE, TRANSFORM, { gained: ["anger", "flex"], lost: ["strike_r", "bash"], hp: 2 }],
    neow_14: [REMOVE, "reward", { gold: 10, gained: ["anger", "injury"] }],
    neow_c1: [{ gained: ["blind"] }, TRANSFORM, { gold: 15, hp: 3 }],
    neow_c2: [{ gained: ["blind"] }, REMOVE, { gained: ["feed"], hp: 3 }],
    neow_c3: [{ gained: ["blind"] }, { gained: ["feed"] }, { relics: ["anchor"], gold: 2 }],
    neow_c4: [{ gained: ["blind"] }, UPGRADE, { lost: ["strike_r", "bash"], gold: 2 }],
    neow_c5: [{ gained: ["blind"] }, "reward", { gained: ["anger", "flex", "injury"] }],
    neow_c6: [TRANSFORM, { gold: 10 }, { gained: ["blind", "panacea", "injury"] }],
  };

  /** Takes the first of everything that is offered and chooses Bash, then a Strike. */
  function takeAll(run: Run): Run {
    const bash: Action = { type: "choose-card", card: "bash" };
    const strike: Action = { type: "choose-card", card: "strike_r" };
    for (let asked = 0; asked < 9; asked++) {
      if (run.pending?.ask === "rewards") run.claim(0);
      else if (run.pending?.ask === "card") run.do(run.refusal(bash) === undefined ? bash : strike);
    }
    return run;
  }

  it.each(Object.entries(CARDS))("%s", (id, results) => {
    results.forEach((result, option) => {
      const decks = {
        rewards: ["anger", "flex", "havoc", "cleave"],
        colorless: ["blind", "trip", "finesse", "panacea", "purity", "panache"],
        potions: ["fire_potion", "block_potion", "blood_potion"],
      };
      const run = takeAll(neow(id, { decks, picks: [0, 0] }).option(option));
      expect(run.pending?.ask).toBe("path");
      const has = { ...run.has, ...run.deck };
      if (result === "reward")
        expect(has.potions).toEqual(["fire_potion", "block_potion", "blood_potion"]);
      else expect(has).toMatchObject(result);
    });
  });

  it("covers every Neow card", () => {
    expect(spireAct1.rows.neow?.map(({ id }) => id)).toEqual(Object.keys(CARDS));
  });

  it("without colorless cards only the fourteen are met", () => {
    const met = (hasColorless: boolean) => {
      const ids = new Set<string>();
      for (let seed = 0; seed < 300; seed++) {
        const state = spireAct1.clone(spireAct1.create({ seed, ruleSet: "printed", hasColorless }));
        const frame = state.stack[1];
        if (frame?.kind === "item") ids.add(spireAct1.rows.neow?.[frame.row]?.id ?? "");
      }
      return ids.size;
    };
    expect([met(false), met(true)]).toEqual([14, 20]);
  });
});

describe("rule 29: a merchant", () => {
  const decks = {
    relics: ["vajra", "old_coin", "anchor", "omamori", "lantern"],
    potions: ["fire_potion", "blood_potion", "ghost_in_a_jar", "swift_potion"],
    rewards: ["anger", "golden_ticket", "carnage", "flex"],
    rares: ["feed"],
    colorless: ["blind", "mayhem", "trip", "purity"],
  };
  const shop = (setting: Setting = {}) =>
    new Run({ map: ["merchant", "boss"], gold: 20, decks, ...setting }).move();

  it("has three relics, the first cheaper by 1, three potions, three cards, three colorless cards", () => {
    expect(shop().pending).toEqual({
      ask: "merchant",
      wares: [
        { kind: "relic", id: "vajra", price: 6 },
        { kind: "relic", id: "anchor", price: 6 },
        { kind: "relic", id: "omamori", price: 5 },
        { kind: "potion", id: "fire_potion", price: 2 },
        { kind: "potion", id: "blood_potion", price: 3 },
        { kind: "potion", id: "ghost_in_a_jar", price: 4 },
        { kind: "card", id: "anger", price: 2 },
        { kind: "rare", id: "feed", price: 6 },
        { kind: "card", id: "carnage", price: 3 },
        { kind: "colorless", id: "blind", price: 3 },
        { kind: "colorless", id: "mayhem", price: 6 },
        { kind: "colorless", id: "trip", price: 3 },
      ],
      removal: 3,
    });
  });

  it("Old Coin is not sold: it is put back and another relic drawn; so is a ticket, for the top rare card", () => {
    const run = shop();
    expect(run.bottom("relics")).toEqual(["old_coin"]);
    expect(run.bottom("rewards")).toEqual(["golden_ticket"]);
  });

  it("takes gold for each thing, removes one card, and puts the rest back", () => {
    const run = shop();
    run.do(
      { type: "buy", item: 0 },
      { type: "buy", item: 2 },
      { type: "remove", card: "strike_r" },
    );
    run.do({ type: "buy", item: 4 }).leave();
    // Vajra 6, Fire Potion 2, the removal 3, Anger 2.
    expect(run.has).toEqual({ hp: 10, gold: 7, potions: ["fire_potion"], relics: ["vajra"] });
    expect(run.deck).toEqual({ gained: ["anger"], lost: ["strike_r"] });
    expect(run.bottom("relics")).toEqual(["old_coin", "anchor", "omamori"]);
    expect(run.bottom("rares")).toEqual(["feed"]);
    expect(run.pending?.ask).toBe("path");
  });

  it("removes once at each visit, for 4 gold from Ascension 8 on, and nothing without gold", () => {
    const run = shop().do({ type: "remove", card: "bash" });
    expect(run.refusal({ type: "remove", card: "strike_r" })).toBe("removed-before");
    expect(run.pending).toMatchObject({ removal: null });
    expect(shop({ ascension: 8 }).pending).toMatchObject({ removal: 4 });
    const poor = shop({ gold: 1 });
    expect(poor.legal).toEqual([{ type: "leave" }]);
    expect(poor.refusal({ type: "remove", card: "bash" })).toBe("not-enough-gold");
    expect(poor.refusal({ type: "buy", item: 0 })).toBe("not-enough-gold");
    expect(poor.refusal({ type: "buy", item: 15 })).toBe("not-offered");
  });

  it("Ascender's Bane cannot be removed, and without colorless cards none are sold", () => {
    const run = shop({ ascension: 5, hasColorless: false, decks: { ...decks, colorless: [] } });
    expect(run.refusal({ type: "remove", card: "ascenders_bane" })).toBe("cannot-remove");
    expect(run.pending?.ask === "merchant" && run.pending.wares.length).toBe(9);
  });

  it("a potion beyond the limit is not for sale before another is gone", () => {
    const potions = ["energy_potion", "energy_potion", "blood_potion"];
    const run = shop({ potions });
    expect(run.refusal({ type: "buy", item: 3 })).toBe("potions-full");
    run.do({ type: "discard-potion", potion: "energy_potion" }, { type: "buy", item: 3 });
    expect(run.has.potions).toEqual(["energy_potion", "blood_potion", "fire_potion"]);
  });
});

describe("rule 31: campfires and treasure", () => {
  const fire = (setting: Setting = {}) =>
    new Run({ map: ["campfire", "boss"], hp: 2, ...setting }).move();
  const REST: Action = { type: "rest" };

  it("rest heals 3, smith upgrades a card", () => {
    expect(fire().do(REST).has.hp).toBe(5);
    expect(fire({ hp: 9 }).do(REST).has.hp).toBe(10);
    const smith = fire().do({ type: "smith", card: "bash" });
    expect([smith.deck, smith.has.hp]).toEqual([{ gained: ["bash+"], lost: ["bash"] }, 2]);
  });

  it("Regal Pillow heals 3 more; Coffee Dripper forbids rest, Fusion Hammer smithing, both leave nothing", () => {
    expect(fire({ relics: ["regal_pillow"] }).do(REST).has.hp).toBe(8);
    expect(fire({ relics: ["coffee_dripper"] }).refusal(REST)).toBe("cannot-camp");
    expect(fire({ relics: ["fusion_hammer"] }).legal).toEqual([REST]);
    expect(fire({ relics: ["coffee_dripper", "fusion_hammer"] }).legal).toEqual([
      { type: "leave" },
    ]);
  });

  it("Peace Pipe: after a rest a card may be removed", () => {
    const run = fire({ relics: ["peace_pipe"] }).do(REST);
    expect(run.pending).toMatchObject({ ask: "card", to: "remove", canStop: true });
    expect(run.cards("strike_r").deck.lost).toEqual(["strike_r"]);
    const kept = fire({ relics: ["peace_pipe"] }).do(REST, { type: "choose-none" });
    expect(kept.deck.lost).toEqual([]);
  });

  it("treasure is a relic", () => {
    const run = new Run({ map: ["treasure", "boss"], decks: { relics: ["anchor"] } }).move();
    expect(run.claim(0).has.relics).toEqual(["anchor"]);
  });
});

describe("relics between fights", () => {
  it("Omamori stops Curses of events, and what else the event gives stays", () => {
    const run = new Run({
      relics: ["omamori"],
      decks: { events: ["big_fish"], curses: ["injury"], relics: ["anchor"] },
    });
    run.move().option(2).claim(0);
    expect(run.has.relics).toEqual(["omamori", "anchor"]);
    expect(run.deck.gained).toEqual([]);
  });

  it("P11: Omamori gained with a Curse stops it", () => {
    const decks = { events: ["big_fish"], curses: ["injury"], relics: ["omamori"] };
    expect(new Run({ decks }).move().option(2).claim(0).deck.gained).toEqual([]);
  });

  it("Cursed Key brings two Curses when it is gained", () => {
    const run = new Run({ relics: ["cursed_key"] });
    expect(run.state.run.deck.length).toBe(12);
  });

  it("Ssserpent Head: 2 gold at each event", () => {
    const run = new Run({
      relics: ["ssserpent_head"],
      decks: { events: ["living_wall"] },
      gold: 1,
    });
    expect(run.move().has.gold).toBe(3);
  });
});
