// Cards and enemies from outside: they work without touching the rules, every fault is named, and saves know them.
import { OptionsError } from "@games/core-game";
import { describe, expect, it } from "vitest";
import { type CardRow, createSpireGame, type EnemyRow, spireAct1 } from "../src/index.js";

const HEADLONG: CardRow = {
  id: "headlong",
  name: "Headlong",
  type: "attack",
  rarity: "common",
  cost: 1,
  ops: [
    { op: "hit", n: { n: 2, per: "hand" }, times: 2 },
    { op: "weak", n: 1, to: "self" },
    { op: "add", card: "burn", n: 1, to: "hand" },
  ],
  plus: { cost: 0 },
};
const STUMP: EnemyRow = {
  id: "stump",
  name: "Stump",
  hp: 40,
  kind: "encounter",
  pattern: "track",
  variants: [[{ block: 3 }, { hit: 1, times: 3, next: 0 }]],
};

describe("rows from outside", () => {
  const game = createSpireGame({ cards: [HEADLONG], enemies: [STUMP] });

  it("a card and an enemy work without touching the rules", () => {
    const state = game.create({
      seed: 1,
      deck: ["headlong", "headlong", "headlong"],
      map: ["encounter"],
      encounters: ["stump"],
    });
    const luck = game.luckOf(state);
    game.step(state, { type: "proceed" }, luck);
    game.step(state, { type: "play", card: "headlong" }, luck);
    const view = game.view(state).combat;
    expect(view?.enemies[0]).toMatchObject({ id: "stump", hp: 40 - 2 * 4, intent: { block: 3 } });
    expect(view?.player).toMatchObject({ weak: 1, energy: 2 });
    expect(view?.hand.map(({ card }) => card)).toEqual(["headlong", "headlong", "burn"]);
    game.step(state, { type: "end-turn" }, luck);
    expect(game.view(state).combat?.enemies[0]).toMatchObject({ block: 3, intent: { hit: 1 } });
  });

  it("a common card is among the rewards, its upgraded version is not", () => {
    const { rest } = game.create({ seed: 1 }).run.cardRewardsDeck;
    expect(rest).toContain("headlong");
    expect(rest).not.toContain("headlong+");
  });

  it("a row with the id of a present one takes its place", () => {
    const softer = createSpireGame({
      enemies: [{ ...STUMP, id: "small_slime", hp: 1 }],
      cards: [{ ...HEADLONG, id: "strike_r", rarity: "starter" }],
    });
    const state = softer.create({ seed: 1, map: ["encounter"], encounters: ["small_slime"] });
    softer.step(state, { type: "proceed" }, softer.luckOf(state));
    expect(softer.view(state).combat?.enemies[0]?.hp).toBe(1);
  });

  it("the hash of the rows is part of a save, so that other content is refused", () => {
    expect(spireAct1.content).toBeUndefined();
    expect(game.content).toMatch(/^[0-9a-f]{16}$/);
    const other = createSpireGame({ cards: [{ ...HEADLONG, cost: 2 }], enemies: [STUMP] });
    expect(other.content).not.toBe(game.content);
    const save = game.save(game.create({ seed: 1 }));
    expect(game.load(save).ok).toBe(true);
    expect(other.load(save)).toMatchObject({ ok: false, error: { code: "wrong-content" } });
    expect(spireAct1.load(save)).toMatchObject({ ok: false, error: { code: "wrong-content" } });
  });

  it("without rows it is the game itself", () => {
    expect(createSpireGame()).toBe(spireAct1);
  });

  it("R34: enemies that call each other without end find no room", () => {
    const swarm = createSpireGame({
      enemies: [{ ...STUMP, id: "rat", pattern: "die", variants: [[{ summon: "rat" }]] }],
    });
    const state = swarm.create({ seed: 1, map: ["encounter"], encounters: ["rat"] });
    const luck = swarm.luckOf(state);
    swarm.step(state, { type: "proceed" }, luck);
    for (let round = 0; round < 8; round++) swarm.step(state, { type: "end-turn" }, luck);
    expect(state.combat?.enemies.length).toBe(24);
    expect(swarm.load(swarm.save(state)).ok).toBe(true);
  });

  it("rows that set each other off come to an end", () => {
    const loop = createSpireGame({
      cards: [
        {
          id: "whirl",
          name: "Whirl",
          type: "power",
          triggers: [{ on: "draw", ops: [{ op: "play-top" }] }],
        },
        { id: "spin", name: "Spin", type: "skill", ops: [{ op: "draw", n: 1 }] },
      ],
    });
    const state = loop.create({
      seed: 1,
      deck: ["whirl", "spin", "spin", "spin", "spin"],
      map: ["encounter"],
      encounters: ["lagavulin"],
    });
    const luck = loop.luckOf(state);
    loop.step(state, { type: "proceed" }, luck);
    loop.step(state, { type: "play", card: "whirl" }, luck);
    loop.step(state, { type: "play", card: "spin" }, luck);
    expect(loop.legalActions(state).length).toBeGreaterThan(0);
    expect(loop.load(loop.save(state)).ok).toBe(true);
  });
});

describe("faults of rows", () => {
  const faults = (extra: unknown): readonly string[] => {
    try {
      createSpireGame(extra as Parameters<typeof createSpireGame>[0]);
      return [];
    } catch (error) {
      if (!(error instanceof OptionsError)) throw error;
      return error.faults.map(({ path }) => path);
    }
  };

  it("every fault of a card is named", () => {
    const bad = {
      id: "Bad Id",
      name: "",
      type: "spell",
      cost: 7,
      keywords: ["sticky"],
      ops: [
        { op: "teleport" },
        { op: "hit", n: -1, power: 3 },
        { op: "add", card: "bash", n: 1, to: "moon" },
        { op: "draw", n: 1, if: { is: "lucky" } },
      ],
      triggers: [{ on: "sunrise", ops: [] }],
      colour: "red",
    };
    expect(faults({ cards: [bad] }).toSorted()).toEqual(
      [
        "cards[0].colour",
        "cards[0].cost",
        "cards[0].id",
        "cards[0].keywords[0]",
        "cards[0].name",
        "cards[0].ops[0].op",
        "cards[0].ops[1].n",
        "cards[0].ops[1].power",
        "cards[0].ops[2].card",
        "cards[0].ops[2].to",
        "cards[0].ops[3].if.is",
        "cards[0].triggers[0].on",
        "cards[0].type",
      ].toSorted(),
    );
  });

  it("every fault of an enemy is named", () => {
    const bad = {
      id: "bad",
      name: "Bad",
      hp: 0,
      kind: "pet",
      pattern: "dice",
      variants: [[{ hit: 1000, summon: "nobody" }]],
      split: ["nobody"],
    };
    expect(faults({ enemies: [bad] }).toSorted()).toEqual([
      "enemies[0].hp",
      "enemies[0].kind",
      "enemies[0].pattern",
      "enemies[0].split[0]",
      "enemies[0].variants[0][0].hit",
      "enemies[0].variants[0][0].summon",
    ]);
  });

  it("dice have 1, 2, 3 or 6 rows, tracks only slots that are there", () => {
    const die = { ...STUMP, pattern: "die", variants: [[{}, {}, {}, {}]] };
    expect(faults({ enemies: [die] })).toEqual(["enemies[0]"]);
    expect(faults({ enemies: [{ ...STUMP, loop: 2 }] })).toEqual(["enemies[0]"]);
    expect(faults({ enemies: [{ ...STUMP, variants: [[{ next: 1 }]] }] })).toEqual(["enemies[0]"]);
  });

  it("ids twice, status cards that change their kind, companions of companions", () => {
    expect(faults({ cards: [HEADLONG, HEADLONG] })).toEqual(["cards"]);
    expect(faults({ cards: [{ ...HEADLONG, id: "daze", ops: [] }] })).toEqual(["cards[0].type"]);
    expect(faults({ cards: [{ id: "soot", name: "Soot", type: "status", plus: {} }] })).toEqual([
      "cards[0].plus",
    ]);
    expect(faults({ enemies: [{ ...STUMP, companions: ["sentry"] }] })).toEqual([
      "enemies[0].companions",
    ]);
  });

  it("anything that is no content at all", () => {
    expect(faults(7)).toEqual([""]);
    expect(faults({ relics: [] })).toEqual(["relics"]);
  });
});
