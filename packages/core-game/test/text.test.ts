// What every front end needs in words: seeds for people, fields for options, and the history in sentences.
import { scripted } from "@games/core-rng";
import { expect, it } from "vitest";
import { Session } from "../src/index.js";
import {
  changedValues,
  findWrongNumber,
  initialValues,
  type OptionField,
  seedOfDay,
  seedPhrase,
  tellHistory,
} from "../src/text.js";
import { toy } from "./toy.js";

it("the seed of a day is its date, in numbers that sort", () => {
  expect(seedOfDay(2026, 1, 9)).toBe("2026-01-09");
  expect(seedOfDay(2026, 12, 31)).toBe("2026-12-31");
});

it("a seed to be said aloud is two words of the list and a number below 100", () => {
  expect(seedPhrase(scripted([0, 49, 7]))).toBe("amber-wren-7");
});

const FIELDS: readonly OptionField[] = [
  { kind: "number", name: "lives", label: "Lives", min: 1, max: 9, initial: 3 },
  { kind: "toggle", name: "hard", label: "Hard", initial: false },
];

it("options are what differs from the initial values", () => {
  expect(initialValues(FIELDS)).toEqual({ lives: 3, hard: false });
  expect(changedValues(FIELDS, { lives: 3, hard: true })).toEqual({ hard: true });
  expect(changedValues(FIELDS, { lives: 4, other: 1 })).toEqual({ lives: 4 });
});

it("a number that a form must not take is found by its field", () => {
  const lives = FIELDS.find(({ kind }) => kind === "number");
  expect(findWrongNumber(FIELDS, { lives: 3, hard: true })).toBeUndefined();
  for (const wrong of [0, 11, 2.5, Number.NaN, "3"])
    expect(findWrongNumber(FIELDS, { lives: wrong, hard: false })).toBe(lives);
  expect(findWrongNumber(FIELDS, {})).toBe(lives);
});

const WORDS = {
  describeAction: ({ type }: { type: string }, _game: unknown, view: { depth: number }) =>
    `${type} from ${view.depth}`,
  describeEvent: ({ type }: { type: string }) => (type === "rolled" ? undefined : type),
};

it("the history tells each action with the view before it, and only the events that have words", () => {
  const session = new Session(toy, { seed: "words" });
  session.do({ type: "dig" });
  session.do({ type: "leave" });
  const events = session.history().flatMap((entry) => entry.events);
  // The toy digs as deep as its die shows.
  const rolled = events.find((event) => event.type === "rolled");
  const pages = tellHistory(WORDS, session);
  expect(pages.map(({ step, action }) => `${step} ${action}`)).toEqual([
    "0 The beginning",
    "1 dig from 0",
    `2 leave from ${rolled?.face}`,
  ]);
  expect(pages[0]?.sentences).toEqual(["cellar-entered"]);
  expect(pages[1]?.sentences).not.toContain("rolled");
});

it("a session whose beginning is unknown tells what was played since", () => {
  const from = toy.create({ seed: "words" });
  const session = new Session(toy, { seed: "words" }, { from });
  expect(tellHistory(WORDS, session)).toEqual([]);
  session.do({ type: "dig" });
  expect(tellHistory(WORDS, session).map(({ action }) => action)).toEqual(["dig from 0"]);
});
