// Threats of one's own: a table that is wrong names every fault, a right one plays, and its saves stay apart.

import { OptionsError } from "@games/core-game";
import { scripted } from "@games/core-rng";
import { describe, expect, it } from "vitest";
import { createDsd6Game, dsd6, THREATS, type Threat } from "../src/index.js";

const MINE: Threat = {
  id: "boarding-party",
  kind: "internal",
  count: 2,
  symbol: "skull",
  needs: { face: "tactical", count: 3 },
  reveal: [{ effect: "send-crew" }],
  activate: [{ effect: "hull-damage", amount: 2 }],
};

/** The faults of a table, as places and messages. */
function faultsOf(threats: unknown): string[] {
  try {
    createDsd6Game({ threats: threats as Threat[] });
    return [];
  } catch (error) {
    if (!(error instanceof OptionsError)) throw error;
    return error.faults.map(({ path, message }) => `${path} ${message}`);
  }
}

const withRow = (row: object) => [...THREATS, { id: "mine", kind: "internal", count: 1, ...row }];

describe("own threats", () => {
  it("are shuffled in, numbered after the standard cards, and act", () => {
    const game = createDsd6Game({ threats: [...THREATS, MINE] });
    const view = game.view(game.create({ seed: 4 }));
    expect(view.deckSize + view.threats.length + view.discard.length).toBe(30);
    const seen = [...view.deck, ...view.threats, ...view.discard];
    const mine = seen.filter(({ threat }) => threat === "boarding-party");
    expect(mine.map(({ card }) => card).sort()).toEqual([31, 32]);
  });

  it("keep saves and replays of other content apart, and equal content together", () => {
    const game = createDsd6Game({ threats: [...THREATS, MINE] });
    const again = createDsd6Game({ threats: [...THREATS, { ...MINE }] });
    const save = game.save(game.create({ seed: 4 }));
    expect(again.load(save).ok).toBe(true);
    expect(dsd6.load(save)).toMatchObject({ ok: false, error: { code: "wrong-content" } });
    expect(createDsd6Game({ threats: THREATS.map((row) => ({ ...row })) }).content).toBe(
      dsd6.content,
    );
  });

  it("shield-or-hull-damage of more than one still spares the hull while there are shields", () => {
    const ram: Threat = {
      id: "ram",
      kind: "external",
      count: 20,
      symbol: "skull",
      hp: 1,
      activate: [{ effect: "shield-or-hull-damage", amount: 3 }],
    };
    const game = createDsd6Game({
      threats: [...THREATS.filter(({ kind }) => kind === "boss"), ram],
    });
    const state = game.create({ seed: 1 });
    const luck = game.shareLuck(scripted([0, 0, 0, 0, 0, 0, 0, 0]));
    for (const type of ["roll", "end-assign", "continue", "continue"] as const)
      game.step(state, { type }, luck);
    expect([state.play.length, state.shields, state.hull]).toEqual([3, 0, 5]);
  });

  it("can end the game in setup", () => {
    const deadly: Threat = {
      id: "supernova",
      kind: "external",
      count: 20,
      reveal: [{ effect: "hull-damage", amount: 12 }, { effect: "discard-self" }],
    };
    const game = createDsd6Game({
      threats: [...THREATS.filter(({ kind }) => kind === "boss"), deadly],
    });
    const state = game.create({ seed: 1 });
    expect(game.outcome(state)).toMatchObject({ result: "hull-lost", killer: "supernova" });
    expect(game.legalActions(state)).toEqual([]);
    expect(game.load(game.save(state)).ok).toBe(true);
  });

  it.each([
    [{ kind: "external", symbol: "skull" }, "needs hp"],
    [{ hp: 3 }, "has hp but is no enemy"],
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
    expect(faultsOf([{ id: "x", kind: "boss", count: 2 }, { kind: "alien" }])).toEqual([
      "threats[0] can be shot at and needs hp, unless it discards itself when revealed",
      "threats[0] is the boss, of which there is exactly one card",
      "threats[1].id must be text of 1 to 40 characters",
      'threats[1].kind must be one of "internal", "external", "filler", "boss-barrier", "boss"',
      "threats[1].count must be a whole number from 0 to 20",
    ]);
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
