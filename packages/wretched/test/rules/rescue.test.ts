// Rules 14, 35-39: the rescue roll, the final pull, and every ending.
import { describe, expect, it } from "vitest";
import { checkWinCondition, type Options, type State, wretched } from "../../src/index.js";
import { rescueChance } from "../../src/screen.js";
import { begin, deal, eventsOf, number, play, pull, roll, turn, turnAndPull } from "../table.js";

/** A game with the beacon lit that waits for the rescue roll. */
function calling(options: Options = {}): State {
  const state = begin(options);
  deal(state, 1);
  turnAndPull(state, "HA");
  play(state, { type: "skip-log" });
  return state;
}

/** A game that waits for its final pull. */
function atFinalPull(options: Options = {}): State {
  const state = calling({ tokens: 1, ...options });
  roll(state, 6);
  return state;
}

describe("the rescue roll", () => {
  it("rule 35: only a 6 removes a token, with the boost a 5 too", () => {
    const left = (isBoosted: boolean) =>
      [1, 2, 3, 4, 5, 6].map((face) => {
        const state = calling();
        state.isBoosted = isBoosted;
        roll(state, face);
        return state.tokens;
      });
    expect(left(false)).toEqual([10, 10, 10, 10, 10, 9]);
    expect(left(true)).toEqual([10, 10, 10, 10, 9, 9]);
  });

  it("rule 35: the chance of a token is 1/6, boosted 1/3, and 0 while the beacon is dark", () => {
    const state = calling();
    expect(rescueChance(wretched.view(state))).toBeCloseTo(1 / 6, 12);
    state.isBoosted = true;
    expect(rescueChance(wretched.view(state))).toBeCloseTo(1 / 3, 12);
    expect(rescueChance(wretched.view(begin()))).toBe(0);
  });

  it("calibrated: as many dice as Aces were seen, until the tokens are gone", () => {
    const state = calling({ preset: "calibrated" });
    state.bonusCounter = 3;
    expect(rescueChance(wretched.view(state))).toBeCloseTo(1 - (5 / 6) ** 3, 12);
    expect(eventsOf(roll(state, 6, 2, 6), "rescue-rolled")).toEqual([
      {
        type: "rescue-rolled",
        faces: [6, 2, 6],
        need: 6,
        removed: 2,
        tokens: 8,
        reveals: true,
      },
    ]);
    const last = calling({ preset: "calibrated", tokens: 1 });
    last.bonusCounter = 4;
    roll(last, 3, 6); // the other two dice are not rolled
    expect(last).toMatchObject({ tokens: 0, stage: "finalPull" });
  });
});

describe("the final pull", () => {
  it("rule 36: at no tokens it is required, the same day", () => {
    const state = atFinalPull();
    expect(state).toMatchObject({ status: "final_pull_required", stage: "finalPull", day: 1 });
    expect(wretched.view(state).check).toMatchObject({ card: null, reason: "final-pull", dice: 1 });
  });

  it("rule 36: if the ship stands, the game is won", () => {
    const state = atFinalPull();
    const events = pull(state, 6);
    expect(eventsOf(events, "ending-reached")).toEqual([
      { type: "ending-reached", ending: "victory" },
    ]);
    expect(state.integrity).toBe(53 - 5); // bonus 1
    expect(state).toMatchObject({ status: "victory", stage: "finalLog" });
  });

  it("rule 36: if it falls, rescue came too late", () => {
    const state = atFinalPull({ integrity: 4 });
    pull(state, 6);
    expect(state).toMatchObject({ status: "defeat", defeatReason: "final_pull_failed" });
  });

  it("E1: by danger levels and by fixed damage it is of level 2 for each die", () => {
    const danger = atFinalPull({ system: "danger", finalDice: 3 });
    expect(wretched.view(danger).check).toMatchObject({ level: 2, dice: 3 });
    pull(danger, 3, 4, 1); // a 4 is enough
    expect(danger.integrity).toBe(53 - 4);
    const fixed = begin({ system: "fixed", finalDice: 3, tokens: 1 });
    deal(fixed, 1);
    turn(fixed, "HA");
    pull(fixed); // costs 1, without a die
    play(fixed, { type: "skip-log" });
    roll(fixed, 6);
    pull(fixed);
    expect(fixed.integrity).toBe(53 - 6);
  });

  it("R15: as written the tool may spare it, calibrated it may not", () => {
    const state = atFinalPull();
    state.hasTool = true;
    const config = { ...state.config, canSkipFinalPull: false };
    const calibrated = { ...wretched.clone(state), config };
    play(state, { type: "use-tool" });
    expect(state.status).toBe("victory");
    expect(wretched.check(calibrated, { type: "use-tool" })?.code).toBe("no-tool");
  });
});

describe("endings", () => {
  it("rule 37, R26: the win condition is a predicate and ends nothing", () => {
    const base = { isBeaconActive: true, tokens: 0, integrity: 1 };
    expect(checkWinCondition(base)).toBe(true);
    expect(checkWinCondition({ ...base, isBeaconActive: false })).toBe(false);
    expect(checkWinCondition({ ...base, tokens: 1 })).toBe(false);
    expect(checkWinCondition({ ...base, integrity: 0 })).toBe(false);
    const state = atFinalPull();
    expect(checkWinCondition(state)).toBe(true);
    expect(wretched.outcome(state)).toBeUndefined();
  });

  it("rule 38: running out of cards without a beacon is a defeat", () => {
    const state = begin({ trackerLimit: 5 });
    state.deck.rest = [number("C2")];
    deal(state, 1);
    turn(state, "C2");
    play(state, { type: "skip-log" });
    expect(state).toMatchObject({ status: "defeat", defeatReason: "deck_exhausted", day: 1 });
  });

  it("R27: with a beacon, as written the days continue without cards; calibrated it is a defeat", () => {
    for (const preset of ["as-written", "calibrated"] as const) {
      const state = calling({ preset, trackerLimit: 5 });
      state.deck.rest = [];
      roll(state, 1);
      if (preset === "calibrated") expect(state.defeatReason).toBe("deck_exhausted");
      else {
        expect(state).toMatchObject({ status: "active", stage: "journalPhase", day: 2 });
        play(state, { type: "skip-log" });
        expect(state.stage).toBe("beaconRoll");
      }
    }
  });

  it("E4: the game is over after the closing log, written or not", () => {
    for (const type of ["write-log", "skip-log"] as const) {
      const state = atFinalPull();
      pull(state, 1);
      expect(wretched.outcome(state)).toBeUndefined();
      const [closed, ended, ...more] = play(state, { type });
      expect(closed).toMatchObject({ kind: "closing", day: 1 });
      const outcome = {
        result: "victory",
        reason: null,
        days: 1,
        integrity: 53,
        tokens: 0,
        kings: 0,
        cardsTurned: 1,
      };
      expect(wretched.outcome(state)).toEqual(outcome);
      expect(ended).toEqual({ type: "game-ended", outcome });
      expect(more).toEqual([]);
      expect(wretched.check(state, { type: "pull" })?.code).toBe("game-over");
    }
  });

  it("rule 39, R51: there is no engine to repair: no other way to win is offered", () => {
    const state = begin();
    const refused = wretched.parseAction({ type: "repair-engine" });
    expect(refused.ok ? "" : refused.error.code).toBe("unknown-action");
    expect(wretched.legalActions(state)).toEqual([{ type: "roll-tasks" }]);
  });
});

describe("accessibility", () => {
  it("rule 46, R53: without damage the final pull passes by itself, and Kings still end the game", () => {
    expect(atFinalPull({ system: "off" })).toMatchObject({ status: "victory", integrity: 54 });
    const state = begin({ system: "off" });
    deal(state, 4);
    for (const king of ["HK", "DK", "CK", "SK"] as const) turn(state, king);
    expect(state.defeatReason).toBe("four_kings");
  });

  it("rule 46, R53: in a narrative-only game nothing ends the story but the deck or the player", () => {
    const state = begin({ isNarrativeOnly: true });
    deal(state, 5);
    for (const card of ["HK", "DK", "CK", "SK", "DQ"] as const) turn(state, card);
    expect(state).toMatchObject({ status: "active", integrity: 54, kingsRevealed: 4 });
    play(state, { type: "skip-log" });
    expect(wretched.legalActions(state)).toEqual([{ type: "roll-tasks" }, { type: "end-story" }]);
    play(state, { type: "end-story" });
    expect(state).toMatchObject({ status: "ended", defeatReason: null });
    play(state, { type: "skip-log" });
    expect(wretched.outcome(state)).toMatchObject({ result: "ended", reason: null });
  });

  it("R53: a narrative-only story continues after rescue is certain, and then ends as a victory", () => {
    const state = atFinalPull({ isNarrativeOnly: true });
    expect(state).toMatchObject({ status: "active", stage: "rollForTasks", day: 2, tokens: 0 });
    state.deck.rest = [number("C2")];
    deal(state, 1);
    turn(state, "C2");
    play(state, { type: "skip-log" }); // no more rescue rolls (R54)
    expect(state.status).toBe("victory");
  });

  it("R53: only a narrative-only story can be ended by its player", () => {
    expect(wretched.check(begin(), { type: "end-story" })?.code).toBe("not-narrative");
  });
});
