// Custom threat decks: a table that is wrong names every fault, a right one plays, and its saves stay apart.
import { replaceRows } from "@games/core-game";
import { scripted, unwrap } from "@games/core-rng";
import { describe, expect, it } from "vitest";
import { dsd6, type Threat } from "../src/index.js";
import { THREATS } from "./position.js";

const MINE: Threat = {
  id: "boarding-party",
  name: "Boarding Party",
  kind: "internal",
  count: 2,
  symbol: "skull",
  needs: { face: "tactical", count: 3 },
  reveal: [{ effect: "send-crew" }],
  activate: [{ effect: "hull-damage", amount: 2 }],
};

const BOSS = THREATS.filter(({ kind }) => kind === "boss");

function gameWith(threats: readonly Threat[]) {
  return unwrap(dsd6.withContent({ threats }));
}

/** The faults of a table, as paths and messages. */
function faultsOf(threats: unknown): string[] {
  const made = dsd6.withContent({ threats });
  return made.ok ? [] : made.error.faults.map(({ path, message }) => `${path} ${message}`);
}

const withRow = (row: object) => [
  ...THREATS,
  { id: "mine", name: "Mine", kind: "internal", count: 1, ...row },
];

describe("custom threats", () => {
  it("are shuffled in, numbered after the standard cards, and act", () => {
    const game = gameWith(replaceRows(THREATS, [MINE]));
    const view = game.view(game.create({ seed: 4 }));
    expect(view.deckSize + view.threats.length + view.discard.length).toBe(30);
    const seen = [...view.deck, ...view.threats, ...view.discard];
    const mine = seen.filter(({ threat }) => threat === "boarding-party");
    expect(mine.map(({ card }) => card).sort()).toEqual([31, 32]);
  });

  it("keep saves and replays of other content apart, and equal content together", () => {
    const game = gameWith(replaceRows(THREATS, [MINE]));
    const again = gameWith([...THREATS, { ...MINE }]);
    const save = game.save(game.create({ seed: 4 }));
    expect(again.load(save).ok).toBe(true);
    expect(dsd6.load(save)).toMatchObject({ ok: false, error: { code: "wrong-content" } });
    expect(gameWith(THREATS).contentHash).toBe(dsd6.contentHash);
  });

  it("shield-or-hull-damage of more than one still spares the hull while there are shields", () => {
    const ram: Threat = {
      id: "ram",
      name: "Ram",
      kind: "external",
      count: 20,
      symbol: "skull",
      hp: 1,
      activate: [{ effect: "shield-or-hull-damage", amount: 3 }],
    };
    const game = gameWith([...BOSS, ram]);
    const state = game.clone(game.create({ seed: 1 }));
    const context = game.openWith(state, scripted([0, 0, 0, 0, 0, 0, 0, 0]));
    for (const type of ["roll", "end-assign", "continue", "continue"] as const)
      game.step(context, { type });
    expect([state.inPlay.length, state.shields, state.hull]).toEqual([3, 0, 5]);
  });

  it("can end the game in setup", () => {
    const deadly: Threat = {
      id: "supernova",
      name: "Supernova",
      kind: "external",
      count: 20,
      reveal: [{ effect: "hull-damage", amount: 11 }, { effect: "discard-self" }],
    };
    const game = gameWith([...BOSS, deadly]);
    const { state, events } = unwrap(game.tryCreate({ seed: 1 }));
    expect(game.outcome(state)).toMatchObject({ result: "hull-lost", killer: "supernova" });
    expect(events.map(({ type }) => type)).toEqual([
      "card-drawn",
      "ship-damaged",
      "card-discarded",
      "card-drawn",
      "ship-damaged",
      "card-discarded",
      "game-ended",
    ]);
    expect(game.legalActions(state)).toEqual([]);
    expect(game.load(game.save(state)).ok).toBe(true);
  });

  it("R47: content that cannot be won is refused by name", () => {
    const cannons = THREATS.map((row) =>
      row.id === "orbital-cannon" ? { ...row, count: 2 } : row,
    );
    const refused = (threats: readonly object[]) => {
      const game = dsd6.withContent({ threats });
      return game.ok ? "" : game.error.message;
    };
    expect(refused(cannons)).toContain("can hold Orbital Cannon and another one at once");
    const scouts = THREATS.map((row) => (row.id === "pirates" ? { ...row, onlyAlone: true } : row));
    expect(refused(scouts)).toContain("can hold Pirates and Orbital Cannon at once");
    const winds = THREATS.map((row) =>
      row.id === "solar-winds-flagship"
        ? { ...row, reveal: [{ effect: "hull-damage", amount: 12 }, { effect: "discard-self" }] }
        : row,
    );
    expect(refused(winds)).toContain("destroys any ship when it is drawn");
    const warp = THREATS.map((row) => {
      const { needs: _, ...rest } = row;
      return row.id === "time-warp" ? rest : row;
    });
    expect(refused(warp)).toContain("keeps every enemy alive and can never leave play");
    expect(refused(THREATS.filter(({ kind }) => kind !== "boss"))).toContain(
      'one row of kind "boss"',
    );
  });

  it.each([
    [{ kind: "external", symbol: "skull" }, "needs hp"],
    [{ hp: 3 }, "has hp but is not an enemy"],
    [{ kind: "external", hp: 1, needs: { face: "science", count: 1 } }, "has needs but"],
    [
      { needs: { face: "science", count: 1 }, reveal: [{ effect: "lock-die" }] },
      "cannot both lock a die",
    ],
    [{ onlyAlone: true }, "has onlyAlone but"],
    [{ kind: "filler", symbol: "nova" }, "is a filler"],
    [{ activate: [{ effect: "send-pool" }] }, "needs a symbol"],
    [{ symbol: "nova", activate: [{ effect: "lock-die" }] }, "only when revealed"],
    [{ reveal: [{ effect: "free-die" }] }, "free its die only when activated"],
    [{ reveal: [{ effect: "draw-cards" }] }, "draw cards only when activated"],
    [{ reveal: [{ effect: "regenerate" }] }, "regenerate only when activated"],
    [{ symbol: "nova", activate: [{ effect: "regenerate" }] }, "needs hp to do so"],
    [
      { kind: "boss-barrier", hp: 1, reveal: [{ effect: "discard-self" }] },
      "cannot discard itself",
    ],
    [{ reveal: [{ effect: "discard-self" }, { effect: "send-crew" }] }, "as its last effect"],
    [{ reveal: [{ effect: "send-pool", amount: 2 }] }, "takes no amount"],
    [{ id: "Mine!" }, "must be kebab-case"],
    [{ name: "" }, "must be text of 1 to 40 characters"],
    [{ count: 21 }, "must be a whole number from 0 to 20"],
    [{ passive: "no-fun" }, "must be one of"],
    [{ needs: { face: "threat", count: 1 } }, "must be one of"],
    [{ reveal: [{ effect: "explode" }] }, "must be one of"],
    [{ colour: "red" }, "is not a known field"],
  ])("a row with %j is refused: %s", (row, message) => {
    const faults = faultsOf(withRow(row));
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(message);
    expect(faults[0]).toMatch(/^threats\[20\]/);
  });

  it("every fault is named, not only the first", () => {
    expect(faultsOf([{ id: "x", name: "X", kind: "boss", count: 2 }, { kind: "alien" }])).toEqual([
      "threats[0] can be shot at and needs hp, unless it discards itself when revealed",
      "threats[0] is the boss, of which there is exactly one card",
      "threats[1].id is missing",
      "threats[1].name is missing",
      'threats[1].kind must be one of "internal", "external", "filler", "boss-barrier", "boss"',
      "threats[1].count is missing",
    ]);
  });

  it("a corrected name keeps every save and changes the sentences", () => {
    const renamed = gameWith(THREATS.map((row) => ({ ...row, name: `The ${row.name}` })));
    expect(renamed.contentHash).toBe(dsd6.contentHash);
    expect(renamed.load(dsd6.save(dsd6.create({ seed: 4 }))).ok).toBe(true);
  });

  it("a table needs one boss, unique rows, and neither too few nor too many cards", () => {
    expect(faultsOf([])).toEqual([
      'threats must have one row of kind "boss", not 0',
      "threats has fewer than 8 cards beside the boss on easy",
      "threats has fewer than 8 cards beside the boss on normal",
      "threats has fewer than 8 cards beside the boss on hard",
    ]);
    expect(faultsOf([...THREATS, MINE, MINE])).toEqual([
      'threats has more than one row "boarding-party"',
    ]);
    const crowd = ["a", "b", "c", "d"].map((id) => ({ ...MINE, id, count: 20 }));
    expect(faultsOf([...THREATS, ...crowd])).toEqual(["threats has more than 100 cards"]);
    expect(faultsOf("nothing")).toEqual(["threats must be a list of 0 to 60 items"]);
  });
});
