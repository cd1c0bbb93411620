// What a story may say, at the very limits; and what the readers of screens tell of odd moments.
import { describe, expect, it } from "vitest";
import { wretched } from "../src/index.js";
import { salvageShip } from "../src/packs/index.js";
import { damageBands, damageChances, nextCardOdds } from "../src/readers.js";
import { begin, deal, gameOf, play, turn } from "./table.js";

/** The codes of the faults of the ship with other rows or other words. */
function codes(rows: object, prose: object = {}): string[] {
  const made = wretched.withContent({
    ...salvageShip,
    ...rows,
    prose: { ...salvageShip.prose, ...prose },
  });
  return made.ok ? [] : made.error.faults.map(({ path, code }) => `${path} ${code}`);
}

describe("a story", () => {
  it.each(["a", "ship", "ship-2", "a-b-c"])("may have the id %j", (id) => {
    expect(codes({ id })).toEqual([]);
  });

  it.each(["Ship", "-ship", "ship-", "a--b", "ship story", "ship!"])("has no id %j", (id) => {
    expect(codes({ id })).toEqual(["id not-kebab-case"]);
  });

  it.each(["de", "en-GB", "zh-Hant-TW", "de-1996"])("may be in the language %j", (language) => {
    expect(codes({}, { language })).toEqual([]);
  });

  it.each(["1de", "de-", "de-123456789", "d-", "de_AT", "longlanguage", "de-AT!", "-de"])(
    "is in no language %j",
    (language) => {
      expect(codes({}, { language })).toEqual(["prose.language not-a-language"]);
    },
  );

  it.each(["https://example.org/x", "http://e"])("may link to %j", (link) => {
    expect(codes({}, { link })).toEqual([]);
  });

  it.each(["example.org", "https://", "see https://e.org", "https://e.org/a b", "ftp://e"])(
    "links nowhere as %j",
    (link) => {
      expect(codes({}, { link })).toEqual(["prose.link not-a-link"]);
    },
  );

  it("may have two Aces that do nothing, but no role twice", () => {
    const { aces } = salvageShip;
    expect(codes({ aces: { ...aces, clubs: "none", diamonds: "none" } })).toEqual([]);
    expect(codes({ aces: { ...aces, clubs: "boost", diamonds: "boost" } })).toEqual([
      "aces role-twice",
    ]);
  });

  it("has its trackers by their rank", () => {
    expect(wretched.content.trackers).toEqual(["HK", "DK", "CK", "SK"]);
    expect(
      gameOf({ ...salvageShip, system: "odd", pulls: {}, tracker: "Q", returnableKing: null })
        .content.trackers,
    ).toEqual(["HQ", "DQ", "CQ", "SQ"]);
  });

  it("with no damage has no card that calls for a check", () => {
    expect(wretched.content.levels.off).toEqual(Array(52).fill(0));
  });
});

describe("readers", () => {
  it("a real tower has no chances", () => {
    const state = begin({ tower: "real" });
    deal(state, 2);
    turn(state, "S3");
    const { check, config } = wretched.view(state);
    if (check === null) throw new Error("a check waits");
    expect(damageChances(config, check)).toEqual([]);
    expect(damageBands(wretched.view(state))).toEqual([]);
  });

  it("the chances of a dice tower that is rolled twice add up to one, the empty tower among them", () => {
    const { config } = wretched.create({ seed: 1, tower: "dice" });
    const check = {
      card: null,
      reason: "final-pull",
      level: 1,
      dice: 2,
      reduction: 0,
      plus: 0,
    } as const;
    const [none = 0, one = 0] = damageChances(config, check, 1);
    expect(none).toBeCloseTo(25 / 36, 6); // both rolls spare the one die
    expect(one).toBeCloseTo(11 / 36, 6);
    const two = damageChances(config, check, 2);
    expect(two).toHaveLength(3);
    expect(two.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
    expect(two[2]).toBeCloseTo((11 / 36) ** 2, 6);
  });

  it("a tracker that went back into the deck cannot be the next card, and a known card is certain", () => {
    const odds = (view: Partial<Parameters<typeof nextCardOdds>[0]>) => {
      const { unseen, config } = wretched.view(begin());
      const all = { unseen, config, knownNext: null, returnedKing: null, ...view };
      return nextCardOdds(all, wretched.content);
    };
    expect(odds({ unseen: ["SK", "H2"] }).tracker).toBe(1 / 2);
    expect(odds({ unseen: ["SK", "H2"], returnedKing: "SK" }).tracker).toBe(0);
    expect(odds({ knownNext: "SK" })).toMatchObject({ tracker: 1, ace: 0 });
    expect(odds({ unseen: [] })).toEqual({ check: 0, tracker: 0, ace: 0 });
  });
});

describe("refusals", () => {
  it("name the tower and the stage", () => {
    const state = begin({ tower: "real" });
    deal(state, 1);
    turn(state, "S3");
    expect(wretched.check(state, { type: "pull" })).toMatchObject({
      code: "other-tower",
      params: { tower: "real" },
    });
    expect(wretched.check(state, { type: "turn-card" })).toMatchObject({
      code: "wrong-stage",
      params: { stage: "towerPull" },
    });
    expect(wretched.check(state, { type: "keep-king" })?.code).toBe("wrong-stage");
    const pulled = begin();
    expect(wretched.check(pulled, { type: "pull" })?.code).toBe("wrong-stage");
    play(pulled, { type: "roll-tasks" }, [0]);
    expect(wretched.check(pulled, { type: "tower-fell" })?.code).toBe("wrong-stage");
  });
});
