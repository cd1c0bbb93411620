// The stories: complete, playable, original in their pieces, and told apart by the engine.
import { describe, expect, it } from "vitest";
import { CARD_IDS, ENDINGS, rankOf, wretched } from "../src/index.js";
import { checkPack } from "../src/pack-loader/index.js";
import {
  glasshouse,
  loadCardPrompts,
  nightExchange,
  salvageShip,
  whiteMeridian,
} from "../src/packs/index.js";
import { describeEvent } from "../src/text.js";
import { faultsOf, gameOf } from "./table.js";

const packs = [salvageShip, glasshouse, nightExchange, whiteMeridian];

describe.each(packs.map((pack) => [pack.id, pack] as const))("the pack %s", (_, pack) => {
  it("has no faults", () => {
    expect(checkPack(pack)).toEqual({ ok: true, value: pack });
  });

  it("has 52 different prompts, each of two sentences or more, and every ending", () => {
    const prompts = CARD_IDS.map((id) => pack.prose.prompts[id]);
    expect(new Set(prompts).size).toBe(52);
    for (const prompt of prompts) expect(prompt.match(/[.?!]/g)?.length).toBeGreaterThanOrEqual(2);
    for (const ending of ENDINGS)
      expect(pack.prose.endings[ending].text.length).toBeGreaterThan(40);
  });

  it("asks something of the player on nearly every card", () => {
    const asking = CARD_IDS.filter((id) =>
      /\?|Write|Describe|Name|Draw|Plan|Count/.test(pack.prose.prompts[id]),
    );
    expect(asking.length).toBeGreaterThanOrEqual(50);
  });

  it("warns, advises and debriefs", () => {
    for (const list of Object.values(pack.prose.safety))
      expect(list.length).toBeGreaterThanOrEqual(3);
  });

  it("opens its day's log in the required form", () => {
    expect(pack.prose.dayLog).toMatch(/^\w+ \{day\}.*\{name\}/);
    expect(pack.prose.openingLog).toContain("{name}");
    expect(pack.prose.openingLog).toContain("{integrity}");
  });
});

describe("packs and games", () => {
  it("the ship's prose belongs to the rules the engine carries", () => {
    const { prose, ...rules } = salvageShip;
    expect(wretched.rows).toEqual(rules);
    expect(gameOf(salvageShip).contentHash).toBe(wretched.contentHash);
  });

  it("a game carries the prose of its pack, and its names are in every sentence", () => {
    const game = gameOf(glasshouse);
    expect(game.rows.prose?.title).toBe(glasshouse.prose.title);
    const event = { type: "beacon-lit", card: "CA", tokens: 10 } as const;
    expect(describeEvent(event, game)).toContain("the plough");
    expect(describeEvent(event, wretched)).toContain("the beacon");
    const names = { ...glasshouse.prose.names, beacon: "the mule train" };
    const own = gameOf({ ...game.rows, prose: { ...glasshouse.prose, names } });
    expect(describeEvent(event, own)).toContain("the mule train");
  });

  it("the glasshouse is another game: other Aces, another tracker, another system", () => {
    const game = gameOf(glasshouse);
    const view = game.view(game.create({ seed: 1 }));
    expect(view.config).toMatchObject({
      pack: "glasshouse",
      system: "odd",
      aces: { clubs: "win", spades: "boost", hearts: "skip", diamonds: "return-king" },
    });
    const trackers = Object.values(loadCardPrompts(glasshouse)).filter((card) => card.keepVisible);
    expect(trackers.map(({ id }) => rankOf(id))).toEqual(["Q", "Q", "Q", "Q"]);
  });

  it("refuses the saves, replays and options of another story", () => {
    const other = gameOf(glasshouse);
    const loaded = other.load(wretched.save(wretched.create({ seed: 1 })));
    expect(loaded.ok ? "" : loaded.error.code).toBe("wrong-content");
    const replay = wretched.record({ seed: 1 }, []);
    const played = other.replay(replay.ok ? replay.value : undefined);
    expect(played.ok ? "" : played.error.code).toBe("wrong-content");
    const created = other.tryCreate({ seed: 1, pack: "salvage-ship" });
    expect(created.ok ? "" : created.error.message).toContain('pack must be one of "glasshouse"');
  });

  it("E2: refuses saves after a change of rules, and keeps them after a change of prose", () => {
    const prose = { ...salvageShip.prose, title: "Margarete", language: "de" };
    const pulls = { ...salvageShip.pulls, H3: { danger: 2, damage: 1 } };
    const save = wretched.save(wretched.create({ seed: 1 }));
    expect(gameOf({ ...salvageShip, prose }).load(save).ok).toBe(true);
    expect(gameOf({ ...salvageShip, pulls }).load(save).ok).toBe(false);
    expect(gameOf({ ...salvageShip, id: "margarete" }).load(save).ok).toBe(false);
  });

  it("a story without pull cards refuses the systems that need them", () => {
    const created = gameOf(glasshouse).tryCreate({ seed: 1, system: "hybrid" });
    expect(created.ok ? "" : created.error.message).toBe(
      'system must be one of "odd", "odd-and-aces", "off".',
    );
  });

  it("names every fault of a pack's rules and of its prose", () => {
    const { rows } = wretched;
    const pulls = { HX: { danger: 1, damage: 1 }, H2: { danger: 9, damage: 1 } };
    const prose = { ...salvageShip.prose, title: "" };
    const made = wretched.withContent({ ...rows, id: "Bad Id", tracker: "A", pulls, prose });
    expect(made.ok ? [] : made.error.faults.map(({ path }) => path)).toEqual([
      "id",
      "tracker",
      "pulls.H2.danger",
      "pulls.HX",
      "prose.title",
    ]);
    expect(faultsOf({ ...rows, pulls: { HK: { danger: 1, damage: 1 } } })).toContain(
      "must not let HK pull",
    );
    expect(faultsOf({ ...rows, returnableKing: "SQ" })).toContain("a tracker, not SQ");
    expect(faultsOf({ ...rows, pulls: {} })).toContain("pull cards for the system hybrid");
    expect(faultsOf({ ...rows, returns: "SK" })).toContain("returns is not a known field");
  });

  it("shares nothing with the caller: rows are copied and frozen", () => {
    const mine = structuredClone(glasshouse) as { prose: { names: { tool: string } } };
    const game = gameOf(mine);
    mine.prose.names.tool = "a spoon";
    expect(game.rows.prose?.names.tool).toBe("the dry oak");
    expect(Object.isFrozen(game.rows.prose?.names)).toBe(true);
    expect(Object.isFrozen(salvageShip.prose.names)).toBe(true);
  });
});
