// Cards and enemies from outside: they work without touching the rules, every fault is named, and saves know them.
import { replaceRows } from "@games/core-game";
import { describe, expect, it } from "vitest";
import { type CardRow, type EnemyRow, spireAct1 } from "../src/index.js";
import { withRows } from "./arena.js";

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

const CULTIST = rowOf("cultist");

/** A row of the game itself. */
function rowOf(id: string): EnemyRow {
  const row = spireAct1.rows.enemies.find((one) => one.id === id);
  if (row === undefined) throw new Error(`There is no enemy "${id}".`);
  return row;
}

describe("rows from outside", () => {
  const game = withRows({ cards: [HEADLONG], enemies: [STUMP] });

  it("a card and an enemy work without touching the rules", () => {
    const state = game.clone(
      game.create({
        seed: 1,
        deck: ["headlong", "headlong", "headlong"],
        map: ["encounter"],
        encounters: ["stump"],
      }),
    );
    const play = game.open(state);
    game.step(play, { type: "proceed" });
    game.step(play, { type: "play", card: "headlong" });
    const view = game.view(state).combat;
    expect(view?.enemies[0]).toMatchObject({ id: "stump", hp: 40 - 2 * 4, intent: { block: 3 } });
    expect(view?.player).toMatchObject({ weak: 1, energy: 2 });
    expect(view?.hand.map(({ card }) => card)).toEqual(["headlong", "headlong", "burn"]);
    game.step(play, { type: "end-turn" });
    expect(game.view(state).combat?.enemies[0]).toMatchObject({ block: 3, intent: { hit: 1 } });
  });

  it("a common card is among the rewards, its upgraded version is not", () => {
    const { rest } = game.create({ seed: 1 }).run.cardRewardsDeck;
    expect(rest).toContain("headlong");
    expect(rest).not.toContain("headlong+");
  });

  it("a row with the id of a present one takes its place", () => {
    const softer = withRows({
      enemies: [{ ...STUMP, id: "small_slime", hp: 1 }],
      cards: [{ ...HEADLONG, id: "strike_r", rarity: "starter" }],
    });
    const state = softer.clone(
      softer.create({ seed: 1, map: ["encounter"], encounters: ["small_slime"] }),
    );
    softer.step(softer.open(state), { type: "proceed" });
    expect(softer.view(state).combat?.enemies[0]?.hp).toBe(1);
  });

  it("the hash of the rows is part of a save, so that other content is refused", () => {
    expect(game.contentHash).toMatch(/^[0-9a-f]{16}$/);
    expect(game.contentHash).not.toBe(spireAct1.contentHash);
    const other = withRows({ cards: [{ ...HEADLONG, cost: 2 }], enemies: [STUMP] });
    expect(other.contentHash).not.toBe(game.contentHash);
    const save = game.save(game.create({ seed: 1 }));
    expect(game.load(save).ok).toBe(true);
    expect(other.load(save)).toMatchObject({ ok: false, error: { code: "wrong-content" } });
    expect(spireAct1.load(save)).toMatchObject({ ok: false, error: { code: "wrong-content" } });
  });

  it("with its own rows it is the same game, and names are free", () => {
    const same = withRows({});
    expect(same.contentHash).toBe(spireAct1.contentHash);
    const named = withRows({ enemies: [{ ...CULTIST, name: "The Ogre" }] });
    expect(named.contentHash).toBe(spireAct1.contentHash);
    expect(named.load(spireAct1.save(spireAct1.create({ seed: 4 }))).ok).toBe(true);
  });

  it("E6: enemies that call each other without end find no room", () => {
    const swarm = withRows({
      enemies: [{ ...STUMP, id: "rat", pattern: "die", variants: [[{ summon: "rat" }]] }],
    });
    const state = swarm.clone(swarm.create({ seed: 1, map: ["encounter"], encounters: ["rat"] }));
    const play = swarm.open(state);
    swarm.step(play, { type: "proceed" });
    for (let round = 0; round < 8; round++) swarm.step(play, { type: "end-turn" });
    expect(state.combat?.enemies.length).toBe(24);
    expect(swarm.load(swarm.save(state)).ok).toBe(true);
  });

  it("E7: rows that set each other off come to an end", () => {
    const loop = withRows({
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
    const state = loop.clone(
      loop.create({
        seed: 1,
        deck: ["whirl", "spin", "spin", "spin", "spin"],
        map: ["encounter"],
        encounters: ["lagavulin"],
      }),
    );
    const play = loop.open(state);
    loop.step(play, { type: "proceed" });
    loop.step(play, { type: "play", card: "whirl" });
    loop.step(play, { type: "play", card: "spin" });
    expect(loop.legalActions(state).length).toBeGreaterThan(0);
    expect(loop.load(loop.save(state)).ok).toBe(true);
  });
});

describe("faults of rows", () => {
  const { rows } = spireAct1;
  const { cards, enemies } = rows;

  /** The fields that are at fault, those of the first row that was added at 0. */
  function faults(given: unknown): readonly string[] {
    const made = spireAct1.withContent(given);
    return made.ok ? [] : made.error.faults.map(({ path }) => path);
  }
  const cardFaults = (...added: unknown[]) => faults({ ...rows, cards: [...added, ...cards] });
  const enemyFaults = (...added: unknown[]) => faults({ ...rows, enemies: [...added, ...enemies] });

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
    expect(cardFaults(bad).toSorted()).toEqual(
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
    expect(enemyFaults(bad).toSorted()).toEqual([
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
    expect(enemyFaults(die)).toEqual(["enemies[0]"]);
    expect(enemyFaults({ ...STUMP, loop: 2 })).toEqual(["enemies[0]"]);
    expect(enemyFaults({ ...STUMP, variants: [[{ next: 1 }]] })).toEqual(["enemies[0]"]);
  });

  it("ids twice, companions of companions", () => {
    expect(cardFaults(HEADLONG, HEADLONG)).toEqual(["cards"]);
    expect(enemyFaults(STUMP, STUMP)).toEqual(["enemies"]);
    expect(enemyFaults({ ...STUMP, companions: ["sentry"] })).toEqual(["enemies[0].companions"]);
  });

  it("status cards that change their kind or have an upgraded version", () => {
    const place = cards.findIndex(({ id }) => id === "daze");
    const changed = replaceRows(cards, [{ ...HEADLONG, id: "daze", ops: [] }]);
    expect(faults({ ...rows, cards: changed })).toEqual([`cards[${place}].type`]);
    const soot = { id: "soot", name: "Soot", type: "status", plus: {} };
    expect(cardFaults(soot)).toEqual(["cards[0].plus"]);
  });

  it("rows that rules and options name and that are not there", () => {
    const without = (id: string) => cards.filter((row) => row.id !== id);
    for (const id of ["strike_r", "burn"])
      expect(spireAct1.withContent({ ...rows, cards: without(id) })).toMatchObject({
        ok: false,
        error: { faults: [{ path: "cards", params: { id } }] },
      });
    const others = enemies.filter(({ id }) => id !== "hexaghost");
    const place = rows.encounters?.findIndex(({ enemy }) => enemy === "hexaghost");
    expect(faults({ ...rows, enemies: others })).toEqual([`encounters[${place}].enemy`]);
    const unmet = enemies.filter(({ id }) => id !== "green_louse");
    expect(faults({ ...rows, enemies: unmet })).toContain("enemies");
  });

  it("anything that is no content at all", () => {
    expect(faults(7)).toEqual([""]);
    expect(faults({ ...rows, shields: [] })).toEqual(["shields"]);
    expect(faults({})).toEqual(Object.keys(rows));
  });
});
