// Real games in progress, told in the terms of the view, by both sets of rules.
import { unwrap } from "@games/core-game";
import { TableSession } from "@games/core-game/table";
import { pick, seeded } from "@games/core-rng";
import { describe, expect, it } from "vitest";
import { planner } from "../src/bots/index.js";
import { type Options, type State, spireAct1 } from "../src/index.js";
import { spireAct1 as planOnly } from "../src/plan/index.js";

type Draft = Parameters<typeof spireAct1.position>[0];
const lay = (draft: Draft): State => spireAct1.clone(unwrap(spireAct1.position(draft)));
const cards = (...ids: string[]) => ids.map((card) => ({ card }));

/** The second round against a Cultist, with the rest of the starting deck in the draw pile. */
const fight = {
  run: { hp: 9 },
  combat: {
    turn: 2,
    die: 3,
    player: { hp: 6, block: 1 },
    enemies: [{ id: "cultist", hp: 5, strength: 1 }],
    hand: cards("strike_r", "bash", "defend_r"),
    discardPile: ["strike_r", "defend_r"],
  },
} as const satisfies Draft;

/** Between fights on the first board. */
const onTheWay = {
  config: { ruleSet: "printed" },
  run: {
    hp: 7,
    gold: 9,
    deck: ["strike_r", "bash+", "anger"],
    potions: ["fire_potion"],
    relics: [{ relic: "loaded_die" }, { relic: "wing_boots", charges: 2 }],
    boss: "the_guardian",
    map: { board: 1, currentNode: 2 },
  },
} as const;

describe("a fight that is under way", () => {
  it("is seen as it was told, with the rest of the deck in the draw pile", () => {
    const { run, combat, pending, resolving } = spireAct1.view(lay(fight));
    expect(run).toMatchObject({ hp: 9, maxHp: 11, combatCount: 0 });
    expect(combat).toMatchObject({ turn: 2, die: 3, player: { hp: 6, block: 1, energy: 3 } });
    expect(combat?.enemies).toMatchObject([
      { id: "cultist", hp: 5, maxHp: 9, attack: { size: 2 } },
    ]);
    expect(combat?.drawPile.rest).toEqual(
      ["defend_r", "defend_r", "strike_r", "strike_r", "strike_r"].sort(inTable),
    );
    expect(pending).toEqual({ ask: "turn" });
    expect(resolving.map(({ kind }) => kind)).toEqual(["node", "fight"]);
  });

  it("is played on by the rules: a Strike hits for 1", () => {
    const played = unwrap(spireAct1.apply(lay(fight), { type: "play", card: "strike_r" })).state;
    expect(spireAct1.view(played).combat?.enemies[0]?.hp).toBe(4);
  });

  it("has odds, advice, and questions for real dice and cards", () => {
    const state = lay(fight);
    const odds = unwrap(
      spireAct1.odds(state, { type: "end-turn" }, ({ view }) => view.combat?.die),
    );
    expect(odds.map(({ probability }) => probability)).toEqual(
      Array(6).fill(expect.closeTo(1 / 6)),
    );
    const legalActions = spireAct1.legalActions(state);
    const sample = () => spireAct1.sample(lay(fight), seeded("advice"));
    const advice = planner.search(
      { legalActions, view: () => spireAct1.view(state), sample },
      seeded("any"),
    );
    expect(legalActions).toContainEqual(advice);
    const session = new TableSession(spireAct1, {}, { from: state });
    const drawing = unwrap(session.do({ type: "end-turn" })).question;
    expect(drawing).toMatchObject({ stream: "cards", kind: "card", name: "draw-pile" });
    expect(drawing?.options.map(({ label }) => label).sort()).toEqual(["defend_r", "strike_r"]);
  });

  it("counts status cards out of their supply", () => {
    const hand = cards("daze", "slimed", "strike_r");
    const { combat } = spireAct1.view(lay({ ...fight, combat: { ...fight.combat, hand } }));
    expect(combat?.supplies).toEqual({ daze: 9, status: 35 });
  });
});

/** The order of the table of cards: what lies face down has no order of its own. */
function inTable(one: string, other: string): number {
  const numbers = spireAct1.content.cardNumbers;
  return (numbers.get(one) ?? 0) - (numbers.get(other) ?? 0);
}

describe("a run between fights", () => {
  it("takes what the player has out of the decks", () => {
    const { run, pending } = spireAct1.view(lay(onTheWay));
    const fresh = spireAct1.view(
      spireAct1.clone(spireAct1.create({ seed: 1, ruleSet: "printed", hasNeow: false })),
    ).run;
    expect(run.relics).toEqual([
      { relic: "loaded_die", charges: 0, used: 0 },
      { relic: "wing_boots", charges: 2, used: 0 },
    ]);
    const count = (ids: readonly string[] | undefined, id: string) =>
      ids?.filter((one) => one === id).length ?? 0;
    expect(count(run.decks?.relics.rest, "wing_boots")).toBe(0);
    expect(count(run.decks?.potions.rest, "fire_potion")).toBe(
      count(fresh.decks?.potions.rest, "fire_potion") - 1,
    );
    expect(count(run.rewards.rest, "anger")).toBe(count(fresh.rewards.rest, "anger") - 1);
    expect(run.boss).toBe("the_guardian");
    expect(pending?.ask).toBe("path");
  });

  it("is where it was told in a line of nodes too", () => {
    const { run } = spireAct1.view(
      lay({ run: { map: { currentNode: 3 }, deck: ["bash", "anger"] } }),
    );
    expect(run.map.nodes.map(({ cleared }) => cleared).filter(Boolean)).toHaveLength(3);
    expect(run.rewards.rest).not.toContain("anger");
  });

  it("without anything told it is the beginning", () => {
    const laid = unwrap(spireAct1.position({}, { seed: "same" }));
    expect(laid).toEqual(spireAct1.create({ seed: "same" }));
  });
});

describe("any state", () => {
  const printed: Options = {
    ruleSet: "printed",
    maxHp: 40,
    gold: 20,
    relics: ["loaded_die", "wing_boots", "gambling_chip", "the_abacus", "snecko_eye", "omamori"],
  };
  it.each([{}, { ruleSet: "printed" }, printed] as Options[])(
    "told as it is seen, is the same state: %j",
    (options) => {
      const choices = seeded("choices");
      for (let seed = 0; seed < 12; seed++) {
        const state = spireAct1.clone(spireAct1.create({ seed, ...options }));
        const context = spireAct1.open(state);
        for (let legal = spireAct1.legalActions(state); legal.length > 0; ) {
          if (choices.below(4) === 0) {
            const laid = lay({ ...spireAct1.view(state), config: options } as Draft);
            expect({ ...laid, rng: null }).toEqual({ ...state, rng: null });
          }
          spireAct1.step(context, pick(choices, legal));
          legal = spireAct1.legalActions(state);
        }
      }
    },
  );
});

const enemies = [{ id: "cultist" }];
describe("what is wrong is named", () => {
  it.each<[unknown, ...string[]]>([
    [{ run: { hp: -1, gold: "much" } }, "run.hp must be", "run.gold must be"],
    [{ run: { deck: ["bonk"] } }, 'run.deck[0] must be the id of a card, not "bonk"'],
    [
      { run: { relics: [{ relic: "ring" }] } },
      'run.relics[0].relic must be the id of a relic, not "ring"',
    ],
    [
      { run: { rewards: { rest: ["bonk"] } } },
      'run.rewards.rest[0] must be the id of a card, not "bonk"',
    ],
    [{ run: { map: { currentNode: 99 } } }, "off the map"],
    [
      { combat: { die: 1, enemies: [{ id: "nobody" }] } },
      'combat.enemies[0].id must be the id of an enemy, not "nobody"',
    ],
    [{ combat: { die: 1, enemies: [{ id: "cultist", hp: 99 }] } }, "has more HP than it can have"],
    [{ combat: { die: 1, enemies: [] } }, "nobody to fight"],
    [{ combat: { die: 1 } }, "combat.enemies is missing"],
    [{ combat: { enemies } }, "combat.die must be the face that the die of this round shows"],
    [{ combat: { die: 7, enemies } }, "combat.die must be"],
    [{ combat: { die: 1, enemies, player: { block: 21 } } }, "combat.player.block must be"],
    [{ combat: { die: 1, enemies, hand: cards("anger") } }, "lost cards"],
    [{ combat: { die: 1, enemies, powers: cards("strike_r") } }, "is not a power"],
    [
      { combat: { die: 1, enemies, waiting: [{ card: "bonk" }] } },
      'combat.waiting[0].card must be the id of a card, not "bonk"',
    ],
    [
      { resolving: [{ kind: "card", card: "bonk" }] },
      'resolving[0].card must be the id of a card, not "bonk"',
    ],
    [{ resolving: ["fight"] }, "resolving[0] must be an object"],
    [{ resolving: [{ kind: "fight" }] }, "cannot be inside each other"],
    [{ moon: 1 }, "moon is not a known field"],
    [{ run: { moon: 1 } }, "run.moon is not a known field"],
    [
      { combat: { die: 1, enemies: [{ id: "cultist", moon: 1 }] } },
      "combat.enemies[0].moon is not a known field",
    ],
    [{ config: { maxHp: 0 } }, "config.maxHp must be"],
    [
      { config: { ruleSet: "printed" }, run: { decks: { potions: { top: ["tea"] } } } },
      'run.decks.potions.top[0] must be the id of a potion, not "tea"',
    ],
  ])("%j", (draft, ...faults) => {
    const laid = spireAct1.position(draft as Draft);
    for (const fault of faults) expect(laid.ok ? "" : laid.error.message).toContain(fault);
  });

  it("the entry of the plan alone does without positions, and says so", () => {
    expect(planOnly.hasPositions).toBe(false);
    expect(planOnly.position({}).ok).toBe(false);
  });
});
