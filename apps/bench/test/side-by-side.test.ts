// The differential runner finds what it looks for: each planted difference is named.
import { bombFlip } from "@games/bomb-flip";
import * as core from "@games/core-game";
import * as rng from "@games/core-rng";
import { expect, test } from "vitest";
import { makeDriver } from "../src/contract-2.js";
import type { AnyAction, AnyEvent, Driver } from "../src/driver.js";
import { ENGINES } from "../src/engines.js";
import { RENAMES, UNCHANGED } from "../src/renames.js";
import { atRandom, playBoth, recorded } from "../src/side-by-side.js";

const driver = () => makeDriver({ rng, core }, bombFlip, { lives: 1 });
const states = { cards: rng.seedRng("cards"), loot: rng.seedRng("loot") };
const play = (before: Driver, after: Driver, renames = UNCHANGED) =>
  playBoth({ before, after, renames }, states, atRandom(rng.seeded(1)));

/** A driver with one thing changed. */
const changed = (change: (driver: Driver) => Partial<Driver>): Driver => {
  const own = driver();
  return { ...own, ...change(own) };
};

test("a release is like itself", () => {
  const { actions, events, difference } = play(driver(), driver());
  expect(difference).toBeUndefined();
  expect(actions).toBeGreaterThan(0);
  expect(events).toBeGreaterThan(actions);
});

test("another order of legal actions is a difference", () => {
  const other = changed((own) => ({
    legalActions: (state) => [...own.legalActions(state)].reverse(),
  }));
  expect(play(driver(), other).difference).toMatch(/legal actions after 0, item 0 of 2/);
});

test("another random state is a difference", () => {
  const other = changed((own) => ({
    begin: (begun, emit) => own.begin({ ...begun, loot: rng.seedRng("other") }, emit),
  }));
  expect(play(driver(), other).difference).toMatch(/events, item \d+/);
});

test("an event that is missing or changed is a difference", () => {
  const hearing = (map: (event: AnyEvent) => AnyEvent | undefined) =>
    changed((own) => ({
      begin: (begun, emit) =>
        own.begin(begun, (event) => {
          const mapped = map(event);
          if (mapped !== undefined) emit?.(mapped);
        }),
    }));
  const late = hearing((event) => (event.type === "life-lost" ? undefined : event));
  expect(play(driver(), late).difference).toContain("life-lost");
  const wrong = hearing((event) => ("turn" in event ? { ...event, turn: 0 } : event));
  expect(play(driver(), wrong).difference).toContain('"turn":0');
  const endless = hearing((event) => (event.type === "game-ended" ? undefined : event));
  const { difference } = play(driver(), endless, { ...UNCHANGED, added: ["game-ended"] });
  expect(difference).toContain("game-ended");
});

test("another outcome is a difference, but for fields that were added", () => {
  const other = changed((own) => ({
    outcome: (state) => {
      const found = own.outcome(state);
      return found && { ...found, busts: -1 };
    },
  }));
  expect(play(driver(), other).difference).toContain("outcome");
});

test("the actions of a recorded game must be legal", () => {
  const pair = { before: driver(), after: driver(), renames: UNCHANGED };
  const bank = { type: "bank" } as AnyAction;
  expect(playBoth(pair, states, recorded([bank])).difference).toContain("is not legal");
});

test("the renames are of games that there are", () => {
  const ids = ENGINES.map(({ id }) => id);
  expect(Object.keys(RENAMES).filter((id) => !ids.includes(id))).toEqual([]);
});
