// What is told of hits, damage and death: each event whole, because screens and logs read every field.
import { describe, expect, it } from "vitest";
import type { SpireAct1Event } from "../../src/index.js";
import { Arena, type Setting } from "../arena.js";

/** The events of some types after some actions. */
function told(setting: Setting, lines: readonly string[], ...types: SpireAct1Event["type"][]) {
  const arena = new Arena(setting).do(...lines);
  return arena.events.filter(({ type }) => types.includes(type));
}

const hit = (target: number, id: string, size: number, blocked: number, lost: number) => ({
  type: "hit",
  by: "player",
  target,
  id,
  size,
  blocked,
  lost,
});

describe("hits of the player", () => {
  it("tell their size, what block took and what they cost", () => {
    const strike = (foe: object) =>
      told({ hand: ["strike_r"], foes: [foe] }, ["play strike_r"], "hit");
    expect(strike({})).toEqual([hit(0, "dummy", 1, 0, 1)]);
    expect(strike({ block: 1 })).toEqual([hit(0, "dummy", 1, 1, 0)]);
    expect(strike({ block: 5 })).toEqual([hit(0, "dummy", 1, 1, 0)]);
    expect(strike({ vulnerable: 1, block: 1 })).toEqual([hit(0, "dummy", 2, 1, 1)]);
  });

  it("come one by one, and stop at a dead enemy", () => {
    const twice = { hand: ["twin_strike"] };
    expect(told(twice, ["play twin_strike"], "hit")).toEqual([
      hit(0, "dummy", 1, 0, 1),
      hit(0, "dummy", 1, 0, 1),
    ]);
    const enemies = ["weakling", "dummy"];
    expect(
      told({ ...twice, enemies }, ["play twin_strike", "enemy 0"], "hit", "enemy-died"),
    ).toEqual([hit(0, "weakling", 1, 0, 1), { type: "enemy-died", enemy: 0, id: "weakling" }]);
  });

  it("cost no more than an enemy has, and strike all that live", () => {
    const enemies = ["weakling", "dummy", "dummy"];
    const setting = { enemies, hand: ["cleave"], foes: [{}, { hp: 0 }, { block: 1 }] };
    expect(told(setting, ["play cleave"], "hit")).toEqual([
      hit(0, "weakling", 2, 0, 1),
      hit(2, "dummy", 2, 1, 1),
    ]);
  });

  it("spend one Vulnerable and one Weak for all hits of an attack", () => {
    const setting = { hand: ["twin_strike"], foes: [{ vulnerable: 2 }], player: { weak: 2 } };
    const arena = new Arena(setting).do("play twin_strike");
    expect(arena.summary()).toMatchObject({ weak: 1, foes: ["vulnerable 1"] });
    const removed = arena.events.filter(({ type }) => type === "token-removed");
    expect(removed).toMatchObject([
      { target: 0, token: "vulnerable", amount: 1, total: 1 },
      { target: "player", token: "weak", amount: 1, total: 1 },
    ]);
  });
});

describe("hits of enemies", () => {
  it("tell who hits, and stop when the player is dead", () => {
    const brute = {
      enemies: ["brute"],
      rolls: [1],
      draw: ["strike_r", "strike_r", "strike_r", "strike_r", "strike_r"],
    };
    const hits = (player: object) => told({ ...brute, player }, ["end"], "hit");
    const by = { type: "hit", by: 0, target: "player", id: "brute", size: 2 };
    expect(hits({})).toEqual([
      { ...by, blocked: 0, lost: 2 },
      { ...by, blocked: 0, lost: 2 },
    ]);
    expect(hits({ block: 3 })).toEqual([
      { ...by, blocked: 2, lost: 0 },
      { ...by, blocked: 1, lost: 1 },
    ]);
    const dead = new Arena({ enemies: ["brute"], player: { hp: 2 } }).do("end");
    expect(dead.events.filter(({ type }) => type === "hit")).toEqual([
      { ...by, blocked: 0, lost: 2 },
    ]);
  });

  it("spend the player's Vulnerable and the enemy's Weak once", () => {
    const arena = new Arena({
      enemies: ["brute"],
      rolls: [1],
      draw: ["strike_r", "strike_r", "strike_r", "strike_r", "strike_r"],
      player: { vulnerable: 3 },
      foes: [{ weak: 2 }],
    }).do("end");
    const removed = arena.events.filter(({ type }) => type === "token-removed");
    expect(removed).toMatchObject([
      { target: "player", token: "vulnerable", amount: 1, total: 2 },
      { target: 0, token: "weak", amount: 1, total: 1 },
    ]);
  });
});

describe("poison", () => {
  it("takes HP past block, one token with it, and kills", () => {
    const poisoned = (foe: object, enemies = ["dummy"]) =>
      told(
        {
          enemies,
          foes: [foe],
          rolls: [1],
          draw: ["strike_r", "strike_r", "strike_r", "strike_r", "strike_r"],
        },
        ["end"],
        "hp-lost",
        "enemy-died",
      );
    expect(poisoned({ poison: 3, block: 9 })).toEqual([
      { type: "hp-lost", target: 0, id: "dummy", amount: 3, hp: 96 },
    ]);
    const both = poisoned({ poison: 3 }, ["weakling", "dummy"]);
    expect(both).toEqual([
      { type: "hp-lost", target: 0, id: "weakling", amount: 1, hp: 0 },
      { type: "enemy-died", enemy: 0, id: "weakling" },
    ]);
  });
});
