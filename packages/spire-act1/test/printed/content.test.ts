// Rows of one's own for the printed act: relics, potions, events, Neow cards, boards and encounters work without touching the
// rules, and whatever cannot be is refused by its place.
import { unwrap } from "@games/core-game";
import { pick, seeded } from "@games/core-rng";
import { describe, expect, it } from "vitest";
import { type Op, type OpName, type Options, type Rows, spireAct1 } from "../../src/index.js";

const { rows } = spireAct1;
const BASE: Options = { ruleSet: "printed", hasNeow: false, maxHp: 30, gold: 5 };
type Game = typeof spireAct1;

/** The game with some tables replaced. */
function withTables(tables: Partial<Rows>): Game {
  return unwrap(spireAct1.withContent({ ...rows, ...tables }));
}

/** The first state of a game after some actions, each of which is legal. */
function play(game: Game, options: Options, ...actions: Parameters<Game["apply"]>[1][]) {
  let state = game.create({ seed: 1, ...BASE, ...options });
  for (const action of actions) ({ state } = unwrap(game.apply(state, action)));
  return { state, view: game.view(state) };
}

const relics = rows.relics ?? [];
const potions = rows.potions ?? [];

describe("rows of one's own", () => {
  it("a relic: 2 block at the start of each turn, and gold when it is gained", () => {
    const game = withTables({
      relics: [
        ...relics,
        {
          id: "shell",
          name: "Shell",
          price: 3,
          triggers: [{ on: "turn-start", ops: [{ op: "block", n: 2 }] }],
          runTriggers: [{ on: "gained", ops: [{ op: "gold", n: 4 }] }],
        },
      ],
    });
    const options = {
      relics: ["shell"],
      map: ["encounter", "boss"],
      encounters: ["cultist"],
    } as const;
    const { view } = play(game, options, { type: "move", node: 0 });
    expect(view.run.gold).toBe(9);
    expect(view.combat?.player.block).toBe(2);
    expect(game.view(game.create({ seed: 1, ...BASE })).run.decks?.relics.rest).toContain("shell");
  });

  it("a potion: drunk between fights for 2 gold", () => {
    const tea = {
      id: "tea",
      name: "Tea",
      copies: 2,
      price: 1,
      use: "anywhere",
      ops: [{ op: "gold", n: 2 }],
    } as const;
    const game = withTables({ potions: [...potions, tea] });
    const { view } = play(game, { potions: ["tea"] }, { type: "drink", potion: "tea" });
    expect(view.run).toMatchObject({ gold: 7, potions: [] });
  });

  it("an event with an option that has to be paid", () => {
    const well = {
      id: "well",
      name: "Well",
      options: [
        { pay: 3, ops: [{ op: "heal", n: 1 }] },
        { pay: 9, ops: [] },
      ],
    } as const;
    const game = withTables({ events: [well] });
    const { view } = play(game, { map: ["event", "boss"], hp: 20 }, { type: "move", node: 0 });
    expect(view.pending).toEqual({ ask: "room", by: "well", options: [0] });
    const healed = play(
      game,
      { map: ["event", "boss"], hp: 20 },
      { type: "move", node: 0 },
      { type: "choose-option", option: 0 },
    );
    expect(healed.view.run).toMatchObject({ hp: 21, gold: 2 });
  });

  it("a Neow card", () => {
    const gift = {
      id: "gift",
      name: "Gift",
      options: [{ ops: [{ op: "gold", n: 1 }] }, { ops: [{ op: "max-hp", n: 7 }] }],
    } as const;
    const { view } = play(
      withTables({ neow: [gift] }),
      { hasNeow: true },
      { type: "leave" },
      { type: "choose-option", option: 1 },
    );
    expect(view.run).toMatchObject({ maxHp: 7, hp: 7, gold: 8 }); // Neow gives 3 gold first
  });

  it("a board of three rooms, and encounters for it", () => {
    const board = {
      id: "short",
      name: "Short",
      places: [
        { level: 0, column: 0, room: "encounter", to: [0, 1] },
        { level: 1, column: 0, room: "campfire", to: [0] },
        { level: 1, column: 1, room: "light", to: [0] },
        { level: 2, column: 0, room: "boss", to: [] },
      ],
    } as const;
    const duel = {
      id: "duel",
      deck: "first",
      enemy: "cultist",
      summons: ["jaw_worm"],
      reward: [],
    } as const;
    const boss = {
      id: "nob",
      deck: "boss",
      enemy: "gremlin_nob",
      faces: [1, 2, 3, 4, 5, 6],
      reward: [],
    } as const;
    const tokens = [{ id: "rest", slot: "light", room: "treasure", copies: 1 }] as const;
    const game = withTables({ boards: [board], tokens: [...tokens], encounters: [duel, boss] });
    const { view } = play(game, {}, { type: "move", node: 0 });
    expect(view.run.map.nodes.map(({ type }) => type)).toEqual([
      "encounter",
      "campfire",
      "treasure",
      "boss",
    ]);
    expect(view.run.boss).toBe("nob");
    expect(view.combat?.enemies.map(({ id }) => id)).toEqual(["cultist", "jaw_worm"]);
  });
});

describe("what is wrong is named", () => {
  const [relic] = relics;
  const gangs = rows.gangs ?? [];
  const [potion] = potions;
  const loadedDie = relics.filter(({ id }) => id === "loaded_die");
  const places = [{ level: 0, column: 0, room: "encounter", to: [4] }];
  it.each<[string, object, ...string[]]>([
    [
      "a relic",
      { relics: [...loadedDie, { ...relic, price: -1, deck: "attic" }] },
      "relics[1].price must be",
      "relics[1].deck must be",
    ],
    [
      "a passive",
      { relics: [...loadedDie, { ...relic, passives: [{ is: "lucky" }] }] },
      "relics[1].passives[0].is must be",
    ],
    [
      "a trigger",
      { relics: [...loadedDie, { ...relic, triggers: [{ on: "dawn", ops: [] }] }] },
      "relics[1].triggers[0].on must be",
    ],
    [
      "a face",
      { relics: [...loadedDie, { ...relic, triggers: [{ on: "die", faces: [7], ops: [] }] }] },
      "relics[1].triggers[0].faces[0] must be",
    ],
    ["the relic of the start", { relics: [] }, 'relics must have a row with the id "loaded_die"'],
    [
      "a card that Ascension names",
      { cards: rows.cards.filter(({ id }) => id !== "ascenders_bane") },
      'cards must have a row with the id "ascenders_bane"',
    ],
    [
      "two potions of one id",
      { potions: [potion, potion] },
      `potions has the id "${potion?.id}" twice`,
    ],
    ["the use of a potion", { potions: [{ ...potion, use: "bath" }] }, "potions[0].use must be"],
    [
      "an operation",
      { potions: [{ ...potion, ops: [{ op: "fly" }] }] },
      "potions[0].ops[0].op must be",
    ],
    [
      "a made card",
      { potions: [{ ...potion, ops: [{ op: "play-card", card: "bonk", n: 1 }] }] },
      'potions[0].ops[0].card must be the id of a card, not "bonk"',
    ],
    ["an event without a name", { events: [{ id: "well" }] }, "events[0].name is missing"],
    [
      "a price",
      { events: [{ id: "well", name: "Well", options: [{ pay: -2, ops: [] }] }] },
      "events[0].options[0].pay must be",
    ],
    [
      "a Neow card without options",
      { neow: [{ id: "gift", name: "Gift", options: [] }] },
      "neow[0].options must be",
    ],
    ["no boards", { boards: [] }, "boards must have at least one row"],
    [
      "a path",
      { boards: [{ id: "b", name: "B", places }] },
      "boards[0] has paths at level 0, column 0 that lead nowhere",
    ],
    [
      "a room",
      { boards: [{ id: "b", name: "B", places: [{ ...places[0], room: "pool", to: [] }] }] },
      "boards[0].places[0].room must be",
    ],
    [
      "an enemy",
      { encounters: [{ id: "e", deck: "elite", enemy: "nobody", reward: [] }] },
      'encounters[0].enemy must be the id of an enemy, not "nobody"',
    ],
    [
      "a summon",
      { encounters: [{ id: "e", deck: "elite", enemy: "cultist", summons: ["mob"], reward: [] }] },
      'encounters[0].summons[0] must be the id of an enemy, not "mob"',
    ],
    [
      "a gang",
      { gangs: [...gangs, { id: "mob", enemies: ["nobody"] }] },
      `gangs[${gangs.length}].enemies[0] must be the id of an enemy, not "nobody"`,
    ],
    [
      "a token",
      { tokens: [{ id: "t", slot: "grey", room: "event", copies: 1 }] },
      "tokens[0].slot must be",
    ],
    [
      "a reward",
      { encounters: [{ id: "e", deck: "elite", enemy: "cultist", reward: [{ part: "fame" }] }] },
      "encounters[0].reward[0].part must be",
    ],
    [
      "block between fights",
      {
        events: [
          {
            id: "well",
            name: "Well",
            ops: [
              { op: "gold", n: 1 },
              { op: "block", n: 1 },
            ],
          },
        ],
      },
      'events[0].ops[1] cannot do "block" here, which needs a fight',
    ],
    [
      "gold for cards in hand between fights",
      {
        neow: [
          { id: "gift", name: "Gift", options: [{ ops: [{ op: "gold", n: { per: "hand" } }] }] },
        ],
      },
      'neow[0].options[0].ops[0] cannot do "gold" here, which needs a fight',
    ],
    [
      "a Curse in a fight",
      { potions: [{ ...potion, use: "fight", ops: [{ op: "curse", n: 1 }] }] },
      'potions[0].ops[0] cannot do "curse" here, which works only between fights',
    ],
  ])("%s", (_, tables, ...faults) => {
    const made = spireAct1.withContent({ ...rows, ...tables } as Rows);
    for (const fault of faults) expect(made.ok ? "" : made.error.message).toContain(fault);
  });
});

/** Every operation once. */
const SAMPLES: { readonly [K in OpName]: Extract<Op, { readonly op: K }> } = {
  hit: { op: "hit", n: 1 },
  damage: { op: "damage", n: 1, to: "all" },
  vulnerable: { op: "vulnerable", n: 1 },
  weak: { op: "weak", n: 1, to: "self" },
  poison: { op: "poison", n: 1, to: "all" },
  block: { op: "block", n: { per: "hand" } },
  "lose-block": { op: "lose-block", n: 1 },
  energy: { op: "energy", n: 1 },
  draw: { op: "draw", n: 1 },
  "lose-hp": { op: "lose-hp", n: 1 },
  strength: { op: "strength", n: 1 },
  double: { op: "double", what: "block" },
  choose: { op: "choose", from: "hand", to: "exhaust" },
  "exhaust-hand": { op: "exhaust-hand" },
  add: { op: "add", card: "daze", n: 1, to: "draw" },
  "play-top": { op: "play-top" },
  option: { op: "option", of: 2 },
  "stop-drawing": { op: "stop-drawing" },
  "double-tap": { op: "double-tap" },
  "next-free": { op: "next-free" },
  "limit-loss": { op: "limit-loss" },
  cleanse: { op: "cleanse" },
  cube: { op: "cube" },
  "exhaust-self": { op: "exhaust-self" },
  heal: { op: "heal", n: 1 },
  "heal-to": { op: "heal-to", n: 3 },
  "play-card": { op: "play-card", card: "bash", n: 1 },
  "play-drawn": { op: "play-drawn", n: 2 },
  scry: { op: "scry", n: 2 },
  "attack-strength": { op: "attack-strength", n: 1 },
  "keep-block": { op: "keep-block" },
  "keep-hand": { op: "keep-hand" },
  "exhaust-this": { op: "exhaust-this" },
  "heal-full": { op: "heal-full" },
  gold: { op: "gold", n: 1 },
  "lose-gold": { op: "lose-gold", n: 1 },
  curse: { op: "curse", n: 1 },
  deck: { op: "deck", do: "remove" },
  reward: { op: "reward", parts: [{ part: "card" }] },
  roll: { op: "roll" },
  fight: { op: "fight", deck: "elite" },
  visit: { op: "visit", room: "merchant" },
  again: { op: "again" },
  "max-hp": { op: "max-hp", n: 5 },
  "trigger-die": { op: "trigger-die" },
  reroll: { op: "reroll" },
  "turn-die": { op: "turn-die", by: 1 },
  "set-die": { op: "set-die" },
  courier: { op: "courier" },
};
const loaded = relics.filter(({ id }) => id === "loaded_die");
const named = { id: "odd", name: "Odd" };

/** Where an operation can stand, and a run in which it comes up. */
const PLACES: Readonly<
  Record<string, (op: Op) => { readonly tables: Partial<Rows>; readonly options: Options }>
> = {
  "an event": (op) => ({ tables: { events: [{ ...named, ops: [op] }] }, options: {} }),
  "what a relic does between fights": (op) => ({
    tables: {
      relics: [
        ...loaded,
        {
          ...named,
          runTriggers: [
            { on: "gained", ops: [op] },
            { on: "fight-won", ops: [op] },
          ],
        },
      ],
    },
    options: { relics: ["odd"] },
  }),
  "what a relic does in fights": (op) => ({
    tables: {
      relics: [
        ...loaded,
        {
          ...named,
          limit: { per: "fight" },
          triggers: [
            { on: "turn-start", ops: [op] },
            { on: "use", ops: [op] },
            { on: "roll", ops: [op] },
          ],
        },
      ],
    },
    options: { relics: ["odd"] },
  }),
  "a potion for anywhere": (op) => ({
    tables: { potions: [{ ...named, copies: 3, price: 1, use: "anywhere", ops: [op] }] },
    options: { potions: ["odd", "odd"] },
  }),
  "a card": (op) => ({
    tables: {
      cards: [
        ...rows.cards,
        {
          ...named,
          type: "skill",
          ops: [op],
          triggers: [
            { on: "held", ops: [op] },
            { on: "removed", ops: [op] },
          ],
        },
      ],
    },
    options: { deck: ["odd", "odd", "strike_r", "bash"] },
  }),
};

describe("every operation is refused where it does not work, and works everywhere else", () => {
  it.each(Object.entries(PLACES))("%s", (_, place) => {
    let played = 0;
    for (const op of Object.values(SAMPLES)) {
      const { tables, options } = place(op);
      const made = spireAct1.withContent({ ...rows, ...tables });
      if (!made.ok) {
        expect(made.error.message).toContain(`cannot do "${op.op}" here`);
        continue;
      }
      played++;
      const game = made.value;
      const map = ["event", "encounter", "merchant", "campfire", "boss"] as const;
      const state = game.clone(game.create({ seed: 1, ...BASE, map, ...options }));
      const context = game.open(state);
      const choices = seeded("choices");
      for (let count = 0; count < 60; count++) {
        const legal = game.legalActions(state);
        if (legal.length === 0) break;
        if (count % 7 === 0) expect(unwrap(game.load(game.save(state)))).toEqual(state);
        game.step(context, pick(choices, legal));
      }
    }
    expect(played).toBeGreaterThan(5);
  });
});
