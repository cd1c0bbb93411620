// Every relic that works between fights, by its row, and potions outside of fights; expected values are the printed ones.
import { describe, expect, it } from "vitest";
import type { Action } from "../../src/index.js";
import { Run, type Setting } from "../printed/run.js";

const BLUDGEONS = Array.from({ length: 5 }, () => "bludgeon");

/** A fight that one card wins, with known decks, at 5 of 10 HP. */
function won(setting: Setting = {}): Run {
  return new Run({
    map: ["encounter", "boss"],
    encounters: ["small_slime"],
    deck: BLUDGEONS,
    maxHp: 10,
    hp: 5,
    rolls: [1],
    ...setting,
  })
    .move()
    .do({ type: "play", card: "bludgeon" });
}

/** A treasure with a relic, which is taken. */
function treasure(relic: string, setting: Setting = {}): Run {
  const decks = { relics: [relic], ...setting.decks };
  return new Run({ map: ["treasure", "boss"], maxHp: 10, hp: 5, gold: 3, ...setting, decks })
    .move()
    .claim(0);
}

/** A boss relic, gained at the beginning. */
function boss(relic: string, setting: Setting = {}): Run {
  return new Run({ map: ["campfire", "boss"], maxHp: 10, ...setting, relics: [relic] });
}

const drink = (potion: string): Action => ({ type: "drink", potion });

describe("the end of a fight", () => {
  it("golden_idol: 1 gold", () => {
    expect(won({ relics: ["golden_idol"], gold: 0 }).has.gold).toBe(1);
    expect(won({ gold: 0 }).has.gold).toBe(0);
  });

  it("meat_on_the_bone: HP below 4 become 4, and then the Ironclad heals 1", () => {
    expect(won({ relics: ["meat_on_the_bone"], hp: 2 }).has.hp).toBe(5);
    expect(won({ relics: ["meat_on_the_bone"], hp: 4 }).has.hp).toBe(5);
    expect(won({ hp: 2 }).has.hp).toBe(3);
  });

  it("black_blood: 2 HP besides", () => {
    expect(won({ relics: ["black_blood"] }).has.hp).toBe(8);
  });

  it("white_beast_statue: a potion", () => {
    const run = won({
      relics: ["white_beast_statue"],
      decks: { potions: ["fire_potion", "swift_potion"] },
    });
    expect(run.pending).toEqual({
      ask: "rewards",
      offers: [{ part: "potion", potion: "fire_potion" }],
    });
    expect(run.claim(0).has.potions).toEqual(["fire_potion"]);
  });
});

describe("relics that are used up as they are gained", () => {
  it("old_coin: 10 gold", () => {
    const run = treasure("old_coin");
    expect(run.has).toMatchObject({ gold: 13, relics: [] });
    expect(run.bottom("relics")).toEqual(["old_coin"]);
  });

  it("war_paint: a starter Defend and another Skill", () => {
    const run = treasure("war_paint", { deck: ["defend_r", "flex", "rage", "bash"] });
    expect(run.pending).toMatchObject({ ask: "card", by: "war_paint" });
    expect(run.cards("flex").deck).toEqual({
      gained: ["defend_r+", "flex+"],
      lost: ["defend_r", "flex"],
    });
    expect(run.has.relics).toEqual([]);
  });

  it("whetstone: a starter Strike and another Attack", () => {
    const run = treasure("whetstone", { deck: ["strike_r", "flex", "anger", "bash"] });
    expect(run.cards("bash").deck).toEqual({
      gained: ["strike_r+", "bash+"],
      lost: ["strike_r", "bash"],
    });
  });

  it("astrolabe: three upgrades", () => {
    const run = boss("astrolabe").cards("bash", "strike_r", "strike_r");
    expect(run.deck.gained).toEqual(["strike_r+", "strike_r+", "bash+"]);
    expect(run.has.relics).toEqual([]);
  });

  it("pandoras_box: three cards transformed", () => {
    const run = boss("pandoras_box").cards("strike_r", "strike_r", "bash");
    expect(run.deck.lost).toEqual(["strike_r", "strike_r", "bash"]);
    expect(run.deck.gained).toHaveLength(3);
  });

  it("empty_cage: two cards removed", () => {
    const run = boss("empty_cage").cards("strike_r", "defend_r");
    expect(run.deck).toEqual({ gained: [], lost: ["strike_r", "defend_r"] });
  });

  it("orrery: four card rewards", () => {
    const run = boss("orrery");
    const { pending } = run;
    expect(pending).toMatchObject({ ask: "rewards" });
    expect(pending?.ask === "rewards" && pending.offers.map(({ part }) => part)).toEqual([
      ...["card", "card", "card", "card"],
    ]);
    for (let i = 0; i < 4; i++) run.claim(0);
    expect(run.deck.gained).toHaveLength(4);
  });

  it("calling_bell: three relics and a Curse", () => {
    const run = boss("calling_bell").claim(0).claim(0).claim(0);
    expect(run.has.relics).toHaveLength(3);
    expect(run.deck.gained).toHaveLength(1);
  });

  it("enchiridion: one of five rare cards", () => {
    const { pending } = boss("enchiridion");
    expect(pending?.ask === "rewards" && pending.offers).toMatchObject([
      { part: "card", deck: "rares" },
    ]);
    const offer = pending?.ask === "rewards" ? pending.offers[0] : undefined;
    expect(offer?.part === "card" && offer.cards).toHaveLength(5);
  });

  it("tiny_house: a card reward, a potion, 3 gold and an upgrade", () => {
    const run = boss("tiny_house", { gold: 0 });
    run.claim(2).claim(1).claim(0);
    expect(run.has).toMatchObject({ gold: 3, relics: [] });
    expect(run.has.potions).toHaveLength(1);
    expect(run.cards("bash").deck.gained).toContain("bash+");
  });
});

describe("relics that change rules of the run", () => {
  /** Wins fights and takes the first card of each reward. */
  function take(relic: string, ...cards: string[]): Run {
    const run = new Run({
      map: [...cards.map(() => "encounter" as const), "boss"],
      encounters: ["small_slime"],
      deck: BLUDGEONS,
      relics: [relic],
      rolls: cards.map(() => 1),
      decks: { rewards: cards.flatMap((card) => [card, "impervious", "inflame"]) },
    });
    cards.forEach((_, node) => {
      run.move(node).do({ type: "play", card: "bludgeon" }).claim(1).leave();
    });
    return run;
  }

  it("molten_egg: the next three Attacks are upgraded, then it is discarded", () => {
    const run = take("molten_egg", "anger", "flex", "cleave", "clash", "headbutt");
    expect(run.deck.gained).toEqual(["anger+", "flex", "cleave+", "clash+", "headbutt"]);
    expect(run.has.relics).toEqual([]);
  });

  it("toxic_egg: the next three Skills are upgraded, then it is discarded", () => {
    const run = take("toxic_egg", "flex", "anger", "rage", "havoc", "warcry");
    expect(run.deck.gained).toEqual(["flex+", "anger", "rage+", "havoc+", "warcry"]);
    expect(run.has.relics).toEqual([]);
  });

  it("omamori: an event's Curse is not gained, its relic is", () => {
    const decks = { events: ["big_fish"], relics: ["anchor"], curses: ["injury"] };
    const cursed = new Run({ decks, relics: [] }).move().option(2).claim(0);
    expect(cursed.deck.gained).toEqual(["injury"]);
    const saved = new Run({ decks, relics: ["omamori"] }).move().option(2).claim(0);
    expect(saved.deck.gained).toEqual([]);
    expect(saved.has.relics).toContain("anchor");
  });

  it("ssserpent_head: 2 gold at each event", () => {
    const setting: Setting = { relics: ["ssserpent_head"], gold: 1 };
    expect(new Run({ ...setting, rolls: [1], decks: { events: ["lab"] } }).move().has.gold).toBe(3);
    expect(new Run({ ...setting, map: ["campfire", "boss"] }).move().has.gold).toBe(1);
  });

  it("regal_pillow: a rest heals 6", () => {
    const rest = (relics: string[]) =>
      new Run({ map: ["campfire", "boss"], maxHp: 10, hp: 2, relics }).move().do({ type: "rest" })
        .has.hp;
    expect([rest([]), rest(["regal_pillow"])]).toEqual([5, 8]);
  });

  it("peace_pipe: after a rest a card may be removed", () => {
    const rested = () =>
      new Run({ map: ["campfire", "boss"], maxHp: 10, hp: 2, relics: ["peace_pipe"] })
        .move()
        .do({ type: "rest" });
    expect(rested().cards("strike_r").deck.lost).toEqual(["strike_r"]);
    expect(rested().do({ type: "choose-none" }).deck.lost).toEqual([]);
  });

  it("coffee_dripper and fusion_hammer: no rest, no smith", () => {
    const at = (relic: string) => boss(relic).move();
    expect(boss("sozu").move().refusal({ type: "rest" })).toBe(undefined);
    expect(at("coffee_dripper").refusal({ type: "rest" })).toBe("cannot-camp");
    expect(at("fusion_hammer").refusal({ type: "smith", card: "bash" })).toBe("cannot-camp");
  });

  it("ectoplasm: no gold is gained", () => {
    expect(won({ relics: ["ectoplasm", "golden_idol"], gold: 2 }).has.gold).toBe(2);
  });

  it("sozu: no potion is gained", () => {
    const run = won({ relics: ["sozu", "white_beast_statue"] });
    expect(run.pending).toMatchObject({ offers: [{ part: "potion" }] });
    expect(run.refusal({ type: "claim", part: 0, choice: 0 })).toBeDefined();
  });

  it("cursed_key: two Curses as it is gained, none with Omamori", () => {
    expect(boss("cursed_key").deck.gained).toHaveLength(2);
    const run = new Run({ relics: ["omamori", "cursed_key"] });
    expect(run.deck.gained).toEqual([]);
  });

  it("mark_of_pain: no more than 6 HP from then on", () => {
    expect(boss("mark_of_pain").has.hp).toBe(6);
    expect(won({ relics: ["mark_of_pain"], hp: 6 }).has.hp).toBe(6);
    expect(boss("mark_of_pain", { hp: 3 }).has.hp).toBe(3);
  });

  it("the_courier: the top potion or relic for its price, or it goes to the bottom", () => {
    const inFight = (gold: number) =>
      new Run({
        map: ["encounter", "boss"],
        encounters: ["small_slime"],
        deck: BLUDGEONS,
        relics: ["the_courier"],
        gold,
        rolls: [1],
        decks: { relics: ["old_coin", "whetstone"], potions: ["fire_potion"] },
      })
        .move()
        .do({ type: "use-relic", relic: "the_courier" });
    const potion = inFight(2).option(0);
    expect(potion.pending).toMatchObject({
      ask: "merchant",
      wares: [{ kind: "potion", id: "fire_potion", price: 2 }],
      removal: null,
    });
    expect(potion.do({ type: "buy", item: 0 }).leave().has).toMatchObject({
      gold: 0,
      potions: ["fire_potion"],
    });
    // Old Coin is not sold: the next relic is shown.
    const relic = inFight(7).option(1);
    expect(relic.pending).toMatchObject({ wares: [{ id: "whetstone", price: 7 }] });
    expect(inFight(6).option(1).refusal({ type: "buy", item: 0 })).toBeDefined();
    expect(inFight(6).option(1).leave().bottom("relics")).toContain("whetstone");
  });
});

describe("potions outside of fights", () => {
  it("blood_potion can be drunk on the map, a fight's potion cannot", () => {
    const run = new Run({ maxHp: 10, hp: 5, potions: ["blood_potion", "fire_potion"] });
    expect(run.refusal(drink("fire_potion"))).toBeDefined();
    expect(run.do(drink("blood_potion")).has).toMatchObject({ hp: 7, potions: ["fire_potion"] });
  });

  it("entropic_brew at the limit makes room for itself: two more, then none", () => {
    const run = new Run({
      potions: ["entropic_brew", "fire_potion", "flex_potion"],
      decks: { potions: ["swift_potion", "weak_potion"] },
    }).do(drink("entropic_brew"));
    run.claim(0);
    expect(run.has.potions).toEqual(["fire_potion", "flex_potion", "swift_potion"]);
    expect(run.refusal({ type: "claim", part: 0, choice: 0 })).toBeDefined();
    run.do({ type: "discard-potion", potion: "fire_potion" }).claim(0);
    expect(run.has.potions).toEqual(["flex_potion", "swift_potion", "weak_potion"]);
  });

  it("entropic_brew in a fight: at the limit another potion can be drunk first", () => {
    const run = new Run({
      map: ["encounter", "boss"],
      encounters: ["small_slime"],
      deck: BLUDGEONS,
      rolls: [1],
      potions: ["entropic_brew", "block_potion", "flex_potion"],
      decks: { potions: ["swift_potion", "weak_potion"] },
    })
      .move()
      .do(drink("entropic_brew"))
      .claim(0)
      .do(drink("block_potion"))
      .claim(0);
    expect(run.has.potions).toEqual(["flex_potion", "swift_potion", "weak_potion"]);
    expect(run.view.combat?.player.block).toBe(2);
  });

  it("fairy_in_a_bottle saves from an event too", () => {
    const lose = (potions: string[]) =>
      new Run({ maxHp: 10, hp: 1, potions, decks: { events: ["ancient_temple"] } })
        .move()
        .option(0)
        .leave();
    expect(lose([]).view.outcome).toMatchObject({ result: "defeat" });
    expect(lose(["fairy_in_a_bottle"]).has).toMatchObject({ hp: 2, potions: [] });
  });

  it("P10: the die of an event can be changed", () => {
    const run = new Run({
      maxHp: 10,
      hp: 5,
      gold: 0,
      relics: ["the_abacus"],
      rolls: [4],
      decks: { events: ["wheel_of_change"] },
    }).move();
    while (run.pending?.ask === "room") run.option(0);
    expect(run.pending).toMatchObject({ ask: "die", face: 4, relics: ["the_abacus"] });
    expect(run.do({ type: "use-relic", relic: "the_abacus" }).has.gold).toBe(4);
  });
});
