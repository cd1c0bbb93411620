// What a refusal names: dice by their numbers from 1, faces, and the cards that stand in the way.
import { describe, expect, it } from "vitest";
import { card, lay, refusalOf, type Table } from "../position.js";

/** The code and the parameters with which an action is refused. */
function told(table: Table, action: object) {
  const refusal = refusalOf(lay(table), action);
  return refusal && { code: refusal.code, ...refusal.params };
}

const DICE = ["C", "T", "M", "S", "E", "scan"];

describe("a refusal names", () => {
  it.each([
    [
      "the phase",
      { phase: "roll" },
      { type: "repair", die: 0 },
      { code: "wrong-phase", phase: "roll" },
    ],
    [
      "a die elsewhere",
      { dice: DICE },
      { type: "repair", die: 5 },
      { code: "not-in-pool", number: 6 },
    ],
    [
      "a die not rolled",
      { dice: ["?"] },
      { type: "repair", die: 0 },
      { code: "not-rolled", number: 1 },
    ],
    [
      "a Threat face",
      { dice: ["E", "!"] },
      { type: "repair", die: 1 },
      { code: "threat-face", number: 2 },
    ],
    [
      "both faces",
      { dice: DICE },
      { type: "repair", die: 1 },
      { code: "wrong-face", number: 2, face: "tactical", needed: "engineering" },
    ],
    [
      "the other die",
      { dice: DICE },
      { type: "change", die: 0, other: 5, face: "medical" },
      { code: "not-in-pool", number: 6 },
    ],
    [
      "a die that is not in the Scanners",
      { dice: DICE },
      { type: "heal", die: 2, freed: 3 },
      { code: "not-in-scanners", number: 4 },
    ],
    [
      "the dice to choose from",
      { dice: ["M", "scan", "E", "E", "E", "scan"] },
      { type: "heal", die: 0, freed: null },
      { code: "must-free", dice: "2, 6" },
    ],
    [
      "the station that is used",
      { dice: ["S", "@S"], stationUse: "once" },
      { type: "recharge", die: 0 },
      { code: "station-used", station: "science" },
    ],
  ] as const)("%s", (_, table, action, expected) => {
    expect(told(table, action)).toEqual(expected);
  });

  it("the card that closes the Commander or the shields", () => {
    const closed = { dice: DICE, play: ["scout", "comms-offline", "nebula"] };
    expect(told(closed, { type: "reroll", die: 0 })).toMatchObject({ name: "Comms Offline" });
    expect(told(closed, { type: "recharge", die: 3 })).toEqual({
      code: "recharge-blocked",
      name: "Nebula",
    });
  });

  it("the enemy, and the Barrier before the boss while it stands", () => {
    const fire = (name: string) => ({ type: "fire", die: 1, target: card(name) });
    const boss = {
      dice: DICE,
      play: ["ouroboros", "scout", "ouroboros-barrier"],
      boss: "play",
    } as const;
    expect(told(boss, fire("ouroboros"))).toMatchObject({ code: "barrier-up" });
    expect(Object.values(told(boss, fire("ouroboros")) ?? {})).toEqual([
      "barrier-up",
      "Ouroboros",
      "Ouroboros Barrier",
    ]);
    const alone = { dice: DICE, play: ["orbital-cannon", "scout"] };
    expect(told(alone, fire("orbital-cannon"))).toEqual({
      code: "not-alone",
      name: "Orbital Cannon",
    });
    expect(told(alone, fire("pirates"))).toEqual({ code: "not-in-play", name: "Pirates" });
    expect(told({ dice: DICE, play: ["nebula"] }, fire("pirates"))).toEqual({ code: "no-target" });
  });

  it("the threat that cannot be held or resolved", () => {
    const table = { dice: DICE, play: ["scout", "distracted"] };
    expect(told(table, { type: "stasis", die: 3, target: card("pirates") })).toEqual({
      code: "not-in-play",
      name: "Pirates",
    });
    expect(told(table, { type: "resolve", die: 3, target: card("nebula") })).toEqual({
      code: "not-in-play",
      name: "Nebula",
    });
    expect(told(table, { type: "resolve", die: 3, target: card("scout") })).toEqual({
      code: "cannot-be-resolved",
      name: "Scout",
    });
  });
});
