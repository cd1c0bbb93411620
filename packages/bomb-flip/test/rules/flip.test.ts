// R7 to R13: bombs, treasures and loot.
import { scripted } from "@games/core-rng";
import { describe, expect, it } from "vitest";
import { BANK, bombFlip, FLIP_LEFT, FLIP_RIGHT, listUniques } from "../../src/index.js";
import {
  BOMB_LEFT,
  EMPTY_RUN,
  eventsOf,
  JAMMER,
  listening,
  NO_BOMB,
  number,
  play,
  position,
  reroll,
  SCRAMBLER,
  SHIELD,
  uniques,
} from "../table.js";

const ALL_SEVEN = uniques(1, 2, 3, 4, 5, 6, 7);

describe("R7: a bomb against a shield", () => {
  it("uses up the shield and resets the streak; all else stays", () => {
    const state = position({
      streak: 4,
      runUniques: uniques(2, 5),
      runHasShield: true,
      scramblerCharges: 3,
      jammerTurns: 3,
      totalScore: 40,
      banks: 1,
    });
    const events = play(state, FLIP_LEFT, BOMB_LEFT);
    expect(state).toMatchObject({
      lives: 3,
      streak: 0,
      runUniques: uniques(2, 5),
      runHasShield: false,
      scramblerCharges: 3,
      jammerTurns: 2, // this turn's cards used one up: R4
      totalScore: 40,
      bombs: 1,
    });
    expect(events.map(({ type }) => type)).toEqual(["card-flipped", "shield-used", "cards-dealt"]);
    expect(eventsOf(events, "shield-used")[0]?.against).toBe("bomb");
  });
});

describe("R8: a bomb without a shield", () => {
  it("costs a life and the run, not the score", () => {
    const state = position({
      streak: 3,
      runUniques: uniques(1, 6),
      scramblerCharges: 2,
      jammerTurns: 2,
      totalScore: 28,
      banks: 1,
    });
    const events = play(state, FLIP_LEFT, BOMB_LEFT);
    expect(state).toMatchObject({ ...EMPTY_RUN, lives: 2, totalScore: 28, bombs: 1 });
    expect(events.map(({ type }) => type)).toEqual(["card-flipped", "life-lost", "cards-dealt"]);
    expect(eventsOf(events, "life-lost")[0]?.lives).toBe(2);
  });

  it("ends the game with the last life", () => {
    const state = position({ lives: 1 });
    const events = play(state, FLIP_LEFT, BOMB_LEFT);
    expect(state.lives).toBe(0);
    expect(events.map(({ type }) => type)).toEqual(["card-flipped", "life-lost", "game-ended"]);
    expect(bombFlip.outcome(state)).toBeDefined();
  });
});

describe("R9: a treasure", () => {
  it("adds one to the streak whatever the loot is, a saved duplicate included", () => {
    const state = position({ runUniques: uniques(4), runHasShield: true });
    play(state, FLIP_RIGHT, NO_BOMB, number(4));
    expect(state.streak).toBe(1);
    play(state, FLIP_RIGHT, NO_BOMB, JAMMER);
    play(state, FLIP_RIGHT, NO_BOMB, number(1));
    expect(state.streak).toBe(3);
  });

  it("always draws loot: a joker with chance 0.15, the three equally likely, else a number", () => {
    const questions = (answers: readonly (boolean | number)[]) => {
      const { luck, asked } = listening(scripted(answers));
      bombFlip.step(bombFlip.openWith(position(), luck), FLIP_LEFT);
      return asked.slice(1);
    };
    expect(questions([false, false, 3])).toEqual(["chance 0.15", "below 7"]);
    const third = Number((1 / 3).toFixed(12));
    expect(questions([false, true, true])).toEqual(["chance 0.15", `chance ${third}`]);
    expect(questions([false, true, false, true])).toEqual([
      "chance 0.15",
      `chance ${third}`,
      "chance 0.5",
    ]);
  });

  it.each([
    ["shield", SHIELD],
    ["scrambler", SCRAMBLER],
    ["jammer", JAMMER],
  ] as const)("can bring the %s", (joker, loot) => {
    const events = play(position(), FLIP_LEFT, NO_BOMB, loot);
    expect(eventsOf(events, "joker-drawn")).toEqual([
      { type: "joker-drawn", joker, reveals: true },
    ]);
  });
});

describe("R10: a number", () => {
  it.each([1, 2, 3, 4, 5, 6, 7])("%i joins the uniques when it is new", (n) => {
    const others = [1, 2, 3, 4, 5, 6, 7].filter((other) => other !== n);
    const state = position({ runUniques: uniques(...others) });
    const events = play(state, FLIP_LEFT, NO_BOMB, number(n));
    expect(listUniques(state)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(eventsOf(events, "number-drawn")).toEqual([
      { type: "number-drawn", number: n, isNew: true, reveals: true },
    ]);
  });
});

describe("R11: a duplicate", () => {
  it("is taken by the shield first: nothing is added, no reroll is spent", () => {
    const state = position({ runUniques: uniques(3), runHasShield: true, scramblerCharges: 2 });
    const events = play(state, FLIP_LEFT, NO_BOMB, number(3));
    expect(state).toMatchObject({
      runUniques: uniques(3),
      runHasShield: false,
      scramblerCharges: 2,
      busts: 0,
    });
    expect(eventsOf(events, "shield-used")).toEqual([
      { type: "shield-used", against: "duplicate" },
    ]);
  });

  it("is rerolled for a charge", () => {
    const state = position({ runUniques: uniques(3), scramblerCharges: 2 });
    const events = play(state, FLIP_LEFT, NO_BOMB, number(3), reroll(6));
    expect(state).toMatchObject({ runUniques: uniques(3, 6), scramblerCharges: 1, busts: 0 });
    expect(eventsOf(events, "number-rerolled")).toEqual([
      { type: "number-rerolled", number: 6, isNew: true, chargesLeft: 1, reveals: true },
    ]);
  });

  it("is rerolled until a new number comes", () => {
    const state = position({ runUniques: uniques(3, 5), scramblerCharges: 4 });
    const events = play(state, FLIP_LEFT, NO_BOMB, number(3), reroll(5), reroll(3), reroll(7));
    expect(state).toMatchObject({ runUniques: uniques(3, 5, 7), scramblerCharges: 1 });
    expect(eventsOf(events, "number-rerolled").map(({ isNew }) => isNew)).toEqual([
      false,
      false,
      true,
    ]);
  });

  it("busts when the last reroll is a duplicate too", () => {
    const state = position({ runUniques: uniques(3, 5), scramblerCharges: 2, totalScore: 10 });
    const events = play(state, FLIP_LEFT, NO_BOMB, number(3), reroll(5), reroll(3));
    expect(state).toMatchObject({ ...EMPTY_RUN, lives: 3, totalScore: 10, busts: 1 });
    expect(eventsOf(events, "run-busted")).toEqual([{ type: "run-busted", number: 3 }]);
  });

  it("busts without shield and charges: run reset, no life lost", () => {
    const state = position({ streak: 5, runUniques: uniques(1, 2), jammerTurns: 3 });
    const events = play(state, FLIP_LEFT, NO_BOMB, number(2));
    expect(state).toMatchObject({ ...EMPTY_RUN, lives: 3, busts: 1, bombs: 0 });
    expect(events.map(({ type }) => type)).toEqual([
      "card-flipped",
      "number-drawn",
      "run-busted",
      "cards-dealt",
    ]);
  });
});

describe("R12: the jokers", () => {
  it("shield: puts a shield up", () => {
    const state = position();
    const events = play(state, FLIP_LEFT, NO_BOMB, SHIELD);
    expect(state).toMatchObject({ runHasShield: true, bonusBank: 0 });
    expect(eventsOf(events, "shield-raised")).toHaveLength(1);
  });

  it("shield: a second one adds 5 to the next bank", () => {
    const state = position({ runHasShield: true, bonusBank: 5 });
    const events = play(state, FLIP_LEFT, NO_BOMB, SHIELD);
    expect(state).toMatchObject({ runHasShield: true, bonusBank: 10 });
    expect(eventsOf(events, "shield-overflowed")).toEqual([
      { type: "shield-overflowed", bonus: 5, bonusBank: 10 },
    ]);
  });

  it("shield: a second one does nothing when overflow is ignored", () => {
    const state = position({ runHasShield: true }, { shieldOverflow: "ignored" });
    const events = play(state, FLIP_LEFT, NO_BOMB, SHIELD);
    expect(state).toMatchObject({ runHasShield: true, bonusBank: 0 });
    expect(eventsOf(events, "shield-overflowed")[0]?.bonus).toBe(0);
  });

  it.each([
    [0, 2],
    [1, 3],
    [2, 4],
    [3, 4],
    [4, 4],
  ])("scrambler: %i charges become %i", (before, after) => {
    const state = position({ scramblerCharges: before });
    const events = play(state, FLIP_LEFT, NO_BOMB, SCRAMBLER);
    expect(state.scramblerCharges).toBe(after);
    expect(eventsOf(events, "scrambler-charged")[0]?.charges).toBe(after);
  });

  it("jammer: lasts three turns", () => {
    const state = position();
    const events = play(state, FLIP_LEFT, NO_BOMB, JAMMER);
    expect(state.jammerTurns).toBe(3);
    expect(eventsOf(events, "jammer-started")[0]?.turns).toBe(3);
  });
});

describe("R13: all seven numbers", () => {
  it("leave flipping legal", () => {
    const state = position({ runUniques: ALL_SEVEN });
    expect(bombFlip.legalActions(state)).toEqual([FLIP_LEFT, FLIP_RIGHT, BANK]);
  });

  it.each([1, 2, 3, 4, 5, 6, 7])("make %i a duplicate", (n) => {
    const state = position({ runUniques: ALL_SEVEN });
    play(state, FLIP_LEFT, NO_BOMB, number(n));
    expect(state).toMatchObject({ ...EMPTY_RUN, busts: 1 });
  });

  it("use up every charge before the bust", () => {
    const state = position({ runUniques: ALL_SEVEN, scramblerCharges: 2 });
    play(state, FLIP_LEFT, NO_BOMB, number(1), reroll(2), reroll(7));
    expect(state).toMatchObject({ ...EMPTY_RUN, busts: 1 });
  });
});
