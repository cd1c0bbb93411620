// R1 to R6: the state of a new game, the start of a turn, and the choices.
import { scripted } from "@games/core-rng";
import { describe, expect, it } from "vitest";
import { type Action, BANK, bombChance, bombFlip, FLIP_LEFT, FLIP_RIGHT } from "../../src/index.js";
import {
  BOMB_LEFT,
  BOMB_RIGHT,
  EMPTY_RUN,
  eventsOf,
  JAMMER,
  listening,
  NO_BOMB,
  number,
  play,
  position,
  SHIELD,
  uniques,
} from "../table.js";

describe("R1, R2: a new game", () => {
  it("starts with three lives, no points, no trophy and an empty run", () => {
    const state = bombFlip.create({ seed: "new" });
    expect(state).toMatchObject({ ...EMPTY_RUN, lives: 3, totalScore: 0, bonusBank: 0 });
    expect(bombFlip.view(state)).toMatchObject({ trophyTier: "none", bestTotalScore: 0 });
  });

  it("takes the best score so far and keeps it until it is beaten", () => {
    const state = bombFlip.create({ seed: "new", bestTotalScore: 120 });
    expect(bombFlip.view(state).bestTotalScore).toBe(120);
    expect(bombFlip.view({ ...state, totalScore: 121 }).bestTotalScore).toBe(121);
  });

  it("keeps the bonus for the next bank when a run ends", () => {
    const state = position({ bonusBank: 5, runUniques: uniques(1) });
    play(state, FLIP_LEFT, BOMB_LEFT);
    expect(state.bonusBank).toBe(5);
    play(state, FLIP_LEFT, NO_BOMB, number(1));
    play(state, FLIP_LEFT, NO_BOMB, number(1));
    expect(state).toMatchObject({ busts: 1, bonusBank: 5 });
  });
});

describe("R3: the chance of a bomb", () => {
  it.each([
    [0, 0.2],
    [1, 0.26],
    [2, 0.32],
    [3, 0.38],
    [4, 0.44],
    [5, 0.5],
    [6, 0.56],
    [7, 0.56],
    [100, 0.56],
  ])("at streak %i is %f", (streak, chance) => {
    expect(bombChance(position({ streak }))).toBeCloseTo(chance, 12);
  });

  it("is what the flip asks of chance", () => {
    const { luck, asked } = listening(scripted([false, false, 0]));
    bombFlip.step(bombFlip.openWith(position({ streak: 2 }), luck), FLIP_LEFT);
    expect(asked[0]).toBe("chance 0.32");
  });
});

describe("R4: the jammer", () => {
  it.each([
    [0, 0.05],
    [1, 0.11],
    [6, 0.41],
  ])("takes 0.15 off at streak %i", (streak, chance) => {
    expect(bombChance(position({ streak, jammerTurns: 1 }))).toBeCloseTo(chance, 12);
  });

  it("never takes the chance below 0", () => {
    const state = position({ jammerTurns: 1 }, { bombBase: 0.1 });
    expect(bombChance(state)).toBe(0);
    play(state, FLIP_LEFT, number(1)); // a chance of 0 asks nothing
  });

  it("covers the three turns after the one that drew it", () => {
    const state = position({ streak: 6 });
    const chances: number[] = [];
    const turn = (loot: readonly (number | boolean)[]) => {
      chances.push(bombChance(state));
      play(state, FLIP_LEFT, NO_BOMB, loot);
    };
    turn(JAMMER);
    for (const n of [1, 2, 3, 4]) turn(number(n));
    expect(chances.map((chance) => chance.toFixed(2))).toEqual([
      "0.56",
      "0.41",
      "0.41",
      "0.41",
      "0.56",
    ]);
  });

  it("is set back to three turns by a second one", () => {
    const state = position({ jammerTurns: 2 });
    play(state, FLIP_LEFT, NO_BOMB, JAMMER);
    expect(state.jammerTurns).toBe(3);
  });

  it("also uses up a turn in which a shield takes the bomb", () => {
    const state = position({ jammerTurns: 2, runHasShield: true });
    play(state, FLIP_LEFT, BOMB_LEFT);
    expect(state.jammerTurns).toBe(1);
  });
});

describe("R5: the two cards", () => {
  it.each([
    ["no bomb, left", FLIP_LEFT, NO_BOMB, "treasure", "treasure"],
    ["no bomb, right", FLIP_RIGHT, NO_BOMB, "treasure", "treasure"],
    ["the bomb, left", FLIP_LEFT, BOMB_LEFT, "bomb", "treasure"],
    ["the bomb, right", FLIP_RIGHT, BOMB_RIGHT, "bomb", "treasure"],
    ["the treasure beside the bomb, left", FLIP_LEFT, BOMB_RIGHT, "treasure", "bomb"],
    ["the treasure beside the bomb, right", FLIP_RIGHT, BOMB_LEFT, "treasure", "bomb"],
  ] as const)("flipping finds %s, and both cards are shown", (_, action, cards, card, other) => {
    const loot = card === "treasure" ? number(3) : [];
    const events = play(position(), action, cards, loot);
    expect(events[0]).toEqual({
      type: "card-flipped",
      side: action.side,
      card,
      other,
      reveals: true,
    });
  });

  it("puts the bomb left or right with equal chance", () => {
    const { luck, asked } = listening(scripted([true, true]));
    bombFlip.step(bombFlip.openWith(position(), luck), FLIP_LEFT);
    expect(asked).toEqual(["chance 0.2", "chance 0.5"]);
  });

  it("deals face down: nothing the player sees depends on the cards", () => {
    const events = play(position({ runUniques: uniques(2) }), BANK);
    expect(eventsOf(events, "cards-dealt")).toEqual([
      { type: "cards-dealt", turn: 2, bombChance: 0.2 },
    ]);
    expect(events.some((event) => "reveals" in event)).toBe(false);
  });

  it("tells the chance of the turn that begins", () => {
    const state = position({ streak: 1 });
    const [dealt] = eventsOf(play(state, FLIP_LEFT, NO_BOMB, JAMMER), "cards-dealt");
    expect(dealt?.bombChance).toBeCloseTo(0.32 - 0.15, 12);
  });
});

describe("R6: the choices", () => {
  it("are the two cards, and the bank with at least one unique number", () => {
    expect(bombFlip.legalActions(position())).toEqual([FLIP_LEFT, FLIP_RIGHT]);
    expect(bombFlip.legalActions(position({ runUniques: uniques(7) }))).toEqual([
      FLIP_LEFT,
      FLIP_RIGHT,
      BANK,
    ]);
  });

  it("refuse a bank of nothing, even with a bonus, a shield and a streak", () => {
    const state = position({ bonusBank: 5, runHasShield: true, streak: 2, turns: 2 });
    expect(bombFlip.apply(state, BANK)).toMatchObject({
      ok: false,
      error: { code: "nothing-to-bank" },
    });
  });

  it("refuse other sides and other actions, each with its code", () => {
    const refused = (action: unknown) => bombFlip.check(position(), action as Action)?.code;
    expect(refused({ type: "flip", side: "middle" })).toBe("bad-field");
    expect(refused({ type: "flip" })).toBe("bad-field");
    expect(refused({ type: "flip", side: 0 })).toBe("bad-field");
    expect(refused({ type: "pass" })).toBe("unknown-action");
    expect(refused({ type: "constructor" })).toBe("unknown-action");
    expect(refused({})).toBe("not-an-action");
    expect(refused(null)).toBe("not-an-action");
    expect(refused("flip")).toBe("not-an-action");
  });

  it("end with the last life", () => {
    const over = position({ lives: 0, bombs: 3, turns: 3 });
    expect(bombFlip.legalActions(over)).toEqual([]);
    const all: readonly Action[] = [FLIP_LEFT, FLIP_RIGHT, BANK];
    for (const action of all) expect(bombFlip.check(over, action)?.code).toBe("game-over");
  });

  it("count as turns", () => {
    const state = position();
    play(state, FLIP_LEFT, NO_BOMB, SHIELD);
    play(state, FLIP_RIGHT, NO_BOMB, number(1));
    play(state, BANK);
    expect(state.turns).toBe(3);
  });
});
