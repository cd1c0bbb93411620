// What screens show before and while things happen: forecasts, beats, the faces of the die, rooms, routes.
import { unwrap } from "@games/core-rng";
import { describe, expect, it } from "vitest";
import {
  ASCENSIONS,
  getCard,
  PLAYER,
  previewAction,
  previewCard,
  routesFrom,
  type SpireAct1Event,
  spireAct1,
} from "../src/index.js";
import {
  beatsOf,
  describeAction,
  describeAscension,
  describeCard,
  describeDie,
  describeForecast,
  describeRoom,
  describeRoomOptions,
  describeRoutes,
  forecastOf,
  runChanges,
  sceneOf,
  tellRun,
  wordsIn,
} from "../src/text/index.js";
import { Arena, lab } from "./arena.js";
import { Run } from "./printed/run.js";

describe("forecasts", () => {
  it("a potion is foreseen for each enemy it can be thrown at", () => {
    const setting = {
      map: ["encounter", "boss"],
      encounters: [["cultist", "small_slime"]],
    } as const;
    const { state } = new Run({ ...setting, potions: ["fire_potion"], rolls: [1] }).move();
    const previews = previewAction(spireAct1, state, { type: "drink", potion: "fire_potion" });
    expect(previews.map(({ target }) => target)).toEqual([0, 1]);
    expect(forecastOf(previews)).toMatchObject({ hits: "4", lost: 0, wins: false });
    expect(previewAction(spireAct1, state, { type: "drink", potion: "flex_potion" })).toEqual([]);
  });

  it("sums up what the player gains and loses, in words", () => {
    // Offering: lose 1 HP, gain 2 energy, draw 3 cards; the draw pile is empty.
    const { state } = new Arena({ hand: ["offering"], enemies: ["dummy"] });
    const forecast = forecastOf(previewCard(lab, state, "offering"));
    expect(forecast && describeForecast(forecast)).toBe("gives 2 energy and costs 1 HP");
    expect(forecastOf([])).toBeNull();
  });
});

it("beats follow the events, each beside the creature it happens to", () => {
  const harm = { by: PLAYER, id: "dummy", size: 3 } as const;
  const events: SpireAct1Event[] = [
    { type: "turn-ended" },
    { type: "hit", ...harm, target: 0, blocked: 3, lost: 0 },
    { type: "damaged", ...harm, target: 1, blocked: 1, lost: 2 },
    { type: "token-placed", target: 1, id: "dummy", token: "weak", amount: 2, total: 2 },
    { type: "energy-gained", amount: 1, energy: 4 },
  ];
  expect(beatsOf(events)).toEqual([
    { target: 0, kind: "blocked", text: "blocked" },
    { target: 1, kind: "hurt", text: "−2" },
    { target: 1, kind: "token", text: "+2 Weak" },
    { target: PLAYER, kind: "gain", text: "+1 energy" },
  ]);
});

describe("the die", () => {
  const fight = (relics: readonly string[]) =>
    new Run({ map: ["encounter", "boss"], encounters: ["jaw_worm"], relics, rolls: [1] }).move();

  it("tells for each face what enemies do, as tokens make it, and which relics go off", () => {
    const { state } = fight(["horn_cleat", "captains_wheel"]);
    const [enemy] = state.combat?.enemies ?? [];
    if (enemy !== undefined) enemy.strength = 1;
    const faces = describeDie(spireAct1.view(state), spireAct1);
    // Jaw Worm: hits for 3 and gains 1 block on 1 and 2, hits for 4 on 3 and 4, gains 2 block and 1 Strength on 5 and 6.
    expect(faces.map(({ enemies }) => enemies[0]?.text)).toEqual([
      "hits for 4 and gains 1 block",
      "hits for 4 and gains 1 block",
      "hits for 5",
      "hits for 5",
      "gains 2 block and 1 Strength",
      "gains 2 block and 1 Strength",
    ]);
    expect(faces[0]?.enemies[0]?.isFixed).toBe(false);
    expect(faces.map(({ relics }) => relics.map(({ relic }) => relic))).toEqual([
      ["horn_cleat"],
      ["horn_cleat"],
      ["captains_wheel"],
      [],
      [],
      [],
    ]);
    expect(faces[2]?.relics[0]?.text).toBe("Gain 3 block.");
  });

  it("an enemy on a track, a dead one, and no fight at all", () => {
    const settings = { map: ["boss"], rolls: [1] } as const;
    const { state } = new Run({ ...settings, bosses: ["the_guardian"] }).move();
    const first = () => describeDie(spireAct1.view(state), spireAct1)[0]?.enemies;
    expect(first()).toMatchObject([{ id: "the_guardian", isFixed: true }]);
    const [enemy] = state.combat?.enemies ?? [];
    if (enemy !== undefined) enemy.hp = 0;
    expect(first()).toEqual([]);
    const calm = new Run({ relics: ["pocketwatch"] }).state;
    expect(describeDie(spireAct1.view(calm), spireAct1)[2]).toEqual({
      face: 3,
      enemies: [],
      relics: [{ relic: "pocketwatch", text: "Draw 3 cards." }],
    });
  });
});

describe("rooms", () => {
  it.each([
    [
      "the_cleric",
      ["Pay 1 gold: heal 3 HP", "Pay 2 gold: upgrade a card", "Pay 3 gold: remove a card", "Leave"],
    ],
    ["ancient_temple", ["Gain a relic and lose 1 HP", "Leave"]],
    [
      "ominous_forge",
      ["Upgrade a card and lose 2 HP", "Gain a relic and roll the die; on 1 to 3, gain a Curse"],
    ],
    ["neow_1", ["Upgrade a card", "Remove a card", "Gain 10 gold and lose 2 HP"]],
    ["lab", []],
  ])("the options of %s", (id, texts) => {
    expect(describeRoomOptions(id, spireAct1).map(({ text }) => text)).toEqual(texts);
  });

  it("every event and every Neow card has a scene, every Ascension above 0 a sentence", () => {
    const { events = [], neow = [] } = spireAct1.rows;
    for (const { id } of [...events, ...neow])
      expect(sceneOf(id, spireAct1)).toMatch(/^[A-Z].*\.$/);
    expect(sceneOf("nowhere", spireAct1)).toBe("");
    for (const level of ASCENSIONS) expect(describeAscension(level) === "").toBe(level === 0);
  });

  it("the words that a text uses are found in the glossary, whole and in any case", () => {
    const words = wordsIn(
      "Gain 2 block. Exhaust. Put Weak on the enemy; upgrades nothing strongest.",
    );
    expect(words.map(({ id }) => id)).toEqual(["block", "exhaust", "upgrade", "weak"]);
  });

  it("what an action changes about the run is told in numbers", () => {
    const run = new Run({ hp: 5, decks: { events: ["the_cleric"] }, gold: 2 }).move();
    const before = spireAct1.view(run.state);
    const after = spireAct1.view(run.option(0).state);
    expect(runChanges(before, after)).toEqual([
      { of: "hp", before: 5, after: 8 },
      { of: "gold", before: 2, after: 1 },
    ]);
  });

  it("what an event does before its options", () => {
    expect(describeRoom("lab", spireAct1)).toBe(
      "Roll the die. On 1 to 3, gain a potion. On 4 to 6, gain 2 potions.",
    );
    expect(describeRoom("the_cleric", spireAct1)).toBe("");
    expect(describeRoom("nowhere", spireAct1)).toBe("");
  });

  it("answers go by what they mean", () => {
    const run = new Run({ decks: { events: ["big_fish"] } }).move();
    const view = spireAct1.view(run.state);
    expect(describeAction({ type: "choose-option", option: 0 }, spireAct1, view)).toBe(
      "Choose “Heal 2 HP”.",
    );
    const { events } = unwrap(spireAct1.apply(run.state, { type: "choose-option", option: 0 }));
    expect(events[0]).toEqual({ type: "option-chosen", by: "big_fish", option: 0 });
  });
});

it("an amount that grows is told with what it is of", () => {
  const [rage, offering] = ["rage", "offering"].map((id) => getCard(id));
  expect(rage && describeCard(rage, spireAct1)).toBe("Gain 1 block for each Attack in your hand.");
  expect(offering && describeCard(offering, spireAct1)).toContain("Gain 2 energy.");
});

describe("the story of a run", () => {
  const harm = { by: PLAYER, target: 0, id: "cultist", blocked: 0 } as const;
  const play = (card: string): SpireAct1Event => ({
    type: "card-played",
    card,
    energy: 1,
    source: "hand",
  });
  const outcome = { hp: 0, combatCount: 0, nodes: 0, deckSize: 10 };
  const steps: { events: SpireAct1Event[] }[] = [
    { events: [{ type: "turn-started", turn: 1 }] },
    { events: [play("strike_r"), { type: "hit", ...harm, size: 1, lost: 1 }] },
    { events: [play("bash"), { type: "hit", ...harm, size: 2, lost: 2 }] },
    { events: [{ type: "potion-drunk", potion: "fire_potion" }] },
    { events: [{ type: "damaged", ...harm, size: 4, lost: 4 }, play("strike_r")] },
    { events: [{ type: "turn-ended" }, { type: "turn-started", turn: 2 }] },
  ];

  it("tells a defeat: whose blow was the last, which card was played most", () => {
    const end: SpireAct1Event[] = [
      { type: "enemy-acted", enemy: 0, id: "cultist", action: { hit: 1 } },
      { type: "game-ended", outcome: { ...outcome, result: "defeat" } },
    ];
    expect(tellRun([...steps, { events: end }], spireAct1)).toEqual({
      last: "cultist",
      lines: [
        "You played Strike most often, twice.",
        "Cultist dealt the last blow, in round 2 of the fight.",
      ],
    });
  });

  it("tells a victory: the hardest blow with its card, who fell last", () => {
    const end: SpireAct1Event[] = [
      play("heavy_blade"),
      { type: "hit", ...harm, size: 9, lost: 9 },
      { type: "enemy-died", enemy: 0, id: "cultist" },
      { type: "game-ended", outcome: { ...outcome, result: "act-complete" } },
    ];
    expect(tellRun([...steps, { events: end }], spireAct1)).toEqual({
      last: "cultist",
      lines: [
        "You beat 1 enemy on the way.",
        "Your hardest blow was 9, with Heavy Blade.",
        "You played Strike most often, twice.",
        "Cultist was the last to fall, in round 2 of the fight.",
      ],
    });
    expect(tellRun([], spireAct1)).toEqual({ last: null, lines: [] });
  });
});

describe("routes", () => {
  it("counts the rooms of a line", () => {
    const { map } = new Run({ map: ["event", "campfire", "encounter", "campfire", "boss"] }).state
      .run;
    const outlook = routesFrom(map, spireAct1.content, 1);
    expect(describeRoutes(outlook)).toBe("1 encounter and 2 campfires");
    const { campfire, event, boss } = outlook;
    expect([campfire, event, boss]).toEqual([
      { least: 2, most: 2 },
      { least: 0, most: 0 },
      { least: 1, most: 1 },
    ]);
  });

  it("finds on a board what a walk of every route finds", () => {
    const { map } = spireAct1.clone(spireAct1.create({ seed: "routes", ruleSet: "printed" })).run;
    const paths = spireAct1.content.act.boards[map.board ?? 0]?.paths ?? [];
    /** The campfires and elites of every route from a node. */
    const walk = (node: number): readonly (readonly [number, number])[] => {
      const type = map.nodes[node]?.type;
      const own = [type === "campfire" ? 1 : 0, type === "elite" ? 1 : 0] as const;
      const rest =
        paths[node]?.length === 0 ? [[0, 0] as const] : (paths[node] ?? []).flatMap(walk);
      return rest.map(([fires, elites]) => [own[0] + fires, own[1] + elites] as const);
    };
    for (const node of [0, 1, 2, 3]) {
      const routes = walk(node);
      const span = (numbers: number[]) => ({
        least: Math.min(...numbers),
        most: Math.max(...numbers),
      });
      expect(routesFrom(map, spireAct1.content, node)).toMatchObject({
        campfire: span(routes.map(([fires]) => fires)),
        elite: span(routes.map(([, elites]) => elites)),
        boss: { least: 1, most: 1 },
      });
    }
  });
});
