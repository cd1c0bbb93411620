// Rules 1-5 (setup), 16-20 (classification of the cards) and 44-46 (constants and modes).
import { scripted, unwrap } from "@games/core-rng";
import { describe, expect, it } from "vitest";
import {
  CARD_IDS,
  DIFFICULTIES,
  DIFFICULTY_RULES,
  isOddRank,
  type Options,
  PRESET_RULES,
  RANKS,
  rankOf,
  SUITS,
  suitOf,
  type WretchedEvent,
  wretched,
} from "../../src/index.js";
import { begin, deal, gameOf, number, play, turn } from "../table.js";

const pullCards = Object.keys(wretched.rows.pulls);

describe("setup", () => {
  it("rule 1: 52 cards lie face down, and none of them has an order", () => {
    const state = wretched.clone(wretched.create({ seed: 1 }));
    expect(state.deck).toEqual({
      top: [],
      rest: Array.from({ length: 52 }, (_, i) => i),
      bottom: [],
    });
    expect(wretched.view(state).unseen).toEqual(CARD_IDS);
  });

  it("rule 2: an early beacon lies on top and is turned first", () => {
    const state = begin({ hasEarlyBeacon: true });
    expect(wretched.view(state).knownNext).toBe("HA");
    deal(state, 2);
    turn(state, "HA");
    expect(wretched.view(state).knownNext).toBeNull();
  });

  it.each([1, 2, 3, 4, 5, 6])("rule 3: 54, less the %i of the initial roll", (face) => {
    const config = unwrap(wretched.configure({}));
    const dice = scripted([face - 1]);
    const events: WretchedEvent[] = [];
    const { rng } = wretched.create({ seed: 1 });
    const luck = { deck: scripted([]), dice };
    const state = wretched.setup(config, rng, (event) => events.push(event), luck);
    dice.done();
    expect(state.integrity).toBe(54 - face);
    const told = { faces: [face], damage: face, integrity: 54 - face, reveals: true };
    expect(events).toEqual([{ type: "initial-damage-taken", ...told }]);
  });

  it("rule 3: the initial damage can be switched off", () => {
    const { state, events } = unwrap(wretched.tryCreate({ seed: 1, initialDamage: null }));
    expect(state.integrity).toBe(54);
    expect(events).toEqual([]);
  });

  it("rule 4: ten tokens, day 1, nothing drawn, nothing counted", () => {
    expect(wretched.view(wretched.create({ seed: 1, initialDamage: null }))).toMatchObject({
      day: 1,
      tokens: 10,
      faceDownCount: 0,
      discard: [],
      kingsRevealed: 0,
      bonusCounter: 0,
      isBeaconActive: false,
      status: "active",
      logsWritten: 0,
    });
  });

  it("rule 5: the opening log comes before the first day's cards and may be skipped", () => {
    for (const [type, written] of [
      ["write-log", 1],
      ["skip-log", 0],
    ] as const) {
      const state = wretched.clone(wretched.create({ seed: 1 }));
      expect(state.stage).toBe("firstLog");
      expect(play(state, { type })[0]).toMatchObject({ kind: "opening", day: 1 });
      expect(state).toMatchObject({ stage: "rollForTasks", day: 1, logsWritten: written });
    }
  });
});

describe("cards", () => {
  it("rule 16: four suits of thirteen ranks", () => {
    expect(CARD_IDS).toHaveLength(52);
    for (const suit of SUITS) expect(CARD_IDS.filter((id) => suitOf(id) === suit)).toHaveLength(13);
    for (const rank of RANKS) expect(CARD_IDS.filter((id) => rankOf(id) === rank)).toHaveLength(4);
  });

  it("rule 17: 32 cards of the ship pull", () => {
    const expected = [
      ..."HA H3 H5 H7 H9 HJ HQ".split(" "),
      ..."DA D2 D3 D4 D5 D6 D7 D8 D9 D10 DJ DQ".split(" "),
      ..."CJ CQ".split(" "),
      ..."S2 S3 S4 S5 S6 S7 S8 S9 S10 SJ SQ".split(" "),
    ];
    expect([...pullCards].sort()).toEqual(expected.sort());
    expect(pullCards).toHaveLength(32);
  });

  it("rule 18: A 3 5 7 9 are odd, all others even by decree", () => {
    expect(RANKS.filter(isOddRank)).toEqual(["A", "3", "5", "7", "9"]);
  });

  it("rule 19: by odd ranks, 3 5 7 9 call for a check, Aces and Kings never do", () => {
    const calls = CARD_IDS.filter((id) => {
      const state = begin({ system: "odd", trackerLimit: 5 });
      deal(state, 1);
      turn(state, id);
      return state.stage === "towerPull";
    });
    expect(calls).toHaveLength(16);
    expect(new Set(calls.map(rankOf))).toEqual(new Set(["3", "5", "7", "9"]));
  });

  it("rule 50: a card's id is the letter of its suit and its rank", () => {
    expect(CARD_IDS.every((id) => /^[HDCS](A|[2-9]|10|[JQK])$/.test(id))).toBe(true);
    expect(new Set(CARD_IDS).size).toBe(52);
  });
});

describe("constants and modes", () => {
  const config = (options: Options) => unwrap(wretched.configure(options));

  it("rule 44: the documented constants are the defaults, and each is an option", () => {
    expect(config({})).toMatchObject({
      integrity: 54,
      initialDamage: { dice: 1, sides: 6, plus: 0 },
      bonusPerAce: 1,
      severeBonus: 1,
      tokens: 10,
      rescueBase: 6,
      rescueBoosted: 5,
      trackerLimit: 4,
    });
    const own = {
      integrity: 77,
      initialDamage: { dice: 2, sides: 4, plus: 1 },
      bonusPerAce: 2,
      severeBonus: 3,
      tokens: 4,
      rescueBase: 5,
      rescueBoosted: 3,
      trackerLimit: 3,
    };
    expect(config(own)).toMatchObject(own);
  });

  it("rule 45: the rows of the difficulty modes, as written", () => {
    const rows = DIFFICULTIES.map((difficulty) => {
      const { integrity, initialDamage, bonusPerAce } = config({ difficulty });
      const { dice, sides, plus } = initialDamage ?? { dice: 0, sides: 0, plus: 0 };
      return [integrity, dice, sides, plus, bonusPerAce];
    });
    expect(rows).toEqual([
      [60, 0, 0, 0, 2],
      [54, 1, 6, 0, 1],
      [48, 1, 6, 2, 1],
      [40, 2, 6, 0, 0],
    ]);
  });

  it("rule 45: the tuned rows of the calibrated modes", () => {
    const rows = DIFFICULTIES.map((difficulty) => config({ preset: "calibrated", difficulty }));
    expect(rows.map(({ integrity }) => integrity)).toEqual([70, 54, 44, 34]);
    expect(rows.map(({ bonusPerAce }) => bonusPerAce)).toEqual([1, 1, 1, 1]);
    expect(rows.map(({ initialDamage }) => initialDamage)).toEqual([
      null,
      DIFFICULTY_RULES["as-written"].normal.initialDamage,
      DIFFICULTY_RULES["as-written"].hard.initialDamage,
      DIFFICULTY_RULES["as-written"].nightmare.initialDamage,
    ]);
  });

  it("the calibrated preset changes the day's die, the rescue dice, the final pull and the King's Ace", () => {
    const changed = (
      Object.keys(PRESET_RULES.calibrated) as (keyof typeof PRESET_RULES.calibrated)[]
    )
      .filter((key) => PRESET_RULES.calibrated[key] !== PRESET_RULES["as-written"][key])
      .toSorted();
    expect(changed).toEqual(
      ["dayDie", "exhaustionWithBeacon", "finalDice", "canSkipFinalPull", "rescueDice"].toSorted(),
    );
    expect(config({ preset: "calibrated" }).aces.spades).toBe("remove-king");
    expect(config({}).aces.spades).toBe("return-king");
  });

  it("R40: easy starts from the integrity of the pack", () => {
    const generic = gameOf({ ...wretched.rows, id: "generic", easyIntegrity: 65 });
    expect(generic.create({ seed: 1, difficulty: "easy" }).integrity).toBe(65);
    expect(wretched.create({ seed: 1, difficulty: "easy" }).integrity).toBe(60);
  });

  it.each([
    [{ integrity: 6 }, "", "an integrity above the worst initial damage"],
    [{ rescueBase: 3 }, "", "a rescueBoosted of at most its rescueBase"],
    [{ aces: { clubs: "boost" } }, "aces", "boost to two Aces"],
    [{ aces: { hearts: "none" } }, "aces", "one Ace the role win"],
    [{ aces: { clubs: "magic" } }, "aces.clubs", "must be one of"],
    [{ pack: "other" }, "pack", 'must be one of "salvage-ship"'],
    [{ trackerLimit: 6 }, "trackerLimit", "from 1 to 5"],
    [{ preset: "kind" }, "preset", "as-written"],
    [{ tempo: 3 }, "tempo", "not a known field"],
  ])("refuses the options %j, naming the field", (options, path, message) => {
    const result = wretched.configure(options);
    expect(result.ok).toBe(false);
    if (result.ok) return;
    expect(result.error.faults).toContainEqual(expect.objectContaining({ path }));
    expect(result.error.message).toContain(message);
  });

  it("names several faults at once", () => {
    const result = wretched.configure({ integrity: 0, tokens: 0, system: "dice" });
    expect(result.ok ? [] : result.error.faults.map(({ path }) => path)).toEqual([
      "system",
      "integrity",
      "tokens",
    ]);
  });

  it("every config has its fields in the same order", () => {
    const keys = (options: Options) => Object.keys(config(options));
    const full = config({ preset: "calibrated", hasEarlyBeacon: true });
    expect(keys({ tokens: 3, system: "off" })).toEqual(keys({}));
    expect(keys(full)).toEqual(keys({}));
    expect(config(full)).toEqual(full);
  });

  it("turns no card before the day's die is rolled", () => {
    const state = begin();
    expect(wretched.check(state, { type: "turn-card" })?.code).toBe("wrong-stage");
    expect(number("SK")).toBe(51);
  });
});
