// The turns that the searcher compares: that of the captain first, all of them legal, none twice, none missing.
import { bindPlayer } from "@games/core-game";
import { seeded } from "@games/core-rng";
import { describe, expect, it } from "vitest";
import { captain, searcherFor } from "../src/bots.js";
import { type Action, dsd6, type State } from "../src/index.js";
import { listTurns, type Turn } from "../src/turns.js";

const choose = bindPlayer(dsd6, captain);

/** Some states of Assign with a choice, on the way of the captain. */
function* assignStates(every: number) {
  const state = dsd6.clone(dsd6.create({ seed: 0 }));
  const context = dsd6.open(state);
  let met = 0;
  for (let legal = dsd6.legalActions(state); legal.length > 0; legal = dsd6.legalActions(state)) {
    const isMet = state.phase === "assign" && legal.length > 1 && met++ % every === 0;
    if (isMet) yield dsd6.clone(state);
    dsd6.step(context, choose(state, legal, seeded(1)));
  }
}

const turnsOf = (state: State, max = 60): Turn[] => listTurns(dsd6, state, choose, seeded(1), max);

/** Plays the orders of a turn; every one of them must be legal. */
function play(state: State, turn: Turn): State {
  const after = dsd6.clone(state);
  for (const order of turn) {
    expect(dsd6.check(after, order)).toBeUndefined();
    dsd6.step(dsd6.open(after), order);
  }
  return after;
}

describe("the turns of a position", () => {
  it("begin with the captain's own, and all are legal to their ends", () => {
    for (const state of assignStates(8)) {
      const turns = turnsOf(state);
      const own: Action[] = [];
      const copy = dsd6.clone(state);
      while (copy.phase === "assign" && own.at(-1)?.type !== "reroll") {
        const order = choose(copy, dsd6.legalActions(copy), seeded(1));
        own.push(order);
        if (order.type !== "reroll") dsd6.step(dsd6.open(copy), order);
      }
      expect(turns[0]).toEqual(own);
      for (const turn of turns) {
        const isEnd = ["end-assign", "reroll"].includes(turn.at(-1)?.type ?? "");
        expect(isEnd || play(state, turn).phase === "over").toBe(true);
        play(state, turn);
      }
    }
  });

  it("are all there are, as far as they differ in shields, hull, crew, stasis and hit points", () => {
    const summary = ({ hull, shields, places, hitPoints, stasisTokens, inPlay }: State) => {
      const free = places.filter((place) => place < 6).length;
      return JSON.stringify([hull, shields, free, hitPoints, stasisTokens, inPlay]);
    };
    /** What can come of any orders but rerolls and dice that are turned to Threat. */
    function* allEnds(state: State, seen: Set<string>): Generator<string> {
      const { rng: _, ...rest } = state;
      const key = JSON.stringify(rest);
      if (seen.has(key)) return;
      seen.add(key);
      yield summary(state);
      for (const order of dsd6.legalActions(state)) {
        if (order.type === "end-assign" || order.type === "reroll") continue;
        if (order.type === "change" && order.face === "threat") continue;
        const next = dsd6.clone(state);
        dsd6.step(dsd6.open(next), order);
        if (next.phase === "assign") yield* allEnds(next, seen);
      }
    }
    let compared = 0;
    for (const state of assignStates(2)) {
      if (state.places.filter((place) => place === 0).length > 3) continue;
      const listed = turnsOf(state, 10_000)
        .filter((turn) => turn.at(-1)?.type === "end-assign")
        .map((turn) => summary(play(state, turn.slice(0, -1))));
      expect(new Set(listed)).toEqual(new Set(allEnds(state, new Set())));
      compared++;
    }
    expect(compared).toBeGreaterThan(3);
  });
});

it("the searcher plays legal turns that follow from its luck alone", { timeout: 3e6 }, () => {
  const play = () => {
    const own = bindPlayer(dsd6, searcherFor(dsd6, { rollouts: 60 }));
    const state = dsd6.clone(dsd6.create({ seed: 3 }));
    const context = dsd6.open(state);
    const luck = seeded("searcher");
    for (let i = 0; i < 30; i++) {
      const legal = dsd6.legalActions(state);
      if (legal.length === 0) break;
      const action = own(state, legal, luck);
      expect(legal).toContain(action);
      dsd6.step(context, action);
    }
    return dsd6.hash(state);
  };
  expect(play()).toBe(play());
});
