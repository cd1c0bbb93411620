// Rules 44-47 and rulings R23-R24, R40-R41, R44: passives, win, loss, stalemate, summary.
import { describe, expect, it } from "vitest";
import { dsd6 } from "../../src/index.js";
import {
  activate,
  activated,
  card,
  drawTurn,
  lay,
  play,
  refusal,
  standardCards,
  threats,
  types,
} from "../position.js";

const outcome = (state: ReturnType<typeof lay>) => dsd6.outcome(state);
const ALL_SCANNED = ["scan", "scan", "scan", "scan", "scan", "scan"];

describe("passives", () => {
  it("rule 44: passives start when the card enters play and stop when it leaves", () => {
    const state = lay({ dice: ["S", "S", "S", "C", "E", "E"] });
    expect(refusal(state, { type: "recharge", die: 0 })).toBeUndefined();
    drawTurn(state, "nebula");
    activate(state, "nova");
    play(state, { type: "roll" }, [3, 3, 3, 0, 4, 4]);
    expect(refusal(state, { type: "recharge", die: 0 })).toBe("recharge-blocked");
    play(state, { type: "resolve", die: 0, target: card("nebula") });
    expect(refusal(state, { type: "recharge", die: 1 })).toBe("recharge-blocked");
    play(state, { type: "resolve", die: 1, target: card("nebula") });
    expect(refusal(state, { type: "recharge", die: 0 })).toBeUndefined();
  });
});

describe("win", () => {
  it("rule 45, R44: the last enemy falls with the deck empty, and the game ends at once", () => {
    const state = lay({
      dice: ["T"],
      play: [["ouroboros", 1], "nebula"],
      boss: "play",
      deck: [],
      turn: 30,
      hull: 3,
    });
    const events = play(state, { type: "fire", die: 0, target: card("ouroboros") });
    expect(events.at(-1)).toEqual({ type: "game-ended", outcome: outcome(state) });
    expect(outcome(state)).toMatchObject({ result: "won", turns: 30, hull: 3 });
    expect(dsd6.legalActions(state)).toEqual([]);
    expect(threats(state)).toEqual(["nebula", "ouroboros-barrier"]);
    expect(refusal(state, { type: "end-assign" })).toBe("game-over");
  });

  it("rule 45: a surviving external threat or an undestroyed Barrier keeps the game going", () => {
    const dice = ["T"];
    const external = lay({ dice, play: [["ouroboros", 1], "scout"], boss: "play", deck: [] });
    play(external, { type: "fire", die: 0, target: card("ouroboros") });
    expect(outcome(external)).toBeUndefined();
    const barrier = lay({
      dice,
      play: [["scout", 1], "ouroboros-barrier"],
      boss: "destroyed",
      deck: [],
    });
    play(barrier, { type: "fire", die: 0, target: card("scout") });
    expect(outcome(barrier)).toBeUndefined();
  });

  it("R40: the win is checked after every destruction, whichever comes last", () => {
    const state = lay({ dice: ["T"], play: [["orbital-cannon", 1]], boss: "destroyed", deck: [] });
    play(state, { type: "fire", die: 0, target: card("orbital-cannon") });
    expect(outcome(state)).toMatchObject({ result: "won" });
  });

  it("R40: and after every draw: the last card is a filler, or an internal threat", () => {
    for (const name of ["dont-panic", "nebula"]) {
      const state = lay({ deck: [name], boss: "destroyed" });
      play(state, { type: "end-assign" });
      expect(outcome(state)).toMatchObject({ result: "won" });
    }
    const external = lay({ deck: ["scout"], boss: "destroyed" });
    play(external, { type: "end-assign" });
    expect(outcome(external)).toBeUndefined();
  });

  it("R40: an empty board without the boss destroyed is no win", () => {
    const state = lay({ dice: ["T"], play: [["scout", 1]], deck: [] });
    play(state, { type: "fire", die: 0, target: card("scout") });
    expect(outcome(state)).toBeUndefined();
  });

  it("R41: win and loss together are a loss", () => {
    const state = lay({ deck: ["solar-winds-flagship"], boss: "destroyed", hull: 5, shields: 0 });
    play(state, { type: "end-assign" });
    expect(outcome(state)).toMatchObject({ result: "hull-lost", killer: "solar-winds-flagship" });
    const alive = lay({ deck: ["solar-winds-flagship"], boss: "destroyed", hull: 6, shields: 0 });
    play(alive, { type: "end-assign" });
    expect(outcome(alive)).toMatchObject({ result: "won", hull: 1 });
  });
});

describe("loss", () => {
  it("rule 46: hull 0 is a loss", () => {
    const state = activated({ play: ["pirates"], hull: 2, shields: 0 }, "skull");
    expect(outcome(state)).toMatchObject({ result: "hull-lost", hull: 0, killer: "pirates" });
    expect(dsd6.legalActions(state)).toEqual([]);
  });

  it("rule 46: all six dice in the Infirmary is a loss, found right after the event", () => {
    const dice = ["inf:T", "inf:T", "inf:T", "inf:T", "@E", "@E"];
    const state = lay({ dice, play: ["spore-infestation", "hijackers"], phase: "draw" });
    const events = activate(state, "alien");
    expect(types(events)).toEqual([
      "threat-die-rolled",
      "threat-activated",
      "crew-sent",
      "crew-sent",
      "game-ended",
    ]);
    expect(outcome(state)).toMatchObject({ result: "crew-lost", killer: "spore-infestation" });
  });

  it("R23: dice in Scanners are not lost crew", () => {
    const dice = ["inf:T", "inf:T", "inf:T", "inf:T", "scan", "@E"];
    const state = activated({ dice, play: ["hijackers"] }, "alien");
    expect(outcome(state)).toBeUndefined();
  });
});

describe("stalemate", () => {
  it("R24: a turn is played with no dice, and may still be won back", () => {
    const state = lay({ dice: ALL_SCANNED, phase: "roll" });
    expect(play(state, { type: "roll" })[0]).toEqual({
      type: "crew-rolled",
      rolls: [],
      reveals: true,
    });
    expect(dsd6.legalActions(state)).toEqual([{ type: "end-assign" }]);
  });

  const stuck = { dice: ALL_SCANNED, deck: [], boss: "destroyed" } as const;

  it("R24: nothing can come back and nothing can damage the hull: a crew loss", () => {
    const state = activated({ ...stuck, play: ["hijackers"] }, "skull");
    expect(outcome(state)).toMatchObject({
      result: "crew-lost",
      isStalemate: true,
      killer: null,
    });
  });

  it("R24: a card that damages the hull, the deck, or a die in the pool keeps the game going", () => {
    for (const name of ["scout", "pirates", "friendly-fire"]) {
      const state = activated({ ...stuck, play: ["hijackers", name] }, "nova");
      expect(outcome(state)).toBeUndefined();
    }
    const deck = activated({ ...stuck, play: ["hijackers"], deck: ["nebula"] }, "nova");
    expect(outcome(deck)).toBeUndefined();
    const boss = activated({ ...stuck, play: ["hijackers"], boss: "deck" }, "nova");
    expect(outcome(boss)).toBeUndefined();
    const dice = ["scan", "scan", "scan", "scan", "scan", "E"];
    expect(outcome(activated({ ...stuck, dice, play: ["hijackers"] }, "nova"))).toBeUndefined();
  });

  it("R24: Distracted holding a die, or Boost Morale with crew to return, keeps it going", () => {
    const held = ["scan", "scan", "scan", "scan", "scan", "on:distracted:T"];
    const play = ["hijackers", "distracted"];
    expect(outcome(activated({ ...stuck, dice: held, play }, "skull"))).toBeUndefined();
    expect(outcome(activated({ ...stuck, play }, "skull"))).toMatchObject({ isStalemate: true });
    const hurt = ["scan", "scan", "scan", "scan", "scan", "inf:T"];
    const morale = ["hijackers", "boost-morale"];
    expect(outcome(activated({ ...stuck, dice: hurt, play: morale }, "skull"))).toBeUndefined();
    expect(outcome(activated({ ...stuck, play: morale }, "skull"))).toMatchObject({
      isStalemate: true,
    });
  });

  it("R24: Time Warp keeps it going while a discard could still damage the hull", () => {
    const state = activated({ ...stuck, play: ["hijackers", "time-warp"] }, "skull");
    expect(state.discard).toContain(card("pirates"));
    expect(outcome(state)).toBeUndefined();
  });
});

describe("difficulty and summary", () => {
  it("rule 47: difficulty changes only the number of Don't Panic cards", () => {
    const fillers = (cards: readonly number[]) => cards.filter((one) => one >= card("dont-panic"));
    const others = (cards: readonly number[]) => cards.filter((one) => one < card("dont-panic"));
    const [easy, normal, hard] = [
      standardCards("easy"),
      standardCards("normal"),
      standardCards("hard"),
    ];
    expect([fillers(easy).length, fillers(normal).length, fillers(hard).length]).toEqual([6, 3, 0]);
    expect(others(easy)).toEqual(others(hard));
    for (const [difficulty, cards] of [
      ["easy", easy],
      ["normal", normal],
      ["hard", hard],
    ] as const) {
      const { deck, inPlay, discard } = dsd6.create({ seed: 9, difficulty });
      const found = [...deck.rest, ...deck.bottom, ...inPlay, ...discard];
      expect(found.sort((a, b) => a - b)).toEqual(cards.slice().sort((a, b) => a - b));
    }
  });

  it("rule 47: the summary has turns, hull and difficulty", () => {
    const state = lay({
      dice: ["T"],
      play: [["ouroboros", 1]],
      boss: "play",
      deck: [],
      turn: 31,
      hull: 5,
      shields: 2,
      difficulty: "easy",
    });
    play(state, { type: "fire", die: 0, target: card("ouroboros") });
    expect(outcome(state)).toEqual({
      result: "won",
      turns: 31,
      hull: 5,
      shields: 2,
      difficulty: "easy",
      killer: null,
      isStalemate: false,
    });
    expect(dsd6.view(state).outcome).toEqual(outcome(state));
  });
});
