// Rules 26, 28-34: Aces, Kings, and what each may be exchanged for.
import { unwrap } from "@games/core-rng";
import { describe, expect, it } from "vitest";
import { type AceRoles, type Pack, wretched } from "../../src/index.js";
import {
  begin,
  day,
  deal,
  eventsOf,
  faultsOf,
  gameOf,
  number,
  play,
  pull,
  turn,
  turnAndPull,
} from "../table.js";

describe("Aces", () => {
  it("rule 26: each Ace raises the bonus by one, up to four", () => {
    const state = begin();
    const bonuses = (["DA", "CA", "SA", "HA"] as const).map((ace) => {
      deal(state, 1);
      const events = turn(state, ace);
      if (state.stage === "towerPull") events.push(...play(state, { type: "pull" }, [0]));
      play(state, { type: "skip-log" });
      return eventsOf(events, "bonus-raised")[0]?.bonusCounter;
    });
    expect(bonuses).toEqual([1, 2, 3, 4]);
  });

  it("rule 28: the Ace of Hearts pulls, lights the beacon and lays out ten tokens", () => {
    const state = begin();
    deal(state, 1);
    turn(state, "HA");
    expect(state.stage).toBe("towerPull");
    expect(eventsOf(pull(state, 1), "beacon-lit")).toEqual([
      { type: "beacon-lit", card: "HA", tokens: 10 },
    ]);
  });

  it("rule 29: the Ace of Diamonds pulls; from then on a 5 is enough", () => {
    const state = begin();
    deal(state, 1);
    turn(state, "DA");
    expect(state.stage).toBe("towerPull");
    expect(eventsOf(pull(state, 1), "rescue-boosted")).toEqual([
      { type: "rescue-boosted", card: "DA", need: 5 },
    ]);
    expect(state.isBoosted).toBe(true);
  });

  it("rule 30, R15: the tool is kept until used, spares one pull, severe or not, and is gone", () => {
    const state = begin();
    deal(state, 5);
    turn(state, "CA");
    expect(state.hasTool).toBe(true);
    turn(state, "C4"); // a card that does not pull does not consume it
    turnAndPull(state, "S2", 3);
    expect(state).toMatchObject({ hasTool: true, integrity: 52 });
    turn(state, "DQ");
    expect(wretched.legalActions(state)).toEqual([{ type: "pull" }, { type: "use-tool" }]);
    const events = play(state, { type: "use-tool" });
    expect(eventsOf(events, "pull-skipped")).toEqual([{ type: "pull-skipped", card: "DQ" }]);
    expect(state).toMatchObject({ hasTool: false, integrity: 52 });
    turn(state, "S3");
    expect(wretched.check(state, { type: "use-tool" })?.code).toBe("no-tool");
  });

  it("rule 31: the Ace of Spades may shuffle the King of Spades back", () => {
    const state = begin();
    deal(state, 3);
    turn(state, "SK");
    turn(state, "HK");
    const events = turn(state, "SA");
    expect(eventsOf(events, "king-choice-offered")).toEqual([
      { type: "king-choice-offered", cards: ["SK"] },
    ]);
    expect(wretched.legalActions(state)).toEqual([
      { type: "return-king", card: "SK" },
      { type: "keep-king" },
    ]);
    play(state, { type: "return-king", card: "SK" });
    expect(wretched.view(state)).toMatchObject({ kingsRevealed: 1, visible: ["HK"], deckSize: 50 });
    expect(state.deck.rest).toContain(number("SK"));
  });

  it("rule 31: the player may leave it", () => {
    const state = begin();
    deal(state, 2);
    turn(state, "SK");
    turn(state, "SA");
    play(state, { type: "keep-king" });
    expect(state).toMatchObject({ kingsRevealed: 1, stage: "journalPhase", returnedKing: null });
  });

  it("rule 32: a pack may give any Ace any role, each role once", () => {
    const aces: AceRoles = {
      hearts: "skip",
      diamonds: "remove-king",
      clubs: "win",
      spades: "return-king",
    };
    const game = gameOf({ ...wretched.rows, id: "swapped", returnableKing: null, aces });
    const state = game.clone(game.create({ seed: 1, initialDamage: null, system: "off" }));
    play(state, { type: "skip-log" }, [], game);
    play(state, { type: "roll-tasks" }, [5], game);
    for (const card of ["HA", "CA", "CK", "HK", "SA"] as const) turn(state, card, game);
    expect(state).toMatchObject({ hasTool: true, isBeaconActive: true });
    expect(game.legalActions(state).slice(0, 2)).toEqual([
      { type: "return-king", card: "CK" },
      { type: "return-king", card: "HK" },
    ]);
    play(state, { type: "return-king", card: "HK" }, [], game);
    expect(game.view(state)).toMatchObject({ returnedKing: "HK", kingsRevealed: 1 });
    turn(state, "DA", game);
    play(state, { type: "remove-king", card: "CK" }, [], game);
    expect(game.view(state)).toMatchObject({
      removedKings: ["CK"],
      kingsRevealed: 0,
      visible: ["CA"],
    });
    expect(state.deck.rest).toContain(number("HK"));
    expect(state.deck.rest).not.toContain(number("CK"));
  });

  it("rule 32: roles on two Aces, or no win card, are refused with their place", () => {
    const { aces } = wretched.rows;
    const faults = (changed: Partial<AceRoles>) =>
      faultsOf({ ...wretched.rows, aces: { ...aces, ...changed } });
    expect(faults({ clubs: "boost" })).toContain("aces must not give the role boost");
    expect(faults({ hearts: "none" })).toContain("aces must give one Ace the role win");
  });

  it("an Ace without a role only raises the bonus", () => {
    const state = begin({ aces: { clubs: "none" } });
    deal(state, 1);
    turn(state, "CA");
    expect(state).toMatchObject({ bonusCounter: 1, hasTool: false });
  });
});

describe("Kings", () => {
  it("rule 33: they stay in sight, pull nothing, and the fourth ends the game at once", () => {
    const state = begin();
    deal(state, 6);
    for (const [i, king] of (["HK", "DK", "CK"] as const).entries()) {
      const events = turn(state, king);
      expect(eventsOf(events, "king-revealed")[0]).toMatchObject({ kings: i + 1, limit: 4 });
      expect(state.status).toBe("active");
    }
    turn(state, "SK");
    expect(state).toMatchObject({ status: "defeat", defeatReason: "four_kings", faceDownCount: 2 });
    expect(wretched.view(state).visible).toEqual(["HK", "DK", "CK", "SK"]);
  });

  it("rule 34: all eight Queens and Jacks of the ship pull, and are safe by odd ranks", () => {
    for (const suit of ["H", "D", "C", "S"] as const) {
      for (const rank of ["J", "Q"] as const) {
        const state = begin();
        deal(state, 1);
        turn(state, `${suit}${rank}`);
        expect(state.stage).toBe("towerPull");
        const odd = begin({ system: "odd" });
        deal(odd, 1);
        turn(odd, `${suit}${rank}`);
        expect(odd.stage).toBe("journalPhase");
      }
    }
  });

  it("the rank of the trackers is data", () => {
    const pack: Pack = { ...wretched.rows, id: "jacks", system: "odd", tracker: "J" };
    const game = gameOf({ ...pack, returnableKing: null, pulls: {} });
    const state = game.clone(game.create({ seed: 1 }));
    play(state, { type: "skip-log" }, [], game);
    play(state, { type: "roll-tasks" }, [4], game);
    turn(state, "HK", game);
    for (const jack of ["HJ", "DJ", "CJ", "SJ"] as const) turn(state, jack, game);
    expect(state).toMatchObject({ kingsRevealed: 4, defeatReason: "four_kings" });
  });

  it("a tracker limit of 5 never ends a game", () => {
    const state = begin({ trackerLimit: 5 });
    deal(state, 4);
    for (const king of ["HK", "DK", "CK", "SK"] as const) turn(state, king);
    expect(state).toMatchObject({ status: "active", kingsRevealed: 4 });
  });

  it("R18: a King sent back waits apart until the day's cards are used up, then joins the deck", () => {
    const state = begin();
    day(state, ["SK"]);
    deal(state, 3);
    turn(state, "SA");
    play(state, { type: "return-king", card: "SK" });
    expect(wretched.view(state)).toMatchObject({ returnedKing: "SK", faceDownCount: 2 });
    const next = unwrap(
      wretched.odds(state, { type: "turn-card" }, ({ view }) => view.discard.at(-1)),
    );
    expect(next.some(({ value }) => value === "SK")).toBe(false);
    expect(next).toHaveLength(50);
    for (const { probability } of next) expect(probability).toBeCloseTo(1 / 50, 12);
    turnAndPull(state, "C2");
    turnAndPull(state, "C3");
    expect(state.returnedKing).toBeNull();
    expect(state.deck.rest).toContain(number("SK"));
  });

  it("R18: in the calibrated rules the Ace of Spades removes one King for good", () => {
    const state = begin({ preset: "calibrated" });
    day(state, ["HK", "DK"]);
    deal(state, 1);
    turn(state, "SA");
    expect(wretched.legalActions(state)).toEqual([
      { type: "remove-king", card: "HK" },
      { type: "remove-king", card: "DK" },
      { type: "keep-king" },
    ]);
    expect(wretched.check(state, { type: "remove-king", card: "SK" })?.code).toBe("no-king");
    expect(wretched.check(state, { type: "return-king", card: "HK" })?.code).toBe("no-king");
    play(state, { type: "remove-king", card: "DK" });
    expect(state.kingsRevealed).toBe(1);
    expect(state.deck.rest).not.toContain(number("DK"));
    expect(state.discard).toContain(number("DK"));
  });
});
