// What a screen tells of a game in progress.
import { unwrap } from "@games/core-game";
import { expect, it } from "vitest";
import { wretched } from "../src/index.js";
import { nightExchange, salvageShip } from "../src/packs/index.js";
import {
  chanceWords,
  damageBands,
  describeCheck,
  describePresence,
  describeStanding,
  explainAction,
  tellEnding,
} from "../src/screen.js";
import { glossary } from "../src/text.js";
import { begin, deal, gameOf, play, turn } from "./table.js";

const ship = gameOf(salvageShip);
const exchange = gameOf(nightExchange);
const viewOf = (draft: Parameters<typeof wretched.position>[0], game = ship) =>
  game.view(unwrap(game.position(draft)));

it("says where the game stands, with exact chances", () => {
  const { title, text } = describeStanding(
    viewOf({ stage: "processCard", faceDownCount: 2 }),
    ship,
  );
  expect(title).toBe("2 cards face down");
  // 32 of 52 cards pull (R1), 4 are Kings, 4 Aces.
  expect(text).toBe(
    "Turn the next one. The chance of a pull is 61.5%, of a King 7.7%, of an Ace 7.7%.",
  );
  const rescue = viewOf({ stage: "beaconRoll", discard: ["HA", "DA"], tokens: 1 });
  expect(describeStanding(rescue, ship)).toEqual({
    title: "Does anybody hear?",
    text: "1 die of six sides: 5 or more takes one away. 1 relay to go; the chance of at least one is 33.3%.",
    language: "en",
  });
});

it("says what a check is made with, and how likely it holds", () => {
  const severe = viewOf({ stage: "towerPull", discard: ["DQ"], integrity: 5 });
  if (severe.check === null) throw new Error("A check waits.");
  // A severe card costs a die and one more: with 5 left it holds on 1, 2 and 3.
  expect(describeCheck(severe, severe.check, ship)).toBe(
    "One die of six sides is rolled. A severe card adds 1. The chance that it holds is 50%.",
  );
  const pool = viewOf({ stage: "towerPull", discard: ["H3"], integrity: 1 }, exchange);
  if (pool.check === null) throw new Error("A check waits.");
  expect(describeCheck(pool, pool.check, exchange)).toBe(
    "1 die rolled at once; those that show 1 are lost. The chance that it holds is 83.3%.",
  );
});

it("has few rows for what a check can cost", () => {
  const deadly = viewOf({ stage: "towerPull", discard: ["D2"], integrity: 3 });
  expect(damageBands(deadly).map(({ from, to, isFatal }) => [from, to, isFatal])).toEqual([
    [1, 1, false],
    [2, 2, false],
    [3, 6, true],
  ]);
  expect(damageBands(deadly).at(-1)?.chance).toBeCloseTo(4 / 6, 12);
  const pool = viewOf({ stage: "towerPull", discard: ["H3"], integrity: 38 }, exchange);
  const bands = damageBands(pool);
  // 38 dice show 6.3 ones on average: 0 and 1, and everything from 12 on, are rarer than one in fifty.
  expect(bands.length).toBeLessThan(14);
  expect([bands[0]?.from, bands[0]?.to]).toEqual([0, 1]);
  expect(bands.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9);
  expect(damageBands(viewOf({}))).toEqual([]);
});

it("says why a good player would do something", () => {
  const waiting = viewOf({
    stage: "towerPull",
    discard: ["CA", "D2"],
    hasTool: true,
    integrity: 3,
  });
  expect(explainAction({ type: "use-tool" }, waiting, ship)).toContain("It spares one pull");
  // A die less one Ace: 3 left holds while it shows at most 3.
  expect(explainAction({ type: "pull" }, waiting, ship)).toContain("a chance of 50%");
});

it("speaks in the words of the story", () => {
  expect(describeStanding(viewOf({ day: 3, discard: ["H2"] }, exchange), exchange).title).toBe(
    "Hour 3 begins",
  );
  expect(describePresence(viewOf({ discard: ["S2"] }, exchange), exchange)).toBe(
    "far off, 1 of 13 calls from nowhere",
  );
  const terms = glossary(exchange).map(({ id, term }) => [id, term]);
  expect(terms).toContainEqual(["check", "Line test"]);
  expect(terms.map(([id]) => id)).toContain("modifier");
  expect(terms.map(([id]) => id)).not.toContain("severe"); // this story has none
  expect(glossary(ship).map(({ id }) => id)).not.toContain("modifier");
});

it("tells an ending by the story's own text and by what was played", () => {
  const state = begin({ integrity: 1 });
  deal(state, 1);
  turn(state, "H3");
  play(state, { type: "pull" }, [0]);
  play(state, { type: "skip-log" });
  const outcome = wretched.outcome(state);
  if (outcome === undefined) throw new Error("The game is over.");
  const { ship_destroyed } = salvageShip.prose.endings;
  expect(tellEnding(outcome, ship)).toEqual({
    title: ship_destroyed.title,
    lines: [ship_destroyed.text, "1 day, 1 card, 0 Kings in sight."],
    language: "en",
  });
});

it("says chances as people do", () => {
  expect([0, 1, 0.5, 0.00012, 1e-9].map((chance) => chanceWords(chance, ship))).toEqual([
    "0%",
    "100%",
    "50%",
    "1 in 8,300",
    "under 1 in a million",
  ]);
});
