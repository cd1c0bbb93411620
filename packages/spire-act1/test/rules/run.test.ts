// The run: map, rewards, campfires, the end (rules 3, 7–12; R3, R21, R25).
import { describe, expect, it } from "vitest";
import {
  type Options,
  type Phase,
  type SpireAct1Event,
  type State,
  spireAct1,
} from "../../src/index.js";
import { actionOf } from "../arena.js";

/** A run against enemies that die to the first Bludgeon. */
function begin(options: Options = {}): State {
  return spireAct1.clone(
    spireAct1.create({
      seed: "run",
      deck: Array.from({ length: 5 }, () => "bludgeon"),
      encounters: ["small_slime"],
      elites: ["sneaky_gremlin"],
      bosses: ["fat_gremlin"],
      ...options,
    }),
  );
}

function act(state: State, ...lines: string[]): SpireAct1Event[] {
  const events: SpireAct1Event[] = [];
  for (const line of lines) {
    const action =
      line === "rest" || line === "skip" || line === "proceed"
        ? ({ type: line } as const)
        : actionOf(line);
    const refusal = spireAct1.check(state, action);
    if (refusal !== undefined) throw new Error(`${line}: ${refusal.code}`);
    spireAct1.step(
      spireAct1.open(state, (event) => events.push(event)),
      action,
    );
  }
  return events;
}

function phaseOf(state: State): Phase {
  return spireAct1.view(state).phase;
}

/** The cards of the reward that is on offer. */
function offered(state: State): readonly string[] {
  const { pending } = spireAct1.view(state);
  if (pending?.ask !== "reward") throw new Error("There is no reward.");
  return pending.cards;
}

function legal(state: State): string[] {
  return spireAct1
    .legalActions(state)
    .map((action) => ("card" in action ? `${action.type} ${action.card}` : action.type));
}

/** Enters a fight and wins it. */
const WIN = ["proceed", "play bludgeon"];

describe("rule 11: map, node, fight or campfire, reward, map", () => {
  it("goes through the ten nodes to a complete act", () => {
    const state = begin();
    const kinds: string[] = [];
    while (phaseOf(state) !== "over") {
      const [entered] = act(state, "proceed");
      if (entered?.type === "node-entered") kinds.push(entered.kind);
      if (phaseOf(state) === "campfire") act(state, "rest");
      else act(state, "play bludgeon", "skip");
    }
    expect(kinds).toEqual([
      ...["encounter", "encounter", "campfire", "encounter", "elite"],
      ...["encounter", "campfire", "encounter", "elite", "boss"],
    ]);
    expect(spireAct1.outcome(state)).toEqual({
      result: "act-complete",
      hp: 11,
      combatCount: 8,
      nodes: 10,
      deckSize: 5,
    });
    expect(legal(state)).toEqual([]);
    expect(spireAct1.check(state, { type: "proceed" })?.code).toBe("game-over");
  });

  it("R21: the boss gives a reward before the act is complete", () => {
    const state = begin({ map: ["boss"] });
    act(state, ...WIN);
    expect(phaseOf(state)).toBe("reward");
    expect(state.result).toBeNull();
    const events = act(state, "skip");
    expect(events.map(({ type }) => type)).toEqual([
      "rewards-skipped",
      "node-cleared",
      "game-ended",
    ]);
    expect(events.at(-1)).toEqual({ type: "game-ended", outcome: spireAct1.outcome(state) });
  });

  it("R21: a boss completes the act wherever it stands, and so does the last node", () => {
    const early = begin({ map: ["boss", "encounter"] });
    act(early, ...WIN, "skip");
    expect(early.result).toBe("act-complete");
    const bossless = begin({ map: ["encounter"] });
    act(bossless, ...WIN, "skip");
    expect(bossless.result).toBe("act-complete");
  });

  it("rule 12: lose the first fight, and start again from the same seed", () => {
    const state = spireAct1.clone(
      spireAct1.create({
        seed: "lost",
        maxHp: 1,
        encounters: ["small_slime"],
        deck: ["injury"],
      }),
    );
    act(state, "proceed", "end");
    expect(spireAct1.outcome(state)).toMatchObject({ result: "defeat", hp: 0, combatCount: 0 });
    const again = spireAct1.clone(
      spireAct1.create({
        seed: "lost",
        maxHp: 1,
        encounters: ["small_slime"],
        deck: ["injury"],
      }),
    );
    expect(phaseOf(again)).toBe("map");
    expect(again.run.hp).toBe(1);
  });
});

describe("rule 3: rewards", () => {
  it("three different cards, one of them may be taken and the others are gone", () => {
    const state = begin();
    const events = act(state, ...WIN);
    const revealed = offered(state);
    expect(revealed.length).toBe(3);
    expect(new Set(revealed).size).toBe(3);
    expect(events.at(-1)).toEqual({ type: "rewards-revealed", cards: revealed, reveals: true });
    expect(legal(state)).toEqual([...revealed.map((card) => `take ${card}`), "skip"]);
    act(state, `take ${revealed[1]}`);
    expect(state.run.deck.at(-1)).toBe(revealed[1]);
    expect(state.run.cardRewardsDeck.rest.length).toBe(40);
    for (const card of revealed) expect(state.run.cardRewardsDeck.rest).not.toContain(card);
  });

  it("skipped cards are shuffled back", () => {
    const state = begin();
    act(state, ...WIN, "skip");
    expect(state.run.cardRewardsDeck.rest.length).toBe(43);
    expect(state.run.deck.length).toBe(5);
  });

  it("only what was revealed can be taken", () => {
    const state = begin();
    act(state, ...WIN);
    const hidden = state.run.cardRewardsDeck.rest[0] as string;
    expect(spireAct1.check(state, { type: "take", card: hidden })?.code).toBe("not-offered");
  });

  it("rule 12: every reward taken, the deck grows by eight", () => {
    const state = begin();
    while (phaseOf(state) !== "over") {
      act(state, "proceed");
      if (phaseOf(state) === "campfire") act(state, "rest");
      else {
        while (phaseOf(state) === "combat") {
          const actions = legal(state);
          if (!actions.includes("play bludgeon")) act(state, "end");
          else act(state, "play bludgeon");
        }
        act(state, `take ${offered(state)[0]}`);
      }
    }
    expect(state.run.deck.length).toBe(5 + 8);
  });

  it("R25: with an empty rewards deck the fight leads straight back to the map", () => {
    const state = begin();
    state.run.cardRewardsDeck = { top: [], rest: [], bottom: [] };
    act(state, ...WIN);
    expect(phaseOf(state)).toBe("map");
    expect(state.run.map.currentNode).toBe(1);
  });

  it("fewer than three are revealed when fewer are left", () => {
    const state = begin();
    state.run.cardRewardsDeck = { top: [], rest: ["anger", "flex"], bottom: [] };
    act(state, ...WIN);
    expect(offered(state).toSorted()).toEqual(["anger", "flex"]);
  });
});

describe("rule 7: a won fight", () => {
  it("heals 1 HP and counts, before the reward is chosen", () => {
    const state = begin({ hp: 5 });
    act(state, ...WIN);
    expect(state.run).toMatchObject({ hp: 6, combatCount: 1 });
    const full = begin();
    act(full, ...WIN);
    expect(full.run.hp).toBe(11);
  });
});

describe("rule 10: campfires", () => {
  const map = ["campfire", "campfire", "boss"] as const;

  it("rest heals 3, never above the maximum", () => {
    const state = begin({ map, hp: 7 });
    act(state, "proceed", "rest");
    expect(state.run.hp).toBe(10);
    act(state, "proceed", "rest");
    expect(state.run.hp).toBe(11);
  });

  it("smith upgrades one card; cards that can be upgraded are listed once each", () => {
    const state = spireAct1.clone(spireAct1.create({ seed: 1, map }));
    act(state, "proceed");
    expect(legal(state)).toEqual(["rest", "smith strike_r", "smith defend_r", "smith bash"]);
    act(state, "smith strike_r");
    expect(state.run.deck.filter((card) => card === "strike_r").length).toBe(4);
    expect(state.run.deck).toContain("strike_r+");
    act(state, "proceed");
    expect(spireAct1.check(state, { type: "smith", card: "strike_r+" })?.code).toBe(
      "cannot-upgrade",
    );
    expect(spireAct1.check(state, { type: "smith", card: "anger" })?.code).toBe("cannot-upgrade");
  });

  it("rule 12: an upgraded card behaves as upgraded in the next fight", () => {
    const state = begin({ map: ["campfire", "encounter"], encounters: ["slime_boss"] });
    act(state, "proceed", "smith bludgeon", "proceed");
    act(state, "play bludgeon+");
    expect(spireAct1.view(state).combat?.enemies[0]?.hp).toBe(22 - 10);
  });
});

describe("rule 12: the boss is harder than an encounter", () => {
  it("random play loses more HP to bosses than to encounters", () => {
    const lost = (pool: "encounters" | "bosses", type: "encounter" | "boss") => {
      let sum = 0;
      for (let seed = 0; seed < 60; seed++) {
        const state = spireAct1.clone(spireAct1.create({ seed, maxHp: 200, map: [type] }));
        const context = spireAct1.open(state);
        while (["map", "combat"].includes(phaseOf(state))) {
          const [first] = spireAct1.legalActions(state);
          if (first === undefined) break;
          spireAct1.step(context, first);
        }
        expect(state.config[pool]?.length).toBeGreaterThan(0);
        sum += 200 - state.run.hp;
      }
      return sum;
    };
    expect(lost("bosses", "boss")).toBeGreaterThan(2 * lost("encounters", "encounter"));
  });
});

describe("options", () => {
  const faults = (options: object) => {
    const created = spireAct1.tryCreate({ seed: 1, ...options });
    return created.ok ? [] : created.error.faults.map(({ path }) => path);
  };

  it("names every fault", () => {
    expect(
      faults({
        hp: 0,
        maxHp: 1000,
        deck: ["strike_r", "nothing", "daze"],
        map: ["shop"],
        encounters: ["nobody"],
        elites: [],
        bosses: [["slime_boss", 3]],
        variants: { green_louse: 2 },
        color: "red",
      }),
    ).toEqual([
      "hp",
      "maxHp",
      "deck[1]",
      "deck[2]",
      "map[0]",
      "encounters[0][0]",
      "elites",
      "bosses[0][1]",
      "variants",
      "color",
    ]);
  });

  it("HP above the maximum and variants of nobody are refused", () => {
    expect(faults({ hp: 12 })).toEqual(["hp"]);
    expect(faults({ variants: { nobody: 0 } })).toEqual(["variants"]);
  });

  it("R19: other names of a card or an enemy stand for it", () => {
    const state = spireAct1.clone(
      spireAct1.create({ seed: 1, encounters: ["sentries"], map: ["encounter"] }),
    );
    act(state, "proceed");
    expect(spireAct1.view(state).combat?.enemies.map(({ id }) => id)).toEqual([
      "sentry_a",
      "sentry_b",
      "sentry",
    ]);
  });

  it("R3: the plan's pools are met, each enemy alone but the sentry", () => {
    const met = new Map<string, Set<string>>();
    for (let seed = 0; seed < 200; seed++) {
      for (const type of ["encounter", "elite", "boss"] as const) {
        const state = spireAct1.clone(spireAct1.create({ seed, map: [type] }));
        act(state, "proceed");
        const ids = spireAct1.view(state).combat?.enemies.map(({ id }) => id) ?? [];
        met.set(type, (met.get(type) ?? new Set()).add(ids.join()));
      }
    }
    expect([...(met.get("encounter") ?? [])].toSorted()).toEqual([
      ...["blue_slaver", "cultist", "fungi_beast", "green_louse"],
      ...["jaw_worm", "red_louse", "small_slime"],
    ]);
    expect([...(met.get("elite") ?? [])].toSorted()).toEqual([
      ...["gremlin_nob", "lagavulin", "sentry_a,sentry_b,sentry"],
    ]);
    expect([...(met.get("boss") ?? [])].toSorted()).toEqual(["slime_boss", "the_guardian"]);
  });
});
