// Modifier cards (R59), and what is counted when cards come and go (R58).
import { describe, expect, it } from "vitest";
import {
  type CardEffect,
  type CardId,
  type Options,
  type State,
  wretched,
} from "../../src/index.js";
import { eventsOf, faultsOf, gameOf, number, play, turn } from "../table.js";

/** The ship's rules without pulls, with some modifier cards. */
const gameWith = (effects: Partial<Record<CardId, CardEffect>>) =>
  gameOf({ ...wretched.rows, system: "odd", pulls: {}, effects });

type TestGame = ReturnType<typeof gameWith>;

/** A game on its first day, with a number of cards face down. */
function dayOf(game: TestGame, cards: number, options: Options = {}): State {
  const state = game.clone(game.create({ seed: "effects", initialDamage: null, ...options }));
  play(state, { type: "skip-log" }, [], game);
  play(state, { type: "roll-tasks" }, [cards - 1], game);
  return state;
}

describe("modifier cards", () => {
  it("R59: repair gives integrity back, up to the start", () => {
    const game = gameWith({ H2: { kind: "repair", amount: 3 }, H4: { kind: "repair", amount: 3 } });
    const state = dayOf(game, 3);
    state.integrity = 50;
    expect(eventsOf(turn(state, "H2", game), "integrity-repaired")).toEqual([
      { type: "integrity-repaired", card: "H2", amount: 3, integrity: 53 },
    ]);
    const [last] = eventsOf(turn(state, "H4", game), "integrity-repaired");
    expect([last?.amount, state.integrity]).toEqual([1, 54]);
  });

  it("R59: a check comes before the effect, and a lethal one instead of it", () => {
    const game = gameWith({ H3: { kind: "repair", amount: 9 } });
    const state = dayOf(game, 2, { integrity: 10 });
    turn(state, "H3", game);
    expect(state.integrity).toBe(10);
    play(state, { type: "pull" }, [3], game);
    expect(state.integrity).toBe(10); // 4 lost, up to 9 given back
    const doomed = dayOf(game, 2, { integrity: 4 });
    turn(doomed, "H3", game);
    play(doomed, { type: "pull" }, [3], game);
    expect([doomed.integrity, doomed.status]).toEqual([0, "defeat"]);
  });

  it("R59, E6: tokens are added and removed while the countdown runs; the last goes by a rescue roll alone", () => {
    const game = gameWith({
      H2: { kind: "remove-tokens", amount: 10 },
      H4: { kind: "add-tokens", amount: 2 },
      H6: { kind: "add-tokens", amount: 1 },
    });
    const state = dayOf(game, 4);
    expect(eventsOf(turn(state, "H6", game), "tokens-changed")).toMatchObject([{ change: 0 }]);
    turn(state, "HA", game);
    expect(eventsOf(turn(state, "H2", game), "tokens-changed")).toEqual([
      { type: "tokens-changed", card: "H2", change: -9, tokens: 1 },
    ]);
    turn(state, "H4", game);
    expect(state.tokens).toBe(3);
  });

  it("R59: a day becomes longer, as far as the deck goes, or shorter", () => {
    const game = gameWith({
      H2: { kind: "more-cards", amount: 2 },
      H4: { kind: "fewer-cards", amount: 6 },
    });
    const state = dayOf(game, 2);
    expect(eventsOf(turn(state, "H2", game), "day-changed")).toEqual([
      { type: "day-changed", card: "H2", change: 2, left: 3 },
    ]);
    expect(eventsOf(turn(state, "H4", game), "day-changed")).toMatchObject([{ change: -2 }]);
    expect([state.stage, state.deck.rest.length]).toEqual(["journalPhase", 50]);
  });

  it("R59: a longer day ends with the deck", () => {
    const game = gameWith({ H2: { kind: "more-cards", amount: 6 } });
    const state = dayOf(game, 1);
    state.deck.rest = [number("H2"), number("H4")];
    expect(eventsOf(turn(state, "H2", game), "day-changed")).toMatchObject([
      { change: 1, left: 1 },
    ]);
  });

  it("R59: a peek shows what comes next, and it comes", () => {
    const game = gameWith({ H2: { kind: "peek", amount: 2 } });
    const state = dayOf(game, 3);
    const at = state.deck.rest.indexOf(number("H2"));
    const rest = state.deck.rest.filter((card) => card !== number("H2"));
    const [c4, s6] = [rest.indexOf(number("C4")), rest.indexOf(number("S6")) - 1];
    const events = play(state, { type: "turn-card" }, [at, c4, s6], game);
    expect(eventsOf(events, "cards-peeked")).toEqual([
      { type: "cards-peeked", card: "H2", cards: ["C4", "S6"], reveals: true },
    ]);
    expect(game.view(state)).toMatchObject({ knownNext: "C4", known: ["C4", "S6"] });
    turn(state, "C4", game);
    turn(state, "S6", game);
    expect(game.view(state).known).toEqual([]);
  });

  it("R59: a tool spares the next check, and can come again after it was spent", () => {
    const game = gameWith({ H2: { kind: "tool", amount: 1 }, H4: { kind: "tool", amount: 1 } });
    const state = dayOf(game, 5);
    for (const card of ["H2", "H4"] as const) {
      turn(state, card, game);
      expect(state.hasTool).toBe(true);
      turn(state, card === "H2" ? "H3" : "H5", game);
      play(state, { type: "use-tool" }, [], game);
      expect([state.hasTool, state.integrity]).toEqual([false, 54]);
    }
  });

  it("R59: a tracker is lost by choice, and more than one can be", () => {
    const game = gameWith({
      H2: { kind: "lose-tracker", amount: 1 },
      H4: { kind: "lose-tracker", amount: 1 },
      H6: { kind: "lose-tracker", amount: 1 },
    });
    const state = dayOf(game, 5);
    turn(state, "H6", game);
    expect(state.stage).toBe("processCard"); // there is none to lose
    turn(state, "HK", game);
    turn(state, "CK", game);
    expect(eventsOf(turn(state, "H2", game), "king-choice-offered")).toMatchObject([
      { cards: ["HK", "CK"] },
    ]);
    play(state, { type: "remove-king", card: "CK" }, [], game);
    turn(state, "H4", game);
    play(state, { type: "remove-king", card: "HK" }, [], game);
    expect([state.kingsRevealed, game.view(state).removedKings]).toEqual([0, ["CK", "HK"]]);
    expect(game.load(game.save(state)).ok).toBe(true);
  });

  it("R59: an Ace and a tracker can be modifier cards too; a last tracker is not", () => {
    const game = gameWith({
      SA: { kind: "repair", amount: 2 },
      HK: { kind: "more-cards", amount: 1 },
      SK: { kind: "repair", amount: 2 },
    });
    const state = dayOf(game, 4, { trackerLimit: 3 });
    state.integrity = 40;
    turn(state, "SK", game);
    expect([state.kingsRevealed, state.integrity]).toEqual([1, 42]);
    turn(state, "SA", game);
    expect(state.stage).toBe("specialChecks");
    play(state, { type: "keep-king" }, [], game);
    expect(state.integrity).toBe(44);
    turn(state, "HK", game);
    expect(state.faceDownCount).toBe(2);
    turn(state, "DK", game);
    expect(state.status).toBe("defeat");
  });

  it.each<[CardId, CardEffect, string]>([
    ["H2", { kind: "peek", amount: 4 }, "must not let H2 peek more than 3"],
    ["HA", { kind: "lose-tracker", amount: 1 }, "must not let HA lose a tracker"],
  ])("R59: refuses %s with %o", (card, effect, message) => {
    expect(faultsOf({ ...wretched.rows, effects: { [card]: effect } })).toContain(message);
  });

  it("R59: refuses effects that are not in the list", () => {
    const effects = { H2: { kind: "explode", amount: 1 }, XX: { kind: "peek", amount: 1 } };
    const said = faultsOf({ ...wretched.rows, effects });
    expect(said).toContain("effects.H2.kind must be one of");
    expect(said).toContain("effects.XX is not a known field");
  });
});

describe("counted cards", () => {
  it("R58: a King that goes back on its own day is turned and not put away", () => {
    const game = gameWith({});
    const state = dayOf(game, 3);
    turn(state, "SK", game);
    turn(state, "SA", game);
    play(state, { type: "return-king", card: "SK" }, [], game);
    const events = turn(state, "C4", game);
    expect(eventsOf(events, "cards-discarded")).toEqual([{ type: "cards-discarded", count: 2 }]);
    expect(state.cardsTurned).toBe(3);
  });

  it("R58: a King of an earlier day that goes back takes nothing from today's cards", () => {
    const game = gameWith({});
    const state = dayOf(game, 1);
    turn(state, "SK", game);
    play(state, { type: "skip-log" }, [], game);
    play(state, { type: "roll-tasks" }, [0], game);
    turn(state, "SA", game);
    const events = play(state, { type: "return-king", card: "SK" }, [], game);
    expect(eventsOf(events, "cards-discarded")).toMatchObject([{ count: 1 }]);
  });

  it("R58: a short deck is put away as it was dealt, not as the die showed", () => {
    const game = gameWith({});
    const state = game.clone(game.create({ seed: 1, initialDamage: null }));
    play(state, { type: "skip-log" }, [], game);
    state.discard = state.deck.rest.filter((card) => card !== number("C4"));
    state.deck.rest = [number("C4")];
    play(state, { type: "roll-tasks" }, [5], game);
    const events = turn(state, "C4", game);
    expect(eventsOf(events, "cards-discarded")).toMatchObject([{ count: 1 }]);
  });
});
