// Rules 24, 25, 33, 34: boards and paths, decks of fights, bosses by die, Ascension; and the plain model of map and rewards.
import { type Deck, pick, seeded, shuffle } from "@games/core-rng";
import { describe, expect, it } from "vitest";
import { type Options, type State, spireAct1 } from "../../src/index.js";
import { type Piles, readBoard, showCards, takeCard } from "./model.js";
import { Run } from "./run.js";

const PRINTED: Options = { ruleSet: "printed", hasNeow: false, relics: [] };

/** Marks a node as cleared and asks where to go. */
function standAt(state: State, node: number): void {
  const { map } = state.run;
  map.nodes[node] = { ...(map.nodes[node] as State["run"]["map"]["nodes"][number]), cleared: true };
  map.currentNode = node;
}

/** The id of the fight that is under way. */
function encounterOf({ combat }: State): string {
  return spireAct1.rows.encounters?.[combat?.encounter ?? -1]?.id ?? "";
}

function reachable(state: State): readonly number[] {
  const { pending } = spireAct1.view(state);
  return pending?.ask === "path" ? pending.nodes : [];
}

describe("rule 24: the map", () => {
  it("is one of two boards, each met about as often, with all tokens on it", () => {
    const met = [0, 0];
    for (let seed = 0; seed < 400; seed++) {
      const { map } = spireAct1.create({ seed, ...PRINTED }).run;
      const board = map.board ?? -1;
      met[board] = (met[board] ?? 0) + 1;
      const { places, letters, fixed } = readBoard(board);
      const on = (slot: string) =>
        places.flatMap((place, i) => (letters.get(place) === slot ? [map.nodes[i]?.type] : []));
      expect(map.nodes.length).toBe(places.length);
      places.forEach((place, i) => {
        const room = fixed(place);
        if (room !== undefined) expect(map.nodes[i]?.type).toBe(room);
      });
      expect(on("D").toSorted()).toEqual([
        "elite",
        "elite",
        "elite",
        "encounter",
        "encounter",
        "encounter",
        "event",
        "event",
      ]);
      expect(on("L").toSorted()).toEqual([
        "campfire",
        "campfire",
        "campfire",
        "encounter",
        "event",
        "merchant",
        "merchant",
      ]);
    }
    for (const count of met) expect(Math.abs(count - 200)).toBeLessThan(50);
  });

  it("every slot can have every token of its kind", () => {
    const kinds = new Map<number, Set<string>>();
    for (let seed = 0; seed < 600; seed++) {
      const { map } = spireAct1.create({ seed, ...PRINTED }).run;
      if (map.board !== 0) continue;
      map.nodes.forEach(({ type }, i) => {
        kinds.set(i, (kinds.get(i) ?? new Set()).add(type));
      });
    }
    const { places, letters } = readBoard(0);
    places.forEach((place, i) => {
      const letter = letters.get(place);
      expect(kinds.get(i)?.size).toBe(letter === "D" ? 3 : letter === "L" ? 4 : 1);
    });
  });

  it("begins at the first encounter, and paths lead where the model says, from every place of both boards", () => {
    const boards = new Set<number>();
    for (let seed = 0; boards.size < 2; seed++) {
      const state = spireAct1.clone(spireAct1.create({ seed, ...PRINTED }));
      const board = state.run.map.board ?? 0;
      boards.add(board);
      expect(reachable(state)).toEqual([0]);
      const { places, ways } = readBoard(board);
      places.slice(0, -1).forEach((place, i) => {
        standAt(state, i);
        expect(reachable(state).map((node) => places[node])).toEqual(ways.get(place));
      });
    }
  });

  it("nodes that no path leads to are refused", () => {
    const state = spireAct1.clone(spireAct1.create({ seed: 1, ...PRINTED }));
    expect(spireAct1.check(state, { type: "move", node: 3 })?.code).toBe("cannot-reach");
    expect(spireAct1.check(state, { type: "proceed" })?.code).toBe("not-now");
  });

  it("Wing Boots: three times any node of the next level, then they are gone; a path costs nothing", () => {
    const state = spireAct1.clone(
      spireAct1.create({ seed: 1, ...PRINTED, relics: ["wing_boots"], maxHp: 99 }),
    );
    const { places, ways } = readBoard(state.run.map.board ?? 0);
    const level = (n: number) => places.flatMap((one, i) => (one.startsWith(`${n}:`) ? [i] : []));
    standAt(state, 0);
    expect(reachable(state)).toEqual(level(1));
    let left = 3;
    for (const n of [1, 2, 4, 5]) {
      const here = level(n)[0] as number;
      standAt(state, here);
      state.stack = [{ kind: "path" }];
      state.combat = null;
      const paths = ways.get(places[here] ?? "")?.map((place) => places.indexOf(place)) ?? [];
      const far = level(n + 1).find((node) => !paths.includes(node)) as number;
      const isFree = left > 0;
      expect(reachable(state).includes(far)).toBe(isFree);
      const to = isFree ? far : (paths[0] as number);
      spireAct1.step(spireAct1.open(state), { type: "move", node: to });
      if (isFree) left--;
      expect(state.run.relics[0]?.charges ?? 0).toBe(left);
    }
    expect(state.run.relics).toEqual([]);
  });

  it("Wing Boots do not help past the campfires: all of them lead to the boss", () => {
    const state = spireAct1.clone(
      spireAct1.create({ seed: 1, ...PRINTED, relics: ["wing_boots"] }),
    );
    const { places } = readBoard(state.run.map.board ?? 0);
    const boss = places.length - 1;
    standAt(state, boss - 1);
    expect(reachable(state)).toEqual([boss]);
    spireAct1.step(spireAct1.open(state), { type: "move", node: boss });
    expect(state.run.relics[0]?.charges).toBe(3);
  });
});

describe("rule 25: decks of fights", () => {
  /** The ids of the fights of a line of nodes, each left as it begins. */
  function fights(options: Options, count: number): string[] {
    const state = spireAct1.clone(
      spireAct1.create({ seed: "fights", ...PRINTED, maxHp: 99, ...options }),
    );
    return Array.from({ length: count }, (_, node) => {
      state.run.map.currentNode = node;
      state.stack = [{ kind: "path" }];
      state.combat = null;
      state.run.combatCount = node;
      spireAct1.step(spireAct1.open(state), { type: "move", node });
      return encounterOf(state);
    });
  }
  const encounters = (n: number) => Array<"encounter">(n).fill("encounter");

  it("the first node has a first encounter, then twelve different encounters come before one comes again", () => {
    const met = fights({ map: encounters(14) }, 14);
    expect(met[0]).toMatch(/^first_/);
    expect(new Set(met.slice(1, 13)).size).toBe(12);
    expect(met[13]).toBe(met[1]);
  });

  it("three different elites come before one comes again", () => {
    const met = fights({ map: Array<"elite">(4).fill("elite") }, 4);
    expect(new Set(met.slice(0, 3)).size).toBe(3);
    expect(met[3]).toBe(met[0]);
  });

  it("a gang is its main enemy and two of the eight gremlin cards, each at most twice", () => {
    const decks = { first: ["mad_gremlins"] };
    for (let seed = 0; seed < 60; seed++) {
      const run = new Run({ map: ["encounter", "boss"], decks, rolls: [1], seed }).move();
      const ids = run.view.combat?.enemies.map(({ id }) => id) ?? [];
      expect(ids.length).toBe(3);
      expect(ids[0]).toBe("mad_gremlin");
    }
  });

  it("groups stand from left to right, sentries with their companions on the left", () => {
    const group = (id: string, deck: "first" | "elite") => {
      const type = deck === "first" ? "encounter" : "elite";
      const run = new Run({ map: [type, "boss"], decks: { [deck]: [id] }, rolls: [1] }).move();
      return run.view.combat?.enemies.map((enemy) => enemy.id);
    };
    expect(group("small_slimes", "first")).toEqual(["small_slime", "acid_slime", "spike_slime"]);
    expect(group("louses", "first")).toEqual(["red_louse", "green_louse", "red_louse_summon"]);
    expect(group("sentries", "elite")).toEqual(["sentry_a", "sentry_b", "sentry"]);
  });

  it("P7: the Looter's third action takes 2 gold and it leaves; the reward is still paid", () => {
    const decks = { first: ["looter"], potions: ["fire_potion"] };
    const stolen = (gold: number) => {
      const run = new Run({ map: ["encounter", "boss"], decks, rolls: [1, 1, 1], gold, maxHp: 30 });
      run.move().do({ type: "end-turn" }, { type: "end-turn" }, { type: "end-turn" });
      expect(run.pending).toMatchObject({ offers: [{ part: "potion" }, { part: "card" }] });
      return run.has.gold;
    };
    expect([stolen(5), stolen(1), stolen(0)]).toEqual([3, 0, 0]);
  });

  it("P7: a Looter that is killed has taken nothing", () => {
    const decks = { first: ["looter"], potions: ["fire_potion"] };
    const deck = ["bludgeon", "bludgeon", "seeing_red", "strike_r", "strike_r"];
    const run = new Run({
      map: ["encounter", "boss"],
      decks,
      deck,
      rolls: [1, 1],
      gold: 5,
      maxHp: 30,
    });
    run.move().do({ type: "play", card: "bludgeon" }, { type: "end-turn" });
    run.do({ type: "play", card: "bludgeon" }); // 7 and 7 of its 9 HP
    expect(run.pending).toMatchObject({ offers: [{ part: "potion" }, { part: "card" }] });
    expect(run.has.gold).toBe(5);
  });
});

describe("rule 33: the boss", () => {
  it("is chosen by the die and known from the start: 1 and 2, 3 and 4, 5 and 6", () => {
    const bosses = new Map<string, number>();
    for (let seed = 0; seed < 600; seed++) {
      const { boss } = spireAct1.view(spireAct1.create({ seed, ...PRINTED })).run;
      bosses.set(boss ?? "", (bosses.get(boss ?? "") ?? 0) + 1);
    }
    expect([...bosses.keys()].toSorted()).toEqual(["hexaghost", "slime_boss", "the_guardian"]);
    for (const count of bosses.values()) expect(Math.abs(count - 200)).toBeLessThan(60);
  });

  it("is the one that is met", () => {
    const run = new Run({ map: ["boss"], rolls: [1] });
    const { boss } = run.view.run;
    expect(run.move().view.combat?.enemies[0]?.id).toBe(boss);
  });
});

describe("rule 34: Ascension", () => {
  const at = (ascension: number) =>
    spireAct1.clone(spireAct1.create({ seed: 1, ...PRINTED, ascension }));

  it("2: maximum HP 9; 5: Ascender's Bane; 9: one HP less at the start", () => {
    const start = (ascension: number) => {
      const { hp, maxHp, deck } = at(ascension).run;
      return [hp, maxHp, deck.length];
    };
    expect([0, 1, 2, 4, 5, 8, 9, 12].map(start)).toEqual([
      [10, 10, 10],
      [10, 10, 10],
      [9, 9, 10],
      [9, 9, 10],
      [9, 9, 11],
      [9, 9, 11],
      [8, 9, 11],
      [8, 9, 11],
    ]);
    expect(at(5).run.deck).toContain("ascenders_bane");
  });

  it("1, 7, 10, 12: other elites, encounters and bosses", () => {
    const fightsOf = (ascension: number, deck: "elite" | "encounter") =>
      at(ascension).run.decks?.[deck].rest ?? [];
    expect(fightsOf(0, "elite")).toEqual(["gremlin_nob", "lagavulin", "sentries"]);
    expect(fightsOf(11 - 1, "elite")).toEqual(["gremlin_nob_a1", "lagavulin_a1", "sentries_a1"]);
    expect(fightsOf(12, "elite")).toEqual(["gremlin_nob_a12", "lagavulin_a12", "sentries_a12"]);
    const changed = fightsOf(7, "encounter").filter((id) => id.endsWith("_a7"));
    expect(changed).toEqual(["jaw_worm_a7", "large_slime_a7", "looter_a7"]);
    expect(spireAct1.view(at(10)).run.boss).toMatch(/_a10$/);
    expect(spireAct1.view(at(9)).run.boss).not.toMatch(/_a10$/);
  });

  it("10: Large Slimes of the Slime Boss come with 1 Strength", () => {
    const run = new Run({ map: ["encounter"], encounters: ["large_slime_a10"], rolls: [1] }).move();
    expect(run.view.combat?.enemies[0]?.strength).toBe(1);
  });

  it("11 and 13 cannot be chosen, and nothing of it belongs to the plan", () => {
    const code = (options: Options) => {
      const made = spireAct1.tryCreate({ seed: 1, ...options });
      return made.ok ? "" : made.error.faults.map(({ path }) => path).join();
    };
    expect(code({ ...PRINTED, ascension: 11 })).toBe("ascension");
    expect(code({ ...PRINTED, ascension: 13 })).toBe("ascension");
    expect(code({ ascension: 1 })).toBe("ascension");
    expect(code({ map: ["merchant"] })).toBe("map[0]");
    expect(code({ map: null, bosses: null })).toBe("map,bosses");
  });
});

describe("the plain model of card rewards", () => {
  it("agrees over long series of rewards, taken and left, until the decks have been through", () => {
    for (let seed = 0; seed < 20; seed++) compare(seed);
  });

  function compare(seed: number): void {
    const luck = seeded(seed, "model");
    const first = spireAct1.clone(spireAct1.create({ seed, ...PRINTED }));
    const piles: Piles = {
      rewards: [...first.run.cardRewardsDeck.rest],
      rares: [...(first.run.decks?.rares.rest ?? [])],
    };
    shuffle(luck, piles.rewards);
    shuffle(luck, piles.rares);
    const run = new Run({
      seed,
      map: Array<"event">(90).fill("event"),
      decks: { ...piles, events: ["the_library"] },
    });
    const gained: string[] = [];
    for (let node = 0; node < 80; node++) {
      run.move(node).option(0);
      const shown = showCards(piles, 5);
      expect(run.pending).toMatchObject({ offers: [{ part: "card", ...shown }] });
      const taken = pick(luck, [null, 0, shown.cards.length - 1]);
      const card = takeCard(piles, shown, taken);
      if (card !== undefined) gained.push(card);
      if (taken === null) run.leave();
      else run.claim(0, taken);
      const { cardRewardsDeck, decks } = run.state.run;
      expect(inOrder(cardRewardsDeck)).toEqual(piles.rewards);
      expect(decks && inOrder(decks.rares)).toEqual(piles.rares);
      if (piles.rewards.length < 5) break;
    }
    expect(run.deck.gained).toEqual(gained);
    expect(gained.length).toBeGreaterThan(10);
  }

  function inOrder({ top, rest, bottom }: Deck<string>): string[] {
    expect(rest).toEqual([]);
    return [...[...top].reverse(), ...[...bottom].reverse()];
  }
});
