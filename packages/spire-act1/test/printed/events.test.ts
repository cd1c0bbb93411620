// Rule 30: every event by its row, each option with scripted luck.
import { describe, expect, it } from "vitest";
import { spireAct1 } from "../../src/index.js";
import { Run, type Setting } from "./run.js";

/** At an event, with 5 of 10 HP, 3 gold and known decks. */
function at(event: string, setting: Setting = {}): Run {
  const { decks, ...options } = setting;
  return new Run({
    maxHp: 10,
    hp: 5,
    gold: 3,
    ...options,
    decks: { events: [event], curses: ["injury", "regret"], ...decks },
  }).move();
}

const LOST_ONE_STRIKE = { gained: [], lost: ["strike_r"] };
const UPGRADED_BASH = { gained: ["bash+"], lost: ["bash"] };
const ASKS_CARD = { ask: "card", from: "deck" };

describe("living_wall", () => {
  it("removes a card, transforms one, or upgrades one", () => {
    expect(at("living_wall").option(0).cards("strike_r").deck).toEqual(LOST_ONE_STRIKE);
    const changed = at("living_wall", { decks: { rewards: ["anger"] } });
    expect(changed.option(1).cards("strike_r").deck).toEqual({
      gained: ["anger"],
      lost: ["strike_r"],
    });
    expect(at("living_wall").option(2).cards("bash").deck).toEqual(UPGRADED_BASH);
  });

  it("goes to the bottom of its deck, and the node is cleared", () => {
    const run = at("living_wall").option(2).cards("bash");
    expect(run.bottom("events")).toEqual(["living_wall"]);
    expect(run.pending).toEqual({ ask: "path", nodes: [1] });
  });
});

describe("ancient_temple", () => {
  it("a relic for 1 HP, or nothing", () => {
    const run = at("ancient_temple", { decks: { relics: ["anchor"] } })
      .option(0)
      .claim(0);
    expect(run.has).toMatchObject({ hp: 4, relics: ["anchor"] });
    expect(at("ancient_temple").option(1).has).toMatchObject({ hp: 5, relics: [] });
  });
});

describe("bonfire_spirits", () => {
  const burn = (card: string) =>
    at("bonfire_spirits", { deck: ["strike_r", "defend_r", card] }).cards(card).has.hp;

  it("an uncommon card heals 3, a rare one all, a Curse costs 1 HP, others do nothing", () => {
    expect([burn("carnage"), burn("feed"), burn("injury"), burn("anger")]).toEqual([8, 10, 4, 5]);
  });

  it("an upgraded card is as rare as the card itself", () => {
    expect([burn("carnage+"), burn("feed+")]).toEqual([8, 10]);
  });

  it("Parasite costs 2 HP for its removal and 1 as a Curse", () => {
    expect(burn("parasite")).toBe(2);
  });
});

describe("the_library", () => {
  it("a card reward of five cards, or 3 HP", () => {
    const rewards = ["anger", "flex", "havoc", "cleave", "warcry", "rage"];
    const run = at("the_library", { decks: { rewards } }).option(0);
    expect(run.pending).toMatchObject({ offers: [{ cards: rewards.slice(0, 5) }] });
    expect(run.claim(0, 4).deck.gained).toEqual(["warcry"]);
    expect(run.bottom("rewards")).toEqual(["anger", "flex", "havoc", "cleave"]);
    expect(at("the_library").option(1).has.hp).toBe(8);
  });
});

describe("big_fish", () => {
  it("2 HP, a starter Strike upgraded, a relic with a Curse, a starter Strike removed", () => {
    expect(at("big_fish").option(0).has.hp).toBe(7);
    expect(at("big_fish").option(1).deck).toEqual({ gained: ["strike_r+"], lost: ["strike_r"] });
    const fish = at("big_fish", { decks: { relics: ["anchor"] } })
      .option(2)
      .claim(0);
    expect(fish.has.relics).toEqual(["anchor"]);
    expect(fish.deck.gained).toEqual(["injury"]);
    expect(at("big_fish").option(3).deck).toEqual(LOST_ONE_STRIKE);
  });

  it("R25: a starter Strike that is not there is not asked for", () => {
    const run = at("big_fish", { deck: ["bash", "twin_strike"] }).option(3);
    expect(run.deck).toEqual({ gained: [], lost: [] });
  });
});

describe("wheel_of_change", () => {
  const spin = (face: number, setting: Setting = {}) =>
    at("wheel_of_change", { rolls: [face], ...setting });

  it("heals, curses, removes, gives a relic, gives gold, or costs HP, by the die", () => {
    expect(spin(1).has.hp).toBe(10);
    expect(spin(2).deck.gained).toEqual(["injury"]);
    expect(spin(3).cards("strike_r").deck).toEqual(LOST_ONE_STRIKE);
    expect(spin(4, { decks: { relics: ["anchor"] } }).claim(0).has.relics).toEqual(["anchor"]);
    expect(spin(5).has.gold).toBe(7);
    expect(spin(6).has.hp).toBe(3);
  });

  it("can end the run", () => {
    const run = spin(6, { hp: 2 });
    expect(run.state.result).toBe("defeat");
    expect(run.events.at(-1)).toMatchObject({ type: "game-ended", outcome: { result: "defeat" } });
  });
});

describe("transmogriphier", () => {
  it("one card transformed, or two with a Curse", () => {
    const rewards = ["anger", "flex"];
    const one = at("transmogriphier", { decks: { rewards } }).option(0).cards("bash");
    expect(one.deck).toEqual({ gained: ["anger"], lost: ["bash"] });
    const two = at("transmogriphier", { decks: { rewards } }).option(1).cards("bash", "strike_r");
    expect(two.deck).toEqual({ gained: ["anger", "flex", "injury"], lost: ["strike_r", "bash"] });
  });

  it("Curses cannot be transformed, a ticket becomes the top rare card, a colorless card one of the character", () => {
    const deck = ["injury", "strike_r", "finesse"];
    const decks = { rewards: ["golden_ticket", "anger"], rares: ["feed"] };
    const run = at("transmogriphier", { deck, decks }).option(0);
    expect(run.pending).toMatchObject({ ...ASKS_CARD, cards: ["strike_r", "finesse"] });
    expect(run.cards("finesse").deck).toEqual({ gained: ["feed"], lost: ["finesse"] });
    expect(run.bottom("rewards")).toEqual(["golden_ticket"]);
  });
});

describe("the_cleric", () => {
  it("heals 3 for 1 gold, upgrades for 2, removes for 3, or nothing", () => {
    expect(at("the_cleric").option(0).has).toMatchObject({ hp: 8, gold: 2 });
    const smith = at("the_cleric").option(1).cards("bash");
    expect([smith.deck, smith.has.gold]).toEqual([UPGRADED_BASH, 1]);
    const removed = at("the_cleric").option(2).cards("strike_r");
    expect([removed.deck, removed.has.gold]).toEqual([LOST_ONE_STRIKE, 0]);
    expect(at("the_cleric").option(3).has).toMatchObject({ hp: 5, gold: 3 });
  });

  it("options that cannot be paid for are not there", () => {
    const run = at("the_cleric", { gold: 1 });
    expect(run.pending).toEqual({ ask: "room", by: "the_cleric", options: [0, 3] });
    expect(run.refusal({ type: "choose-option", option: 1 })).toBe("not-enough-gold");
  });
});

describe("lab", () => {
  it("one potion, two on 4 to 6", () => {
    const potions = (face: number) => {
      const run = at("lab", {
        rolls: [face],
        decks: { potions: ["blood_potion", "blood_potion"] },
      });
      return run.pending?.ask === "rewards" ? run.pending.offers.length : 0;
    };
    expect([3, 4].map(potions)).toEqual([1, 2]);
  });
});

describe("upgrade_shrine", () => {
  it("one card of your choice, or two at random for 2 HP", () => {
    expect(at("upgrade_shrine").option(0).cards("bash").deck).toEqual(UPGRADED_BASH);
    // The tenth card of the deck, then the first of those that are left.
    const run = at("upgrade_shrine", { picks: [9, 0] })
      .option(1)
      .done();
    expect(run.deck).toEqual({ gained: ["strike_r+", "bash+"], lost: ["strike_r", "bash"] });
    expect(run.has.hp).toBe(3);
  });
});

describe("wing_statue", () => {
  it("a card removed for 2 HP, or 2 gold", () => {
    const run = at("wing_statue").option(0).cards("strike_r");
    expect([run.deck, run.has.hp]).toEqual([LOST_ONE_STRIKE, 3]);
    expect(at("wing_statue").option(1).has.gold).toBe(5);
  });
});

describe("ominous_forge", () => {
  it("an upgrade for 2 HP, or a relic and on 1 to 3 a Curse", () => {
    const run = at("ominous_forge").option(0).cards("bash");
    expect([run.deck, run.has.hp]).toEqual([UPGRADED_BASH, 3]);
    const forge = (face: number) =>
      at("ominous_forge", { rolls: [face], decks: { relics: ["anchor"] } })
        .option(1)
        .claim(0);
    expect(forge(3).deck.gained).toEqual(["injury"]);
    expect(forge(4).deck.gained).toEqual([]);
    expect(forge(4).has.relics).toEqual(["anchor"]);
  });
});

describe("the events of Ascension 3", () => {
  const late: Setting = { ascension: 3 };

  it("Encounter: a fight, the first event of the act or not", () => {
    for (const event of ["fight_here", "fight_later"]) {
      const run = new Run({
        ...late,
        rolls: [1],
        decks: { events: ["living_wall", event] },
        map: ["event", "event", "boss"],
      });
      run.move().option(2).cards("bash").move(1);
      expect(run.view.phase).toBe("combat");
      expect(run.view.combat?.enemies.length).toBeGreaterThan(0);
    }
  });

  it("one Encounter, Merchant and Dead Adventurer are put back when they would be the first event", () => {
    for (const event of ["fight_later", "merchant_here", "dead_adventurer"]) {
      const run = at(event, { ...late, decks: { events: [event, "living_wall"] } });
      expect(run.pending).toMatchObject({ ask: "room", by: "living_wall" });
      expect(run.view.run.decks?.events).toEqual({
        top: [],
        rest: [event],
        bottom: ["living_wall"],
      });
    }
    expect(at("fight_here", { ...late, rolls: [1] }).view.phase).toBe("combat");
  });

  /** At an event that is not the first. */
  function then(event: string, setting: Setting = {}): Run {
    const { decks, ...options } = setting;
    return new Run({
      ...late,
      hp: 5,
      gold: 3,
      map: ["event", "event", "boss"],
      ...options,
      decks: { events: ["wing_statue", event], curses: ["injury"], ...decks },
    })
      .move()
      .option(1)
      .move(1);
  }

  it("Merchant: as at a merchant", () => {
    const run = then("merchant_here");
    expect(run.pending?.ask).toBe("merchant");
    expect(run.leave().pending).toEqual({ ask: "path", nodes: [2] });
  });

  it("Dead Adventurer: an elite, 2 gold, or a relic, by the die", () => {
    const decks = { events: ["wing_statue", "dead_adventurer"], relics: ["anchor"] };
    const search = (...rolls: number[]) => then("dead_adventurer", { rolls, decks });
    const fight = search(2, 1);
    expect(fight.state.combat?.encounter).not.toBe(null);
    expect(fight.bottom("elite").length).toBe(1);
    expect(search(4).has.gold).toBe(7);
    expect(search(5).claim(0).has.relics).toEqual(["anchor"]);
  });

  it("Scrap Ooze: 1 HP and a die; on 1 and 2 again or leave", () => {
    const run = then("scrap_ooze", { rolls: [1, 2, 3] }).option(0);
    expect(run.has.hp).toBe(4);
    expect(run.pending).toMatchObject({ ask: "room", options: [0, 1] });
    run.option(0).option(0).done();
    expect(run.has).toMatchObject({ hp: 2, gold: 7 });
    expect(run.pending?.ask).toBe("path");
    const found = then("scrap_ooze", {
      rolls: [6],
      decks: { events: ["wing_statue", "scrap_ooze"], relics: ["anchor"] },
    });
    expect(found.option(0).claim(0).has).toMatchObject({ hp: 4, relics: ["anchor"] });
    expect(then("scrap_ooze").option(1).has).toMatchObject({ hp: 5, gold: 5 });
  });

  it("World of Goop: 3 gold for 2 HP, a relic with a Curse, or a gold lost", () => {
    expect(then("world_of_goop").option(0).has).toMatchObject({ hp: 3, gold: 8 });
    const decks = { events: ["wing_statue", "world_of_goop"], relics: ["anchor"] };
    const relic = then("world_of_goop", { decks }).option(1).claim(0);
    expect([relic.has.relics, relic.deck.gained]).toEqual([["anchor"], ["injury"]]);
    expect(then("world_of_goop").option(2).has.gold).toBe(4);
  });
});

it("every event is tested here", () => {
  const named = [
    "living_wall ancient_temple bonfire_spirits the_library big_fish wheel_of_change transmogriphier the_cleric lab",
    "upgrade_shrine wing_statue ominous_forge fight_here fight_later merchant_here dead_adventurer scrap_ooze world_of_goop",
  ];
  const ids = spireAct1.rows.events?.map(({ id }) => id);
  expect(ids?.toSorted()).toEqual(named.join(" ").split(" ").toSorted());
});
