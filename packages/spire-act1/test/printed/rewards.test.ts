// Rules 26 to 28: rewards of several parts, card rewards with tickets, and the limit of potions.
import { describe, expect, it } from "vitest";
import { type Action, spireAct1 } from "../../src/index.js";
import { Run, type Setting } from "./run.js";

/** A run that has just won a fight against a weak enemy of some kind of node. */
function won(setting: Setting, node: "encounter" | "elite" | "boss" = "encounter"): Run {
  const group = [["sneaky_gremlin"]];
  const run = new Run({
    encounters: group,
    elites: group,
    bosses: group,
    deck: Array<string>(8).fill("bludgeon"),
    rolls: [1],
    map: [node, "boss"],
    ...setting,
  }).move();
  return run.do({ type: "play", card: "bludgeon" });
}

const REWARDS = ["anger", "flex", "havoc", "cleave"];

describe("rule 26: a reward is a list of parts", () => {
  it("all are seen at once and taken in any order; the node is cleared when nothing is left", () => {
    const run = won({ decks: { rewards: REWARDS, relics: ["anchor"] } }, "elite");
    expect(run.pending).toEqual({
      ask: "rewards",
      offers: [
        { part: "gold", amount: 2 },
        { part: "relic", relics: ["anchor"], deck: "relics" },
        { part: "card", cards: ["anger", "flex", "havoc"], deck: "rewards", rares: [] },
      ],
    });
    run.claim(2, 1).claim(1).claim(0);
    expect(run.has).toMatchObject({ gold: 4, relics: ["anchor"] });
    expect(run.deck.gained).toEqual(["flex"]);
    expect(run.bottom("rewards")).toEqual(["anger", "havoc"]);
    expect(run.pending).toEqual({ ask: "path", nodes: [1] });
  });

  it("what is left goes to the bottom of its deck", () => {
    const run = won({ decks: { rewards: REWARDS, relics: ["anchor"] } }, "elite").leave();
    expect(run.has).toMatchObject({ gold: 2, relics: [] });
    expect(run.bottom("relics")).toEqual(["anchor"]);
    expect(run.bottom("rewards")).toEqual(["anger", "flex", "havoc"]);
    expect(run.deck.gained).toEqual([]);
  });

  it("a boss gives a rare card reward and one of three boss relics, and the act is complete after it", () => {
    const bossRelics = ["black_blood", "holy_water", "sozu", "astrolabe"];
    const rares = ["feed", "bludgeon", "offering", "impervious"];
    const run = won({ decks: { bossRelics, rares } }, "boss");
    expect(run.pending).toEqual({
      ask: "rewards",
      offers: [
        { part: "gold", amount: 3 },
        { part: "relic", relics: bossRelics.slice(0, 3), deck: "bossRelics" },
        { part: "card", cards: rares.slice(0, 3), deck: "rares", rares: [] },
      ],
    });
    run.claim(1, 2).claim(1, 0);
    expect(run.has.relics).toEqual(["sozu"]);
    expect(run.bottom("bossRelics")).toEqual(["black_blood", "holy_water"]);
    expect(run.bottom("rares")).toEqual(["bludgeon", "offering"]);
    expect(run.leave().state.result).toBe("act-complete");
  });

  it("a part that is not there, or not as large, is refused", () => {
    const run = won({ decks: { rewards: ["anger"] } });
    const refused = [
      { type: "claim", part: 2, choice: 0 },
      { type: "claim", part: 1, choice: 1 },
      { type: "claim", part: 0, choice: 1 },
    ] as const;
    expect(refused.map((action) => run.refusal(action))).toEqual(Array(3).fill("not-offered"));
    expect(run.refusal({ type: "move", node: 1 })).toBe("not-now");
  });
});

describe("rule 27: card rewards", () => {
  it("a ticket goes to the bottom, and the top rare card takes its place", () => {
    const rewards = ["anger", "golden_ticket", "flex", "havoc"];
    const run = won({ decks: { rewards, rares: ["feed", "offering"] } });
    expect(run.pending).toMatchObject({
      offers: [{}, { cards: ["anger", "flex", "feed"], rares: ["feed"] }],
    });
    expect(run.bottom("rewards")).toEqual(["golden_ticket"]);
    run.claim(1, 0);
    expect(run.bottom("rewards")).toEqual(["golden_ticket", "flex"]);
    expect(run.bottom("rares")).toEqual(["feed"]);
  });

  it("two tickets show two rare cards, and a rare one that is taken is gone", () => {
    const rewards = ["golden_ticket", "golden_ticket_2", "flex"];
    const run = won({ decks: { rewards, rares: ["feed", "offering"] } }).claim(1, 1);
    expect(run.deck.gained).toEqual(["feed"]);
    expect(run.bottom("rares")).toEqual(["offering"]);
  });

  it("fewer cards when fewer are left, and no part when there are none", () => {
    expect(won({ decks: { rewards: ["anger"] } }).pending).toMatchObject({
      offers: [{ part: "gold" }, { cards: ["anger"] }],
    });
    expect(won({ decks: { rewards: [] } }).pending).toMatchObject({ offers: [{ part: "gold" }] });
  });

  it("Molten Egg upgrades the next three Attacks and is then discarded", () => {
    const rewards = ["anger", "cleave", "flex"];
    const relics = { relics: ["molten_egg"], decks: { rewards } };
    expect(won(relics).claim(1, 1).deck.gained).toEqual(["cleave+"]);
    expect(won(relics).claim(1, 2).deck.gained).toEqual(["flex"]);
  });
});

describe("rule 28: potions", () => {
  const three = ["fire_potion", "block_potion", "blood_potion"];
  const lab: Setting = {
    map: ["event", "boss"],
    rolls: [1],
    decks: { events: ["lab"], potions: ["swift_potion"] },
  };

  it("with three of them another has to be left, or one of them discarded or drunk first", () => {
    const run = new Run({ ...lab, potions: three, hp: 5 }).move();
    expect(run.refusal({ type: "claim", part: 0, choice: 0 })).toBe("potions-full");
    expect(run.refusal({ type: "drink", potion: "fire_potion" })).toBe("cannot-drink");
    expect(run.refusal({ type: "drink", potion: "swift_potion" })).toBe("no-such-potion");
    const actions: Action[] = [
      { type: "leave" },
      { type: "drink", potion: "blood_potion" },
      ...three.map((potion): Action => ({ type: "discard-potion", potion })),
    ];
    expect(run.legal).toEqual(actions);
    run.do({ type: "drink", potion: "blood_potion" }).claim(0);
    expect(run.has).toMatchObject({
      hp: 7,
      potions: ["fire_potion", "block_potion", "swift_potion"],
    });
    expect(run.bottom("potions")).toEqual(["blood_potion"]);
  });

  it("a discarded potion goes to the bottom of its deck", () => {
    const run = new Run({ ...lab, potions: three }).move();
    run.do({ type: "discard-potion", potion: "fire_potion" }).claim(0);
    expect(run.has.potions).toEqual(["block_potion", "blood_potion", "swift_potion"]);
    expect(run.bottom("potions")).toEqual(["fire_potion"]);
  });

  it("Ascension 4 leaves room for two", () => {
    const run = new Run({ ...lab, ascension: 4, potions: three.slice(0, 2) }).move();
    expect(run.legal.some(({ type }) => type === "claim")).toBe(false);
  });

  it("only what may be drunk between fights can be", () => {
    const run = new Run({ potions: three, map: ["treasure", "boss"] });
    expect(run.legal).toEqual([
      { type: "move", node: 0 },
      { type: "drink", potion: "blood_potion" },
    ]);
    expect(spireAct1.check(run.state, { type: "drink", potion: "fire_potion" })?.code).toBe(
      "cannot-drink",
    );
  });
});
