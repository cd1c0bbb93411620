// Rules 10-15: the day, its cards and its log. Rules 40-43: the state machine.
import { enumerate } from "@games/core-rng";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Options, STAGES, type Stage, type State, wretched } from "../../src/index.js";
import {
  DOCUMENTED_SIGNALS,
  FRAMEWORK_STAGES,
  nextStages,
  TRANSITIONS,
} from "../documents/machine.js";
import { begin, day, deal, eventsOf, number, play, pull, turn, turnAndPull } from "../table.js";

describe("phase one", () => {
  it("rule 10: the die tells how many cards lie face down, all at once", () => {
    for (const face of [1, 2, 3, 4, 5, 6]) {
      const state = begin();
      const [rolled] = eventsOf(deal(state, face), "tasks-rolled");
      expect(rolled).toMatchObject({ face, cards: face, reveals: true });
      expect(wretched.view(state)).toMatchObject({ faceDownCount: face, deckSize: 52 - face });
    }
  });

  it("rule 10: if fewer cards remain, those are drawn", () => {
    const state = begin({ trackerLimit: 5, system: "off" });
    state.deck.rest = [number("C2"), number("C3")];
    const [rolled] = eventsOf(deal(state, 5), "tasks-rolled");
    expect(rolled).toMatchObject({ face: 5, cards: 2 });
    expect(state).toMatchObject({ faceDownCount: 2, cardsThisTurn: 5 });
  });

  it("rule 10: turning cards one by one is drawing them all at once: every ordered pair is as likely", () => {
    const state = begin({ system: "off" });
    deal(state, 2);
    const pairs = enumerate((luck) => {
      const next = wretched.clone(state);
      const context = wretched.openWith(next, luck);
      for (let i = 0; i < 2; i++) wretched.step(context, { type: "turn-card" });
      return next.discard.join(" ");
    });
    expect(pairs).toHaveLength(52 * 51);
    for (const { probability } of pairs) expect(probability).toBeCloseTo(1 / (52 * 51), 12);
  });

  it("rule 11: one card at a time: the prompt, then the pull, then the special effect", () => {
    const state = begin();
    deal(state, 1);
    const turned = turn(state, "HA").map((event) => event.type);
    expect(turned.indexOf("card-turned")).toBeLessThan(turned.indexOf("check-called"));
    expect(state).toMatchObject({ stage: "towerPull", isBeaconActive: false });
    const pulled = pull(state, 2).map((event) => event.type);
    expect(pulled.indexOf("damage-taken")).toBeLessThan(pulled.indexOf("beacon-lit"));
    expect(state.isBeaconActive).toBe(true);
  });

  it("rule 11: a defeat stops at once; unturned cards stay unknown", () => {
    const state = begin({ integrity: 3 });
    deal(state, 4);
    turn(state, "D2");
    pull(state, 3);
    expect(state).toMatchObject({ status: "defeat", faceDownCount: 3, stage: "finalLog" });
    expect(wretched.view(state).unseen).toHaveLength(51);
  });

  it("rule 12: every turned card is in the discard; Kings, the win card and the boost stay in sight", () => {
    const state = begin();
    deal(state, 5);
    for (const card of ["HK", "C4", "DA", "HA", "S2"] as const) turnAndPull(state, card);
    const { discard, visible } = wretched.view(state);
    expect(discard).toEqual(["HK", "C4", "DA", "HA", "S2"]);
    expect(visible).toEqual(["HK", "DA", "HA"]);
  });
});

describe("phase two", () => {
  it("rule 13: after the last card comes the log, and it may be skipped", () => {
    const state = begin();
    deal(state, 1);
    expect(eventsOf(turn(state, "C4"), "cards-discarded")).toEqual([
      { type: "cards-discarded", count: 1 },
    ]);
    expect(wretched.legalActions(state)).toEqual([{ type: "write-log" }, { type: "skip-log" }]);
    expect(eventsOf(play(state, { type: "write-log" }), "log-written")).toEqual([
      { type: "log-written", kind: "day", day: 1 },
    ]);
    expect(state.logsWritten).toBe(1);
  });

  it("rule 14: with the beacon lit, also on the very day, rescue is rolled for after the log", () => {
    const state = begin();
    deal(state, 1);
    turnAndPull(state, "HA");
    expect(state.stage).toBe("journalPhase");
    play(state, { type: "write-log" });
    expect(state.stage).toBe("beaconRoll");
  });

  it("rule 15: otherwise the next day begins", () => {
    const state = begin();
    const events = day(state, ["C4"]);
    expect(eventsOf(events, "day-began")).toEqual([{ type: "day-began", day: 2 }]);
    expect(state).toMatchObject({ day: 2, stage: "rollForTasks", faceDownCount: 0 });
  });
});

describe("the state machine", () => {
  /** Where a game waits, one stage after the other, through a whole game of random choices. */
  function path(seed: number, options: Options): Stage[] {
    const state: State = wretched.clone(wretched.create({ seed, ...options }));
    const context = wretched.open(state);
    const stages: Stage[] = [state.stage];
    for (let i = seed; ; i = Math.imul(i, 1103515245) + 12345) {
      const legal = wretched.legalActions(state);
      const action = legal[(i >>> 16) % Math.max(legal.length, 1)];
      if (action === undefined) return stages;
      wretched.step(context, action);
      stages.push(state.stage);
    }
  }

  it("rules 40, 43, E3: every transition leads to a stage of the table, and the game waits in ten of them", () => {
    for (const ways of Object.values(TRANSITIONS))
      for (const to of Object.values(ways)) expect(Object.keys(TRANSITIONS)).toContain(to);
    for (const stage of STAGES) expect(Object.keys(TRANSITIONS)).toContain(stage);
    expect(nextStages("setup")).toEqual(["firstLog"]);
    expect(nextStages("exit")).toEqual([]);
  });

  it("rule 43: no game leaves the table, and together they walk all of it", () => {
    const walked = new Set<string>();
    const variants: Options[] = [
      {},
      { preset: "calibrated", hasEarlyBeacon: true },
      { system: "off", trackerLimit: 5, rescueBase: 2, rescueBoosted: 2, hasEarlyBeacon: true },
      { system: "off", trackerLimit: 5 },
      { trackerLimit: 5, difficulty: "easy", integrity: 300, rescueBase: 5 },
      { rescueBase: 1, rescueBoosted: 1, tokens: 2, hasEarlyBeacon: true, dayDie: 1 },
      { rescueBase: 1, rescueBoosted: 1, tokens: 2, hasEarlyBeacon: true, integrity: 8, dayDie: 1 },
      { isNarrativeOnly: true },
      { isNarrativeOnly: true, rescueBase: 1, rescueBoosted: 1, tokens: 1, hasEarlyBeacon: true },
      { isNarrativeOnly: true, rescueBase: 1, rescueBoosted: 1, tokens: 1, dayDie: 20 },
      { preset: "calibrated", system: "odd-and-aces" },
    ];
    for (const options of variants) {
      for (let seed = 0; seed < 60; seed++) {
        const stages = path(seed, options);
        for (let i = 1; i < stages.length; i++) walked.add(`${stages[i - 1]} > ${stages[i]}`);
      }
    }
    const edges = STAGES.flatMap((from) => nextStages(from).map((to) => `${from} > ${to}`));
    expect([...walked].sort()).toEqual(edges.sort());
  });

  it("rule 42: every stage of the framework document has its counterpart", () => {
    const covered = new Set<string>(Object.values(FRAMEWORK_STAGES));
    const uncovered = Object.keys(TRANSITIONS).filter((stage) => !covered.has(stage));
    expect(uncovered).toEqual(["deckCheck"]); // a node of its diagram
  });

  it("rule 41: the signals are the documents'", () => {
    const signals = new Set(Object.values(TRANSITIONS).flatMap((ways) => Object.keys(ways)));
    for (const signal of DOCUMENTED_SIGNALS) expect(signals).toContain(signal);
  });
});

describe("conservation", () => {
  it("deck, hand and discard are always 52 cards, and integrity never rises", () => {
    const property = fc.property(
      fc.integer(),
      fc.constantFrom<Options>({}, { preset: "calibrated" }, { aces: { clubs: "remove-king" } }),
      (seed, options) => {
        const state = wretched.clone(wretched.create({ seed, ...options }));
        const context = wretched.open(state);
        for (let i = seed; ; i = Math.imul(i, 1103515245) + 12345) {
          const { deckSize, faceDownCount, discard, integrity } = wretched.view(state);
          expect(deckSize + faceDownCount + discard.length).toBe(52);
          expect(integrity).toBeLessThanOrEqual(54);
          const legal = wretched.legalActions(state);
          const action = legal[(i >>> 16) % Math.max(legal.length, 1)];
          if (action === undefined) return;
          wretched.step(context, action);
          expect(state.integrity).toBeLessThanOrEqual(integrity);
        }
      },
    );
    fc.assert(property, { numRuns: 60 });
  });
});
