// The stories: complete, playable, original in their pieces, and told apart by the engine.
import { describe, expect, it } from "vitest";
import { CARD_IDS, createWretchedGame, rankOf, salvageShipRules, wretched } from "../src/index.js";
import { checkPack } from "../src/pack-loader/index.js";
import { ENDINGS, glasshouse, loadCardPrompts, salvageShip } from "../src/packs/index.js";

const packs = [salvageShip, glasshouse];

describe.each(packs.map((pack) => [pack.id, pack] as const))("the pack %s", (_, pack) => {
  it("has no faults", () => {
    expect(checkPack(pack)).toEqual({ ok: true, value: pack });
  });

  it("has 52 different prompts, each of two sentences or more, and every ending", () => {
    const prompts = CARD_IDS.map((id) => pack.prompts[id]);
    expect(new Set(prompts).size).toBe(52);
    for (const prompt of prompts) expect(prompt.match(/[.?!]/g)?.length).toBeGreaterThanOrEqual(2);
    for (const ending of ENDINGS) expect(pack.endings[ending].text.length).toBeGreaterThan(40);
  });

  it("asks something of the player on nearly every card", () => {
    const asking = CARD_IDS.filter((id) =>
      /\?|Write|Describe|Name|Draw|Plan|Count/.test(pack.prompts[id]),
    );
    expect(asking.length).toBeGreaterThanOrEqual(50);
  });

  it("warns, advises and debriefs", () => {
    for (const list of Object.values(pack.safety)) expect(list.length).toBeGreaterThanOrEqual(3);
  });

  it("opens its day's log in the required form", () => {
    expect(pack.dayLog).toMatch(/^Day \{day\}.*\{name\}/);
    expect(pack.openingLog).toContain("{name}");
    expect(pack.openingLog).toContain("{integrity}");
  });
});

describe("packs and games", () => {
  it("the ship's prose belongs to the rules the engine carries", () => {
    expect(createWretchedGame(salvageShip).content).toBe(wretched.content);
    expect(salvageShip).toMatchObject(salvageShipRules);
  });

  it("the glasshouse is another game: other Aces, another tracker, another system", () => {
    const game = createWretchedGame(glasshouse);
    const view = game.view(game.create({ seed: 1 }));
    expect(view.config).toMatchObject({
      system: "odd",
      aces: { clubs: "win", spades: "boost", hearts: "skip", diamonds: "return-king" },
    });
    const trackers = Object.values(loadCardPrompts(glasshouse)).filter((card) => card.keepVisible);
    expect(trackers.map(({ id }) => rankOf(id))).toEqual(["Q", "Q", "Q", "Q"]);
  });

  it("refuses the saves, replays and options of another story", () => {
    const other = createWretchedGame(glasshouse);
    const state = wretched.create({ seed: 1 });
    const loaded = other.load(wretched.save(state));
    expect(loaded.ok ? "" : loaded.error.code).toBe("wrong-content");
    const replay = wretched.record({ seed: 1 }, []);
    const played = other.replay(replay.ok ? replay.value : undefined);
    expect(played.ok ? "" : played.error.code).toBe("wrong-content");
    const created = other.tryCreate({ seed: 1, pack: state.config.pack });
    expect(created.ok ? "" : created.error.message).toContain('plays "glasshouse"');
  });

  it("refuses saves after a change of rules, and keeps them after a change of prose", () => {
    const reworded = { ...salvageShip, title: "Margarete", language: "de" };
    const milder = {
      ...salvageShip,
      pulls: { ...salvageShip.pulls, H3: { danger: 2, damage: 1 } },
    };
    const save = wretched.save(wretched.create({ seed: 1 }));
    expect(createWretchedGame(reworded).load(save).ok).toBe(true);
    expect(createWretchedGame(milder).load(save).ok).toBe(false);
  });

  it("a story without pull cards refuses the systems that need them", () => {
    const created = createWretchedGame(glasshouse).tryCreate({ seed: 1, system: "hybrid" });
    expect(created.ok ? "" : created.error.message).toContain("needs no pull cards");
  });

  it("names every fault of a pack's rules", () => {
    const broken = {
      ...salvageShipRules,
      id: "Bad Id",
      tracker: "A",
      pulls: { HX: { danger: 9, damage: 1 } },
    };
    expect(() => createWretchedGame(broken as never)).toThrow(/id .*tracker .*pulls/);
    const tracker = { ...salvageShipRules, pulls: { HK: { danger: 1, damage: 1 } } };
    expect(() => createWretchedGame(tracker)).toThrow("must not let HK pull");
    expect(() => createWretchedGame({ ...salvageShipRules, returns: "SQ" })).toThrow("a tracker");
    expect(() => createWretchedGame({ ...salvageShipRules, pulls: {} })).toThrow("pull cards");
  });
});
